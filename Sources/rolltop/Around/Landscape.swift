import UIKit

/// Images of landscapes, drawn at run time.
@MainActor
enum Landscape {
  /// Draws a landscape with the sky, the sun and two hills.
  ///
  /// - Parameters:
  ///   - width: The width in points; the height is three fifths of it.
  ///   - number: The number of the landscape, which determines its appearance.
  /// - Returns: The image.
  static func image(width: CGFloat, number: Int) -> UIImage {
    let size = CGSize(width: width, height: (width * 0.6).rounded())
    let hue = (0.55 + CGFloat(number) * 0.13).truncatingRemainder(dividingBy: 1)
    let sunX = CGFloat(number * 29 % 60) / 100 + 0.15
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: 0.13, saturation: 0.45, brightness: 1, alpha: 1).setFill()
      let sunDiameter = size.height * 0.3
      UIBezierPath(
        ovalIn: CGRect(
          x: size.width * sunX,
          y: size.height * 0.12,
          width: sunDiameter,
          height: sunDiameter
        )
      ).fill()
      for (hillY, brightness) in [(0.45, 0.65), (0.7, 0.45)] as [(CGFloat, CGFloat)] {
        UIColor(hue: hue - 0.2, saturation: 0.45, brightness: brightness, alpha: 1).setFill()
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: size.height))
        hill.addLine(to: CGPoint(x: 0, y: size.height * (hillY + 0.1)))
        hill.addQuadCurve(
          to: CGPoint(x: size.width, y: size.height * hillY),
          controlPoint: CGPoint(
            x: size.width * (sunX + hillY / 2),
            y: size.height * (hillY - 0.35)
          )
        )
        hill.addLine(to: CGPoint(x: size.width, y: size.height))
        hill.close()
        hill.fill()
      }
    }
  }
}
