/// Consecutive rows that may span several sections, from top to bottom.
///
/// Describes the visible rows of a table: a few rows in ascending order without gaps (sections
/// without rows do not count as gaps). A span within a single section requires no heap memory.
package struct RowSpan: Hashable, Sendable {
  /// The run of the first section; empty only if the span is empty.
  private(set) var head: RowRun
  /// The runs of further sections.
  private(set) var rest: [RowRun] = []

  /// Creates an empty span.
  package init() {
    head = RowRun(section: 0, rows: 0..<0)
  }

  /// Creates a span; ignores empty runs.
  ///
  /// - Parameter runs: The rows of neighbouring sections, ascending.
  package init(_ runs: [RowRun]) {
    self.init()
    for run in runs { append(run) }
  }

  /// Appends the rows of a further section; ignores an empty run.
  mutating func append(_ run: RowRun) {
    guard !run.rows.isEmpty else { return }
    if isEmpty { head = run } else { rest.append(run) }
  }

  /// One run for each section with rows in the span, ascending; none is empty.
  package var runs: [RowRun] { isEmpty ? [] : [head] + rest }

  /// Whether the span contains no rows.
  package var isEmpty: Bool { head.rows.isEmpty }

  /// The number of rows.
  ///
  /// Costs one step per section.
  package var count: Int { rest.reduce(head.rows.count) { $0 + $1.rows.count } }

  /// The topmost row; `nil` if the span is empty.
  package var first: RowPosition? { isEmpty ? nil : head.start }

  /// The bottommost row; `nil` if the span is empty.
  package var last: RowPosition? {
    let run = rest.last ?? head
    return run.rows.last.map { RowPosition(section: run.section, row: $0) }
  }

  /// Returns whether the span contains a row.
  ///
  /// Costs one comparison per section.
  package func contains(_ position: RowPosition) -> Bool {
    if head.contains(position) { return true }
    for run in rest where run.contains(position) { return true }
    return false
  }
}

extension RowSpan: Sequence {
  /// Returns an iterator over the rows, from top to bottom.
  package func makeIterator() -> Iterator { Iterator(run: head, rest: rest) }

  /// An iterator over the rows of a span, from top to bottom.
  package struct Iterator: IteratorProtocol {
    /// The remaining rows of the current section.
    var run: RowRun
    let rest: [RowRun]
    /// The index in `rest` of the next section's run.
    var nextRun = 0

    /// Returns the next row; `nil` after the last row.
    package mutating func next() -> RowPosition? {
      if run.rows.isEmpty {
        guard nextRun < rest.count else { return nil }
        run = rest[nextRun]
        nextRun += 1
      }
      let position = run.start
      run.rows = run.rows.lowerBound + 1..<run.rows.upperBound
      return position
    }
  }
}
