import Foundation
import UIKitLists
import UIKitSupport

/// Why a pass over rows has to stop.
enum Superseded: Error {
  /// The table has other rows: it was reloaded, got another data source, or changed by a batch.
  case byOtherRows
  /// A batch was deferred, or a block opened: the data source has other rows already, and is
  /// not to be asked about those of the table. What it has said still holds for them.
  case byDeferredBatch
}

/// A series of questions about the rows that a table has now.
///
/// A pass is the only way to ask data source and delegate about many rows. Each question
/// throws when the rows have become others, before it would be asked or while it was.
/// Whoever runs a pass decides at one place what happens then.
@MainActor
struct TablePass {
  let tableView: UITableView
  private let revision: TableSession.Revision
  private let openBlocks: Int

  init(_ tableView: UITableView, revision: TableSession.Revision, openBlocks: Int) {
    self.tableView = tableView
    self.revision = revision
    self.openBlocks = openBlocks
  }

  private var session: TableSession { tableView.session }

  /// Throws when the data source has other rows than it had when the pass began.
  func validate() throws(Superseded) {
    try validateRows()
    let session = session
    guard session.revision == revision, session.openBlocks <= openBlocks else {
      throw .byDeferredBatch
    }
  }

  /// Throws when the table has other rows than it had when the pass began.
  ///
  /// The data source may have others already, and tell of them later.
  func validateRows() throws(Superseded) {
    guard hasSameRows else { throw .byOtherRows }
  }

  /// Whether the table has the rows that it had when the pass began.
  var hasSameRows: Bool {
    let present = session.revision
    return present.reloads == revision.reloads && present.batches == revision.batches
  }

  /// Asks something, which throws when the answer is about rows that are gone.
  @inline(__always)
  func ask<Answer>(_ question: () -> Answer) throws(Superseded) -> Answer {
    try validate()
    let answer = question()
    try validateRows()
    return answer
  }

  /// Runs questions until the data source has other rows; what was answered is used.
  func untilBatchIsDeferred(
    _ questions: () throws(Superseded) -> Void
  ) throws(Superseded) {
    do {
      try questions()
    } catch {
      if error == .byOtherRows { throw error }
    }
  }

  /// Runs a question about a height; one that comes too late is asked in the next layout pass.
  ///
  /// - Parameters:
  ///   - substitute: The answer until then.
  ///   - question: Asks for a height.
  /// - Returns: The answer, or the substitute when the pass was superseded.
  func height<Answer>(
    or substitute: Answer,
    _ question: () throws(Superseded) -> Answer
  ) -> Answer {
    do {
      return try question()
    } catch {
      if error == .byDeferredBatch { session.heightsAreStale() }
      return substitute
    }
  }

  /// Notes that all heights are asked for in this pass.
  func heightsAreAskedFor() {
    session.staleness = .none
  }

  /// The index path by which the data source knows a shown row.
  func path(_ position: RowPosition) -> IndexPath {
    tableView.path(ofShown: position)
  }

  /// Whether real row heights come from the delegate.
  var asksRowHeights: Bool { delegate?.implementsRowHeight ?? false }

  var dataSource: (any UITableViewDataSource)? { tableView.dataSource }
  var delegate: (any UITableViewDelegate)? { tableView.delegate }
}

// MARK: - Counts and titles

extension TablePass {
  /// The number of sections; 0 without data source.
  func numberOfSections() throws(Superseded) -> Int {
    guard let dataSource else { return 0 }
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
    return try ask {
      switch kind {
      case .header: dataSource.tableView(tableView, titleForHeaderInSection: section)
      case .footer: dataSource.tableView(tableView, titleForFooterInSection: section)
      }
    }
  }

  /// The view of a section's header or footer; `nil` when the delegate gives none.
  func view(_ kind: SupplementaryKind, _ section: Int) throws(Superseded) -> UIView? {
    guard let delegate else { return nil }
    return try ask {
      switch kind {
      case .header: delegate.tableView(tableView, viewForHeaderInSection: section)
      case .footer: delegate.tableView(tableView, viewForFooterInSection: section)
      }
    }
  }
}
