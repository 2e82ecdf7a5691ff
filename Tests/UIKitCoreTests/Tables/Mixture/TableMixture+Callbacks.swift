import Foundation
import UIKitTesting

@testable import UIKitCore

extension TableMixture: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    if isReentrant { called(.sections) }
    return rows.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    checkSection(section, "count")
    if isReentrant { called(.rows) }
    return rows.indices.contains(section) ? rows[section].count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = item(indexPath, "cell") else { return UITableViewCell() }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = item == inconsistentItem ? "lie" : "\(item)"
    cell.showsReorderControl = true
    cell.accessoryType = item % 3 == 0 ? .detailDisclosureButton : .none
    called(.cellForRow)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    checkSection(section, "title")
    called(.title)
    return hasTitle(section, every: 2) ? "Title" : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    checkSection(section, "footer title")
    if isReentrant { called(.footerTitle) }
    return hasTitle(section, every: 3) ? "Footer" : nil
  }

  private func hasTitle(_ section: Int, every distance: Int) -> Bool {
    setup.headerKind == .titles || setup.headerKind == .byIndex && section % distance == 0
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    called(.indexTitles)
    return hasIndex ? ["A", "B", "C", "D"] : nil
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    called(.sectionForIndex)
    return index
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    called(.canEdit)
    // A moved row keeps its controls.
    guard rows.indices.contains(indexPath.section),
      rows[indexPath.section].indices.contains(indexPath.row)
    else { return true }
    return rows[indexPath.section][indexPath.row] % 4 != 3
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    if isReentrant { called(.canMove) }
    return true
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    called(.commit)
    guard rows.indices.contains(indexPath.section),
      rows[indexPath.section].indices.contains(indexPath.row),
      tableView.numberOfSections == rows.count,
      tableView.numberOfRows(inSection: indexPath.section) == rows[indexPath.section].count,
      generator.once(in: 2)
    else { return }
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .left)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
    called(.move)
  }
}
