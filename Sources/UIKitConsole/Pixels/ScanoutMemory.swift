/// Memory that a display shows: a buffer of a graphics card, or a part of the framebuffer device.
///
/// It is written only. Reading it may be a hundred times slower than reading other memory.
package struct ScanoutMemory {
  /// What one pixel holds.
  package enum Format {
    /// 32 bits, 0xXXRRGGBB in the machine's byte order.
    case xrgb
    /// 16 bits: 5 of red, 6 of green, 5 of blue.
    case rgb565

    var bytesPerPixel: Int { self == .xrgb ? 4 : 2 }
  }

  /// The first byte of the first row.
  let bytes: UnsafeMutableRawPointer
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The distance between the starts of two rows, in bytes.
  let bytesPerRow: Int
  let format: Format

  /// Creates the description of memory that somebody else owns.
  ///
  /// - Parameters:
  ///   - bytes: The first byte of the first row.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bytesPerRow: The distance between the starts of two rows, in bytes.
  ///   - format: What one pixel holds.
  package init(
    bytes: UnsafeMutableRawPointer,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    format: Format
  ) {
    self.bytes = bytes
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
  }
}
