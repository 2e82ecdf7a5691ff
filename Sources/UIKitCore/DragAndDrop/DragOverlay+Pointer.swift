import Foundation
import UIKitGraphics

extension DragOverlay {
  /// The maximum size of previews used as a pointer image, in points.
  private static let maximumPointerSide = CGSize(width: 240, height: 160)

  /// Creates a pointer image of the dragged preview for use outside the window, with its badge and
  /// an arrow.
  ///
  /// - Returns: The image and its hot spot; `nil` if there is nothing to show.
  func makePointer(withArrow hasArrow: Bool) -> (picture: UIImage, hotSpot: CGPoint)? {
    guard let front = pictures.first, !front.bounds.isEmpty else { return nil }
    let scale = traitCollection.displayScale
    guard let image = front.picture(of: front.bounds, true, scale: scale) else { return nil }
    let (full, largest) = (front.bounds.size, DragOverlay.maximumPointerSide)
    // Display servers limit the size of pointers. A preview beside the pointer keeps its size in
    // the window.
    let reduction = min(1, largest.width / full.width, largest.height / full.height)
    let fraction = hasArrow ? reduction : 1
    let size = CGSize(width: full.width * fraction, height: full.height * fraction)
    let item = CGRect(
      x: (gripFraction.x - 0.5) * size.width,
      y: (gripFraction.y - 0.5) * size.height,
      width: size.width,
      height: size.height
    )
    let mark = badge.isHidden ? nil : badge.picture(of: badge.bounds, true, scale: scale)
    let place = CGRect(
      x: (layoutDirection == .rightToLeft ? item.minX : item.maxX) - badge.bounds.width / 2,
      y: item.minY - badge.bounds.height / 2,
      width: badge.bounds.width,
      height: badge.bounds.height
    )
    let arrow = DragOverlay.arrow
    var whole = item
    if hasArrow { whole = whole.union(arrow.bounds.insetBy(dx: -1.5, dy: -1.5)) }
    if mark != nil { whole = whole.union(place) }
    whole = whole.integral
    let renderer = UIGraphicsImageRenderer(size: whole.size)
    let picture = renderer.image { context in
      context.cgContext.translateBy(x: -whole.minX, y: -whole.minY)
      image.draw(in: item)
      mark?.draw(in: place)
      guard hasArrow else { return }
      UIColor.black.setFill()
      arrow.fill()
      UIColor.white.setStroke()
      arrow.stroke()
    }
    return (picture, CGPoint(x: -whole.minX, y: -whole.minY))
  }

  /// The path of the arrow, with its tip at the pointer.
  private static var arrow: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    for (x, y) in [(0, 16), (3.7, 12.6), (6.2, 18), (8.7, 16.9), (6.3, 11.6), (11.2, 11.2)] {
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.close()
    path.lineWidth = 1
    return path
  }
}
