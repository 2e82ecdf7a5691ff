/// Memory that a display shows: a buffer of a graphics card, or a part of the framebuffer device.
///
/// It is written only. Reading it may be a hundred times slower than reading other memory.
package struct ScanoutMemory {
  /// The contents of one pixel.
  package enum Format: Equatable {
    /// 32 bits, 0xXXRRGGBB in the machine's byte order.
    case xrgb
    /// 16 bits: 5 of red, 6 of green, 5 of blue.
    case rgb565
    /// 24 or 32 bits in any other order.
    case channels(PixelChannels)

    var bytesPerPixel: Int {
      switch self {
      case .xrgb: 4
      case .rgb565: 2
      case .channels(let channels): channels.bytesPerPixel
      }
    }
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

/// The positions of the colours in a pixel with 8 bits of each.
package struct PixelChannels: Equatable {
  /// 3 or 4.
  let bytesPerPixel: Int
  /// The number of the colour's lowest bit, counted from the pixel's lowest one.
  let red, green, blue: UInt32

  /// A pixel in this order.
  ///
  /// - Parameter pixel: The pixel as 0xXXRRGGBB.
  /// - Returns: Its bits; those of no colour are clear.
  @inline(__always)
  func arranged(_ pixel: UInt32) -> UInt32 {
    (pixel >> 16 & 0xFF) &<< red | (pixel >> 8 & 0xFF) &<< green | (pixel & 0xFF) &<< blue
  }
}
