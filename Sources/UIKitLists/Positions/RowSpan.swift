/// Neighbouring rows that may reach over several sections, from top to bottom.
///
/// This is what a table shows at one moment: a handful of rows, in ascending
/// order, without gaps (sections without rows leave none).
package struct RowSpan: Hashable, Sendable {
  /// One run for each section that contributes a row, ascending; none is empty.
  package let runs: [RowRun]

  /// Creates a span; empty runs are left out.
  ///
  /// - Parameter runs: The rows of neighbouring sections, ascending.
  package init(_ runs: [RowRun] = []) {
    self.runs = runs.contains { $0.rows.isEmpty } ? runs.filter { !$0.rows.isEmpty } : runs
  }

  /// Whether there is no row.
  package var isEmpty: Bool { runs.isEmpty }

  /// The number of rows.
  ///
  /// Costs one step per section.
  package var count: Int { runs.reduce(0) { $0 + $1.rows.count } }

  /// The topmost row, or nil when the span is empty.
  package var first: RowPosition? { runs.first?.start }

  /// The bottom row, or nil when the span is empty.
  package var last: RowPosition? {
    runs.last.map { RowPosition(section: $0.section, row: $0.rows.upperBound - 1) }
  }

  /// Tells whether a row belongs to the span.
  ///
  /// Costs one comparison per section.
  package func contains(_ position: RowPosition) -> Bool {
    runs.contains { $0.contains(position) }
  }
}

extension RowSpan: Sequence {
  /// Returns an iterator over the rows, from top to bottom.
  package func makeIterator() -> Iterator { Iterator(runs: runs) }

  /// Walks over the rows of a span, from top to bottom.
  package struct Iterator: IteratorProtocol {
    let runs: [RowRun]
    var index = 0
    var offset = 0

    /// Returns the next row, or nil after the last one.
    package mutating func next() -> RowPosition? {
      guard index < runs.count else { return nil }
      let run = runs[index]
      let position = RowPosition(section: run.section, row: run.rows.lowerBound + offset)
      offset += 1
      if offset == run.rows.count {
        index += 1
        offset = 0
      }
      return position
    }
  }
}
