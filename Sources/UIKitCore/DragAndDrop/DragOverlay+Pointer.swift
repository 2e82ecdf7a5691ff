import Foundation
import UIKitGraphics

extension DragOverlay {
  /// The maximum size of previews used as a pointer image, in points.
  private static let maximumPointerSize = CGSize(width: 240, height: 160)

  /// Creates a pointer image of the dragged preview for use outside the window, with its badge.
  ///
  /// - Parameter hasArrow: Whether to draw an arrow as well, and to limit the preview's size,
  ///   because the image replaces the pointer.
  /// - Returns: The image and its hot spot; `nil` if there is nothing to show.
  func makePointer(withArrow hasArrow: Bool) -> (image: UIImage, hotSpot: CGPoint)? {
    guard let frontView = itemViews.first, !frontView.bounds.isEmpty else { return nil }
    let scale = traitCollection.displayScale
    guard
      let image = frontView.snapshotImage(of: frontView.bounds, afterUpdates: true, scale: scale)
    else {
      return nil
    }
    let (fullSize, maximumSize) = (frontView.bounds.size, DragOverlay.maximumPointerSize)
    // Display servers limit the size of pointers. A preview beside the pointer keeps its size in
    // the window.
    let fittingFactor = min(
      1,
      maximumSize.width / fullSize.width,
      maximumSize.height / fullSize.height
    )
    let scaleFactor = hasArrow ? fittingFactor : 1
    let size = CGSize(width: fullSize.width * scaleFactor, height: fullSize.height * scaleFactor)
    let itemRect = CGRect(
      x: (gripFraction.x - 0.5) * size.width,
      y: (gripFraction.y - 0.5) * size.height,
      width: size.width,
      height: size.height
    )
    let badgeImage =
      badge.isHidden ? nil : badge.snapshotImage(of: badge.bounds, afterUpdates: true, scale: scale)
    let badgeRect = CGRect(
      x: (layoutDirection == .rightToLeft ? itemRect.minX : itemRect.maxX) - badge.bounds.width / 2,
      y: itemRect.minY - badge.bounds.height / 2,
      width: badge.bounds.width,
      height: badge.bounds.height
    )
    let arrow = DragOverlay.arrow
    var fullRect = itemRect
    if hasArrow { fullRect = fullRect.union(arrow.bounds.insetBy(dx: -1.5, dy: -1.5)) }
    if badgeImage != nil { fullRect = fullRect.union(badgeRect) }
    fullRect = fullRect.integral
    let renderer = UIGraphicsImageRenderer(size: fullRect.size)
    let pointerImage = renderer.image { context in
      context.cgContext.translateBy(x: -fullRect.minX, y: -fullRect.minY)
      image.draw(in: itemRect)
      badgeImage?.draw(in: badgeRect)
      guard hasArrow else { return }
      UIColor.black.setFill()
      arrow.fill()
      UIColor.white.setStroke()
      arrow.stroke()
    }
    return (pointerImage, CGPoint(x: -fullRect.minX, y: -fullRect.minY))
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
