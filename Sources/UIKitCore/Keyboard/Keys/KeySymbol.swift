import Foundation
import UIKitGraphics

/// The symbol on a key, in a square of 20 points.
@MainActor
enum KeySymbol {
  case shift, filledShift, lockedShift, delete, globe

  static let size: CGFloat = 20

  /// Draws the symbol.
  ///
  /// - Parameters:
  ///   - context: The context to draw in.
  ///   - center: The centre of the square, in points.
  ///   - color: The colour of the lines.
  func draw(on context: CGContext, around center: CGPoint, color: UIColor) {
    context.saveGState()
    context.translateBy(x: center.x - KeySymbol.size / 2, y: center.y - KeySymbol.size / 2)
    color.set()
    switch self {
    case .shift: KeySymbol.arrow(bottom: 17).strokeLine()
    case .filledShift: KeySymbol.arrow(bottom: 17).fill()
    case .lockedShift:
      KeySymbol.arrow(bottom: 14.5).fill()
      context.fill(CGRect(x: 6.5, y: 16.5, width: 7, height: 2), color: color)
    case .delete: KeySymbol.deletion.forEach { $0.strokeLine() }
    case .globe: KeySymbol.sphere.forEach { $0.strokeLine() }
    }
    context.restoreGState()
  }

  private static func arrow(bottom: CGFloat) -> UIBezierPath {
    polygon([
      (10, 2), (18, 10.5), (13.5, 10.5), (13.5, bottom), (6.5, bottom), (6.5, 10.5), (2, 10.5),
    ])
  }

  private static var deletion: [UIBezierPath] {
    [
      polygon([(7, 4), (19, 4), (19, 16), (7, 16), (1, 10)]),
      line((10.5, 7.5), (15.5, 12.5)), line((15.5, 7.5), (10.5, 12.5)),
    ]
  }

  private static var sphere: [UIBezierPath] {
    [
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)),
      UIBezierPath(ovalIn: CGRect(x: 6.5, y: 2, width: 7, height: 16)),
      line((2, 10), (18, 10)), line((3.5, 6), (16.5, 6)), line((3.5, 14), (16.5, 14)),
    ]
  }

  private static func line(
    _ start: (CGFloat, CGFloat),
    _ end: (CGFloat, CGFloat)
  ) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: start.0, y: start.1))
    path.addLine(to: CGPoint(x: end.0, y: end.1))
    return path
  }

  private static func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let vertex = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
    }
    path.close()
    return path
  }
}

extension UIBezierPath {
  @MainActor
  fileprivate func strokeLine() {
    lineWidth = 1.4
    stroke()
  }
}
