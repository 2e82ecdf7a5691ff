import Foundation
import UIKitLists
import UIKitSupport

/// Why a pass is superseded and has to stop.
enum Superseded: Error {
  /// The table's rows changed: by a reload, another data source, or a batch.
  case byChangedRows
  /// A batch was deferred or an update block opened: the data source already has other rows,
  /// and cannot be queried about the table's. Its earlier answers still hold.
  case byDeferredBatch
}

/// A series of data source and delegate calls about one revision of the table's rows.
///
/// A pass is the only way to query data source and delegate about several rows. Each query
/// throws if the rows changed before or during it, so that re-entrancy is handled once, by the
/// pass's owner.
@MainActor
struct TablePass {
  let tableView: UITableView
  let session: TableSession
  private let revision: TableSession.Revision
  private let openBlocks: Int
  private let heightChanges: Int
  /// The data source; another one supersedes the pass.
  let dataSource: (any UITableViewDataSource)?
  /// The delegate when the pass began, so that the weak property is not read for each query.
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

  /// The table, with what its subclasses may override.
  var table: any OverridableTable { tableView }

  /// Throws if the data source's rows have changed since the pass began.
  func validate() throws(Superseded) {
    guard !isCurrent(in: session) else { return }
    try validateRows()
    throw .byDeferredBatch
  }

  /// Whether the data source's rows are unchanged since the pass began.
  @inline(__always)
  func isCurrent(in session: TableSession) -> Bool {
    session.revision == revision && session.openBlocks <= openBlocks
  }

  /// Throws if the table's rows have changed since the pass began.
  ///
  /// The data source's rows may differ, by a deferred batch or an open update block.
  func validateRows() throws(Superseded) {
    guard hasSameRows else { throw .byChangedRows }
  }

  /// Whether the table's rows are unchanged since the pass began.
  var hasSameRows: Bool {
    let present = session.revision
    return present.reloads == revision.reloads && present.batches == revision.batches
  }

  /// Makes a call; throws if the pass is superseded before it, or the table's rows change
  /// during it.
  @inline(__always)
  func ask<Answer>(
    _ callback: StaticString = "a callback",
    _ question: () -> Answer
  ) throws(Superseded) -> Answer {
    try validate()
    let answer = question()
    try validateRows(after: callback)
    return answer
  }

  /// Throws if a callback, which is named in a sentence when the layout never settles, has changed
  /// the table's rows.
  @inline(__always)
  func validateRows(after callback: StaticString) throws(Superseded) {
    if hasSameRows { return }
    session.reloadingCallback = callback
    throw .byChangedRows
  }

  /// Runs queries, and stops without an error when a batch is deferred; earlier answers are
  /// used.
  func untilBatchIsDeferred(
    _ questions: () throws(Superseded) -> Void
  ) throws(Superseded) {
    do {
      try questions()
    } catch {
      if error == .byChangedRows { throw error }
    }
  }

  /// Queries heights; if a deferred batch supersedes the query, the next layout pass repeats
  /// it.
  ///
  /// - Parameters:
  ///   - substitute: The result of a superseded query.
  ///   - question: Queries heights.
  /// - Returns: The answer, or the substitute when the pass was superseded.
  func height<Answer>(
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

  /// Marks the heights as current, because this pass queries all of them; unless a callback of the
  /// pass has changed what they depend on.
  func markHeightsCurrent() {
    guard session.heightChanges == heightChanges else { return }
    if session.staleness == .heights { session.staleness = .none }
  }

  /// The data source's index path of a shown row.
  func path(_ position: RowPosition) -> IndexPath {
    session.path(ofShown: position)
  }

  /// Whether real row heights come from the delegate.
  var usesDelegateRowHeights: Bool { delegate?.implementsRowHeight ?? false }

  /// The delegate, which callbacks may replace during the pass.
  var delegate: (any UITableViewDelegate)? {
    delegateRevision == tableView.delegateRevision ? firstDelegate : session.delegate
  }
}

// MARK: - Counts and titles

extension TablePass {
  /// The number of sections; 0 without data source.
  func numberOfSections() throws(Superseded) -> Int {
    guard let dataSource else { return 0 }
    session.lastQuestion = "numberOfSections(in:)"
    let count = try ask { dataSource.numberOfSections(in: tableView) }
    demand(
      count >= 0,
      "numberOfSections(in:) returned \(count); a table has 0 sections or more"
    )
    return count
  }

  /// The number of rows of a section; 0 without data source.
  func numberOfRows(inSection section: Int) throws(Superseded) -> Int {
    guard let dataSource else { return 0 }
    session.lastQuestion = "tableView(_:numberOfRowsInSection:)"
    let count = try ask { dataSource.tableView(tableView, numberOfRowsInSection: section) }
    demand(
      count >= 0,
      "tableView(_:numberOfRowsInSection:) returned \(count) for section \(section); "
        + "a section has 0 rows or more"
    )
    return count
  }

  /// The row counts of all sections.
  func rowCounts() throws(Superseded) -> [Int] {
    var counts: [Int] = []
    for section in 0..<(try numberOfSections()) {
      counts.append(try numberOfRows(inSection: section))
    }
    try validate()
    return counts
  }

  /// The title of a section's header or footer; `nil` when it has none.
  func title(_ kind: SupplementaryKind, _ section: Int) throws(Superseded) -> String? {
    guard let dataSource else { return nil }
    session.lastQuestion =
      kind == .header
      ? "tableView(_:titleForHeaderInSection:)" : "tableView(_:titleForFooterInSection:)"
    return try ask(session.lastQuestion) {
      switch kind {
      case .header: dataSource.tableView(tableView, titleForHeaderInSection: section)
      case .footer: dataSource.tableView(tableView, titleForFooterInSection: section)
      }
    }
  }

  /// The view of a section's header or footer; `nil` when the delegate gives none.
  func view(_ kind: SupplementaryKind, _ section: Int) throws(Superseded) -> UIView? {
    guard let delegate else { return nil }
    session.lastQuestion =
      kind == .header
      ? "tableView(_:viewForHeaderInSection:)" : "tableView(_:viewForFooterInSection:)"
    return try ask(session.lastQuestion) {
      switch kind {
      case .header: delegate.tableView(tableView, viewForHeaderInSection: section)
      case .footer: delegate.tableView(tableView, viewForFooterInSection: section)
      }
    }
  }
}
