/// A selection of a line's fields, such as the second field and all from the last but one on.
package struct FieldSelection: Equatable, Sendable {
  /// A range of fields, whose numbers start at 1, or at -1 for the last field.
  private struct Part: Equatable, Sendable {
    var first: Int
    var last: Int
  }

  private var parts: [Part]

  /// Parses a selection: `2`, `-1`, `2..`, `..3`, `2..-2`, `..`, and several separated by commas.
  ///
  /// - Returns: `nil` for any other text.
  package init?(_ text: String) {
    parts = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let number = Int(part), number != 0 {
        parts.append(Part(first: number, last: number))
        continue
      }
      guard let dots = part.firstRange(of: "..") else { return nil }
      let (lower, upper) = (part[..<dots.lowerBound], part[dots.upperBound...])
      let first = lower.isEmpty ? 1 : Int(lower)
      let last = upper.isEmpty ? -1 : Int(upper)
      guard let first, let last, first != 0, last != 0 else { return nil }
      parts.append(Part(first: first, last: last))
    }
  }

  /// Selects all fields but one.
  ///
  /// - Parameter field: The number of the field, starting at 1.
  package init(allBut field: Int) {
    parts = [Part(first: field + 1, last: -1)]
    if field > 1 { parts.insert(Part(first: 1, last: field - 1), at: 0) }
  }

  /// Returns the indices of the selected fields, starting at 0.
  ///
  /// - Parameter count: The number of the line's fields.
  /// - Returns: A range for each part of the selection that contains fields.
  func ranges(ofFieldCount count: Int) -> [Range<Int>] {
    parts.compactMap { part in
      let start = max(0, part.first < 0 ? count + part.first : part.first - 1)
      let end = min(count, part.last < 0 ? count + part.last + 1 : part.last)
      return start < end ? start..<end : nil
    }
  }
}
