import UIKitLists

/// The conversation between a table view and its application.
///
/// Every call of the data source and of the delegate is made here or in a `TablePass`. An
/// application may do anything while it is called: reload, change rows, scroll, set another
/// data source. So the session knows what the table is doing, and counts what makes earlier
/// knowledge of the rows worthless:
///
/// - Questions about rows belong to a `TablePass`, which throws `Superseded` when the rows
///   have become others.
/// - Single calls, mostly about what the user did, are methods of this class. Their answers
///   name rows that the table has, or none.
@MainActor
final class TableSession {
  /// How much of what was asked has to be asked again.
  enum Staleness: Comparable {
    /// Nothing.
    case none
    /// All heights, in the next layout pass.
    case heights
    /// Everything, before anything is answered.
    case everything
  }

  /// Counts the events after which earlier knowledge of rows does not hold.
  struct Revision: Equatable {
    /// Reloads, and other events after which nothing that is on screen holds.
    fileprivate(set) var reloads = 0
    /// Batches that were carried out.
    fileprivate(set) var batches = 0
    /// Batches that were deferred, because they came during a phase.
    fileprivate(set) var deferrals = 0
  }

  weak var tableView: UITableView?
  /// The phases that are under way, each begun during the one before.
  private var phases: [TablePhase] = []
  /// Calls of `beginUpdates()` without their `endUpdates()`.
  private(set) var openBlocks = 0
  private(set) var revision = Revision()
  /// Whether a batch is to be carried out when the phase is over.
  private(set) var hasDeferredBatch = false
  /// What has to be asked again.
  var staleness = Staleness.everything
  /// How the row that the user drags is shown elsewhere than the data source has it; `nil`
  /// while all rows are shown where they are.
  var rowMove: RowMoveMapping?

  // MARK: Phases

  /// Whether the table does nothing with its rows.
  var isIdle: Bool { phases.isEmpty }

  /// Whether views are being made, moved or removed; layout then has to wait.
  var isChangingViews: Bool { phases.contains { $0.changesViews } }

  /// Whether the data source is being asked for everything.
  var isLoading: Bool { phases.contains(.loading) }

  /// Whether a block of changes is open; rows are then those before it.
  var isCollecting: Bool { openBlocks > 0 }

  /// Whether the table may be loaded without losing a batch.
  var mayLoad: Bool { !hasDeferredBatch && !phases.contains(.applying) }

  /// Whether rows are about to become others, by a batch or a load.
  var hasPendingRows: Bool { isCollecting || isLoading || !mayLoad }

  /// Whether the table agrees with its data source and does nothing.
  var isSettled: Bool { !isChangingViews && !hasPendingRows }

  /// Runs a closure as a phase.
  ///
  /// - Parameters:
  ///   - phase: May begin during the present one.
  ///   - body: Calls the application.
  func run(_ phase: TablePhase, _ body: () -> Void) {
    assert(
      TablePhase.successors(of: phases.last).contains(phase),
      "Invalid transition from \(phases) to \(phase)"
    )
    assert(
      phase == .loading || !isCollecting,
      "A block of changes is open at the start of \(phase)"
    )
    phases.append(phase)
    body()
    phases.removeLast()
  }

  /// Begins to ask about rows.
  ///
  /// - Parameter tableView: The session's table, kept alive until the pass is over.
  /// - Returns: A pass over the rows that the table has now.
  func beginPass(of tableView: UITableView) -> TablePass {
    tableView.model.settings = tableView.layoutSettings
    return TablePass(tableView, revision: revision, openBlocks: openBlocks)
  }

  // MARK: Events

  /// Notes that nothing that is known of rows and shown of them holds any more.
  func rowsWereReplaced() {
    revision.reloads += 1
  }

  /// Notes that a batch gives rows other positions.
  func batchBegins() {
    hasDeferredBatch = false
    revision.batches += 1
  }

  /// Notes that a batch has to wait for the end of the phase.
  func deferBatch() {
    hasDeferredBatch = true
    revision.deferrals += 1
  }

  /// Notes that a block of changes begins.
  func openBlock() {
    openBlocks += 1
  }

  /// Notes that a block of changes is complete.
  func closeBlock() {
    openBlocks -= 1
  }

  /// Has all heights asked for again in the next layout pass.
  func heightsAreStale() {
    staleness = max(staleness, .heights)
  }
}
