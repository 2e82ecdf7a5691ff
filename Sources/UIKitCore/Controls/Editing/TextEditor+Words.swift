import UIKitGraphics

extension TextEditor {
  /// The number of characters to each side of an offset whose words are found first.
  private static let wordReach = 2_048

  /// Returns the range of the word, spaces or punctuation at an offset; the whole text in a secure
  /// field.
  func word(at offset: Int) -> Range<Int> {
    if host.isSecureTextEntry { return 0..<content.length }
    return withWords(near: offset) { words, offset in
      let segment = words.segment(at: offset)
      // The end of a word is closer to the word than to the spaces after it.
      if segment.lowerBound == offset, offset > 0 {
        let precedingSegment = words.segment(at: offset - 1)
        if words.isWord(precedingSegment), !words.isWord(segment) { return precedingSegment }
      }
      return segment
    }
  }

  /// Returns the end of the next word or the start of the previous one; secure text counts as one
  /// word.
  func wordBoundary(from offset: Int, isForward: Bool) -> Int {
    if host.isSecureTextEntry { return isForward ? content.length : 0 }
    let range = withWords(near: offset) { words, offset in
      isForward
        ? offset..<max(offset, words.wordEnd(after: offset))
        : min(offset, words.wordStart(before: offset))..<offset
    }
    return isForward ? range.upperBound : range.lowerBound
  }

  /// Finds a range in the words of the text around an offset, and of more text as long as the range
  /// reaches the end of what was read.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - find: Returns the range, for the words of a part of the text and the offset in this part.
  /// - Returns: The range in the text, of whole characters.
  private func withWords(
    near offset: Int,
    _ find: (TextWords, Int) -> Range<Int>
  ) -> Range<Int> {
    let offset = min(max(offset, 0), content.length)
    let index = content.index(of: offset)
    var searchDistance = TextEditor.wordReach
    while true {
      let start = content.offset(of: index - searchDistance)
      let end = content.offset(of: index + searchDistance)
      let wordRange = find(TextWords(content.substring(start..<end)), offset - start)
      let isWhole =
        (wordRange.lowerBound > 0 || start == 0)
        && (wordRange.upperBound < end - start || end == content.length)
      if isWhole {
        return content.snapped(wordRange.lowerBound + start..<wordRange.upperBound + start)
      }
      searchDistance *= 4
    }
  }
}
