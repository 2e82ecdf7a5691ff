import UIKitGraphics

/// The helpers of a table view, each with the others that it needs.
@MainActor
struct TableParts {
  /// Calls data source and delegate.
  let session: TableSession
  /// Registered classes and queued cells, headers and footers.
  let reuse: TableReuse
  /// Cells, headers and footers that are on screen.
  let tiler: TableTiler
  /// Changes that are collected and applied together.
  let updates: TableUpdates
  /// The touch that highlights and selects.
  let touchTracker: TableTouchTracker
  /// The row that the keyboard works on.
  let focus: TableFocus
  /// Editing mode.
  let editing: TableEditing
  /// The row that shows the buttons of a swipe or of its deletion control.
  let swipes: TableSwipes
  /// The rows that two fingers select.
  let multipleSelection: TableMultipleSelection
  /// The row that the user drags to another place.
  let reorder: TableReorder
  /// The edit menu of a row.
  let menu: TableMenu
  /// Those of the parts that refer to rows.
  let observers = RowObservers()

  init(_ style: UITableView.Style) {
    demandMainThread(UITableView.self, "init(frame:style:)")
    session = TableSession(TableModel(style: style))
    reuse = TableReuse(session)
    tiler = TableTiler(session, reuse)
    updates = TableUpdates(session, tiler)
    touchTracker = TableTouchTracker(session, tiler)
    focus = TableFocus(session, tiler)
    editing = TableEditing(session, tiler)
    swipes = TableSwipes(session, tiler)
    multipleSelection = TableMultipleSelection(session, tiler)
    reorder = TableReorder(session, tiler)
    menu = TableMenu(session, tiler)
    session.observers = observers
  }
}

extension UITableView {
  /// Lists those who refer to rows, in the order in which they are notified; called when one that a
  /// table need not have comes or goes.
  final func listObservers() {
    let later: [(any RowObserver)?] = [prefetcher, indexBar, dragAndDrop, elementsStorage]
    parts.observers.all =
      [editing, focus, touchTracker, menu, reorder, swipes] + later.compactMap { $0 }
    let laterHolders: [(any RowHolder)?] = [prefetcher, dragAndDrop, elementsStorage]
    parts.observers.holders = [focus, touchTracker, menu, swipes] + laterHolders.compactMap { $0 }
  }

  /// Ties the helpers to the table; part of all initialisers.
  final func setUpTable() {
    alwaysBounceVertical = true
    session.tableView = self
    listObservers()
    model.settings = layoutSettings
    menu.attach(to: self)
    swipes.attach(to: self)
    parts.multipleSelection.attach(to: self)
    applyThemeBackground()
  }
}
