/// The selected rows of a table, in ascending order.
///
/// Consecutive rows are stored as one run: selecting all of a hundred thousand rows requires one
/// run per section, and the cost of following an update depends on the runs and changes, not on the
/// rows.
package struct SelectionSet: Sendable, Equatable {
  /// The selected rows, in ascending runs.
  ///
  /// No run is empty, and none is adjacent to the next one of its section.
  package private(set) var runs: [RowRun] = []

  /// The number of selected rows.
  package private(set) var count = 0

  /// Creates an empty selection.
  package init() {}

  /// Creates a selection of rows in any order.
  package init(_ rows: some Sequence<RowPosition>) {
    for row in rows { insert(row) }
  }

  /// Whether no row is selected.
  package var isEmpty: Bool { count == 0 }

  /// The topmost selected row; `nil` without selection.
  package var first: RowPosition? { runs.first?.start }

  /// The bottommost selected row; `nil` without selection.
  package var last: RowPosition? {
    runs.last.map { RowPosition(section: $0.section, row: $0.rows.upperBound - 1) }
  }

  /// Returns whether a row is selected; accepts any indexes.
  ///
  /// Costs O(log *r*) for *r* runs.
  package func contains(_ row: RowPosition) -> Bool {
    guard row.row < .max else { return false }
    let index = firstRun(reaching: RowPosition(section: row.section, row: row.row + 1))
    return index < runs.count && runs[index].contains(row)
  }
}

extension SelectionSet {
  /// Selects a row.
  ///
  /// - Returns: Whether the row was previously unselected.
  @discardableResult
  package mutating func insert(_ row: RowPosition) -> Bool {
    let oldCount = count
    insert(RowRun(section: row.section, rows: row.row..<row.row + 1))
    return count > oldCount
  }

  /// Selects consecutive rows.
  package mutating func insert(_ run: RowRun) {
    guard !run.rows.isEmpty else { return }
    // Runs that overlap or adjoin the new run are merged with it.
    let firstRunIndex = firstRun(reaching: run.start)
    var end = firstRunIndex
    var (lower, upper) = (run.rows.lowerBound, run.rows.upperBound)
    while end < runs.count, runs[end].section == run.section,
      runs[end].rows.lowerBound <= run.rows.upperBound
    {
      lower = Swift.min(lower, runs[end].rows.lowerBound)
      upper = Swift.max(upper, runs[end].rows.upperBound)
      count -= runs[end].rows.count
      end += 1
    }
    runs.replaceSubrange(
      firstRunIndex..<end,
      with: [RowRun(section: run.section, rows: lower..<upper)]
    )
    count += upper - lower
  }

  /// Deselects a row.
  ///
  /// - Returns: Whether the row was previously selected.
  @discardableResult
  package mutating func remove(_ row: RowPosition) -> Bool {
    let oldCount = count
    remove(RowRun(section: row.section, rows: row.row..<row.row + 1))
    return count < oldCount
  }

  /// Deselects consecutive rows.
  package mutating func remove(_ run: RowRun) {
    guard !run.rows.isEmpty else { return }
    // A run that ends at the lower bound is not affected.
    let start = RowPosition(section: run.section, row: run.rows.lowerBound + 1)
    let firstRunIndex = firstRun(reaching: start)
    var end = firstRunIndex
    var remainingRuns: [RowRun] = []
    while end < runs.count, runs[end].section == run.section,
      runs[end].rows.lowerBound < run.rows.upperBound
    {
      let rows = runs[end].rows
      count -= rows.count
      if rows.lowerBound < run.rows.lowerBound {
        remainingRuns.append(
          RowRun(section: run.section, rows: rows.lowerBound..<run.rows.lowerBound)
        )
      }
      if rows.upperBound > run.rows.upperBound {
        remainingRuns.append(
          RowRun(section: run.section, rows: run.rows.upperBound..<rows.upperBound)
        )
      }
      end += 1
    }
    count += remainingRuns.reduce(0) { $0 + $1.rows.count }
    runs.replaceSubrange(firstRunIndex..<end, with: remainingRuns)
  }

  /// Deselects all rows.
  package mutating func removeAll() {
    runs = []
    count = 0
  }

  /// Returns the index of the first run whose end is at or after a position.
  private func firstRun(reaching position: RowPosition) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      let end = RowPosition(section: runs[middle].section, row: runs[middle].rows.upperBound)
      if end < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SelectionSet: Sequence {
  /// Returns an iterator over the selected rows, from top to bottom.
  package func makeIterator() -> RowSpan.Iterator { RowSpan(runs).makeIterator() }
}
