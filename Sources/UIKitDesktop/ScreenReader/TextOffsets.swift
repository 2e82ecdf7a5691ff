/// Converts between AT-SPI offsets, which count Unicode code points, and UTF-16 offsets.
struct TextOffsets {
  let scalars: [UnicodeScalar]
  /// The UTF-16 offset of each code point, and of the end.
  private let starts: [Int]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var starts = [0]
    starts.reserveCapacity(scalars.count + 1)
    for scalar in scalars { starts.append(starts[starts.count - 1] + UTF16.width(scalar)) }
    self.starts = starts
  }

  var count: Int { scalars.count }

  /// Returns the index of the code point that contains a UTF-16 unit.
  func scalar(of unit: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= unit { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the UTF-16 offset of a code point; negative offsets and offsets beyond the text stand
  /// for its end.
  func unit(of scalar: Int) -> Int {
    scalar < 0 || scalar >= starts.count ? starts[starts.count - 1] : starts[scalar]
  }

  /// Returns the UTF-16 range between two code points, in either order.
  func units(between first: Int, and second: Int) -> Range<Int> {
    let (firstUnit, secondUnit) = (unit(of: first), unit(of: second))
    return min(firstUnit, secondUnit)..<max(firstUnit, secondUnit)
  }

  /// Returns the text of a range of code points.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
    return String(text)
  }

  /// Returns the range of a text unit around a code point.
  ///
  /// - Parameters:
  ///   - offset: The code point.
  ///   - unit: A character (0), a word (1), a sentence (2), a line (3) or a paragraph (4).
  /// - Returns: A range of code points; sentences and lines are treated as paragraphs.
  func range(around offset: Int, unit: Int) -> Range<Int> {
    let offset = min(max(0, offset), count)
    switch unit {
    case 0: return offset..<min(offset + 1, count)
    case 1:
      return extended(
        offset,
        while: { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      )
    default: return extended(offset, while: { !($0 == "\n") })
    }
  }

  private func extended(_ offset: Int, while belongs: (UnicodeScalar) -> Bool) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, belongs(scalars[start - 1]) { start -= 1 }
    while end < count, belongs(scalars[end]) { end += 1 }
    // Separators belong to the preceding word.
    while end < count, !belongs(scalars[end]) { end += 1 }
    return start..<end
  }
}
