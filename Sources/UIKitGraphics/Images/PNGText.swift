package import Foundation

/// Texts in PNG files, beside the pixels.
package enum PNGText {
  /// Finds the text of a keyword.
  ///
  /// - Parameters:
  ///   - keyword: Such as `Software`.
  ///   - file: The whole file.
  /// - Returns: `nil` for a file without it, and for one that is no PNG file.
  package static func text(_ keyword: String, in file: Data) -> String? {
    let bytes = [UInt8](file)
    let start = Array(keyword.utf8) + [0]
    for chunk in chunks(bytes) where bytes[chunk].starts(with: kind + start) {
      return String(decoding: bytes[chunk].dropFirst(kind.count + start.count), as: UTF8.self)
    }
    return nil
  }

  /// Adds a text, or replaces that of the keyword; everything else stays as it is.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keyword: Such as `Software`.
  ///   - file: A PNG file.
  /// - Returns: The file with the text in front of the pixels.
  package static func adding(_ text: String, _ keyword: String, to file: Data) -> Data {
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

  /// `iTXt` has more than is needed here; UTF-8 in `tEXt` is what programs write and read.
  private static let kind = Array("tEXt".utf8)

  /// The kinds of all chunks with their contents, without lengths and checksums.
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
