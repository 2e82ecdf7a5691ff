internal import CPixman
internal import Foundation

/// A cache of scaled copies of frozen bitmaps, so that image views resample only once.
@MainActor
final class ScaledBitmaps {
  static let shared = ScaledBitmaps()

  private struct Key: Hashable {
    var source: ObjectIdentifier
    var width: Int
    var height: Int
  }

  private struct Entry {
    /// The source bitmap, retained because its address is the key.
    var source: Bitmap
    var copy: Bitmap
  }

  /// The size limit in bytes: images for two 1080p screens.
  private static let byteLimit = 16 << 20
  private var cache = Cache<Key, Entry>(byteLimit: ScaledBitmaps.byteLimit)

  /// Empties the cache.
  func removeAll() {
    cache.removeAll()
  }

  /// Returns the copy of a frozen bitmap in a size in pixels; `nil` if the bitmap is not frozen, or
  /// if the copy exceeds a quarter of the cache.
  func copy(of source: Bitmap, width: Int, height: Int) -> Bitmap? {
    guard source.isFrozen, width * height * 4 <= ScaledBitmaps.byteLimit / 4 else { return nil }
    let key = Key(source: ObjectIdentifier(source), width: width, height: height)
    if let entry = cache[key] { return entry.copy }
    let copy = source.scaled(width: width, height: height)
    cache.insert(
      Entry(source: source, copy: copy),
      for: key,
      bytes: copy.cachedByteCount + source.byteCount
    )
    return copy
  }
}

extension Bitmap {
  /// Returns a copy in a different size: averaged if smaller, interpolated if larger.
  func scaled(width: Int, height: Int) -> Bitmap {
    let result = Bitmap(width: width, height: height, format: format)
    let scaleX = Double(self.width) / Double(width)
    let scaleY = Double(self.height) / Double(height)
    guard
      var matrix = pixman_transform_t(CGAffineTransform(scaleX: scaleX, y: scaleY))
    else { return result }
    pixman_image_set_transform(image, &matrix)
    // Without padding the edges would blend with transparent pixels.
    pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
    setScalingFilter(scaleX, scaleY)
    let (targetWidth, targetHeight) = (Int32(width), Int32(height))
    pixman_image_composite32(
      PIXMAN_OP_SRC,
      image,
      nil,
      result.image,
      0,
      0,
      0,
      0,
      0,
      0,
      targetWidth,
      targetHeight
    )
    pixman_image_set_filter(image, PIXMAN_FILTER_NEAREST, nil, 0)
    pixman_image_set_repeat(image, PIXMAN_REPEAT_NONE)
    pixman_image_set_transform(image, nil)
    return result
  }

  /// Sets the filter for a number of source pixels per pixel of the copy on each axis.
  private func setScalingFilter(_ scaleX: Double, _ scaleY: Double) {
    guard scaleX > 1 || scaleY > 1 else {
      pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
      return
    }
    func fixed(_ value: Double) -> pixman_fixed_t { Int32(value * 65_536) }
    var count: Int32 = 0
    let values = pixman_filter_create_separable_convolution(
      &count,
      fixed(max(1, scaleX)),
      fixed(max(1, scaleY)),
      PIXMAN_KERNEL_LINEAR,
      PIXMAN_KERNEL_LINEAR,
      PIXMAN_KERNEL_BOX,
      PIXMAN_KERNEL_BOX,
      4,
      4
    )
    guard let values else {
      pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
      return
    }
    pixman_image_set_filter(image, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, values, count)
    free(values)
  }
}
