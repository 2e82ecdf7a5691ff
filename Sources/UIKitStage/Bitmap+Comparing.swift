import Foundation
import UIKitGraphics

extension Bitmap {
  /// A fast comparison of a row's bits, which are equal for most rows.
  ///
  /// - Parameters:
  ///   - row: Counted from the top.
  ///   - other: A bitmap of the same size.
  /// - Returns: `false` also when the formats differ, although the colours may be equal.
  func hasSameBits(inRow row: Int, as other: Bitmap) -> Bool {
    guard format == other.format, format != .a8 else { return false }
    let mask: UInt32 = format == .xrgb ? 0xFF_FFFF : 0xFFFF_FFFF
    let mine = (bytes + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    let others = (other.bytes + row * other.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    if memcmp(mine, others, width * 4) == 0 { return true }
    for x in 0..<width where (mine[x] ^ others[x]) & mask != 0 { return false }
    return true
  }

  /// A copy with its own memory.
  func copy() -> Bitmap {
    let copy = Bitmap(width: width, height: height, format: format)
    let count = format == .a8 ? width : width * 4
    for row in 0..<height {
      memcpy(copy.bytes + row * copy.bytesPerRow, bytes + row * bytesPerRow, count)
    }
    return copy
  }
}
