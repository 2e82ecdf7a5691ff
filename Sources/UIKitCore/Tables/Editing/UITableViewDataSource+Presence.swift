import Foundation

extension UITableViewDataSource {
  /// Whether the data source has `tableView(_:commit:forRowAt:)`.
  var implementsCommit: Bool {
    (self as? UITableViewController)?.overrides(.commit)
      ?? (_Commit.self != UnimplementedMethod.self)
  }

  /// Whether the data source has `tableView(_:moveRowAt:to:)`.
  var implementsMove: Bool {
    (self as? UITableViewController)?.overrides(.moveRow)
      ?? (_Move.self != UnimplementedMethod.self)
  }
}

extension UITableView {
  /// Tells the data source what the user confirmed, if it wants to know.
  final func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    guard let dataSource else { return }
    dataSource.tableView(self, commit: style, forRowAt: indexPath)
  }
}
