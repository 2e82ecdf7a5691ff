internal import CPixman
import UIKitSupport

/// A canvas for drawing into a bitmap with pixman, in device pixels.
///
/// All drawing is clipped to the target, to the region set by ``setClip(_:)``, and to the pushed
/// rectangles. Opaque colours replace pixels; everything else is blended over them. Frequent
/// operations do not allocate.
@MainActor
package final class Canvas {
  /// The bitmap given at creation, which groups do not change.
  package let target: Bitmap
  /// The target's bounds in canvas pixels.
  let targetBounds: PixelRect

  /// The current destination: the target, or the bitmap of the innermost group.
  var surface: Bitmap
  /// The pixman image of the surface.
  var image: OpaquePointer
  /// The canvas coordinates of the surface's top left pixel.
  var originX: Int32
  var originY: Int32

  /// The bounding box of the clip: the surface, the region's bounds and the pushed rectangles.
  var clip: PixelRect
  /// The rectangles of the region if there are two or more; otherwise empty.
  var clipRects: [PixelRect] = []
  /// The bounds of the region set by `setClip(_:)`; `nil` for none.
  var regionBounds: PixelRect?
  /// The pushed rectangles, each intersected with the previous one.
  var clipStack: [PixelRect] = []

  var groups: [Group] = []
  let solids = SolidImages.shared

  /// Creates a canvas that draws into a colour bitmap without a clip.
  ///
  /// - Parameters:
  ///   - target: The bitmap.
  ///   - originX: The canvas column of the bitmap's first column.
  ///   - originY: The canvas row of the bitmap's first row.
  ///
  /// - Precondition: The format is not `a8`.
  package init(_ target: Bitmap, originX: Int32 = 0, originY: Int32 = 0) {
    demand(target.format != .a8, "A canvas draws colours, not coverage")
    self.target = target
    targetBounds = target.bounds.offsetBy(x: Int(originX), y: Int(originY))
    surface = target
    image = target.image
    self.originX = originX
    self.originY = originY
    clip = targetBounds
    clipRects.reserveCapacity(16)
    clipStack.reserveCapacity(32)
  }
}

extension Canvas {
  /// Calls a closure with each visible part of a rectangle, in canvas pixels.
  @inline(__always)
  func forEachVisiblePart(of rect: PixelRect, _ body: (PixelRect) -> Void) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    if clipRects.isEmpty {
      body(visible)
      return
    }
    for index in 0..<clipRects.count {
      let part = visible.intersection(clipRects[index])
      if !part.isEmpty { body(part) }
    }
  }

  /// Blends a pixman image onto a rectangle, optionally through a mask.
  ///
  /// The pixels (0, 0) of the image and of the mask are at the rectangle's top left pixel. Clipped
  /// parts are skipped in all three.
  @inline(__always)
  func composite(
    _ operation: pixman_op_t,
    _ source: OpaquePointer,
    mask: OpaquePointer? = nil,
    onto rect: PixelRect
  ) {
    let (image, originX, originY) = (image, originX, originY)
    forEachVisiblePart(of: rect) { part in
      let x = part.minX &- rect.minX
      let y = part.minY &- rect.minY
      pixman_image_composite32(
        operation,
        source,
        mask,
        image,
        x,
        y,
        x,
        y,
        part.minX &- originX,
        part.minY &- originY,
        part.maxX &- part.minX,
        part.maxY &- part.minY
      )
    }
  }
}
