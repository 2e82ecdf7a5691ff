import UIKit

/// A list with one checked row; a tap selects a different row.
class OptionListViewController: ListViewController {
  private let options: [String]
  private var selectedIndex: Int?

  /// - Parameters:
  ///   - title: The title of the list.
  ///   - options: The rows' titles.
  ///   - selectedIndex: The index of the checked row; `nil` for none.
  init(title: String, options: [String], selectedIndex: Int?) {
    self.options = options
    self.selectedIndex = selectedIndex
    super.init(style: .grouped)
    self.title = title
  }

  /// Applies the option at an index after the user has selected it; does nothing by default.
  func select(_ index: Int) {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    options.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = options[indexPath.row]
    cell.accessoryType = indexPath.row == selectedIndex ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row != selectedIndex else { return }
    if let selectedIndex {
      let previousIndexPath = IndexPath(row: selectedIndex, section: 0)
      tableView.cellForRow(at: previousIndexPath)?.accessoryType = .none
    }
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    selectedIndex = indexPath.row
    select(indexPath.row)
  }
}
