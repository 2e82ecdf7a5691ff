import Foundation
import UIKitGraphics
import UIKitSupport

/// A background with a theme's fill: one colour, or a gradient from top to bottom.
final class TableFillView: UIView {
  /// The fill; `nil` draws nothing.
  var fill: TableTheme.Fill? {
    didSet {
      guard fill != oldValue else { return }
      // A flat background needs no drawing, and hides the views behind it.
      backgroundColor = fill?.isFlat == true ? fill?.top : nil
      // Rounded corners have to clip the drawing.
      clipsToBounds = fill?.isFlat == false
      setNeedsDisplay()
    }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    misuse("A table's background is made by its table only")
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size, fill?.isFlat == false { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let fill, !fill.isFlat else { return }
    UIGraphicsGetCurrentContext()?.fillGradient(bounds, top: fill.top, bottom: fill.bottom)
  }
}
