/// A helper of a table view with one responsibility.
///
/// Accesses the session, the model and the helpers passed to it; it uses the table view only as a
/// view.
@MainActor
protocol TableComponent: AnyObject {
  /// The session through which the table calls its application.
  var session: TableSession { get }
}

extension TableComponent {
  /// The table; `nil` after it was deallocated.
  var tableView: UITableView? { session.tableView }

  /// The layout model of the rows.
  var model: TableModel { session.model }
}
