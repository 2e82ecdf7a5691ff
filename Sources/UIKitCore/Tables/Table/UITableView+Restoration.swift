import Foundation
import UIKitLists

extension UITableView {
  /// Saves the first visible row and the selected rows.
  final func encodeState(with coder: NSCoder) {
    guard restorationIdentifier != nil else { return }
    // A state that has not been applied yet because rows are missing is saved again.
    (parts.pendingState ?? currentState()).encode(with: coder)
  }

  /// Applies a saved state immediately, or after the next load that finds rows.
  final func decodeState(with coder: NSCoder) {
    guard restorationIdentifier != nil, let state = TableState(coder: coder) else { return }
    parts.pendingState = state
    if !needsLoad { restorePendingState() }
    setNeedsLayout()
  }

  private func currentState() -> TableState {
    loadIfNeeded()
    let association = session.modelAssociation
    func savedRow(at position: RowPosition) -> TableState.Row? {
      guard let association else {
        return .position(section: position.section, row: position.row)
      }
      return association.modelIdentifierForElement(at: IndexPath(position), in: self)
        .map { .model($0) }
    }
    let top = Double(visibleTop)
    let anchor = model.geometry.anchor(at: top)
    return TableState(
      top: anchor?.row.flatMap { savedRow(at: $0) },
      distance: anchor?.offset ?? 0,
      offset: association == nil ? Double(contentOffset.y) : nil,
      rowsToEnd: isAtEnd ? anchor?.row.map(rowsToEnd) : nil,
      selected: selection.compactMap(savedRow)
    )
  }

  /// Whether a scrollable table is scrolled to the end of its content.
  private var isAtEnd: Bool {
    let end = maximumOffset.y
    return end > minimumOffset.y && contentOffset.y >= end - 0.5
  }

  /// Returns the number of rows after a row.
  private func rowsToEnd(from row: RowPosition) -> Int {
    model.geometry.numberOfRows - 1 - model.geometry.number(ofRow: row)
  }

  /// Applies the pending state as soon as the table has rows and a size.
  ///
  /// The selection is restored without delegate calls.
  final func restorePendingState() {
    guard let state = parts.pendingState, !needsLoad, model.geometry.numberOfRows > 0,
      bounds.width > 0, bounds.height > 0
    else { return }
    parts.pendingState = nil
    let positions = state.selected.compactMap(position)
    for position in selectsMultipleRows ? positions[...] : positions.prefix(1) {
      selectRow(at: IndexPath(position), animated: false, scrollPosition: .none)
    }
    let top = state.top.flatMap(position)
    guard top != nil || state.offset != nil else { return }
    tiler.premeasure { offset(restoring: state, top: top) }
    // The delegate may have reloaded the table in a height query.
    guard top.map(model.geometry.contains) ?? true else { return }
    setContentOffset(offset(restoring: state, top: top), animated: false)
  }

  /// Returns the legal offset that restores a row's saved distance from the top, or else the saved
  /// offset.
  private func offset(restoring state: TableState, top: RowPosition?) -> CGPoint {
    var offset = contentOffset
    // Rows that have become taller do not move a table away from its end.
    if let top, state.rowsToEnd == rowsToEnd(from: top) {
      offset.y = maximumOffset.y
    } else if let top {
      let height = model.geometry.height(ofRow: top).points
      let y = model.geometry.y(ofRow: top) + min(state.distance, height)
      // Only at the very top is the bar above the content fully expanded.
      offset.y += CGFloat(y) - (y > 0 ? restingTop : visibleTop)
    } else if let savedOffset = state.offset {
      offset.y = CGFloat(savedOffset)
    }
    return clampedOffset(offset)
  }

  /// Returns the current position of a saved row; `nil` if the row no longer exists.
  private func position(of row: TableState.Row) -> RowPosition? {
    let position: RowPosition?
    switch row {
    case .position(let section, let row):
      position = section >= 0 && row >= 0 ? RowPosition(section: section, row: row) : nil
    case .model(let identifier):
      position =
        session.modelAssociation?.indexPathForElement(withModelIdentifier: identifier, in: self)?
        .position
    }
    return position.flatMap { model.geometry.contains($0) ? $0 : nil }
  }
}
