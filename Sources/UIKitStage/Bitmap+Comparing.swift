import Foundation
import UIKitGraphics

extension Bitmap {
  /// Compares the bytes of a row, which is fast and succeeds for most rows; the unused byte of an
  /// opaque format is ignored.
  ///
  /// - Parameters:
  ///   - row: The row, counted from the top.
  ///   - other: A bitmap of the same size.
  /// - Returns: Whether the bytes are equal; always `false` for different formats and for `.a8`,
  ///   even if the colours are equal.
  func hasSameBits(inRow row: Int, as other: Bitmap) -> Bool {
    guard format == other.format, format != .a8 else { return false }
    let mask: UInt32 = format == .xrgb ? 0xFF_FFFF : 0xFFFF_FFFF
    let pixels = (bytes + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    let otherPixels = (other.bytes + row * other.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    if memcmp(pixels, otherPixels, width * 4) == 0 { return true }
    for x in 0..<width where (pixels[x] ^ otherPixels[x]) & mask != 0 { return false }
    return true
  }

  /// Returns a copy with its own memory.
  func copy() -> Bitmap {
    let copy = Bitmap(width: width, height: height, format: format)
    let count = format == .a8 ? width : width * 4
    for row in 0..<height {
      memcpy(copy.bytes + row * copy.bytesPerRow, bytes + row * bytesPerRow, count)
    }
    return copy
  }
}
