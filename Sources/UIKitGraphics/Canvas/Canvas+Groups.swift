internal import CPixman
package import Foundation
import UIKitSupport

/// The state of a canvas that a group replaces until its end.
struct Group {
  var surface: Bitmap
  var originX: Int32
  var originY: Int32
  /// The bounds of the group's pixels on the canvas; empty if nothing is visible.
  var bounds: PixelRect
}

extension Canvas {
  /// The bitmaps of former groups, from the oldest to the newest.
  private static var pool: [Bitmap] = []
  /// The maximum size of pooled bitmaps while no frame is requested, in bytes: that of a few small
  /// groups.
  package static let idlePoolLimit = 256 << 10

  /// Redirects drawing to a transparent offscreen bitmap until the matching end of the group.
  ///
  /// The bitmap covers only the intersection of `bounds` and the clip, so that a small dirty region
  /// needs a small bitmap. Groups can be nested.
  package func beginGroup(_ bounds: PixelRect) {
    let visibleBounds = bounds.intersection(clip)
    groups.append(
      Group(surface: surface, originX: originX, originY: originY, bounds: visibleBounds)
    )
    let bitmap = Canvas.dequeueBitmap(
      width: max(1, visibleBounds.width),
      height: max(1, visibleBounds.height)
    )
    for y in 0..<visibleBounds.height {
      memset(bitmap.bytes + y * bitmap.bytesPerRow, 0, visibleBounds.width * 4)
    }
    surface = bitmap
    image = bitmap.image
    originX = visibleBounds.minX
    originY = visibleBounds.minY
    clipStack.append(visibleBounds.intersection(clipStack.last ?? visibleBounds))
    updateClip()
  }

  /// Composites the group onto the pixels below.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the group, clamped to 0...1.
  ///   - rect: The rectangle that clips the group; `nil` for no clip.
  ///   - radius: The corner radius of `rect`, in pixels.
  ///   - corners: The rounded corners of `rect`.
  ///
  /// - Precondition: A group was begun.
  package func endGroup(
    opacity: CGFloat = 1,
    roundedTo rect: PixelRect? = nil,
    radius: CGFloat = 0,
    corners: UIRectCorner = .allCorners
  ) {
    if let rect, radius > 0 { roundCorners(of: rect, radius, corners) }
    finishGroup(opacity: opacity, within: rect)
  }

  /// Composites the group onto the pixels below through a mask.
  ///
  /// The first pixel of the mask is at the given canvas pixel. Pixels outside of the mask are
  /// discarded.
  ///
  /// - Precondition: A group was begun.
  package func endGroup(opacity: CGFloat, through mask: Mask, atX x: Int, y: Int) {
    let rect = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
    keep(mask, onto: rect)
    finishGroup(opacity: opacity, within: rect)
  }

  /// Masks the enclosing group with the opacity of this group and discards this group's pixels.
  ///
  /// - Precondition: Two groups were begun, with the same bounds.
  package func endMask() {
    demand(groups.count > 1, "endMask without two matching beginGroup")
    finishGroup(opacity: 1, within: nil, PIXMAN_OP_IN_REVERSE)
  }

  /// Composites the innermost group onto the pixels below, clipped to a rectangle; `nil` for no
  /// clip.
  private func finishGroup(
    opacity: CGFloat,
    within rect: PixelRect?,
    _ operation: pixman_op_t = PIXMAN_OP_OVER
  ) {
    demand(!groups.isEmpty, "endGroup without a matching beginGroup")
    let group = groups.removeLast()
    let bitmap = surface
    surface = group.surface
    image = surface.image
    originX = group.originX
    originY = group.originY
    clipStack.removeLast()
    updateClip()
    defer { Canvas.recycle(bitmap) }
    guard opacity > 0, !group.bounds.isEmpty else { return }
    let mask = opacity < 1 ? solids.image(for: .black.multipliedAlpha(by: opacity)) : nil
    if let rect { clip = clip.intersection(rect) }
    composite(operation, bitmap.image, mask: mask, onto: group.bounds)
    if rect != nil { updateClip() }
  }

  /// Clears the pixels of the innermost group outside of a rectangle's rounded corners.
  private func roundCorners(of rect: PixelRect, _ radius: CGFloat, _ corners: UIRectCorner) {
    let radius = Canvas.drawableRadius(radius, of: rect)
    let corners = corners.drawnCorners(of: rect)
    let cornerSize = Int((radius * corners.lengthFactor).rounded(.up))
    guard cornerSize > 0, !corners.isEmpty else { return }
    guard cornerSize * 2 <= min(rect.width, rect.height) else {
      let mask = Mask.roundedRectangle(
        width: rect.width,
        height: rect.height,
        radius: radius,
        corners: corners
      )
      keep(mask, onto: rect)
      return
    }
    let masks = Mask.corners(
      size: cornerSize,
      radius: Double(radius),
      lineWidth: 0,
      isContinuous: corners.isContinuous
    )
    for corner in Corner.allCases where corners.contains(corner.rectCorner) {
      let x = corner.isRight ? Int(rect.maxX) - cornerSize : Int(rect.minX)
      let y = corner.isBottom ? Int(rect.maxY) - cornerSize : Int(rect.minY)
      let square = PixelRect(x: x, y: y, width: cornerSize, height: cornerSize)
      keep(masks[corner.rawValue], onto: square)
    }
  }

  /// Multiplies the drawn pixels by the coverage of a mask.
  private func keep(_ mask: Mask, onto rect: PixelRect) {
    composite(PIXMAN_OP_IN_REVERSE, mask.bitmap.image, onto: rect)
  }

  /// Returns a bitmap of at least a given size, reused if possible.
  private static func dequeueBitmap(width: Int, height: Int) -> Bitmap {
    if let index = pool.firstIndex(where: { $0.width >= width && $0.height >= height }) {
      return pool.remove(at: index)
    }
    return Bitmap(width: width, height: height, format: .argb)
  }

  /// Returns a bitmap to the pool, which keeps at most four and drops the oldest.
  private static func recycle(_ bitmap: Bitmap) {
    pool.append(bitmap)
    if pool.count > 4 { pool.removeFirst() }
  }

  /// The total size of the pooled bitmaps in bytes.
  package static var pooledByteCount: Int { pool.reduce(0) { $0 + $1.byteCount } }

  /// Releases the oldest pooled bitmaps down to `idlePoolLimit`; called if no frame follows.
  package static func releasePooledBitmaps() {
    while pooledByteCount > idlePoolLimit { pool.removeFirst() }
  }
}
