import UIKitGraphics

/// The helpers of a table view, each with the others that it needs.
@MainActor
final class TableParts {
  /// Calls data source and delegate.
  let session: TableSession
  /// Registered classes and queued cells, headers and footers.
  let reuse: TableReuse
  /// Cells, headers and footers that are on screen.
  let tiler: TableTiler
  /// Changes that are collected and applied together.
  let updates: TableUpdates
  /// The helpers that respond to the user.
  let hands: TableHands
  /// The parts that refer to rows.
  let observers = RowObservers()

  weak var dataSource: (any UITableViewDataSource)?
  weak var delegate: (any UITableViewDelegate)?
  /// Announces rows that come into view next; `nil` without prefetch data source.
  var prefetcher: TablePrefetcher? { didSet { listObservers() } }
  /// Drags and drops; `nil` until a delegate for either was set.
  var dragAndDrop: TableDragAndDrop? { didSet { listObservers() } }
  /// The accessible elements of the table; `nil` until assistive technology uses them.
  var elements: TableElements? { didSet { listObservers() } }
  /// A saved state, until there are rows to apply it to.
  var pendingState: TableState?
  /// The traits that heights were measured with.
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

  /// Lists the observers of the rows in the order of notification; called when an optional one is
  /// added or removed.
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
  /// Ties the helpers to the table; part of all initialisers.
  final func setUpTable() {
    alwaysBounceVertical = true
    hints.insert(.keepsLayoutRequests)
    session.tableView = self
    pullSettings()
    hands.attach(to: self)
    applyThemeBackground()
  }
}
