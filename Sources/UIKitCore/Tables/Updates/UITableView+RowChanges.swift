import UIKitLists

extension UITableView {
  /// Maps everything that refers to rows to the positions after an update.
  final func remapRows(_ plan: UpdatePlan) {
    if !selection.isEmpty {
      let count = selection.count
      selection = selection.following(plan)
      if selection.count < count { markSelectionChanged() }
    }
    session.follow(plan)
    focus.follow(plan)
    swipes.follow(plan)
    prefetcher?.follow(plan)
    dragAndDrop?.follow(plan)
    tiler.exiting.follow(plan)
    touchTracker.follow(plan.placeIfKnown(ofOldRow:))
    menu.follow(plan.placeIfKnown(ofOldRow:))
    elementsStorage?.follow(plan.placeIfKnown(ofOldRow:))
    tiler.remapKept(plan)
    session.rowScroll?.remap(plan)
  }

  /// Maps everything that refers to rows of the data source to the positions after the user moved
  /// one.
  final func remapRows(_ move: RowMoveMapping) {
    selection = SelectionSet(selection.map(move.shown))
    session.follow(move)
    focus.follow(move)
    prefetcher?.follow(move)
    dragAndDrop?.follow(move)
    touchTracker.follow(move.shown)
    menu.follow(move.shown)
    elementsStorage?.follow(move.shown)
  }

  /// Ends what remembers rows while the user decides, before a reload in which they may become
  /// others.
  final func forgetRows() {
    session.trackedRows.removeAll()
    menu.tableIsReloaded()
    elementsStorage?.tableWasReloaded()
    closeMenus { $0 is UITableViewCell }
  }

  /// Closes the menus that views in some rows have opened.
  final func closeMenus(inside isAffected: (UIView) -> Bool) {
    guard let window = windowStorage else { return }
    for case let panel as MenuPanel in window.subviewStorage {
      guard let cell = rowCell(containing: panel.sourceView), isAffected(cell) else { continue }
      panel.close()
    }
  }

  /// Ends all other interactions with rows, before a row is lifted.
  final func cancelOtherInteractions() {
    motion.stop()
    touchTracker.cancel()
    swipes.close(animated: true)
    focus.hideRing()
  }
}
