import Foundation
import UIKitLists
import UIKitSupport

extension TableModel {
  /// Returns the heights of a section's rows, measured or estimated, before any row is displayed.
  ///
  /// Uniform heights require no call and no memory per row; individual heights are all queried
  /// unless they are estimated.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - count: The number of rows.
  ///   - pass: Makes the calls.
  /// - Returns: The actual or estimated heights.
  /// - Throws: `Superseded` if the rows have changed.
  func rowHeights(
    inSection section: Int,
    count: Int,
    _ pass: TablePass
  ) throws(Superseded) -> RowHeights {
    if let estimates = try pass.estimatedHeights(ofSection: section, count: count) {
      return estimates
    }
    let estimate = settings.estimatedRowHeight
    if estimate > 0 && hasUnknownHeights {
      return RowHeights(repeating: .estimated(Double(estimate)), count: count)
    }
    guard usesDelegateRowHeights else {
      return RowHeights(repeating: standardRowHeight, count: count)
    }
    return try pass.heights(ofSection: section, count: count, standard: standardRowHeight)
  }

  /// Returns the height of an inserted row: queried, or an estimate until the row becomes visible.
  func height(ofNewRow position: RowPosition, _ pass: TablePass) throws(Superseded) -> RowHeight {
    try pass.validate()
    if let estimate = try pass.estimatedHeight(ofRow: position) { return .estimated(estimate) }
    let estimate = settings.estimatedRowHeight
    if estimate > 0 && hasUnknownHeights { return .estimated(Double(estimate)) }
    return try queriedHeight(position, pass)
  }

  /// Whether row heights must be queried or measured individually.
  var hasUnknownHeights: Bool {
    usesDelegateRowHeights || settings.rowHeight == UITableView.automaticDimension
  }

  /// Returns the delegate's height of a row, or the standard height if the delegate does not supply
  /// one or returns `automaticDimension`; the standard height may itself be an estimate.
  func queriedHeight(_ position: RowPosition, _ pass: TablePass) throws(Superseded) -> RowHeight {
    guard usesDelegateRowHeights else { return standardRowHeight }
    return try pass.height(ofRow: position, standard: standardRowHeight)
  }

  /// The height of rows for which the delegate returns no height.
  private var standardRowHeight: RowHeight {
    let height = settings.rowHeight
    guard height != UITableView.automaticDimension else {
      return .estimated(Double(settings.scaledTheme.theme.rowHeight))
    }
    return .measured(TableModel.checked(height) { "rowHeight" })
  }
}
