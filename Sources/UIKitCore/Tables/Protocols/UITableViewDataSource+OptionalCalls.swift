public import Foundation

extension UITableViewDataSource {
  /// The `tableView` methods in optional-call syntax, as for Objective-C's optional methods:
  /// `dataSource.tableView?(tableView, titleForHeaderInSection: 0)`.
  ///
  /// Never `nil` itself; a call returns `nil` if the data source does not implement the method.
  @_disfavoredOverload
  public var tableView: _UITableViewDataSourceCalls? {
    _UITableViewDataSourceCalls(dataSource: self)
  }

  /// `numberOfSections(in:)` in optional-call syntax (`?` or `!`); never `nil`.
  @_disfavoredOverload
  public var numberOfSections: _UITableViewDataSourceSectionCall? {
    _UITableViewDataSourceSectionCall(dataSource: self)
  }

  /// `sectionIndexTitles(for:)` in optional-call syntax (`?` or `!`); never `nil`.
  @_disfavoredOverload
  public var sectionIndexTitles: _UITableViewDataSourceIndexCall? {
    _UITableViewDataSourceIndexCall(dataSource: self)
  }
}

/// The `tableView` methods of a data source; see `UITableViewDataSource.tableView`.
///
/// Methods that return nothing, or `nil` by default, count as implemented.
@preconcurrency @MainActor
public struct _UITableViewDataSourceCalls {
  let dataSource: any UITableViewDataSource

  /// Returns the result of `tableView(_:numberOfRowsInSection:)`.
  public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  /// Returns the result of `tableView(_:cellForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    dataSource.tableView(tableView, cellForRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:titleForHeaderInSection:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    dataSource.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Returns the result of `tableView(_:titleForFooterInSection:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    dataSource.tableView(tableView, titleForFooterInSection: section)
  }

  /// Returns the result of `tableView(_:sectionForSectionIndexTitle:at:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// Returns the result of `tableView(_:canEditRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    dataSource.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:canMoveRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    dataSource.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Calls `tableView(_:commit:forRowAt:)`; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    dataSource.implementsCommit
      ? dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath) : nil
  }

  /// Calls `tableView(_:moveRowAt:to:)`; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    dataSource.implementsMove
      ? dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) : nil
  }
}

/// `numberOfSections(in:)` of a data source.
@preconcurrency @MainActor
public struct _UITableViewDataSourceSectionCall {
  let dataSource: any UITableViewDataSource

  /// Returns the result of `numberOfSections(in:)`.
  public func callAsFunction(in tableView: UITableView) -> Int {
    dataSource.numberOfSections(in: tableView)
  }
}

/// `sectionIndexTitles(for:)` of a data source.
@preconcurrency @MainActor
public struct _UITableViewDataSourceIndexCall {
  let dataSource: any UITableViewDataSource

  /// Returns the result of `sectionIndexTitles(for:)`; `nil` without a result.
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    dataSource.sectionIndexTitles(for: tableView)
  }
}
