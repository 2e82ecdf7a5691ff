import UIKit

/// A controller whose view is a table.
class ListViewController: UIViewController {
  /// The table, which is also the view.
  let tableView: UITableView

  init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("ListViewController is made in code")
  }

  override func loadView() {
    view = tableView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for row in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: row, animated: animated)
    }
  }
}
