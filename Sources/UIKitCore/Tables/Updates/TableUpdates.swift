import Foundation
import UIKitLists
import UIKitSupport

/// Collects the changes of an update block, and carries them out when the
/// outermost block ends.
@MainActor
final class TableUpdates {
  /// The changes of a block, until they are carried out.
  private struct Block {
    var batch = UpdateBatch()
    /// Whether some change is shown by an animation.
    var isAnimated = false
    /// Whether the table has to be loaded in place of the changes.
    var mustReload = false
    /// Whether nothing was loaded when the block began.
    var wasUnloaded = false
    var completions: [(Bool) -> Void] = []
  }

  weak var tableView: UITableView?
  private let session: TableSession
  private var block = Block()
  /// Batches whose animations have not ended.
  private var runningCount = 0

  /// Whether the animation of a batch is under way.
  var isRunning: Bool { runningCount > 0 }

  init(_ session: TableSession) {
    self.session = session
  }

  // MARK: Collecting

  /// Opens a block.
  ///
  /// A table that was never loaded has nothing to compare with: it stays so, unless
  /// something is asked in the block; then it loads what is there when the block ends.
  func begin() {
    if !session.isCollecting {
      if tableView?.needsLoad == true { block.wasUnloaded = true }
      tableView?.reorder.abandon()
    }
    session.openBlock()
  }

  /// Ends a block.
  ///
  /// - Parameter completion: Called after the animation of the outermost block.
  func end(completion: ((Bool) -> Void)? = nil) {
    demand(session.isCollecting, "endUpdates() was called without a matching beginUpdates()")
    if let completion { block.completions.append(completion) }
    session.closeBlock()
    if !session.isCollecting { carryOut() }
  }

  /// Adds a change, in the open block or in one of its own.
  ///
  /// - Parameters:
  ///   - animation: How it is shown; `nil` for moves, which always travel.
  ///   - change: Adds the change to the batch.
  func add(animation: UITableView.RowAnimation?, _ change: (inout UpdateBatch) -> Void) {
    begin()
    change(&block.batch)
    if animation != UITableView.RowAnimation.none { block.isAnimated = true }
    end()
  }

  /// A reload makes the collected changes pointless.
  func tableWasReloaded() {
    if session.isCollecting || session.hasDeferredBatch { block.mustReload = true }
  }

  // MARK: Carrying out

  /// Carries out a batch that had to wait for the end of a phase.
  func carryOutDeferredBatch() {
    if session.hasDeferredBatch, !session.isCollecting { carryOut() }
  }

  private func carryOut() {
    guard let tableView else { return }
    guard session.isIdle else { return deferBatch(of: tableView) }
    repeat {
      session.run(.applying) {
        session.batchBegins()
        carryOutOnce(tableView)
      }
      // Those of a superseded update may belong to other rows now.
      tableView.tiler.discardMeasuredCells()
      tableView.tiler.checkInvariants()
    } while session.hasDeferredBatch && !session.isCollecting
    if session.staleness == .heights { tableView.setNeedsLayout() }
  }

  private func deferBatch(of tableView: UITableView) {
    // A second batch names rows by the state after the first one, which cannot be told apart
    // any more once both are to be carried out at once.
    if session.hasDeferredBatch || session.isLoading { block.mustReload = true }
    session.deferBatch()
    tableView.setNeedsLayout()
  }

  private func carryOutOnce(_ tableView: UITableView) {
    let block = block
    self.block = Block()
    // What was never loaded stays so: the first load takes the data source as it is then.
    if tableView.needsLoad {
      tableView.setNeedsLayout()
      return finish(block.completions, finished: !block.mustReload, of: tableView)
    }
    // A data source that went in the meantime knows nothing of the changes.
    if block.mustReload || block.wasUnloaded || tableView.hasOtherDataSource {
      return replace(tableView, finished: block.wasUnloaded && !block.mustReload, block.completions)
    }
    let pass = session.beginPass(of: tableView)
    do {
      let counts = tableView.model.geometry.rowCounts
      try apply(block, block.batch.plan(before: counts, after: pass.rowCounts()), pass)
    } catch let error as Superseded {
      // What the application changed while it was asked for its counts is in them, or will be.
      if error == .byDeferredBatch { return replace(tableView, finished: false, block.completions) }
      finish(block.completions, finished: false, of: tableView)
    } catch {
      UITableView.inconsistencyHandler(tableView, "\(error)")
      replace(tableView, finished: false, block.completions)
    }
  }

  /// Makes the table what the data source says.
  private func apply(_ block: Block, _ plan: UpdatePlan, _ pass: TablePass) {
    let tableView = pass.tableView
    runningCount += 1
    let completion: (Bool) -> Void = { [weak tableView] finished in
      tableView?.updates.animationEnded()
      for completion in block.completions { completion(finished) }
    }
    if !block.batch.isEmpty, tableView.isOffscreen(plan) {
      tableView.applyOffscreen(plan, pass, completion: completion)
    } else {
      let animates = (block.isAnimated || block.batch.isEmpty) && tableView.window != nil
      TableUpdate(plan, isEmpty: block.batch.isEmpty, pass)
        .carryOut(animated: animates, completion: completion)
    }
  }

  /// What was on its way out is taken off screen when it has arrived.
  private func animationEnded() {
    runningCount -= 1
    guard let exiting = tableView?.tiler.exiting else { return }
    if runningCount == 0 { exiting.endAll() } else { exiting.endSettled() }
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
