/// The measured words of simple text from its start, each with its trailing spaces.
struct MeasuredWords {
  private var ends: [Int] = []
  private var widths: [Double] = []
  /// The widths without trailing spaces.
  private var visibleWidths: [Double] = []
  /// The index of the word found last, at which the next search begins.
  private var hint = 0

  /// The end of the last word.
  var end: Int { ends.last ?? 0 }

  mutating func append(count: Int, width: Double = 0, visible: Double = 0) {
    ends.append(end + count)
    widths.append(width)
    visibleWidths.append(visible)
  }

  /// Returns the end of the word that contains a character.
  mutating func end(after index: Int) -> Int {
    while hint > 0, ends[hint - 1] > index { hint -= 1 }
    while ends[hint] <= index { hint += 1 }
    return ends[hint]
  }

  /// Returns the width of a word in points; `nil` unless the range is the word found last.
  func width(_ range: Range<Int>) -> Double? { isLastFound(range) ? widths[hint] : nil }

  /// Returns the width without trailing spaces, like `width(_:)`.
  func visibleWidth(_ range: Range<Int>) -> Double? {
    isLastFound(range) ? visibleWidths[hint] : nil
  }

  private func isLastFound(_ range: Range<Int>) -> Bool {
    !ends.isEmpty && range.lowerBound == (hint > 0 ? ends[hint - 1] : 0)
      && range.upperBound == ends[hint]
  }
}
