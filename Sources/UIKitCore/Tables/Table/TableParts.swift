import UIKitGraphics

/// The helpers of a table view, each connected to those that it depends on.
@MainActor
final class TableParts {
  /// The calls of the data source and the delegate.
  let session: TableSession
  /// The registered classes and the queued cells, headers and footers.
  let reuse: TableReuse
  /// The cells, headers and footers on screen.
  let tiler: TableTiler
  /// The changes that are collected and applied together.
  let updates: TableUpdates
  /// The helpers that respond to the user.
  let hands: TableHands
  /// The helpers that refer to rows and are notified of their changes.
  let observers = RowObservers()

  weak var dataSource: (any UITableViewDataSource)?
  weak var delegate: (any UITableViewDelegate)?
  /// Calls the prefetch data source; `nil` without one.
  var prefetcher: TablePrefetcher? { didSet { listObservers() } }
  /// Drag and drop; `nil` until a drag or drop delegate is set.
  var dragAndDrop: TableDragAndDrop? { didSet { listObservers() } }
  /// The table's accessibility elements; `nil` until assistive technology requests them.
  var elements: TableElements? { didSet { listObservers() } }
  /// A saved state that is applied as soon as rows exist; `nil` if none is pending.
  var pendingState: TableState?
  /// The traits with which heights were measured.
  var measuredTraits = MeasuredTraits(.current)

  init(_ style: UITableView.Style) {
    demandMainThread(UITableView.self, "init(frame:style:)")
    session = TableSession(TableModel(style: style))
    reuse = TableReuse(session)
    tiler = TableTiler(session, reuse)
    updates = TableUpdates(session, tiler)
    hands = TableHands(session, tiler, updates)
    session.observers = observers
    hands.indexBarChanged = { [weak self] in self?.listObservers() }
    listObservers()
  }

  /// Lists the row observers in the order of notification; called whenever an optional one is added
  /// or removed.
  private func listObservers() {
    let later: [(any RowObserver)?] = [prefetcher, hands.indexBar, dragAndDrop, elements]
    observers.all =
      [hands.editing, hands.focus, hands.touchTracker, hands.menu, hands.reorder, hands.swipes]
      + later.compactMap { $0 }
    let laterHolders: [(any RowHolder)?] = [prefetcher, dragAndDrop, elements]
    observers.holders =
      [hands.focus, hands.touchTracker, hands.menu, hands.swipes]
      + laterHolders.compactMap { $0 }
  }
}

extension UITableView {
  /// Connects the helpers to the table; called by all initialisers.
  final func setUpTable() {
    alwaysBounceVertical = true
    hints.insert(.keepsLayoutRequests)
    session.tableView = self
    pullSettings()
    hands.attach(to: self)
    applyThemeBackground()
  }
}
