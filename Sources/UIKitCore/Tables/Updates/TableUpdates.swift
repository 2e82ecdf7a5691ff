import Foundation
import UIKitLists
import UIKitSupport

/// Collects the changes of an update block, and carries them out when the
/// outermost block ends.
@MainActor
final class TableUpdates {
  weak var tableView: UITableView?
  private var depth = 0
  private var batch = UpdateBatch()
  /// Whether some change wants to be seen moving.
  private var isAnimated = false
  /// Whether the table has to be loaded in place of the changes.
  private var mustReload = false
  /// Whether nothing was loaded when the block began.
  private var wasUnloaded = false
  private var completions: [(Bool) -> Void] = []
  private var isApplying = false
  /// Whether the table asks its data source for everything anew.
  private var isLoading = false
  /// Batches whose animations have not ended.
  private var runningCount = 0

  /// Whether a batch came while the data source or the delegate was being asked,
  /// and waits for that to be over.
  private(set) var isWaiting = false
  /// Counts such batches, to notice one that a callback made.
  private(set) var postponedCount = 0

  /// Whether a block is open; rows are then those before it.
  var isCollecting: Bool { depth > 0 }

  /// Whether what is on screen waits for a batch to be carried out, or for a load.
  var isPending: Bool { isCollecting || isLoading || !mayLoad }

  /// Whether the table may be loaded without losing a batch.
  var mayLoad: Bool { !isWaiting && !isApplying }

  /// Whether the animation of a batch is under way.
  var isRunning: Bool { runningCount > 0 }

  /// Opens a block.
  ///
  /// A table that was never loaded has nothing to compare with: it stays so, unless
  /// something is asked in the block; then it loads what is there when the block ends.
  func begin() {
    if depth == 0 {
      if tableView?.model.needsLoad == true { wasUnloaded = true }
      tableView?.reorder.abandon()
    }
    depth += 1
  }

  /// Ends a block.
  ///
  /// - Parameter completion: Called after the animation of the outermost block.
  func end(completion: ((Bool) -> Void)? = nil) {
    demand(depth > 0, "endUpdates() was called without a matching beginUpdates()")
    if let completion { completions.append(completion) }
    depth -= 1
    if depth == 0 { carryOut() }
  }

  /// Adds a change, in the open block or in one of its own.
  ///
  /// - Parameters:
  ///   - animation: How it is shown; `nil` for moves, which always travel.
  ///   - change: Adds the change to the batch.
  func add(animation: UITableView.RowAnimation?, _ change: (inout UpdateBatch) -> Void) {
    begin()
    change(&batch)
    if animation != UITableView.RowAnimation.none { isAnimated = true }
    end()
  }

  /// A reload makes the collected changes pointless.
  func tableWasReloaded() {
    if isCollecting || isWaiting { mustReload = true }
  }

  /// Loads the table; batches that callbacks make meanwhile come afterwards.
  func load(_ load: () -> Void) {
    let isOutermost = !isLoading
    isLoading = true
    load()
    guard isOutermost else { return }
    isLoading = false
    carryOutWaiting()
  }

  /// Carries out what had to wait for the tiler.
  func carryOutWaiting() {
    if isWaiting, depth == 0 { carryOut() }
  }

  private func carryOut() {
    guard let tableView else { return }
    guard !tableView.tiler.isTiling, !isApplying, !isLoading else {
      // A second batch names rows by the state after the first one, which
      // cannot be told apart any more once both are to be carried out at once.
      if isWaiting || isLoading { mustReload = true }
      isWaiting = true
      postponedCount += 1
      tableView.setNeedsLayout()
      return
    }
    repeat {
      isWaiting = false
      isApplying = true
      carryOutOnce(tableView)
      isApplying = false
    } while isWaiting && depth == 0
    if tableView.hasOutdatedHeights { tableView.setNeedsLayout() }
  }

  private func carryOutOnce(_ tableView: UITableView) {
    let (batch, completions) = (batch, completions)
    let animates = (isAnimated || batch.isEmpty) && tableView.window != nil
    let (mustReload, wasUnloaded) = (mustReload, wasUnloaded)
    self.batch = UpdateBatch()
    self.completions = []
    (isAnimated, self.mustReload, self.wasUnloaded) = (false, false, false)
    // What was never loaded stays so: the first load takes the data source as it is then.
    if tableView.model.needsLoad {
      tableView.setNeedsLayout()
      return finish(completions, finished: !mustReload, of: tableView)
    }
    // A data source that went in the meantime knows nothing of the changes.
    if mustReload || wasUnloaded || tableView.hasOtherDataSource {
      return replace(tableView, finished: wasUnloaded && !mustReload, completions)
    }
    do {
      let model = tableView.model
      let plan = try batch.plan(before: model.geometry.rowCounts, after: model.askedRowCounts())
      runningCount += 1
      let completion: (Bool) -> Void = { [weak tableView] finished in
        tableView?.updates.animationEnded()
        for completion in completions { completion(finished) }
      }
      if !batch.isEmpty, tableView.cannotShow(plan) {
        tableView.carryOutUnseen(plan, completion: completion)
      } else {
        TableUpdate(plan, isEmpty: batch.isEmpty, of: tableView)
          .carryOut(animated: animates, completion: completion)
      }
    } catch {
      UITableView.inconsistencyHandler(tableView, "\(error)")
      replace(tableView, finished: false, completions)
    }
  }

  /// What was on its way out is taken off screen when it has arrived.
  private func animationEnded() {
    runningCount -= 1
    guard let leaving = tableView?.tiler.leaving else { return }
    if runningCount == 0 { leaving.endAll() } else { leaving.endSettled() }
  }

  /// Shows what the data source says now, without animation.
  private func replace(
    _ tableView: UITableView,
    finished: Bool,
    _ completions: [(Bool) -> Void]
  ) {
    tableView.reload()
    finish(completions, finished: finished, of: tableView)
  }

  private func finish(
    _ completions: [(Bool) -> Void],
    finished: Bool,
    of tableView: UITableView
  ) {
    guard !completions.isEmpty else { return }
    (tableView.window?.loop ?? .current).onNextFrame {
      for completion in completions { completion(finished) }
    }
  }
}
