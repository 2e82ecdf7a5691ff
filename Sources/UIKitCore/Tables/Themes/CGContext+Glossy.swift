import Foundation
import UIKitGraphics

extension CGContext {
  /// Draws a glossy disc in a white ring with a soft shadow below.
  ///
  /// The disc is filled in pixel rows whose jagged ends are covered by the antialiased ring.
  ///
  /// - Parameters:
  ///   - circle: The square around the ring, in points.
  ///   - color: The colour of the disc.
  func drawGlossyDisc(in circle: CGRect, color: UIColor) {
    let ringWidth: CGFloat = 2
    let shadow = UIColor(white: 0, alpha: 0.35)
    fillRoundedRect(circle.offsetBy(dx: 0, dy: 1), radius: circle.width / 2, color: shadow)
    let radius = circle.width / 2 - ringWidth / 2
    let rows = Int((2 * radius * scale).rounded(.down))
    for row in 0..<rows {
      let offsetFromCenter = (CGFloat(row) + 0.5) / scale - radius
      let halfWidth = (max(0, radius * radius - offsetFromCenter * offsetFromCenter)).squareRoot()
      let fraction = CGFloat(row) / CGFloat(rows)
      let strip = CGRect(
        x: circle.midX - halfWidth,
        y: circle.midY - radius + CGFloat(row) / scale,
        width: 2 * halfWidth,
        height: 1 / scale
      )
      fill(strip, color: color.glossColor(at: fraction))
    }
    strokeRoundedRect(circle, radius: circle.width / 2, width: ringWidth, color: .white)
  }

  /// Draws a thick chevron that points to the right, or to the left if mirrored.
  func drawThickChevron(in rect: CGRect, color: UIColor, isMirrored: Bool) {
    let width = rect.height * 0.22
    let inset = width * 0.6
    let base = isMirrored ? rect.maxX - inset : rect.minX + inset
    let tip = isMirrored ? rect.minX + inset : rect.maxX - inset
    strokeLine(
      [
        CGPoint(x: base, y: rect.minY + inset),
        CGPoint(x: tip, y: rect.midY),
        CGPoint(x: base, y: rect.maxY - inset),
      ],
      width: width,
      color: color
    )
  }

  /// Draws a thick check mark.
  func drawThickCheckmark(in rect: CGRect, color: UIColor) {
    let width = rect.width * 0.2
    strokeLine(
      [
        CGPoint(x: rect.minX + width * 0.6, y: rect.minY + rect.height * 0.58),
        CGPoint(x: rect.minX + rect.width * 0.37, y: rect.maxY - width * 0.8),
        CGPoint(x: rect.maxX - width * 0.6, y: rect.minY + width * 0.4),
      ],
      width: width,
      color: color
    )
  }

  private func strokeLine(_ points: [CGPoint], width: CGFloat, color: UIColor) {
    saveGState()
    setStrokeColor(color.resolvedColor(with: traits).cgColor)
    setLineWidth(width)
    beginPath()
    addLines(between: points)
    strokePath()
    restoreGState()
  }
}

extension UIColor {
  /// Returns the colour of a glossy surface at a fraction of its height from the top: a bright
  /// upper half and a glow below.
  func glossColor(at fraction: CGFloat) -> UIColor {
    if fraction < 0.5 { return mixed(with: .white, by: 0.52 - 0.5 * fraction) }
    return mixed(with: .white, by: (fraction - 0.5) * 0.5)
  }

  /// Returns the colour interpolated towards another colour by a fraction, under the current
  /// traits.
  func mixed(with other: UIColor, by fraction: CGFloat) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (otherRed, otherGreen, otherBlue, otherAlpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (
      0, 0, 0, 0
    )
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    other.getRed(&otherRed, green: &otherGreen, blue: &otherBlue, alpha: &otherAlpha)
    return UIColor(
      red: red + (otherRed - red) * fraction,
      green: green + (otherGreen - green) * fraction,
      blue: blue + (otherBlue - blue) * fraction,
      alpha: alpha + (otherAlpha - alpha) * fraction
    )
  }
}
