import UIKitSupport

// The order of a table's subviews, from back to front: the background, the refresh control and the
// separators of empty rows, rows, headers and footers, and finally index, indicators and the
// application's views.
extension TableTiler {
  /// Returns the subview index at which cells are inserted, in front of the background.
  func firstCellIndex(in tableView: UIScrollView) -> Int {
    backCount(in: tableView) + (tableView.refreshControlStorage?.superview === tableView ? 1 : 0)
      + (emptyRows.superview === tableView ? 1 : 0)
  }

  /// Returns the number of views behind the scrolling content.
  func backCount(in tableView: UIScrollView) -> Int {
    fixedBackground(in: tableView) == nil ? 0 : 1
  }

  /// Returns the background view if it is in the table and does not scroll with the rows, as a
  /// refresh control does.
  func fixedBackground(in tableView: UIScrollView) -> UIView? {
    guard let view = model.configuration.backgroundView, view.superview === tableView,
      view !== tableView.refreshControlStorage
    else { return nil }
    return view
  }

  /// Returns the subview index at which footers and moved rows are inserted, behind headers and
  /// footers.
  func firstSupplementaryIndex(in tableView: UIScrollView) -> Int {
    let views = supplementaries.values
    return tableView.subviewStorage.firstIndex { view in views.contains { $0 === view } }
      ?? firstFrontIndex(in: tableView)
  }

  /// Returns the subview index at which headers are inserted: in front of all rows, headers and
  /// footers, and behind all other views, such as index, indicators and the application's views.
  func firstFrontIndex(in tableView: UIScrollView) -> Int {
    tableView.subviewStorage.lastIndex(where: isContent).map { $0 + 1 }
      ?? firstCellIndex(in: tableView)
  }

  /// Returns whether a subview is a row, header or footer that is not being dragged.
  private func isContent(_ view: UIView) -> Bool {
    if let cell = view as? UITableViewCell { return cell !== lifted?.cell }
    return view === model.configuration.tableHeaderView
      || view === model.configuration.tableFooterView
      || supplementaries.values.contains { $0 === view } || exiting.contains(view)
  }

  /// Inserts a view at the level of the rows.
  func insertRow(_ view: UIView, in tableView: UIScrollView) {
    tableView.insertSubview(view, at: firstCellIndex(in: tableView))
  }

  /// Moves a lifted row in front of rows, headers and footers.
  func bringToFront(_ cell: UITableViewCell, in tableView: UIScrollView) {
    let front = tableView.subviewStorage.firstIndex { $0 is any StationaryView }
    tableView.insertSubview(cell, behindIndex: front ?? tableView.subviewStorage.count)
  }
}

extension UIScrollView {
  /// Inserts a view, or moves a subview, directly behind the subview currently at an index.
  final func insertSubview(_ view: UIView, behindIndex index: Int) {
    // Moving a subview from further back decreases the index.
    let currentIndex = subviewStorage.firstIndex { $0 === view } ?? .max
    insertSubview(view, at: currentIndex < index ? index - 1 : index)
  }
}
