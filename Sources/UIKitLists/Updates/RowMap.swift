/// A sorted map from rows to values with binary search.
struct RowMap<Value: Sendable>: Sendable {
  /// The sections of the rows, ascending.
  private let sections: [Int]

  /// The indexes of the rows in their sections, ascending within each section.
  let rows: [Int]

  /// The value of each row.
  let values: [Value]

  init(_ entries: [(RowPosition, Value)]) {
    let sorted = entries.count > 1 ? entries.sorted { $0.0 < $1.0 } : entries
    sections = sorted.map(\.0.section)
    rows = sorted.map(\.0.row)
    values = sorted.map(\.1)
  }

  var count: Int { values.count }

  func position(_ index: Int) -> RowPosition {
    RowPosition(section: sections[index], row: rows[index])
  }

  /// Calls `body` for each section with rows in the map, ascending.
  func forEachSection(_ body: (Int) -> Void) {
    var last: Int?
    for section in sections where section != last {
      body(section)
      last = section
    }
  }

  /// The rows as runs, ascending.
  var runs: [RowRun] {
    var runs: [RowRun] = []
    for index in rows.indices {
      if let last = runs.last, last.section == sections[index], last.rows.upperBound == rows[index]
      {
        runs[runs.count - 1].rows = last.rows.lowerBound..<rows[index] + 1
      } else {
        runs.append(RowRun(section: sections[index], rows: rows[index]..<rows[index] + 1))
      }
    }
    return runs
  }

  func rows(ofSection section: Int) -> ArraySlice<Int> {
    guard !sections.isEmpty else { return [] }
    let start = sections[...].firstIndex(notBelow: section)
    let end = sections[start...].firstIndex(notBelow: section + 1)
    return rows[start..<end]
  }

  /// The value of a row; `nil` if the map does not contain it.
  subscript(position: RowPosition) -> Value? {
    let rows = rows(ofSection: position.section)
    let index = rows.firstIndex(notBelow: position.row)
    return index < rows.endIndex && rows[index] == position.row ? values[index] : nil
  }
}
