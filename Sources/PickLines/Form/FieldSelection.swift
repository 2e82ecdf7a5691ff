/// Some fields of a line, such as the second one and all from the last but one.
package struct FieldSelection: Equatable, Sendable {
  /// The first and the last of some fields, from 1, or from -1 for the last one.
  private struct Part: Equatable, Sendable {
    var first: Int
    var last: Int
  }

  private var parts: [Part]

  /// Reads a selection: `2`, `-1`, `2..`, `..3`, `2..-2`, and several with commas between them.
  ///
  /// - Returns: `nil` for anything else.
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

  /// All fields but one.
  ///
  /// - Parameter field: The number of the field, from 1.
  package init(allBut field: Int) {
    parts = [Part(first: field + 1, last: -1)]
    if field > 1 { parts.insert(Part(first: 1, last: field - 1), at: 0) }
  }

  /// The selected fields of a line, from 0.
  ///
  /// - Parameter count: The number of the line's fields.
  /// - Returns: A range for each part of the selection that has fields.
  func ranges(of count: Int) -> [Range<Int>] {
    parts.compactMap { part in
      let first = max(0, part.first < 0 ? count + part.first : part.first - 1)
      let last = min(count, part.last < 0 ? count + part.last + 1 : part.last)
      return first < last ? first..<last : nil
    }
  }
}
