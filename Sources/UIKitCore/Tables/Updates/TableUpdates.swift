import Foundation
import UIKitLists

/// Collects the changes of an update block, and carries them out when the
/// outermost block ends (TV-051, TV-052).
@MainActor
final class TableUpdates {
  weak var tableView: UITableView?
  private var depth = 0
  private var batch = UpdateBatch()
  /// Whether some change wants to be seen moving.
  private var isAnimated = false
  private var wasReloaded = false
  private var completions: [(Bool) -> Void] = []
  private var isApplying = false
  /// Whether a batch came while the data source was being asked for cells, and
  /// waits for that to be over.
  private var isDeferred = false

  /// Whether a block is open; rows are then those before it (TV-051.6).
  var isCollecting: Bool { depth > 0 }

  /// Whether what is on screen waits for a batch to be carried out.
  var isPending: Bool { isCollecting || isDeferred || isApplying }

  func begin() {
    if depth == 0 {
      tableView?.loadIfNeeded()
      tableView?.reorder.abandon()
    }
    depth += 1
  }

  /// Ends a block.
  ///
  /// - Parameter completion: Called after the animation of the outermost block.
  func end(completion: ((Bool) -> Void)? = nil) {
    precondition(depth > 0, "endUpdates() was called without a matching beginUpdates()")
    if let completion { completions.append(completion) }
    depth -= 1
    if depth == 0 { carryOut() }
  }

  /// Adds a change, in the open block or in one of its own (TV-053.5).
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

  /// A reload makes the collected changes pointless (TV-051.5).
  func tableWasReloaded() {
    guard isCollecting || isDeferred else { return }
    wasReloaded = true
  }

  /// Carries out what had to wait for the tiler.
  func carryOutDeferred() {
    guard isDeferred, depth == 0 else { return }
    isDeferred = false
    carryOut()
  }

  private func carryOut() {
    guard let tableView else { return }
    guard !tableView.tiler.isTiling, !isApplying else {
      // A second batch names rows by the state after the first one, which
      // cannot be told apart any more once both are to be carried out at once.
      if isDeferred { wasReloaded = true }
      isDeferred = true
      tableView.setNeedsLayout()
      return
    }
    let batch = batch
    let animates = (isAnimated || batch.isEmpty) && tableView.window != nil
    let completions = completions
    let mustReload = wasReloaded
    self.batch = UpdateBatch()
    self.completions = []
    (isAnimated, wasReloaded) = (false, false)
    guard !mustReload else { return abandon(tableView, completions) }
    isApplying = true
    defer { isApplying = false }
    do {
      let update = try TableUpdate(batch, of: tableView)
      update.carryOut(animated: animates) { finished in
        for completion in completions { completion(finished) }
      }
    } catch {
      UITableView.inconsistencyHandler(tableView, "\(error)")
      abandon(tableView, completions)
    }
  }

  /// Shows what the data source says now, without animation.
  private func abandon(_ tableView: UITableView, _ completions: [(Bool) -> Void]) {
    tableView.reload()
    for completion in completions { completion(false) }
  }
}
