internal import CFoundationICU

/// The words of a text, by Unicode word boundaries (UAX #29).
///
/// Thai, Lao, Khmer, Burmese, Chinese and Japanese are written without spaces; ICU's dictionaries
/// provide their word boundaries. Offsets are in UTF-16 code units.
@MainActor
package struct TextWords {
  /// The number of UTF-16 units whose words were found since the process started.
  package private(set) static var readCount = 0

  private let units: [UInt16]
  /// The segment boundaries, from 0 to the length of the text.
  private let boundaries: [Int]

  /// Finds the words of a text.
  ///
  /// - Parameter text: The text.
  /// - Complexity: Linear in the length of the text.
  package init(_ text: String) {
    units = Array(text.utf16)
    TextWords.readCount += units.count
    boundaries = TextWords.boundaries(of: units)
  }

  /// Returns the segment at an offset: a word, spaces, or a punctuation mark.
  ///
  /// - Parameter offset: The offset. The end of the text belongs to the last segment. Offsets
  ///   outside the text count as the nearest offset.
  /// - Returns: The range of the segment; empty for an empty text.
  package func segment(at offset: Int) -> Range<Int> {
    guard boundaries.count > 1 else { return 0..<0 }
    let next = boundaries.firstIndex { $0 > offset } ?? boundaries.count - 1
    let index = max(1, next)
    return boundaries[index - 1]..<boundaries[index]
  }

  /// Returns the end of the word at an offset, or of the next word.
  ///
  /// - Parameter offset: The offset.
  /// - Returns: The end of the word; the end of the text if no word follows.
  package func wordEnd(after offset: Int) -> Int {
    for index in boundaries.indices.dropFirst() where boundaries[index] > offset {
      if isWord(boundaries[index - 1]..<boundaries[index]) { return boundaries[index] }
    }
    return units.count
  }

  /// Returns the start of the word at an offset, or of the previous word.
  ///
  /// - Parameter offset: The offset.
  /// - Returns: The start of the word; 0 if no word precedes the offset.
  package func wordStart(before offset: Int) -> Int {
    for index in boundaries.indices.dropLast().reversed() where boundaries[index] < offset {
      if isWord(boundaries[index]..<boundaries[index + 1]) { return boundaries[index] }
    }
    return 0
  }

  /// Returns whether a segment contains a letter, a digit or an emoji.
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
      // Resets the iterator because the text is deallocated at the end of this function.
      swift_ubrk_setText(iterator, nil, 0, &status)
    }
    if let last = result.last, last < units.count { result.append(units.count) }
    return result
  }
}
