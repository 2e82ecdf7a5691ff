internal import Foundation

/// Filters the chunks of PNG files before libpng reads them.
///
/// SDL2_image does not report the end of the file to libpng, which then endlessly reads a chunk
/// that is longer than the file. Also, libpng writes a line to the standard error stream for each
/// damaged chunk, even if the chunk is not needed.
enum PNGChunks {
  private static let retainedKinds: Set<[UInt8]> = Set(
    ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].map { Array($0.utf8) }
  )

  /// A colour whose pixels are transparent.
  struct TransparentColor: Equatable {
    let red, green, blue: UInt8
  }

  /// The chunks that are required to decode the pixels.
  struct Essential {
    /// A PNG file with only the required chunks.
    fileprivate(set) var file: [UInt8] = []
    /// The transparent colour of a file without a palette.
    ///
    /// Its chunk is not in `file`, because SDL2_image then decodes gray pixels incorrectly and uses
    /// the wrong half of 16-bit values.
    fileprivate(set) var transparentColor: TransparentColor?
  }

  /// Returns the file with only the chunks that are required to decode the pixels.
  ///
  /// - Parameter data: The contents of the file, including the signature.
  /// - Returns: The required chunks and the transparent colour.
  /// - Throws: An `ImageError` if the file is truncated or a required chunk has a wrong checksum.
  static func essential(of data: Data) throws(ImageError) -> Essential {
    // The only copy of a possibly large file: required chunks are moved to its beginning.
    var bytes = [UInt8](data)
    var result = Essential()
    var (offset, count) = (8, 8)
    while offset + 12 <= bytes.count {
      let end = offset + 8 + number(bytes, offset)
      guard end + 4 <= bytes.count else { break }
      let kind = Array(bytes[offset + 4..<offset + 8])
      if retainedKinds.contains(kind) {
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

  /// Returns whether the pixels are gray or RGB, without a palette and an alpha channel.
  private static func hasSamples(_ bytes: [UInt8]) -> Bool {
    bytes.count > 25 && (bytes[25] == 0 || bytes[25] == 2)
  }

  /// Parses a transparent colour.
  ///
  /// - Parameters:
  ///   - content: The contents of the chunk: one or three 16-bit numbers.
  ///   - depth: The number of significant bits in each number.
  /// - Returns: The colour; `nil` if the contents are damaged.
  private static func transparentColor(
    _ content: ArraySlice<UInt8>,
    depth: UInt8
  ) -> TransparentColor? {
    let content = Array(content)
    guard [2, 6].contains(content.count), [1, 2, 4, 8, 16].contains(depth) else { return nil }
    let samples = stride(from: 0, to: content.count, by: 2).map { sampleOffset in
      // Converts to eight bits like libpng.
      depth == 16
        ? content[sampleOffset]
        : UInt8(truncatingIfNeeded: Int(content[sampleOffset + 1]) * 255 / (1 << depth - 1))
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

  /// The CRC table of all bytes, for the polynomial of the PNG specification.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
