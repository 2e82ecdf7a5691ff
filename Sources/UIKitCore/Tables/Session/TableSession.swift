import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// The conversation between a table view and its application.
///
/// Every call of the data source and of the delegate is made in an extension of this class or in a
/// `TablePass`.
/// Callbacks may be re-entrant: reload, change rows, scroll, or set another data source. So the
/// session tracks the table's phase, and counts the events that invalidate earlier answers:
///
/// - Queries about rows belong to a `TablePass`, which throws `Superseded` when the rows have
///   changed.
/// - Single calls, mostly about user actions, are methods of this class. Unless noted
///   otherwise, rows in their results exist.
@MainActor
final class TableSession {
  /// The part of the loaded data that is stale.
  enum Staleness: Comparable {
    /// Nothing.
    case none
    /// All heights; the next layout pass queries them again.
    case heights
    /// Everything; the table is loaded before it answers a query.
    case everything
  }

  /// Counts the events that invalidate earlier answers about rows.
  struct Revision: Equatable {
    /// Reloads, and other events that invalidate everything on screen.
    fileprivate(set) var reloads = 0
    /// Batches that were applied.
    fileprivate(set) var batches = 0
    /// Batches that were deferred because they ended during a phase.
    fileprivate(set) var deferrals = 0
  }

  weak var tableView: UITableView?
  /// The observers of the rows.
  weak var observers: RowObservers?
  /// Whether an observer waits for the end of the outermost batch.
  var needsSettling = false
  /// The rows and the layout, as the application has described them.
  let model: TableModel
  /// The active phases, outermost first.
  private var phases: [TablePhase] = []
  /// The nesting depth of update blocks.
  private(set) var openBlocks = 0
  private(set) var revision = Revision()
  /// Whether a batch is deferred to the end of the phase.
  private(set) var hasDeferredBatch = false
  /// The part of the loaded data that is stale.
  var staleness = Staleness.everything
  /// Whether the next layout pass calls `reloadData()`, for subclasses.
  var owesReload = true
  /// Whether that call is under way, and has not reached the table's own implementation yet.
  var isReloading = false
  /// Counts how often heights became stale.
  private(set) var heightChanges = 0
  /// Maps positions in the data source to shown ones while the user drags a row; `nil`
  /// otherwise.
  var rowMove: RowMoveMapping?
  /// A move by the user that the table shows and the data source is being notified of; `nil` at
  /// other times, and once the data source has changed its rows by itself.
  private var reportedMove: RowMoveMapping?
  /// The rows that are tracked while the user decides.
  var trackedRows = TrackedRows()
  /// The selected rows, as positions in the data source.
  var selection = SelectionSet()
  /// The number of batches whose animations have not ended.
  var runningUpdates = 0
  /// Applies the batch that is deferred to the end of a phase; set by the updates.
  var applyDeferredBatch: () -> Void = {}
  var selectionChanges = SelectionChanges()
  /// Whether `setEditing(_:animated:)` began editing mode; a swipe does not count.
  var isEditing = false
  /// The callback that was called last while the table loads; for rows, once for each section.
  var lastQuestion: StaticString = ""
  /// The callback that has changed the rows during the last tiling.
  var reloadingCallback: StaticString?
  /// The number of nested loads, because callbacks reload.
  private var loads = 0
  /// Loads inside each other, and batches that follow each other, that are certainly without end.
  static let maximumLoads = 200
  /// Rows that are followed through updates while the delegate is called; `nil` once deleted.
  var callbackRows: [RowPosition?] = []
  /// The running scroll to a row whose place is not exactly known.
  weak var rowScroll: RowScroll?

  /// Whether the user drags a row, which other touches and keys then leave alone.
  var isDraggingRow: Bool { rowMove != nil }

  /// The application's objects, as a subclass may give them.
  var dataSource: (any UITableViewDataSource)? { table?.dataSource }
  var delegate: (any UITableViewDelegate)? { table?.delegate }
  /// The table, with the members that its subclasses may override; `nil` once it is gone.
  var table: (any OverridableTable)? { tableView }

  /// Whether the table has to be loaded before it answers a query.
  var needsLoad: Bool { staleness == .everything }

  init(_ model: TableModel) {
    self.model = model
  }

  /// Whether the table is not loaded, or was loaded from another data source.
  var hasOtherDataSource: Bool { needsLoad || model.hasDataSource && dataSource == nil }

  // MARK: Phases

  /// Whether no phase is active.
  var isIdle: Bool { phases.isEmpty }

  /// Whether views are being made, moved or removed; layout is deferred meanwhile.
  var isChangingViews: Bool { phases.contains { $0.changesViews } }

  /// Whether a load is under way.
  var isLoading: Bool { phases.contains(.loading) }

  /// Whether an update block is open; until it ends, the table keeps the rows from before it.
  var isCollecting: Bool { openBlocks > 0 }

  /// Whether the table may be loaded without losing a batch.
  var mayLoad: Bool { !hasDeferredBatch && !isApplying }

  /// Whether a batch is being applied.
  var isApplying: Bool { phases.contains(.applying) }

  /// Whether a batch or a load is about to change the rows.
  var hasPendingRows: Bool { isCollecting || isLoading || !mayLoad }

  /// Whether no phase changes views, and the table agrees with its data source.
  var isSettled: Bool { !isChangingViews && !hasPendingRows }

  /// Runs a closure as a phase.
  ///
  /// - Parameters:
  ///   - phase: A phase that may begin during the current one.
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

  /// Applies a batch that a phase has deferred, once the phase is over.
  func phaseDidEnd() {
    if hasDeferredBatch { applyDeferredBatch() }
  }

  /// Runs a load of the table; callbacks may reload it, but not without end.
  func runLoad(_ body: () -> Void) {
    loads += 1
    demand(
      loads <= TableSession.maximumLoads,
      "\(lastQuestion) reloads the table without end, each time it is called"
    )
    run(.loading, body)
    loads -= 1
  }

  /// Begins a pass over the current rows.
  ///
  /// - Parameter tableView: The session's table, kept alive until the pass is over.
  /// - Returns: A pass over the rows that the table has now.
  func beginPass(of tableView: UITableView) -> TablePass {
    (tableView as any OverridableTable).pullSettings()
    model.isShownStale = true
    return TablePass(
      tableView,
      self,
      revision: revision,
      openBlocks: openBlocks,
      heightChanges: heightChanges
    )
  }

  /// The state of cells that is the same for all rows, by the table's present settings.
  var rowContext: CellContext {
    refreshShownSettings()
    return model.shown.row
  }

  /// Copies the settings of the appearance to the model, if they may have changed.
  func refreshShownSettings() {
    if model.isShownStale { table?.pullShownSettings() }
  }

  /// Width of the titles of headers and footers, in points.
  var titleWidth: CGFloat {
    if model.isGrouped { return model.settings.groupedTextWidth }
    let margins = rowContext.contentMargins
    let inset = max(margins.left, margins.right) + model.look.theme.plainHeaderInset
    return max(0, model.settings.width - model.indexWidth - 2 * inset)
  }

  // MARK: Events

  /// Invalidates everything that is known and shown of the rows.
  func invalidateRows() {
    revision.reloads += 1
    reportedMove = nil
  }

  /// Calls the data source about a move by the user that the table shows already.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - report: Calls the data source.
  func report(_ move: RowMoveMapping, to report: () -> Void) {
    reportedMove = move
    report()
    reportedMove = nil
  }

  /// The move that the data source is being notified of and has not made yet.
  ///
  /// - Returns: The move, which the caller makes; `nil` for none.
  func takeReportedMove() -> RowMoveMapping? {
    defer { reportedMove = nil }
    return reportedMove
  }

  /// Records that a batch is about to be applied.
  func beginBatch() {
    hasDeferredBatch = false
    revision.batches += 1
  }

  /// Records that a batch is deferred to the end of the phase.
  func deferBatch() {
    hasDeferredBatch = true
    revision.deferrals += 1
  }

  /// Records that an update block begins.
  func openBlock() {
    openBlocks += 1
  }

  /// Records that an update block ends.
  func closeBlock() {
    openBlocks -= 1
  }

  /// Marks all heights as stale; the next layout pass queries them again.
  func markHeightsStale() {
    heightChanges += 1
    staleness = max(staleness, .heights)
  }
}
