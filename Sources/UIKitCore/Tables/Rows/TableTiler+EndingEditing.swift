import Foundation
import UIKitLists

/// A row in which editing ends, because an update or a reload removes its cell.
struct EndingRow {
  let cell: UITableViewCell
  /// The row before the change.
  let position: RowPosition
  /// The row that the application's data, which has changed already, has for the cell; `nil`: none.
  let place: RowPosition?
}

extension TableTiler {
  /// Ends editing in rows and sections that an update deletes or reloads, before it does.
  ///
  /// The application finds the row under the number that its data has already; a deleted row has
  /// none, so that its text gets into no other row.
  func endEditing(before plan: UpdatePlan) {
    guard let view = editedView else { return }
    if let cell = view as? UITableViewCell, let position = position(of: cell) {
      if plan.keptRow(position) == nil { end(cell, at: position, plan.reloadedRow(position)) }
    } else if let key = key(of: view), plan.keptSection(key.section) == nil {
      view.endEditing(true)
    }
  }

  /// Ends editing before all rows are loaded again.
  ///
  /// The application finds the row, unless its section has more or fewer rows: it may be gone, or
  /// have another number, which only the application knows.
  ///
  /// - Parameter pass: Queries the application for the numbers of rows.
  func endEditing(beforeLoadBy pass: @autoclosure () -> TablePass) {
    guard let cell = editedView as? UITableViewCell, let position = position(of: cell) else {
      return endEditing()
    }
    let counts = try? pass().rowCounts()
    let isSafe = counts.map { model.geometry.rowCounts.keeps(position, in: $0) } ?? false
    end(cell, at: position, isSafe ? position : nil)
  }

  /// Ends editing in a cell, header or footer while it has its place.
  func endEditing() {
    editedView?.endEditing(true)
  }

  /// The row that is edited, on screen or not.
  var editedRow: RowPosition? { (editedView as? UITableViewCell).flatMap(position) }

  private func end(_ cell: UITableViewCell, at position: RowPosition, _ place: RowPosition?) {
    let outer = endingRow
    endingRow = EndingRow(cell: cell, position: position, place: place)
    cell.endEditing(true)
    endingRow = outer
  }

  /// The cell, header or footer with the first responder.
  private var editedView: UIView? {
    guard let responder = tableView?.windowStorage?.responderHost?.firstResponder else {
      return nil
    }
    return sequence(first: responder, next: \.next).lazy.compactMap { $0 as? UIView }
      .first { $0.superviewStorage === tableView }
  }

  private func key(of view: UIView) -> SupplementaryKey? {
    if case .supplementary(let keptView, let key) = kept, keptView === view { return key }
    return supplementaries.first { $0.value === view }?.key
  }
}

extension [Int] {
  /// Whether a row's section, of these row counts, has as many rows in others.
  fileprivate func keeps(_ position: RowPosition, in counts: [Int]) -> Bool {
    let section = position.section
    return counts.count == count && indices.contains(section) && counts[section] == self[section]
  }
}

extension UpdatePlan {
  /// The position of a row that keeps its cell; `nil` when it is deleted or reloaded.
  func keptRow(_ position: RowPosition) -> RowPosition? {
    switch fate(ofOldRow: position) {
    case .kept(let place), .moved(let place): place
    case .deleted, .reloaded: nil
    }
  }

  /// The position of a row that is reloaded, alone or with its section; `nil` when it is deleted,
  /// or may be, or have another number, as its reloaded section has more or fewer rows.
  fileprivate func reloadedRow(_ position: RowPosition) -> RowPosition? {
    if let place = fate(ofOldRow: position).place { return place }
    guard case .reloaded(let section, _) = fate(ofOldSection: position.section),
      rowCountsAfter[section] == rowCountsBefore[position.section]
    else { return nil }
    return RowPosition(section: section, row: position.row)
  }

  /// The index of a section that keeps its header and footer; `nil` when it is deleted or reloaded.
  func keptSection(_ section: Int) -> Int? {
    switch fate(ofOldSection: section) {
    case .kept(let place), .moved(let place): place
    case .deleted, .reloaded: nil
    }
  }
}
