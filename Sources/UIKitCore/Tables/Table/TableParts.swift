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
  let interaction: TableInteraction
  /// The helpers that refer to rows and are notified of their changes.
  let observers = RowObservers()

  weak var dataSource: (any UITableViewDataSource)?
  weak var delegate: (any UITableViewDelegate)?
  /// Calls the prefetch data source; `nil` without one.
  var prefetcher: TablePrefetcher? { didSet { collectObservers() } }
  /// Drag and drop; `nil` until a drag or drop delegate is set.
  var dragAndDrop: TableDragAndDrop? { didSet { collectObservers() } }
  /// The table's accessibility elements; `nil` until assistive technology requests them.
  var elements: TableElements? { didSet { collectObservers() } }
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
    interaction = TableInteraction(session, tiler, updates)
    session.observers = observers
    interaction.indexBarChanged = { [weak self] in self?.collectObservers() }
    collectObservers()
  }

  /// Lists the row observers in the order of notification; called whenever an optional one is added
  /// or removed.
  private func collectObservers() {
    let optionalObservers: [(any RowObserver)?] = [
      prefetcher, interaction.indexBar, dragAndDrop, elements,
    ]
    observers.all =
      [
        interaction.editing, interaction.focus, interaction.touchTracker, interaction.menu,
        interaction.reorder, interaction.swipes,
      ]
      + optionalObservers.compactMap { $0 }
    let optionalTrackers: [(any RowTracker)?] = [prefetcher, dragAndDrop, elements]
    observers.trackers =
      [interaction.focus, interaction.touchTracker, interaction.menu, interaction.swipes]
      + optionalTrackers.compactMap { $0 }
  }
}

extension UITableView {
  /// Connects the helpers to the table; called by all initialisers.
  final func setUpTable() {
    alwaysBounceVertical = true
    hints.insert(.keepsLayoutRequests)
    session.tableView = self
    updateLayoutSettings()
    interaction.attach(to: self)
    applyThemeBackground()
  }
}
