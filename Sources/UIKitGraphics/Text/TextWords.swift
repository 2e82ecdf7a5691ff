internal import CFoundationICU

/// The words of a text, by the Unicode word boundaries (UAX #29).
///
/// Thai, Lao, Khmer, Burmese, Chinese and Japanese, which write no spaces, are divided by ICU's
/// dictionaries. Offsets count UTF-16 code units.
@MainActor
package struct TextWords {
  private let units: [UInt16]
  /// The boundaries of segments, from 0 to the length of the text.
  private let boundaries: [Int]

  /// - Parameter text: The text.
  /// - Complexity: Linear in the length of the text.
  package init(_ text: String) {
    units = Array(text.utf16)
    boundaries = TextWords.boundaries(of: units)
  }

  /// The word, the spaces, or the mark at an offset.
  ///
  /// - Parameter offset: The offset; at the end of the text the last segment is meant. Offsets
  ///   beyond the text count as the nearest ones.
  /// - Returns: The range; empty for an empty text.
  package func segment(at offset: Int) -> Range<Int> {
    guard boundaries.count > 1 else { return 0..<0 }
    let next = boundaries.firstIndex { $0 > offset } ?? boundaries.count - 1
    let index = max(1, next)
    return boundaries[index - 1]..<boundaries[index]
  }

  /// The end of the word at an offset, or of the next one.
  ///
  /// - Parameter offset: The offset.
  /// - Returns: The end of the text, if there is no further word.
  package func wordEnd(after offset: Int) -> Int {
    for index in boundaries.indices.dropFirst() where boundaries[index] > offset {
      if isWord(boundaries[index - 1]..<boundaries[index]) { return boundaries[index] }
    }
    return units.count
  }

  /// The start of the word at an offset, or of the previous one.
  ///
  /// - Parameter offset: The offset.
  /// - Returns: 0, if there is no word before it.
  package func wordStart(before offset: Int) -> Int {
    for index in boundaries.indices.dropLast().reversed() where boundaries[index] < offset {
      if isWord(boundaries[index]..<boundaries[index + 1]) { return boundaries[index] }
    }
    return 0
  }

  /// Whether a segment has a letter, a digit or an emoji in it.
  package func isWord(_ range: Range<Int>) -> Bool {
    String(decoding: units[range], as: UTF16.self).contains {
      $0.isLetter || $0.isNumber || $0.isShownAsEmoji
    }
  }

  private static let iterator: OpaquePointer? = {
    var status: Int32 = 0
    return swift_ubrk_open(rolltop_word_boundaries, "en", nil, 0, &status)
  }()

  private static func boundaries(of units: [UInt16]) -> [Int] {
    var result = [0]
    units.withUnsafeBufferPointer { units in
      guard let iterator, !units.isEmpty else { return }
      var status: Int32 = 0
      swift_ubrk_setText(iterator, units.baseAddress, Int32(clamping: units.count), &status)
      guard status <= 0 else { return }
      while case let boundary = swift_ubrk_next(iterator), boundary >= 0 {
        if Int(boundary) > result[result.count - 1] { result.append(Int(boundary)) }
      }
      // The text ends with this function.
      swift_ubrk_setText(iterator, nil, 0, &status)
    }
    if let last = result.last, last < units.count { result.append(units.count) }
    return result
  }
}
