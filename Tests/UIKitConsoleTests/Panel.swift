@testable import UIKitConsole

/// The memory of an output, in which unwritten bytes have a known value.
final class Panel {
  static let unwrittenByte: UInt8 = 0xA5
  let memory: ScanoutMemory

  init(width: Int, height: Int, format: ScanoutMemory.Format) {
    let bytesPerRow = width * format.bytesPerPixel + 12
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    bytes.initializeMemory(
      as: UInt8.self,
      repeating: Panel.unwrittenByte,
      count: bytesPerRow * height
    )
    memory = ScanoutMemory(
      bytes: bytes,
      width: width,
      height: height,
      bytesPerRow: bytesPerRow,
      format: format
    )
  }

  deinit { memory.bytes.deallocate() }

  /// The bits of a pixel, with its first byte as the lowest.
  subscript(x: Int, y: Int) -> UInt32 {
    let size = memory.format.bytesPerPixel
    let pixel = memory.bytes + (y * memory.bytesPerRow + x * size)
    return (0..<size).reduce(0) { bits, index in
      bits | UInt32(pixel.load(fromByteOffset: index, as: UInt8.self)) << (index * 8)
    }
  }

  /// The bits of a pixel that was not written.
  var untouchedPixel: UInt32 { 0xA5A5_A5A5 & UInt32.max >> (32 - memory.format.bytesPerPixel * 8) }
}
