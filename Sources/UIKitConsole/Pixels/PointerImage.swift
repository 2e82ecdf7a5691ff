import Foundation
import UIKitCore
import UIKitGraphics

/// A pointer's bitmap and its hot spot.
@MainActor
struct PointerImage {
  let bitmap: Bitmap
  /// The hot spot, in pixels from the bitmap's upper left corner.
  let hotSpot: (x: Int, y: Int)

  /// Draws a pointer.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - scale: Device pixels per point.
  init(_ shape: PointerShape, scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: 16, height: 24)
    let (path, hotSpot) = PointerImage.outline(of: shape)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.white.setStroke()
      path.lineWidth = 3
      path.stroke()
      UIColor.black.setFill()
      path.fill()
    }
    bitmap = image.bitmap ?? Bitmap(width: 1, height: 1, format: .argb)
    self.hotSpot = (Int((hotSpot.x * scale).rounded()), Int((hotSpot.y * scale).rounded()))
  }

  /// Returns the outline of a pointer and its hot spot, in points.
  private static func outline(of shape: PointerShape) -> (path: UIBezierPath, hotSpot: CGPoint) {
    switch shape {
    case .arrow: (arrow, CGPoint(x: 2, y: 2))
    case .text: (beam, CGPoint(x: 8, y: 12))
    case .link: (hand, CGPoint(x: 6, y: 2))
    case .resizeHorizontally: (arrows, CGPoint(x: 8, y: 12))
    }
  }

  private static var hand: UIBezierPath {
    path([
      (5, 2), (7, 2), (7.5, 8.5), (9, 8), (10.5, 9), (12, 9), (14, 10.5), (14, 16), (12.5, 21),
      (6, 21), (5.5, 18.5), (2, 13.5), (3, 12), (5, 14),
    ])
  }

  private static var arrows: UIBezierPath {
    path([
      (1, 12), (5, 8), (5, 11), (11, 11), (11, 8), (15, 12), (11, 16), (11, 13), (5, 13), (5, 16),
    ])
  }

  private static var arrow: UIBezierPath {
    path([(2, 2), (2, 18), (6, 14.5), (8.5, 20), (11, 19), (8.5, 13.5), (13.5, 13.5)])
  }

  private static var beam: UIBezierPath {
    path([
      (5, 3), (11, 3), (11, 4.5), (8.75, 4.5), (8.75, 19.5), (11, 19.5), (11, 21), (5, 21),
      (5, 19.5), (7.25, 19.5), (7.25, 4.5), (5, 4.5),
    ])
  }

  private static func path(_ points: [(Double, Double)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let vertex = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
    }
    path.close()
    return path
  }
}
