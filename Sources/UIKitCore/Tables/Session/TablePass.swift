import Foundation
import UIKitLists
import UIKitSupport

/// The reason why a pass is superseded and must stop.
enum Superseded: Error {
  /// The table's rows have changed through a reload, another data source or a batch.
  case byChangedRows
  /// A batch was deferred or an update block was opened: the data source already has different rows
  /// and cannot be queried about the table's. Earlier results remain valid.
  case byDeferredBatch
}

/// A series of data source and delegate calls for one revision of the table's rows.
///
/// Data source and delegate are queried about several rows only through passes. Each query throws
/// if the rows change before or during it, so that re-entrancy is handled once, by the owner of the
/// pass.
@MainActor
struct TablePass {
  let tableView: UITableView
  let session: TableSession
  /// The session's revision when the pass began.
  let revision: TableSession.Revision
  /// The session's nesting depth of update blocks when the pass began.
  let openBlocks: Int
  /// The session's number of height changes when the pass began.
  private let heightChanges: Int
  /// The data source; replacing it supersedes the pass.
  let dataSource: (any UITableViewDataSource)?
  /// The delegate at the beginning of the pass, which avoids reading the weak property for each
  /// query.
  private let firstDelegate: (any UITableViewDelegate)?
  private let delegateRevision: Int

  init(
    _ tableView: UITableView,
    _ session: TableSession,
    revision: TableSession.Revision,
    openBlocks: Int,
    heightChanges: Int
  ) {
    (self.tableView, self.session) = (tableView, session)
    self.revision = revision
    self.openBlocks = openBlocks
    self.heightChanges = heightChanges
    dataSource = session.dataSource
    firstDelegate = session.delegate
    delegateRevision = tableView.delegateRevision
  }

  /// The table as the interface of its overridable members.
  var table: any OverridableTable { tableView }

  /// Throws if the data source's rows have changed since the pass began.
  func validate() throws(Superseded) {
    guard !session.isCurrent(revision, openBlocks: openBlocks) else { return }
    try validateRows()
    throw .byDeferredBatch
  }

  /// Throws if the table's rows have changed since the pass began.
  ///
  /// The data source's rows may differ because of a deferred batch or an open update block.
  func validateRows() throws(Superseded) {
    guard hasSameRows else { throw .byChangedRows }
  }

  /// Whether the table's rows are unchanged since the pass began.
  var hasSameRows: Bool {
    let current = session.revision
    return current.reloads == revision.reloads && current.batches == revision.batches
  }

  /// Calls the application; throws if the pass is superseded before the call or the table's rows
  /// change during it.
  @inline(__always)
  func query<Answer>(
    _ callback: StaticString = "a callback",
    _ question: () -> Answer
  ) throws(Superseded) -> Answer {
    try validate()
    let answer = question()
    try validateRows(after: callback)
    return answer
  }

  /// Throws if a callback has changed the table's rows; records its name for the message about a
  /// layout that never settles.
  @inline(__always)
  func validateRows(after callback: StaticString) throws(Superseded) {
    if hasSameRows { return }
    session.reloadingCallback = callback
    throw .byChangedRows
  }

  /// Runs queries and stops without error when a batch is deferred; earlier results are used.
  func queryUntilBatchIsDeferred(
    _ questions: () throws(Superseded) -> Void
  ) throws(Superseded) {
    do {
      try questions()
    } catch {
      if error == .byChangedRows { throw error }
    }
  }

  /// Queries heights; if a deferred batch supersedes the query, the next layout pass repeats it.
  ///
  /// - Parameters:
  ///   - substitute: The result of a superseded query.
  ///   - question: Queries heights.
  /// - Returns: The result, or `substitute` if the pass was superseded.
  func queryHeights<Answer>(
    or substitute: Answer,
    _ question: () throws(Superseded) -> Answer
  ) -> Answer {
    do {
      return try question()
    } catch {
      if error == .byDeferredBatch { session.markHeightsStale() }
      return substitute
    }
  }

  /// Marks the heights as current because this pass queries all of them, unless a callback has
  /// changed their inputs.
  func markHeightsCurrent() {
    guard session.heightChanges == heightChanges else { return }
    if session.staleness == .heights { session.staleness = .none }
  }

  /// Returns the data source's index path of a displayed row.
  func path(_ position: RowPosition) -> IndexPath {
    session.path(ofShown: position)
  }

  /// Whether the delegate supplies the actual row heights.
  var usesDelegateRowHeights: Bool { delegate?.implementsRowHeight ?? false }

  /// The delegate, which callbacks may replace during the pass.
  var delegate: (any UITableViewDelegate)? {
    delegateRevision == tableView.delegateRevision ? firstDelegate : session.delegate
  }
}

// MARK: - Counts and titles

extension TablePass {
  /// Returns the number of sections; 0 without data source.
  func numberOfSections() throws(Superseded) -> Int {
    guard let dataSource else { return 0 }
    session.lastQueryName = "numberOfSections(in:)"
    let count = try query { dataSource.numberOfSections(in: tableView) }
    demand(
      count >= 0,
      "numberOfSections(in:) returned \(count); a table has 0 sections or more"
    )
    return count
  }

  /// Returns the number of rows in a section; 0 without data source.
  func numberOfRows(inSection section: Int) throws(Superseded) -> Int {
    guard let dataSource else { return 0 }
    session.lastQueryName = "tableView(_:numberOfRowsInSection:)"
    let count = try query { dataSource.tableView(tableView, numberOfRowsInSection: section) }
    demand(
      count >= 0,
      "tableView(_:numberOfRowsInSection:) returned \(count) for section \(section); "
        + "a section has 0 rows or more"
    )
    return count
  }

  /// Returns the row counts of all sections.
  func rowCounts() throws(Superseded) -> [Int] {
    var counts: [Int] = []
    for section in 0..<(try numberOfSections()) {
      counts.append(try numberOfRows(inSection: section))
    }
    try validate()
    return counts
  }

  /// Returns the title of a section's header or footer; `nil` without title.
  func title(_ kind: SupplementaryKind, _ section: Int) throws(Superseded) -> String? {
    guard let dataSource else { return nil }
    session.lastQueryName =
      kind == .header
      ? "tableView(_:titleForHeaderInSection:)" : "tableView(_:titleForFooterInSection:)"
    return try query(session.lastQueryName) {
      switch kind {
      case .header: dataSource.tableView(tableView, titleForHeaderInSection: section)
      case .footer: dataSource.tableView(tableView, titleForFooterInSection: section)
      }
    }
  }

  /// Returns the view of a section's header or footer; `nil` if the delegate supplies none.
  func view(_ kind: SupplementaryKind, _ section: Int) throws(Superseded) -> UIView? {
    guard let delegate else { return nil }
    session.lastQueryName =
      kind == .header
      ? "tableView(_:viewForHeaderInSection:)" : "tableView(_:viewForFooterInSection:)"
    return try query(session.lastQueryName) {
      switch kind {
      case .header: delegate.tableView(tableView, viewForHeaderInSection: section)
      case .footer: delegate.tableView(tableView, viewForFooterInSection: section)
      }
    }
  }
}
