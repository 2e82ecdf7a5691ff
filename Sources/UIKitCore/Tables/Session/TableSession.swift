import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// The interface through which a table view calls its application.
///
/// All calls of the data source and the delegate are made in extensions of this class or in a
/// `TablePass`. Callbacks may be re-entrant: they may reload, change rows, scroll, or set another
/// data source. The session therefore tracks the table's phase, and counts the events that
/// invalidate earlier results:
///
/// - Queries about rows belong to a `TablePass`, which throws `Superseded` if the rows have
///   changed.
/// - Single calls, mostly for user actions, are methods of this class. Unless noted otherwise, rows
///   in their results exist.
@MainActor
final class TableSession {
  /// The part of the loaded data that is stale.
  enum Staleness: Comparable {
    /// Nothing.
    case none
    /// All heights, which the next layout pass queries again.
    case heights
    /// Everything; the table must be loaded before it answers a query.
    case everything
  }

  /// The number of events of each kind that invalidate earlier results about rows.
  struct Revision: Equatable {
    /// The number of reloads and other events that invalidate all visible rows.
    fileprivate(set) var reloads = 0
    /// The number of applied batches.
    fileprivate(set) var batches = 0
    /// The number of batches deferred because they ended during a phase.
    fileprivate(set) var deferrals = 0
  }

  weak var tableView: UITableView?
  /// The observers of the rows; not retained.
  weak var observers: RowObservers?
  /// Whether the observers are to be notified at the end of the outermost batch.
  var needsSettling = false
  /// The rows and the layout, as described by the application.
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
  /// Whether the next layout pass calls `reloadData()`, so that overrides run.
  var needsReloadData = true
  /// Whether that call is in progress and has not yet reached the table's implementation.
  var isReloading = false
  /// The number of times that heights became stale.
  private(set) var heightChanges = 0
  /// The mapping of positions in the data source to displayed ones while the user drags a row;
  /// otherwise `nil`.
  var rowMove: RowMoveMapping?
  /// A move by the user that the table displays and of which the data source is being notified.
  ///
  /// `nil` otherwise, and after the data source has itself changed its rows.
  private var reportedMove: RowMoveMapping?
  /// The rows tracked during user interactions.
  var trackedRows = TrackedRows()
  /// The selected rows, as positions in the data source.
  var selection = SelectionSet()
  /// The number of batches whose animations have not yet ended.
  var runningUpdates = 0
  /// The closure that applies the batch deferred to the end of a phase; set by `TableUpdates`.
  var applyDeferredBatch: () -> Void = {}
  var selectionChanges = SelectionChanges()
  /// Whether `setEditing(_:animated:)` has begun editing mode; a swipe does not count.
  var isEditing = false
  /// The name of the last callback about counts, heights, titles, headers or footers; for rows,
  /// recorded once per section.
  var lastQueryName: StaticString = ""
  /// The name of the callback that changed the rows during the last tiling; `nil` if none did.
  var reloadingCallback: StaticString?
  /// The nesting depth of loads, caused by callbacks that reload.
  private var nestedLoads = 0
  /// The maximum number of nested loads or consecutive batches; more are considered endless.
  static let maximumLoads = 200
  /// The rows tracked through updates while the delegate is called; `nil` for deleted rows.
  var callbackRows: [RowPosition?] = []
  /// The running scroll to a row whose final position is not yet exact; `nil` if none is running.
  weak var rowScroll: RowScroll?

  /// Whether the user is dragging a row, during which other touches and keys are ignored.
  var isDraggingRow: Bool { rowMove != nil }

  /// The application's data source, as returned by an override, if any.
  var dataSource: (any UITableViewDataSource)? { table?.dataSource }
  var delegate: (any UITableViewDelegate)? { table?.delegate }
  /// The table as the interface of its overridable members; `nil` after it was deallocated.
  var table: (any OverridableTable)? { tableView }

  /// Whether the table must be loaded before it answers a query.
  var needsLoad: Bool { staleness == .everything }

  init(_ model: TableModel) {
    self.model = model
  }

  /// Whether the table is not loaded, or its data source has been deallocated since the load.
  var hasOtherDataSource: Bool { needsLoad || model.hasDataSource && dataSource == nil }

  // MARK: Phases

  /// Whether no phase is active.
  var isIdle: Bool { phases.isEmpty }

  /// Whether views are being created, moved or removed, during which layout is deferred.
  var isChangingViews: Bool { phases.contains { $0.changesViews } }

  /// Whether a load is in progress.
  var isLoading: Bool { phases.contains(.loading) }

  /// Whether an update block is open, during which the table keeps its previous rows.
  var isCollecting: Bool { openBlocks > 0 }

  /// Whether the table may be loaded without losing a batch.
  var canLoad: Bool { !hasDeferredBatch && !isApplying }

  /// Whether a batch is being applied.
  var isApplying: Bool { phases.contains(.applying) }

  /// Whether a batch or a load is about to change the rows.
  var hasPendingRows: Bool { isCollecting || isLoading || !canLoad }

  /// Whether no phase changes views and the table is consistent with its data source.
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

  /// Applies a batch deferred during a phase after the phase has ended.
  func phaseDidEnd() {
    if hasDeferredBatch { applyDeferredBatch() }
  }

  /// Runs a load of the table; callbacks may reload it, but not endlessly.
  func runLoad(_ body: () -> Void) {
    nestedLoads += 1
    demand(
      nestedLoads <= TableSession.maximumLoads,
      "\(lastQueryName) reloads the table without end, each time it is called"
    )
    run(.loading, body)
    nestedLoads -= 1
  }

  /// Returns whether the data source's rows are those of a revision, with at most a number of open
  /// update blocks.
  @inline(__always)
  func isCurrent(_ revision: Revision, openBlocks maximumOpenBlocks: Int) -> Bool {
    self.revision == revision && openBlocks <= maximumOpenBlocks
  }

  /// Begins a pass over the current rows.
  ///
  /// - Parameter tableView: The session's table, which is kept alive until the pass ends.
  /// - Returns: A pass over the table's current rows.
  func beginPass(of tableView: UITableView) -> TablePass {
    (tableView as any OverridableTable).updateLayoutSettings()
    model.isAppearanceStale = true
    return TablePass(
      tableView,
      self,
      revision: revision,
      openBlocks: openBlocks,
      heightChanges: heightChanges
    )
  }

  /// The part of the cells' state that is the same for all rows, according to the table's current
  /// settings.
  var rowContext: CellContext {
    refreshAppearanceSettings()
    return model.appearance.row
  }

  /// Copies the appearance settings to the model if they may have changed.
  func refreshAppearanceSettings() {
    if model.isAppearanceStale { table?.updateAppearanceSettings() }
  }

  /// The width of the titles of headers and footers, in points.
  var titleWidth: CGFloat {
    if model.isGrouped { return model.settings.groupedTextWidth }
    let margins = rowContext.contentMargins
    let inset = max(margins.left, margins.right) + model.scaledTheme.theme.plainHeaderInset
    return max(0, model.settings.width - model.indexWidth - 2 * inset)
  }

  // MARK: Events

  /// Invalidates all loaded and displayed rows.
  func invalidateRows() {
    revision.reloads += 1
    reportedMove = nil
  }

  /// Calls the data source for a move by the user that the table already displays.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - notify: Calls the data source.
  func report(_ move: RowMoveMapping, to notify: () -> Void) {
    reportedMove = move
    notify()
    reportedMove = nil
  }

  /// Returns the move of which the data source is being notified and which it has not adopted yet.
  ///
  /// - Returns: The move, which the caller adopts; `nil` for none.
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
