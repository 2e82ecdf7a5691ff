import UIKitLists

extension TableTiler {
  /// Maps all references to rows to the positions after an update or after the user has moved a
  /// row.
  func remapRows(_ map: RowMap) {
    switch map {
    case .plan(let plan):
      session.remapSelection(plan)
      session.remap(plan)
      exiting.remap(plan)
    case .move(let move):
      session.selection = SelectionSet(session.selection.map(move.displayedPosition))
      session.remap(move)
      session.rowScroll?.remap(move)
    }
    for tracker in session.rowTrackers { tracker.remapRows(map) }
    if case .plan(let plan) = map {
      remapRetained(plan)
      session.rowScroll?.remap(plan)
    }
    session.checkObservers()
  }
}
