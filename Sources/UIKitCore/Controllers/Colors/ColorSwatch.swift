import Foundation
import UIKitGraphics

/// A rounded rectangle filled with a colour.
///
/// A checkerboard is visible behind translucent colours.
final class ColorSwatch: UIView {
  /// The colour; `nil` for an empty swatch.
  var color: UIColor? {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  /// The corner radius, in points.
  var radius: CGFloat = 10 {
    didSet { if radius != oldValue { setNeedsDisplay() } }
  }

  private static let squareSize: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isPartOfSuperview = true
  }

  required init?(coder: NSCoder) { nil }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let color else { return }
    let isOpaque = color.pixelColor(in: traitCollection).isOpaque
    if !isOpaque { drawSquares(in: context) }
    context.fillRoundedRect(bounds, radius: radius, color: color)
  }

  private func drawSquares(in context: CGContext) {
    context.saveGState()
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).addClip()
    context.fill(bounds, color: .white)
    let side = ColorSwatch.squareSize
    var row = 0
    while CGFloat(row) * side < bounds.height {
      var x = row.isMultiple(of: 2) ? 0 : side
      while x < bounds.width {
        context.fill(
          CGRect(x: x, y: CGFloat(row) * side, width: side, height: side),
          color: .lightGray
        )
        x += side * 2
      }
      row += 1
    }
    context.restoreGState()
  }
}
