import Foundation
import UIKitCore
import UIKitGraphics

/// A pointer over the content, which stays as it is below it.
@MainActor
struct PointerOverlay {
  private let scale: CGFloat
  private var images: [PointerShape: PointerImage] = [:]
  private var shape = PointerShape.arrow
  private var place: (x: Int, y: Int)?

  /// Creates a hidden pointer.
  ///
  /// - Parameter scale: Device pixels per point.
  init(scale: CGFloat) {
    self.scale = scale
  }

  /// The pixels of the content that the pointer covers; `nil` while it is hidden.
  var rect: PixelRect? {
    guard let place, let image = images[shape] else { return nil }
    return PixelRect(
      x: place.x - image.hotSpot.x,
      y: place.y - image.hotSpot.y,
      width: image.bitmap.width,
      height: image.bitmap.height
    )
  }

  /// Moves the pointer, and shows it.
  ///
  /// - Parameters:
  ///   - shape: The new shape.
  ///   - point: Where it points to, in points.
  mutating func show(_ shape: PointerShape, at point: CGPoint) {
    if images[shape] == nil { images[shape] = PointerImage(shape, scale: scale) }
    self.shape = shape
    place = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
  }

  /// Hides the pointer until it is shown again.
  mutating func hide() {
    place = nil
  }

  /// The content with the pointer over it.
  ///
  /// - Parameter content: The content; it is not changed.
  /// - Returns: The pixels of `rect` inside of the content; `nil` while the pointer is hidden.
  func patch(of content: Bitmap) -> (bitmap: Bitmap, rect: PixelRect)? {
    guard let whole = rect, let image = images[shape] else { return nil }
    let rect = whole.intersection(content.bounds)
    guard !rect.isEmpty else { return nil }
    let bitmap = Bitmap(width: rect.width, height: rect.height, format: .xrgb)
    let canvas = Canvas(bitmap, originX: rect.minX, originY: rect.minY)
    canvas.draw(content, in: content.bounds)
    canvas.draw(image.bitmap, in: whole)
    return (bitmap, rect)
  }
}
