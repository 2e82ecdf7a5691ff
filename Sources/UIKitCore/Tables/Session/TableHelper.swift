/// A part of a table view with a job of its own.
///
/// It reaches the session, the model and what it was given; the table view itself only as the
/// view that it works on.
@MainActor
protocol TableHelper: AnyObject {
  /// The table's conversation with its application.
  var session: TableSession { get }
}

extension TableHelper {
  /// The table; `nil` once it is gone.
  var tableView: UITableView? { session.tableView }

  /// The layout of the rows.
  var model: TableModel { session.model }
}
