import Foundation
import UIKitGraphics

@testable import UIKitCore

/// A data source of rows like those of a mail program, which counts the calls of the table.
@MainActor
final class CallCountingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let rowCount: Int
  private(set) var rowCountQueries = 0
  private(set) var cellQueries = 0
  private(set) var createdCellCount = 0

  init(rowCount: Int) {
    self.rowCount = rowCount
  }

  var queryCount: Int { rowCountQueries + cellQueries }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCountQueries += 1
    return rowCount
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellQueries += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    CallCountingRows.configure(cell, row: indexPath.row)
    return cell
  }

  private func makeCell() -> UITableViewCell {
    createdCellCount += 1
    return UITableViewCell(style: .subtitle, reuseIdentifier: "row")
  }

  static func configure(_ cell: UITableViewCell, row: Int) {
    cell.textLabel?.text = "Title \(row)"
    cell.detailTextLabel?.text = "A second line for row \(row)"
    cell.accessoryType = .disclosureIndicator
  }
}

/// A data source of rows with different heights, which records the rows whose height is requested.
@MainActor
final class VariableHeightRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let rowCount: Int
  /// The rows whose height was requested.
  private(set) var requestedRows: Set<Int> = []

  init(rowCount: Int) {
    self.rowCount = rowCount
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    requestedRows.insert(indexPath.row)
    return 40 + CGFloat(indexPath.row % 5) * 10
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
