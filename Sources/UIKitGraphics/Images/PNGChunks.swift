internal import Foundation

/// Reads the chunks of PNG files before libpng does.
///
/// SDL2_image does not pass on to libpng the end of the file: libpng then reads a chunk that is longer
/// than the file again and again, without end. And libpng writes a line to the standard error stream
/// for each damaged chunk, also for those that are of no interest here.
enum PNGChunks {
  private static let kept: Set<[UInt8]> = Set(
    ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].map { Array($0.utf8) }
  )

  /// A colour whose pixels are clear.
  struct TransparentColor: Equatable {
    let red, green, blue: UInt8
  }

  /// The chunks that make the pixels.
  struct Essential {
    /// A PNG file without other chunks.
    fileprivate(set) var file: [UInt8] = []
    /// The clear colour of a file without a palette; its chunk is not in `file`, as SDL2_image
    /// decodes gray pixels wrongly with it, and takes the wrong half of a number of 16 bits.
    fileprivate(set) var transparentColor: TransparentColor?
  }

  /// The file with only those chunks that make the pixels.
  ///
  /// - Parameter data: The whole file, with a signature.
  /// - Returns: They, and the colour that is clear.
  /// - Throws: When the file ends early, or one of these chunks has another checksum.
  static func essential(of data: Data) throws(ImageError) -> Essential {
    // The one copy of a file that may be large: what is kept moves to its beginning.
    var bytes = [UInt8](data)
    var result = Essential()
    var (offset, count) = (8, 8)
    while offset + 12 <= bytes.count {
      let end = offset + 8 + number(bytes, offset)
      guard end + 4 <= bytes.count else { break }
      let kind = Array(bytes[offset + 4..<offset + 8])
      if kept.contains(kind) {
        guard checksum(bytes[offset + 4..<end]) == number(bytes, end) else {
          throw .unreadable("a chunk of the PNG file is damaged")
        }
        if kind == transparency, hasSamples(bytes) {
          result.transparentColor = transparentColor(bytes[offset + 8..<end], depth: bytes[24])
        } else {
          bytes.withUnsafeMutableBytes { bytes in
            guard count < offset, let start = bytes.baseAddress else { return }
            memmove(start + count, start + offset, end + 4 - offset)
          }
          count += end + 4 - offset
        }
      }
      if kind == Array("IEND".utf8) {
        bytes.removeSubrange(count...)
        result.file = bytes
        return result
      }
      offset = end + 4
    }
    throw .unreadable("the file ends before the image does")
  }

  private static let transparency = Array("tRNS".utf8)

  /// Whether the pixels are gray or have three colours, without a palette and opacity of their own.
  private static func hasSamples(_ bytes: [UInt8]) -> Bool {
    bytes.count > 25 && (bytes[25] == 0 || bytes[25] == 2)
  }

  /// Reads a clear colour.
  ///
  /// - Parameters:
  ///   - content: Of the chunk: one or three numbers of 16 bits.
  ///   - depth: The bits of such a number that count.
  /// - Returns: `nil` when the content is damaged.
  private static func transparentColor(
    _ content: ArraySlice<UInt8>,
    depth: UInt8
  ) -> TransparentColor? {
    let content = Array(content)
    guard [2, 6].contains(content.count), [1, 2, 4, 8, 16].contains(depth) else { return nil }
    let samples = stride(from: 0, to: content.count, by: 2).map { place in
      // As libpng makes eight bits of them.
      depth == 16
        ? content[place]
        : UInt8(truncatingIfNeeded: Int(content[place + 1]) * 255 / (1 << depth - 1))
    }
    return TransparentColor(
      red: samples[0],
      green: samples[samples.count / 2],
      blue: samples.last ?? 0
    )
  }

  static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    return Int(~sum)
  }

  /// The remainders of all bytes, for the polynomial of the PNG specification.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
