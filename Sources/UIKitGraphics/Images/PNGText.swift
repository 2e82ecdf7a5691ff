package import Foundation

/// The text chunks of PNG files.
package enum PNGText {
  /// Returns the text for a keyword.
  ///
  /// - Parameters:
  ///   - keyword: The keyword, such as `Software`.
  ///   - file: The contents of the file.
  /// - Returns: The text; `nil` if the file has none or is not a PNG file.
  package static func text(forKeyword keyword: String, in file: Data) -> String? {
    let bytes = [UInt8](file)
    let start = Array(keyword.utf8) + [0]
    for chunk in chunks(bytes) where bytes[chunk].starts(with: kind + start) {
      return String(decoding: bytes[chunk].dropFirst(kind.count + start.count), as: UTF8.self)
    }
    return nil
  }

  /// Returns the file with a text added, or replaced if the keyword exists.
  ///
  /// All other chunks are unchanged.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keyword: The keyword, such as `Software`.
  ///   - file: The contents of a PNG file.
  /// - Returns: The file with the text before the pixels.
  package static func adding(
    _ text: String,
    forKeyword keyword: String,
    to file: Data
  ) -> Data {
    let bytes = [UInt8](file)
    let start = Array(keyword.utf8) + [0]
    let content = kind + start + Array(text.utf8)
    let sum = PNGChunks.checksum(content[...])
    var result = Array(bytes.prefix(8))
    for (index, chunk) in chunks(bytes).enumerated() {
      if bytes[chunk].starts(with: kind + start) { continue }
      result += bytes[(chunk.lowerBound - 4)..<(chunk.upperBound + 4)]
      if index == 0 {
        result += number(content.count - kind.count) + content + number(sum)
      }
    }
    return Data(result)
  }

  /// The chunk type.
  ///
  /// `iTXt` has unneeded fields; programs read and write UTF-8 in `tEXt`.
  private static let kind = Array("tEXt".utf8)

  /// Returns the ranges of all chunks: types and contents without lengths and checksums.
  private static func chunks(_ bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let end = offset + 8 + PNGChunks.number(bytes, offset)
      guard end + 4 <= bytes.count else { break }
      result.append(offset + 4..<end)
      offset = end + 4
    }
    return result
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
