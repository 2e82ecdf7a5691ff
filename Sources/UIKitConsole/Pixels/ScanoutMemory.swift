/// Memory that a display scans out: a buffer of a graphics card, or the framebuffer device's
/// memory.
///
/// The program only writes to the memory. Reading may be a hundred times slower than reading system
/// memory.
package struct ScanoutMemory {
  /// The pixel format.
  package enum Format: Equatable {
    /// 32 bits, 0xXXRRGGBB in the machine's byte order.
    case xrgb
    /// 16 bits: 5 for red, 6 for green, 5 for blue.
    case rgb565
    /// 24 or 32 bits in any other channel order.
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

  /// Creates a description of memory with a different owner.
  ///
  /// - Parameters:
  ///   - bytes: The first byte of the first row.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bytesPerRow: The distance between the starts of two rows, in bytes.
  ///   - format: The pixel format.
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

/// The channel order of a pixel with 8 bits per channel.
package struct PixelChannels: Equatable {
  /// 3 or 4.
  let bytesPerPixel: Int
  /// The lowest bit of each channel; bit 0 is the least significant.
  let red, green, blue: UInt32

  /// Converts a pixel to this channel order.
  ///
  /// - Parameter pixel: The pixel as 0xXXRRGGBB.
  /// - Returns: The converted pixel; unused bits are clear.
  @inline(__always)
  func arranged(_ pixel: UInt32) -> UInt32 {
    (pixel >> 16 & 0xFF) &<< red | (pixel >> 8 & 0xFF) &<< green | (pixel & 0xFF) &<< blue
  }
}
