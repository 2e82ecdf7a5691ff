import UIKit

/// A list with one checked row; a tap selects a different row.
class ChoiceViewController: ListViewController {
  private let choices: [String]
  private var chosen: Int?

  /// - Parameters:
  ///   - title: The title of the choice.
  ///   - choices: The rows' titles.
  ///   - chosen: The index of the checked row; `nil` for none.
  init(title: String, choices: [String], chosen: Int?) {
    self.choices = choices
    self.chosen = chosen
    super.init(style: .grouped)
    self.title = title
  }

  /// Called when the user selects a different row; does nothing by default.
  func choose(_ index: Int) {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = choices[indexPath.row]
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row != chosen else { return }
    if let chosen {
      let previousPath = IndexPath(row: chosen, section: 0)
      tableView.cellForRow(at: previousPath)?.accessoryType = .none
    }
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    chosen = indexPath.row
    choose(indexPath.row)
  }
}
