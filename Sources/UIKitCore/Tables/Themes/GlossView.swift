import Foundation
import UIKitGraphics
import UIKitSupport

/// The glossy surface of a button.
final class GlossView: UIView {
  private let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    misuse("Gloss is made in code only")
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rows = Int((bounds.height * context.scale).rounded())
    for row in 0..<rows {
      let strip = CGRect(
        x: 0,
        y: CGFloat(row) / context.scale,
        width: bounds.width,
        height: 1 / context.scale
      )
      context.fill(strip, color: color.glossColor(at: CGFloat(row) / CGFloat(rows)))
    }
  }
}
