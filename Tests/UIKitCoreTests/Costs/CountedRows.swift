import Foundation
import UIKitGraphics

@testable import UIKitCore

/// A data source of rows like those of a mail program, which counts the calls of the table.
@MainActor
final class CountedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let count: Int
  private(set) var countCalls = 0
  private(set) var cellCalls = 0
  private(set) var cellsMade = 0

  init(count: Int) {
    self.count = count
  }

  var calls: Int { countCalls + cellCalls }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countCalls += 1
    return count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellCalls += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    CountedRows.fill(cell, indexPath.row)
    return cell
  }

  private func makeCell() -> UITableViewCell {
    cellsMade += 1
    return UITableViewCell(style: .subtitle, reuseIdentifier: "row")
  }

  static func fill(_ cell: UITableViewCell, _ row: Int) {
    cell.textLabel?.text = "Title \(row)"
    cell.detailTextLabel?.text = "A second line for row \(row)"
    cell.accessoryType = .disclosureIndicator
  }
}

/// A data source of rows with different heights and an estimated height.
@MainActor
final class EstimatedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let count: Int
  private(set) var requestedRows: Set<Int> = []

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

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
