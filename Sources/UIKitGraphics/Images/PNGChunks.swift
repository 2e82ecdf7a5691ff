internal import Foundation

/// Reads the chunks of PNG files before libpng does.
///
/// SDL2_image does not tell libpng of the end of the file: libpng then reads a chunk that is longer
/// than the file again and again, without end. And libpng writes a line to the standard error stream
/// for each damaged chunk, also for those that are of no interest here.
enum PNGChunks {
  private static let kept: Set<[UInt8]> = Set(
    ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].map { Array($0.utf8) }
  )

  /// The file with only those chunks that make the pixels.
  ///
  /// - Parameter data: The whole file, with a signature.
  /// - Returns: A PNG file.
  /// - Throws: When the file ends early, or one of these chunks has another checksum.
  static func essential(of data: Data) throws(ImageError) -> Data {
    let bytes = [UInt8](data)
    var result = Data(bytes.prefix(8))
    var offset = 8
    while offset + 12 <= bytes.count {
      let end = offset + 8 + number(bytes, offset)
      guard end + 4 <= bytes.count else { break }
      let kind = Array(bytes[offset + 4..<offset + 8])
      if kept.contains(kind) {
        guard checksum(bytes[offset + 4..<end]) == number(bytes, end) else {
          throw .unreadable("a chunk of the PNG file is damaged")
        }
        result += bytes[offset..<end + 4]
      }
      if kind == Array("IEND".utf8) { return result }
      offset = end + 4
    }
    throw .unreadable("the file ends before the image does")
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    return Int(~sum)
  }

  /// The remainders of all bytes, for the polynomial of the PNG specification.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
