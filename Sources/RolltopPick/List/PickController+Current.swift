import PickLines
import UIKit

/// Moving and announcing the current row.
extension PickController {
  /// Handles a change of the rows.
  ///
  /// - Parameter isOtherQuery: Whether the rows belong to a new query.
  func rowsDidChange(isOtherQuery: Bool) {
    if isOtherQuery { hasMoved = false }
    let wasVisible = isCurrentRowVisible
    let previousRow = hasMoved ? currentLine.flatMap(model.matches.row) ?? current : nil
    let staysInPlace = previousRow == current
    current = model.matches.count > 0 ? min(previousRow ?? 0, model.matches.count - 1) : nil
    if isOtherQuery { table.setContentOffset(.zero, animated: false) }
    measureColumns()
    table.reloadData()
    updateCount()
    let isFound = findInitialLine()
    selectCurrent(scrolls: isFound || hasMoved && wasVisible && !staysInPlace)
    updateHeader()
  }

  /// Whether the row selected last is visible.
  private var isCurrentRowVisible: Bool {
    guard let selected = table.indexPathForSelectedRow else { return false }
    return table.indexPathsForVisibleRows?.contains(selected) == true
  }

  /// Searches the new lines for the initial line.
  ///
  /// - Returns: Whether the initial line is now the current one.
  private func findInitialLine() -> Bool {
    guard let text = options.selected?.utf8, let start = nextCandidate else { return false }
    guard !hasMoved, model.displayedQuery.isEmpty else {
      nextCandidate = nil
      return false
    }
    // Lines that have not been searched yet have no rows.
    let lines = start..<max(start, options.search.headerCount + model.matches.searchedCount)
    guard let line = lines.first(where: { model.store[$0].starts(with: text) }) else {
      nextCandidate = lines.upperBound
      return false
    }
    nextCandidate = nil
    current = model.matches.row(of: line)
    hasMoved = true
    return current != nil
  }

  /// Makes a row the current one and scrolls to it.
  func move(to row: Int) {
    guard model.matches.count > 0 else { return }
    current = min(max(0, row), model.matches.count - 1)
    hasMoved = true
    selectCurrent(scrolls: true)
  }

  private func selectCurrent(scrolls: Bool = false) {
    defer {
      updatePreview()
      announceCurrent()
    }
    guard let current else { return }
    let indexPath = model.indexPath(ofRow: current)
    table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    if scrolls { table.scrollToRow(at: indexPath, at: .none, animated: false) }
  }

  /// Announces the current line, because the search field keeps the focus, and the number of
  /// matches of a new query.
  private func announceCurrent() {
    let line = current.map { model.matches[$0] }
    let isOtherQuery = model.matches.isComplete && model.displayedQuery != announcedQuery
    guard line != currentLine || isOtherQuery else { return }
    currentLine = line
    if isOtherQuery { announcedQuery = model.displayedQuery }
    guard UIAccessibility.isVoiceOverRunning else { return }
    var texts = line.map { [plainText(of: $0)] } ?? []
    if isOtherQuery { texts.append(bar.countText) }
    guard !texts.isEmpty else { return }
    UIAccessibility.post(notification: .announcement, argument: texts.joined(separator: ", "))
  }

  /// Returns the visible text of a line, without highlighted matches.
  private func plainText(of line: Int) -> String {
    lineStyle.text(of: presenter.line(model.store[line], matching: Query(""))).string
  }

  /// Performs a movement.
  func move(_ movement: ListKey.Movement) {
    let row = current ?? 0
    let page = max(1, Int(table.bounds.height / Metrics.rowHeight) - 1)
    switch movement {
    case .rows(let count): move(to: row + count)
    case .pages(let count): move(to: row + count * page)
    case .first: move(to: 0)
    case .last: move(to: model.matches.count - 1)
    }
  }
}
