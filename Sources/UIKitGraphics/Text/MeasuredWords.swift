/// Words of simple text, each with its trailing spaces, from the start of the text on.
struct MeasuredWords {
  private var ends: [Int] = []
  private var widths: [Double] = []
  /// Without trailing spaces.
  private var visibleWidths: [Double] = []
  /// The word found last, which is where the next search begins.
  private var hint = 0

  /// The end of the last word.
  var end: Int { ends.last ?? 0 }

  mutating func append(count: Int, width: Double = 0, visible: Double = 0) {
    ends.append(end + count)
    widths.append(width)
    visibleWidths.append(visible)
  }

  /// The end of the word that has a character.
  mutating func end(behind index: Int) -> Int {
    while hint > 0, ends[hint - 1] > index { hint -= 1 }
    while ends[hint] <= index { hint += 1 }
    return ends[hint]
  }

  /// The width of a word in points, if the range is a whole one; it is the one found last.
  func width(_ range: Range<Int>) -> Double? { isLastFound(range) ? widths[hint] : nil }

  /// As `width`, without trailing spaces.
  func visibleWidth(_ range: Range<Int>) -> Double? {
    isLastFound(range) ? visibleWidths[hint] : nil
  }

  private func isLastFound(_ range: Range<Int>) -> Bool {
    !ends.isEmpty && range.lowerBound == (hint > 0 ? ends[hint - 1] : 0)
      && range.upperBound == ends[hint]
  }
}
