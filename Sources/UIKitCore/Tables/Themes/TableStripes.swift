import Foundation
import UIKitGraphics
import UIKitSupport

/// The striped background of grouped tables in the classic theme.
///
/// The stripes are vertical, so that they look the same while rows move over them.
final class TableStripes: UIView {
  /// The distance from one stripe to the next, in points.
  private static let period: CGFloat = 7
  /// The width of a stripe, in points.
  private static let width: CGFloat = 2

  private let color: UIColor

  /// Creates the background.
  ///
  /// - Parameters:
  ///   - ground: The colour between the stripes.
  ///   - color: The colour of the stripes.
  init(ground: UIColor, color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = ground
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    misuse("Stripes are made by their table only")
  }

  override var isVerticallyUniform: Bool { true }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var x = TableStripes.period - TableStripes.width
    while x < bounds.width {
      let stripe = CGRect(x: x, y: 0, width: TableStripes.width, height: bounds.height)
      context.fill(stripe, color: color)
      x += TableStripes.period
    }
  }
}
