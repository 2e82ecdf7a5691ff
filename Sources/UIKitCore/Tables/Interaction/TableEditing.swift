import Foundation
import UIKitLists

/// The table's editing mode and the editing attributes of its rows.
@MainActor
final class TableEditing: TableComponent, RowObserver {
  let session: TableSession
  private let tiler: TableTiler
  private let updates: TableUpdates
  /// Whether `setEditing(_:animated:)` has begun editing mode; a swipe does not count.
  private(set) var isOn: Bool {
    get { session.isEditing }
    set { session.isEditing = newValue }
  }
  weak var interaction: TableInteraction?
  /// The number of mode changes, to detect re-entrant ones.
  private var changes = 0
  /// Whether a deferred change of the mode is animated, which is displayed after the pending batch;
  /// `nil` if none is deferred.
  private var deferredAnimation: Bool?
  /// Whether callbacks changed the rows during each query of a cell; the next layout pass then
  /// queries all cells again.
  private var hasFailedQueries = false

  init(_ session: TableSession, _ tiler: TableTiler, _ updates: TableUpdates) {
    (self.session, self.tiler, self.updates) = (session, tiler, updates)
  }

  /// Enters or leaves editing mode; a change during a batch is displayed after it.
  func set(_ isOn: Bool, animated: Bool) {
    guard let tableView, let interaction, let table = session.table else { return }
    if !isOn || !self.isOn { interaction.swipes.close(animated: animated) }
    guard isOn != self.isOn else { return }
    interaction.reorder.cancel()
    self.isOn = isOn
    changes += 1
    deferredAnimation = nil
    hasFailedQueries = false
    interaction.touchTracker.cancel()
    let count = session.selection.count
    let allowsSeveral = table.allowsMultipleSelectionDuringEditing
    if !isOn || !(table.allowsSelectionDuringEditing || allowsSeveral) {
      interaction.selection.deselectAll(animated: animated)
    } else if table.allowsMultipleSelection, !allowsSeveral {
      interaction.selection.deselectAllButFirst(animated: animated)
    }
    if session.selection.count < count { session.markSelectionChanged() }
    // The data source cannot be queried for the visible rows until the pending batch has been
    // applied.
    if isOn, session.isCollecting || !session.canLoad {
      deferredAnimation = animated
      session.needsSettling = true
    } else {
      showMode(in: tableView, animated: animated)
    }
    session.notifyOfSelection()
  }

  /// Displays a change of the mode that was made while a batch was pending.
  func rowsDidSettle() {
    guard let animated = deferredAnimation, let tableView else { return }
    guard !session.isCollecting, session.canLoad else {
      session.needsSettling = true
      return
    }
    deferredAnimation = nil
    showMode(in: tableView, animated: animated)
  }

  /// Queries the visible cells again if the previous queries failed.
  func retryFailedQueries() {
    guard hasFailedQueries, let tableView, session.isSettled else { return }
    hasFailedQueries = false
    showMode(in: tableView, animated: false)
  }

  /// Applies the mode to the visible cells.
  private func showMode(in tableView: UITableView, animated: Bool) {
    let change = changes
    model.isAppearanceStale = true
    for tile in tiler.visibleRows {
      guard changes == change else { return }
      if isOn { queryRetryingOnce(tile.cell, in: tableView) }
      guard changes == change, let position = tiler.position(of: tile.cell) else {
        continue
      }
      tiler.updateContext(of: tile.cell, for: position)
      tile.cell.setEditing(isOn, animated: animated)
    }
    // The controls change the width available for texts.
    updates.refitRows(animated: animated)
  }

  /// Queries a visible row's editing attributes.
  ///
  /// Repeats the query once if it is superseded, and otherwise retries in the next layout pass.
  private func queryRetryingOnce(_ cell: UITableViewCell, in tableView: UITableView) {
    for _ in 0..<2 {
      guard let position = tiler.position(of: cell) else { return }
      do {
        return try tiler.queryEditing(of: cell, at: position, session.beginPass(of: tableView))
      } catch {}
    }
    hasFailedQueries = true
    tableView.setNeedsLayout()
  }
}
