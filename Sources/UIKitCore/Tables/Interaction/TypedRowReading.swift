import UIKitLists

/// The rows that are read for one that begins with what was typed, over several frames.
struct TypedRowReading {
  /// How many rows are read at most; a list of more has a `rowFinder`.
  static let maximum = 20_000
  /// How many rows are read at once when a key is pressed.
  static let firstSlice = 200
  /// How many rows are read in each further frame.
  static let slice = 100

  /// What was typed, without differences of case, accents and width.
  let text: String
  /// The row to read next.
  var next: RowPosition
  /// How many rows have not been read.
  var rowsLeft: Int
  /// The rows that the table had when the key was pressed; others end the search.
  let revision: TableSession.Revision
}

extension UITableView {
  /// Reads rows in their order until one begins with what was typed, and focuses it; goes on in the
  /// next frame where there are more than the slice.
  final func readTypedRows(atMost count: Int) {
    let search = focus.search
    guard var reading = search.reading else { return }
    search.reading = nil
    guard session.isSettled, session.revision == reading.revision else { return }
    var found: RowPosition?
    session.run(.measuring) {
      found = try? readRows(&reading, atMost: count, session.beginPass(of: self))
    }
    if tiler.needsPlacement { setNeedsLayout() }
    updates.applyDeferredBatch()
    guard session.revision == reading.revision else { return }
    if let found {
      if model.geometry.contains(found) { focus.move(to: found, heading: .next) }
    } else if reading.rowsLeft > 0, let loop = window?.loop {
      search.reading = reading
      loop.onNextFrame { [weak self] in
        guard let self, self.focus.search.reading?.text == reading.text else { return }
        readTypedRows(atMost: TypedRowReading.slice)
      }
    }
  }

  private func readRows(
    _ reading: inout TypedRowReading,
    atMost count: Int,
    _ pass: TablePass
  ) throws(Superseded) -> RowPosition? {
    for _ in 0..<min(count, reading.rowsLeft) {
      let position = reading.next
      let text = try textForFinding(position, pass)
      if let text, TableTypeSearch.folded(text).hasPrefix(reading.text) { return position }
      guard let next = model.geometry.row(after: position) ?? model.geometry.firstRow else {
        break
      }
      reading.next = next
      reading.rowsLeft -= 1
    }
    return nil
  }

  /// The text of a row: what its cell on the screen says, else what the application says of it, and
  /// else what a cell would say.
  private func textForFinding(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> String? {
    if let shown = tiler.cell(at: position) { return shown.textForFinding }
    if let provider = configuration.accessibilityLabelProvider {
      let label: String? = try pass.ask { provider(self, pass.path(position)) }
      if let label { return label }
    }
    guard let tile = try tiler.makePreparedTile(position, in: self, pass) else { return nil }
    defer { tiler.discard(tile.cell) }
    return tile.cell.textForFinding
  }
}
