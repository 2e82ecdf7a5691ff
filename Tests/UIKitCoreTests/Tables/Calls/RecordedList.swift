import Foundation
import UIKitTesting

@testable import UIKitCore

/// The data source and delegate of a table; records each call with its index paths and values.
@MainActor
final class RecordedList: NSObject {
  let table: UITableView
  let recorder = CallRecorder()
  /// The names of the rows of each section.
  var rows = (0..<3).map { section in (0..<14).map { "\(section)-\($0)" } }

  init(style: UITableView.Style) {
    table = UITableView(frame: .zero, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.allowsSelectionDuringEditing = true
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
  }

  func record(_ method: String, _ arguments: Any?...) {
    let words = arguments.map { argument in
      switch argument {
      case let path as IndexPath: path.map(String.init).joined(separator: ".")
      case let argument?: "\(argument)"
      case nil: "nil"
      }
    }
    recorder.record(([method] + words).joined(separator: " "))
  }
}

extension RecordedList: UITableViewDataSource, UITableViewDataSourcePrefetching {
  func numberOfSections(in tableView: UITableView) -> Int {
    record(#function)
    return rows.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    record(#function, section)
    return rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    record(#function, indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    record(#function, section)
    return "Section \(section)"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    record(#function, section)
    return section == 1 ? "Footer" : nil
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    record(#function)
    return ["A", "B", "C"]
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    record(#function, title, index)
    return index
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    record(#function, indexPath)
    return indexPath.row != 3
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    record(#function, indexPath)
    return true
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    record(#function, editingStyle.rawValue, indexPath)
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    record(#function, sourceIndexPath, destinationIndexPath)
    let name = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { record(#function, path) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { record(#function, path) }
  }
}
