/// The measured words of simple text from its start, each with its trailing spaces.
struct MeasuredWords {
  private var ends: [Int] = []
  private var widths: [Double] = []
  /// The widths without trailing spaces.
  private var visibleWidths: [Double] = []
  /// The index of the word found last, at which the next search begins.
  private var lastFoundIndex = 0

  /// The end of the last word.
  var end: Int { ends.last ?? 0 }

  mutating func append(count: Int, width: Double = 0, visibleWidth: Double = 0) {
    ends.append(end + count)
    widths.append(width)
    visibleWidths.append(visibleWidth)
  }

  /// Returns the end of the word that contains a character.
  mutating func end(after index: Int) -> Int {
    while lastFoundIndex > 0, ends[lastFoundIndex - 1] > index { lastFoundIndex -= 1 }
    while ends[lastFoundIndex] <= index { lastFoundIndex += 1 }
    return ends[lastFoundIndex]
  }

  /// Returns the width of a word in points; `nil` unless the range is the word found last.
  func width(of range: Range<Int>) -> Double? { isLastFound(range) ? widths[lastFoundIndex] : nil }

  /// Returns the width without trailing spaces, like `width(of:)`.
  func visibleWidth(of range: Range<Int>) -> Double? {
    isLastFound(range) ? visibleWidths[lastFoundIndex] : nil
  }

  private func isLastFound(_ range: Range<Int>) -> Bool {
    !ends.isEmpty && range.lowerBound == (lastFoundIndex > 0 ? ends[lastFoundIndex - 1] : 0)
      && range.upperBound == ends[lastFoundIndex]
  }
}
