import Foundation
import UIKitCore
import UIKitGraphics

/// The pointer, composed over the content without a change of the content.
@MainActor
struct PointerOverlay {
  private let scale: CGFloat
  private var images: [PointerShape: PointerImage] = [:]
  private var shape = PointerShape.arrow
  private var hotSpotPosition: (x: Int, y: Int)?

  /// Creates a hidden pointer.
  ///
  /// - Parameter scale: Device pixels per point.
  init(scale: CGFloat) {
    self.scale = scale
  }

  /// The rectangle of the content that the pointer covers, in pixels; `nil` while the pointer is
  /// hidden.
  var rect: PixelRect? {
    guard let hotSpotPosition, let image = images[shape] else { return nil }
    return PixelRect(
      x: hotSpotPosition.x - image.hotSpot.x,
      y: hotSpotPosition.y - image.hotSpot.y,
      width: image.bitmap.width,
      height: image.bitmap.height
    )
  }

  /// Moves the pointer and makes it visible.
  ///
  /// - Parameters:
  ///   - shape: The new shape.
  ///   - point: The position of the hot spot, in points.
  mutating func show(_ shape: PointerShape, at point: CGPoint) {
    if images[shape] == nil { images[shape] = PointerImage(shape, scale: scale) }
    self.shape = shape
    hotSpotPosition = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
  }

  /// Hides the pointer until it is shown again.
  mutating func hide() {
    hotSpotPosition = nil
  }

  /// Returns the content with the pointer drawn over it.
  ///
  /// - Parameter content: The content; it is not changed.
  /// - Returns: The pixels of `rect` clipped to the content; `nil` while the pointer is hidden or
  ///   outside the content.
  func patch(of content: Bitmap) -> (bitmap: Bitmap, rect: PixelRect)? {
    guard let pointerRect = rect, let image = images[shape] else { return nil }
    let rect = pointerRect.intersection(content.bounds)
    guard !rect.isEmpty else { return nil }
    let bitmap = Bitmap(width: rect.width, height: rect.height, format: .xrgb)
    let canvas = Canvas(bitmap, originX: rect.minX, originY: rect.minY)
    canvas.draw(content, in: content.bounds)
    canvas.draw(image.bitmap, in: pointerRect)
    return (bitmap, rect)
  }
}
