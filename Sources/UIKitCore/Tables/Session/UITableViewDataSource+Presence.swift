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
