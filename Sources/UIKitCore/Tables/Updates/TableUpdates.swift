import Foundation
import UIKitLists
import UIKitSupport

/// Collects the changes of an update block and applies them when the outermost block ends.
@MainActor
final class TableUpdates: TableComponent {
  /// The changes of a block until they are applied.
  private struct Block {
    var batch = UpdateBatch()
    /// Whether the changes are animated.
    var isAnimated = false
    /// Whether a reload replaces the changes.
    var mustReload = false
    /// Whether the table was not loaded when the block began.
    var wasUnloaded = false
    var completions: [(Bool) -> Void] = []
    /// The cells to reconfigure after the changes have been applied.
    var cellsToReconfigure: [UITableViewCell] = []
  }

  let session: TableSession
  let tiler: TableTiler
  /// The open or the deferred block.
  private var block = Block()

  init(_ session: TableSession, _ tiler: TableTiler) {
    (self.session, self.tiler) = (session, tiler)
    session.applyDeferredBatch = { [weak self] in self?.applyDeferredBatch() }
  }

  // MARK: Collecting

  /// Begins a block.
  ///
  /// A table that has not been loaded has no rows to compare and stays unloaded. If a query in the
  /// block loads it, it is reloaded at the end of the block.
  func begin() {
    if !session.isCollecting {
      if session.needsLoad { block.wasUnloaded = true }
      if session.isDraggingRow {
        for observer in session.rowObservers { observer.rowsWillChange(.batch) }
      }
      // The rows from before the block are not loaded yet, even if the block ends after the load.
      if session.isLoading { block.mustReload = true }
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
    if !session.isCollecting { apply() }
  }

  /// Makes changes in a block.
  func perform(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
    begin()
    changes?()
    end(completion: completion)
  }

  /// Adds a change to the open block or to a new block.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether rows move to their new positions with animation.
  ///   - change: Adds the change to the batch.
  func add(isAnimated: Bool = true, _ change: (inout UpdateBatch) -> Void) {
    begin()
    requireReloadOfSecondBatch()
    change(&block.batch)
    if isAnimated { block.isAnimated = true }
    end()
  }

  /// Reconfigures the cells of rows immediately, or after the changes of the open block.
  func reconfigure(_ rows: [RowPosition]) {
    guard !session.needsLoad else { return }
    let cells = rows.map(session.shownPosition).compactMap {
      tiler.cell(at: $0) ?? tiler.retainedCell(at: $0)
    }
    guard session.isIdle, !session.isCollecting else {
      block.cellsToReconfigure += cells
      return
    }
    reconfigure(cells)
  }

  /// Marks the collected changes as superseded by a reload.
  func tableWasReloaded() {
    if session.isCollecting || session.hasDeferredBatch { block.mustReload = true }
  }

  /// Measures rows that fit their cells again because the content of all cells has become wider or
  /// narrower.
  ///
  /// - Parameter animated: Whether the rows slide to their new positions.
  func refitRows(animated: Bool) {
    guard let tableView, !session.needsLoad, model.measuresWhileScrolling else { return }
    guard animated, tableView.window != nil, session.isIdle, session.isSettled else {
      return changeHeights { pass throws(Superseded) in try tiler.refitRows(pass) }
    }
    let counts = model.geometry.rowCounts
    guard let plan = try? UpdateBatch().plan(before: counts, after: counts) else { return }
    session.run(.applying) {
      session.beginBatch()
      let pass = session.beginPass(of: tableView)
      session.runningUpdates += 1
      TableUpdate(plan, measuring: .fittingRows, pass: pass, updates: self)
        .apply(animated: true) { [weak self] _ in self?.animationEnded() }
    }
    tiler.discardMeasuredCells()
    applyDeferredBatch()
  }

  // MARK: Applying

  /// Applies the batch that was deferred to the end of a phase.
  func applyDeferredBatch() {
    if session.hasDeferredBatch, !session.isCollecting { apply() }
  }

  private func apply() {
    guard let tableView else { return }
    guard session.isIdle else { return deferBatch(of: tableView) }
    let cellsToReconfigure = block.cellsToReconfigure
    defer { if !cellsToReconfigure.isEmpty { reconfigure(cellsToReconfigure) } }
    var rounds = 0
    repeat {
      rounds += 1
      demand(
        rounds <= TableSession.maximumLoads,
        "\(session.lastQueryName) changes rows of the table without end, each time it is called"
      )
      session.run(.applying) {
        session.beginBatch()
        applyOnce(tableView)
      }
      // After a superseded update, measured cells may belong to different rows.
      tiler.discardMeasuredCells()
      tiler.checkInvariants()
    } while session.hasDeferredBatch && !session.isCollecting
    if session.needsSettling {
      session.needsSettling = false
      for observer in session.rowObservers { observer.rowsDidSettle() }
    }
    if session.staleness == .heights { tableView.setNeedsLayout() }
    session.notifyOfSelection()
  }

  private func deferBatch(of tableView: UITableView) {
    requireReloadOfSecondBatch()
    if session.isLoading { block.mustReload = true }
    session.deferBatch()
    tableView.setNeedsLayout()
  }

  /// Replaces a deferred batch and a following one by a reload.
  ///
  /// The second batch refers to the rows after the first, so that merging both would be ambiguous.
  private func requireReloadOfSecondBatch() {
    if session.hasDeferredBatch { block.mustReload = true }
  }

  private func applyOnce(_ tableView: UITableView) {
    let block = block
    self.block = Block()
    // A table that has not been loaded stays unloaded; its first load reads the current state of
    // the data source.
    if session.needsLoad {
      tableView.setNeedsLayout()
      return finish(block.completions, finished: !block.mustReload, of: tableView)
    }
    // A data source that was replaced or deallocated in the meantime does not match the changes.
    if block.mustReload || block.wasUnloaded || session.hasOtherDataSource {
      return replace(tableView, finished: block.wasUnloaded && !block.mustReload, block.completions)
    }
    let pass = session.beginPass(of: tableView)
    do {
      let counts = model.geometry.rowCounts
      try apply(block, block.batch.plan(before: counts, after: pass.rowCounts()), pass)
    } catch is Superseded {
      // The counts may be outdated because a count query changed the data.
      replace(tableView, finished: false, block.completions)
    } catch {
      session.table?.report(inconsistency: "\(error)")
      replace(tableView, finished: false, block.completions)
    }
  }

  /// Applies a batch according to its plan, offscreen if it changes no visible content.
  private func apply(_ block: Block, _ plan: UpdatePlan, _ pass: TablePass) {
    let tableView = pass.tableView
    tiler.endEditing(before: plan)
    // Callbacks at the end of editing have seen the previous rows.
    if session.hasDeferredBatch { self.block.mustReload = true }
    guard pass.hasSameRows else {
      return finish(block.completions, finished: false, of: tableView)
    }
    session.runningUpdates += 1
    let completion: (Bool) -> Void = { [weak self, completions = block.completions] finished in
      self?.animationEnded()
      for completion in completions { completion(finished) }
    }
    if !block.batch.isEmpty, isOffscreen(plan, in: tableView) {
      applyOffscreen(plan, pass, completion: completion)
    } else {
      let animates = (block.isAnimated || block.batch.isEmpty) && tableView.window != nil
      TableUpdate(
        plan,
        measuring: block.batch.isEmpty ? .everything : .changedRows,
        pass: pass,
        updates: self
      )
      .apply(animated: animates, completion: completion)
    }
  }

  /// Removes the exiting views whose transitions have ended, or all of them after the last batch.
  private func animationEnded() {
    session.runningUpdates -= 1
    if session.runningUpdates == 0 {
      tiler.exiting.removeAllExiting()
    } else {
      tiler.exiting.removeSettled()
    }
  }

  /// Reloads the table instead of applying a batch, without animation.
  private func replace(
    _ tableView: UITableView,
    finished: Bool,
    _ completions: [(Bool) -> Void]
  ) {
    reload()
    finish(completions, finished: finished, of: tableView)
  }

  private func finish(
    _ completions: [(Bool) -> Void],
    finished: Bool,
    of tableView: UITableView
  ) {
    guard !completions.isEmpty else { return }
    (tableView.window?.host ?? .current).onNextFrame {
      for completion in completions { completion(finished) }
    }
  }
}
