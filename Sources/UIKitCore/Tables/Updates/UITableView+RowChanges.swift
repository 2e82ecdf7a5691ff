import UIKitLists

extension UITableView {
  /// Maps everything that refers to rows to the positions after an update.
  final func remapRows(_ plan: UpdatePlan) {
    if !selection.isEmpty { selection = selection.following(plan) }
    session.follow(plan)
    focus.follow(plan)
    swipes.follow(plan)
    prefetcher?.follow(plan)
    dragAndDrop?.follow(plan)
    tiler.exiting.follow(plan)
    tiler.remapKept(plan)
  }

  /// Maps everything that refers to rows of the data source to the positions after the user moved
  /// one.
  final func remapRows(_ move: RowMoveMapping) {
    selection = SelectionSet(selection.map(move.shown))
    session.follow(move)
    focus.follow(move)
    prefetcher?.follow(move)
  }

  /// Ends all other interactions with rows, before a row is lifted.
  final func cancelOtherInteractions() {
    motion.stop()
    touchTracker.cancel()
    swipes.close(animated: true)
    focus.hideRing()
  }
}
