import UIKitLists

extension UITableView {
  /// Moves the focus to the next row that begins with the typed text.
  ///
  /// - Returns: Whether the table consumes the key.
  final func handleTypedKey(_ key: UIKey) -> Bool {
    guard key.typesText, let host = window?.host, let firstRow = model.geometry.firstRow else {
      return false
    }
    let isSpace = key.keyCode == .keyboardSpacebar
    let search = focus.typeSearch
    if isSpace, !search.isRunning(at: host.time) { return false }
    let continuesSearch = search.add(isSpace ? " " : key.characters, at: host.time)
    let current = focus.position.flatMap { model.geometry.contains($0) ? $0 : nil }
    // A continued search may still match the focused row; a new search begins below it, or at the
    // first visible row.
    var start = current ?? tiler.rowsOnScreen.map(\.position).min() ?? firstRow
    if current != nil, !continuesSearch { start = model.geometry.row(after: start) ?? firstRow }
    if let finder = configuration.rowFinder {
      let match = finder(self, search.text, session.path(ofShown: start))?.position
      if let match, model.geometry.contains(match) { focus.move(to: match, heading: .next) }
      return true
    }
    search.reading = TypedRowReading(
      text: TableTypeSearch.folded(search.text),
      next: start,
      rowsLeft: min(model.geometry.numberOfRows, TypedRowReading.maximumRows),
      revision: session.revision
    )
    readTypedRows(atMost: TypedRowReading.rowsInFirstFrame)
    return true
  }

  /// Compares rows in order until one begins with the typed text, and moves the focus to it.
  ///
  /// Continues in the next frame after `count` rows.
  final func readTypedRows(atMost count: Int) {
    let search = focus.typeSearch
    guard var reading = search.reading else { return }
    search.reading = nil
    guard session.isSettled, session.revision == reading.revision else { return }
    var match: RowPosition?
    session.run(.measuring) {
      match = try? readRows(&reading, atMost: count, session.beginPass(of: self))
    }
    if tiler.needsPlacement { setNeedsLayout() }
    updates.applyDeferredBatch()
    guard session.revision == reading.revision else { return }
    if let match {
      if model.geometry.contains(match) { focus.move(to: match, heading: .next) }
    } else if reading.rowsLeft > 0, let host = window?.host {
      search.reading = reading
      host.onNextFrame { [weak self] in
        guard let self, self.focus.typeSearch.reading?.text == reading.text else { return }
        readTypedRows(atMost: TypedRowReading.rowsPerFrame)
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
      let text = try searchText(position, pass)
      if let text, TableTypeSearch.folded(text).hasPrefix(reading.text) { return position }
      guard let next = model.geometry.row(after: position) ?? model.geometry.firstRow else {
        break
      }
      reading.next = next
      reading.rowsLeft -= 1
    }
    return nil
  }

  /// Returns the text of a row: from its visible cell, else from `accessibilityLabelProvider`, else
  /// from a newly created cell.
  private func searchText(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> String? {
    if let visibleCell = tiler.cell(at: position) { return visibleCell.searchText }
    if let provider = configuration.accessibilityLabelProvider {
      let label: String? = try pass.query { provider(self, pass.path(position)) }
      if let label { return label }
    }
    guard let tile = try tiler.makePreparedTile(position, in: self, pass) else { return nil }
    defer { tiler.discard(tile.cell) }
    return tile.cell.searchText
  }
}
