import Foundation
import UIKitLists

extension TableSession {
  /// Whether the delegate implements `tableView(_:estimatedHeightForRowAt:)`.
  var usesDelegateRowEstimates: Bool {
    delegate?.implementsEstimatedRowHeight ?? false
  }
}

extension TablePass {
  /// Returns the delegate's height for a row.
  ///
  /// - Parameters:
  ///   - position: The position at which the row is displayed.
  ///   - standard: The height of rows for which the delegate returns no height.
  /// - Returns: The delegate's height, or `standard`.
  /// - Throws: `Superseded` if the rows have changed.
  func height(
    ofRow position: RowPosition,
    standard: RowHeight
  ) throws(Superseded) -> RowHeight {
    guard let delegate, delegate.implementsRowHeight else { return standard }
    let height = try query("tableView(_:heightForRowAt:)") {
      delegate.rowHeight(tableView, path(position))
    }
    guard height != UITableView.automaticDimension else { return standard }
    return .measured(
      TableModel.checked(height) { "tableView(_:heightForRowAt:) for \(position)" }
    )
  }

  /// Returns the delegate's heights for the rows of a section.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - count: The number of rows.
  ///   - standard: The height of rows for which the delegate returns no height.
  /// - Returns: The heights of all rows of the section.
  /// - Throws: `Superseded` if the rows have changed.
  func heights(
    ofSection section: Int,
    count: Int,
    standard: RowHeight
  ) throws(Superseded) -> RowHeights {
    guard let delegate, delegate.implementsRowHeight else {
      return RowHeights(repeating: standard, count: count)
    }
    return try heights(delegate, section, count: count, standard: standard)
  }

  /// Returns the delegate's heights.
  ///
  /// Loop-invariant values are computed once, and the closure does not copy the pass, because a
  /// million rows make a million calls.
  private func heights(
    _ delegate: some UITableViewDelegate,
    _ section: Int,
    count: Int,
    standard: RowHeight
  ) throws(Superseded) -> RowHeights {
    try validate()
    session.lastQueryName = "tableView(_:heightForRowAt:)"
    let (tableView, session) = (tableView, session)
    let (revision, openBlocks) = (revision, openBlocks)
    var indexPath = IndexPath(row: 0, section: section)
    return try RowHeights(count: count) { row throws(Superseded) in
      indexPath[1] = row
      let height = delegate.rowHeight(tableView, indexPath)
      // One comparison suffices for nearly all rows.
      if !session.isCurrent(revision, openBlocks: openBlocks) { try validate() }
      guard height != UITableView.automaticDimension else { return standard }
      return .measured(
        TableModel.checked(height) {
          "tableView(_:heightForRowAt:) for \(RowPosition(section: section, row: row))"
        }
      )
    }
  }

  /// Returns the delegate's estimates for the rows of a section; `nil` if not implemented.
  func estimatedHeights(
    ofSection section: Int,
    count: Int
  ) throws(Superseded) -> RowHeights? {
    guard let delegate, delegate.implementsEstimatedRowHeight else { return nil }
    session.lastQueryName = "tableView(_:estimatedHeightForRowAt:)"
    return try RowHeights(count: count) { row throws(Superseded) in
      .estimated(try estimate(delegate, IndexPath(row: row, section: section)))
    }
  }

  /// Returns the delegate's estimate for a row, in points; `nil` if not implemented.
  func estimatedHeight(ofRow position: RowPosition) throws(Superseded) -> Double? {
    guard let delegate, delegate.implementsEstimatedRowHeight else { return nil }
    return try estimate(delegate, IndexPath(position))
  }

  private func estimate(
    _ delegate: some UITableViewDelegate,
    _ indexPath: IndexPath
  ) throws(Superseded) -> Double {
    let height = try query { delegate.estimatedRowHeight(tableView, indexPath) }
    guard height != UITableView.automaticDimension else {
      return Double(session.model.scaledTheme.theme.rowHeight)
    }
    return TableModel.checked(height) { "tableView(_:estimatedHeightForRowAt:) for \(indexPath)" }
  }

  /// Returns the delegate's height for a header or footer, in points; `nil` if not implemented.
  func height(_ kind: SupplementaryKind, _ section: Int) throws(Superseded) -> CGFloat? {
    guard let delegate else { return nil }
    session.lastQueryName =
      kind == .header
      ? "tableView(_:heightForHeaderInSection:)" : "tableView(_:heightForFooterInSection:)"
    let height = try query(session.lastQueryName) {
      switch kind {
      case .header: delegate.tableView(tableView, heightForHeaderInSection: section)
      case .footer: delegate.tableView(tableView, heightForFooterInSection: section)
      }
    }
    return height == UnimplementedMethod.height ? nil : height
  }

  /// Returns the delegate's estimate for a header or footer, in points; `nil` if not implemented.
  func estimatedHeight(
    _ kind: SupplementaryKind,
    _ section: Int
  ) throws(Superseded) -> CGFloat? {
    guard let delegate else { return nil }
    session.lastQueryName =
      kind == .header
      ? "tableView(_:estimatedHeightForHeaderInSection:)"
      : "tableView(_:estimatedHeightForFooterInSection:)"
    let height = try query(session.lastQueryName) {
      switch kind {
      case .header: delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
      case .footer: delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
      }
    }
    return height == UnimplementedMethod.height ? nil : height
  }
}
