import UIKitLists

extension UITableView {
  /// Gives everything that names rows the positions after an update.
  final func rowsFollow(_ plan: UpdatePlan) {
    if !selection.isEmpty { selection = selection.following(plan) }
    focus.follow(plan)
    swipes.follow(plan)
    prefetcher?.follow(plan)
    tiler.exiting.follow(plan)
  }

  /// Gives everything that names rows of the data source the positions after a row was moved.
  final func rowsFollow(_ move: RowMoveMapping) {
    selection = SelectionSet(selection.map(move.shown))
    focus.follow(move)
    prefetcher?.follow(move)
  }

  /// Ends what the user does with a row, before another row is lifted.
  final func endOtherInteractions() {
    motion.stop()
    touchTracker.cancel()
    swipes.close(animated: true)
    focus.hideRing()
  }
}
