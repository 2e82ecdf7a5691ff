internal import CPixman
internal import Foundation
internal import Glibc
import UIKitSupport

/// A rectangle of pixels in memory with its pixman image.
///
/// One owner writes the pixels, after which any number of readers may read them. Bitmaps have no
/// lock and a fixed size.
package final class Bitmap: @unchecked Sendable {
  /// The format of a pixel.
  package enum Format: Sendable {
    /// 32 bits, 0xXXRRGGBB in native byte order; always opaque.
    case xrgb
    /// 32 bits, 0xAARRGGBB in native byte order, premultiplied by alpha.
    case argb
    /// 8 bits of coverage.
    case a8
  }

  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The stride: the distance between the starts of two rows in bytes, a multiple of four.
  package let bytesPerRow: Int
  /// The format of the pixels.
  package let format: Format
  /// The first byte of the first row; valid during the lifetime of the bitmap.
  package let bytes: UnsafeMutableRawPointer

  /// Whether the pixels are final, such as those of a decoded image, so that scaled copies may be
  /// cached.
  package private(set) var isFrozen = false

  /// The pixman image, which is released with the bitmap.
  let image: OpaquePointer
  private let ownsBytes: Bool

  /// Creates a bitmap.
  ///
  /// - Precondition: Both sides are between 1 and 32,767, pixman's limit.
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - format: The format of the pixels.
  ///   - isCleared: Whether the bytes are zero: black or transparent. `false` if each pixel is
  ///     written before it is read; its bytes are undefined until then.
  package init(width: Int, height: Int, format: Format, isCleared: Bool = true) {
    Bitmap.checkSize(width, height)
    self.width = width
    self.height = height
    self.format = format
    bytesPerRow = format == .a8 ? (width + 3) & ~3 : width * 4
    bytes = Bitmap.allocate(bytesPerRow * height)
    if isCleared {
      memset(bytes, 0, bytesPerRow * height)
    } else {
      #if INTERNAL_CHECKS
      // Pixels that nobody writes are conspicuous.
      memset(bytes, 0xa5, bytesPerRow * height)
      #endif
    }
    ownsBytes = true
    image = Bitmap.makeImage(bytes, width, height, bytesPerRow, format)
  }

  /// Creates a bitmap of 32-bit pixels that a closure writes, row by row without gaps.
  ///
  /// - Precondition: Both sides are between 1 and 32,767.
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - write: Receives the first byte and returns whether all pixels are opaque; if it returns
  ///     `nil`, the initialiser fails.
  init?(width: Int, height: Int, write: (UnsafeMutableRawPointer) -> Bool?) {
    Bitmap.checkSize(width, height)
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    bytes = Bitmap.allocate(width * 4 * height)
    guard let isOpaque = write(bytes) else {
      bytes.deallocate()
      return nil
    }
    ownsBytes = true
    format = isOpaque ? .xrgb : .argb
    image = Bitmap.makeImage(bytes, width, height, width * 4, format)
  }

  /// Wraps pixels allocated by another owner, such as those of a window's surface.
  ///
  /// The memory must outlive the bitmap and must not move.
  ///
  /// - Precondition: `bytesPerRow` is a multiple of four that is large enough for a row, and both
  ///   sides are between 1 and 32,767.
  package init(
    wrapping bytes: UnsafeMutableRawPointer,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    format: Format
  ) {
    Bitmap.checkSize(width, height)
    let minimumBytes = format == .a8 ? width : width * 4
    demand(
      bytesPerRow >= minimumBytes && bytesPerRow % 4 == 0,
      "A row of \(width) pixels needs \(minimumBytes) bytes in multiples of 4, not \(bytesPerRow)"
    )
    self.width = width
    self.height = height
    self.format = format
    self.bytesPerRow = bytesPerRow
    self.bytes = bytes
    ownsBytes = false
    image = Bitmap.makeImage(bytes, width, height, bytesPerRow, format)
  }

  deinit {
    pixman_image_unref(image)
    if ownsBytes { bytes.deallocate() }
  }
}

extension Bitmap {
  /// The maximum width and height in pixels.
  package static let maximumSide = 32_767

  private static func checkSize(_ width: Int, _ height: Int) {
    demand(
      width > 0 && height > 0 && width <= maximumSide && height <= maximumSide,
      "A bitmap has 1 to \(maximumSide) pixels on each side, not \(width) x \(height)"
    )
  }

  /// The size of a huge page on Linux, in bytes.
  private static let hugePageSize = 1 << 21

  /// Allocates memory, in huge pages if they waste little, as for a framebuffer.
  ///
  /// Two huge pages cost much less than the page faults of a thousand ordinary pages.
  private static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    let roundedCount = (count + hugePageSize - 1) & -hugePageSize
    let usesHugePages = roundedCount - count <= count / 8
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: usesHugePages ? roundedCount : count,
      alignment: usesHugePages ? hugePageSize : 16
    )
    // The advice is only a hint: ordinary pages work as well.
    if usesHugePages { madvise(bytes, roundedCount, MADV_HUGEPAGE) }
    return bytes
  }

  private static func makeImage(
    _ bytes: UnsafeMutableRawPointer,
    _ width: Int,
    _ height: Int,
    _ bytesPerRow: Int,
    _ format: Format
  ) -> OpaquePointer {
    let code: pixman_format_code_t
    switch format {
    case .xrgb: code = PIXMAN_x8r8g8b8
    case .argb: code = PIXMAN_a8r8g8b8
    case .a8: code = PIXMAN_a8
    }
    let image = pixman_image_create_bits_no_clear(
      code,
      Int32(width),
      Int32(height),
      bytes.assumingMemoryBound(to: UInt32.self),
      Int32(bytesPerRow)
    )
    guard let image else { misuse("Out of memory for a \(width) x \(height) image") }
    return image
  }
}

extension Bitmap {
  /// Whether the format has no transparency.
  package var isOpaque: Bool { format == .xrgb }

  /// The bounds of the bitmap, with the origin at zero.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The size of the pixels in bytes.
  package var byteCount: Int { bytesPerRow * height }

  /// The memory size of a cached bitmap in bytes: pixels, objects, key and cache entry.
  var cachedByteCount: Int { byteCount + 650 }

  /// Returns the colour of a pixel with straight alpha; for `a8`, black with the pixel's opacity.
  ///
  /// - Precondition: The pixel is inside the bitmap.
  package func pixel(x: Int, y: Int) -> PixelColor {
    demand(
      bounds.contains(x: x, y: y),
      "Pixel (\(x), \(y)) is outside a bitmap of \(width) x \(height)"
    )
    let row = bytes + y * bytesPerRow
    switch format {
    case .a8:
      return PixelColor(
        red: 0,
        green: 0,
        blue: 0,
        alpha: row.load(fromByteOffset: x, as: UInt8.self)
      )
    case .xrgb:
      let bits = row.load(fromByteOffset: x * 4, as: UInt32.self)
      return PixelColor(premultipliedBits: bits | 0xFF00_0000)
    case .argb:
      return PixelColor(premultipliedBits: row.load(fromByteOffset: x * 4, as: UInt32.self))
    }
  }

  /// Sets all bytes to zero: black or transparent.
  package func clear() {
    memset(bytes, 0, byteCount)
  }

  /// Declares the pixels final, so that scaled copies may be cached.
  package func freeze() {
    isFrozen = true
  }

  /// Returns whether both bitmaps have the same size and the same visible pixels.
  ///
  /// The unused byte of an `xrgb` pixel is ignored.
  package func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y) != other.pixel(x: x, y: y) { return false }
    }
    return true
  }
}
