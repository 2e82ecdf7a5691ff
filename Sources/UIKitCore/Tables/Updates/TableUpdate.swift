import Foundation
import UIKitGraphics
import UIKitLists

/// Applies a validated batch on screen: remaining rows slide with their cells, while other rows
/// enter and exit with their row animations.
///
/// Frames get their final values immediately, and additive animations catch up, so that batches may
/// overlap in time.
@MainActor
final class TableUpdate {
  /// The duration of all animations of a batch, in seconds.
  static let duration: TimeInterval = 0.3

  /// The outcome for a row that was visible.
  struct RowTransition {
    /// The cell and the row that it displayed.
    let tile: TableTiler.Tile
    let outcome: UpdateOutcome<RowPosition>
  }

  /// The rows whose heights are queried.
  enum Measurement {
    /// The rows that the batch changes.
    case changedRows
    /// All rows, headers and footers.
    case everything
    /// The rows that fit their cells.
    case fittingRows
  }

  let tableView: UITableView
  let session: TableSession
  let model: TableModel
  let tiler: TableTiler
  /// The pass over the rows after the update.
  let pass: TablePass
  let plan: UpdatePlan
  /// The layout before the update.
  let oldGeometry: TableGeometry
  /// The gaps between rows before the update; `nil` without gaps.
  let oldGaps: RowGaps?
  private let measurement: Measurement
  /// The rows that were visible, from top to bottom.
  private(set) var transitions: [RowTransition] = []
  /// The immediate shift of the content offset, in points; visible views move by it before they
  /// animate.
  var shift: CGFloat = 0
  /// The changes to make inside the animation.
  private var animations: [() -> Void] = []
  /// The closures to run after the animation.
  private var cleanUps: [() -> Void] = []

  init(
    _ plan: UpdatePlan,
    measuring measurement: Measurement,
    pass: TablePass,
    updates: TableUpdates
  ) {
    self.plan = plan
    self.measurement = measurement
    self.pass = pass
    tableView = pass.tableView
    session = updates.session
    model = session.model
    tiler = updates.tiler
    oldGeometry = model.geometry
    oldGaps = model.hasGaps ? model.gaps : nil
  }

  /// Applies the batch to the model and the views, and animates the change.
  ///
  /// - Parameters:
  ///   - animated: Whether rows slide or fade.
  ///   - completion: Called in a later frame, with `false` if a callback changed the rows
  ///     or a reload interrupted the animation.
  func apply(animated: Bool, completion: @escaping (Bool) -> Void) {
    let host = tableView.window?.host ?? .current
    do {
      // Callbacks are not animated, and an enclosing animation block does not affect the batch.
      try AnimationContext.with(nil) { () throws(Superseded) in
        try updateModel()
        try moveContent()
        try updateRows()
        try updateSupplementaries()
        moveTableHeaderAndFooter()
      }
    } catch {
      tiler.invalidatePlacement()
      return host.onNextFrame { completion(false) }
    }
    tiler.invalidatePlacement()
    pass.table.updateIndexBar()
    runAnimations(animated: animated, host: host, completion: completion)
    if shift != 0, !tableView.isScrollingSilently { session.didScroll() }
  }

  private func runAnimations(
    animated: Bool,
    host: WindowHost,
    completion: @escaping (Bool) -> Void
  ) {
    let (animations, cleanUps) = (animations, cleanUps)
    let reloads = session.revision.reloads
    let finish: (Bool) -> Void = { [session] _ in
      guard session.revision.reloads == reloads else {
        return host.onNextFrame { completion(false) }
      }
      for cleanUp in cleanUps { cleanUp() }
      completion(true)
    }
    if animated {
      UIView.animateMotion(
        withDuration: TableUpdate.duration,
        in: tableView,
        animations: { for change in animations { change() } },
        completion: finish
      )
    } else {
      AnimationContext.with(nil) { for change in animations { change() } }
      host.onNextFrame { finish(true) }
    }
  }

  /// Whether the table is in a window; otherwise no cells are requested before layout.
  var isInWindow: Bool { tableView.window != nil }

  /// Adds a change to be made inside the animation.
  func animate(_ change: @escaping () -> Void) {
    animations.append(change)
  }

  /// Adds a closure to be run after the animation unless a reload precedes it.
  func addCleanUp(_ cleanUp: @escaping () -> Void) {
    cleanUps.append(cleanUp)
  }

  // MARK: Model

  /// Updates the model and assigns the visible cells to their new positions.
  ///
  /// The delegate is queried before the geometry changes.
  private func updateModel() throws(Superseded) {
    model.remap(plan)
    switch measurement {
    case .changedRows:
      model.geometry = try updatedGeometry()
    case .everything, .fittingRows:
      pass.queryHeights(or: ()) { () throws(Superseded) in
        if measurement == .everything { try model.invalidateHeights(pass) }
        if model.measuresWhileScrolling { try tiler.refitRows(pass) }
      }
      try pass.validateRows()
    }
    tiler.remapRows(.plan(plan))
    remapRows()
  }

  /// Returns the layout after the update; heights whose queries are superseded are 0.
  private func updatedGeometry() throws(Superseded) -> TableGeometry {
    var geometry = oldGeometry
    plan.apply(
      to: &geometry,
      makeSection: { makeSection($0) },
      height: { position in
        pass.queryHeights(or: .measured(0)) { () throws(Superseded) in
          try model.height(ofNewRow: position, pass)
        }
      }
    )
    remeasureFirstHeaders(of: &geometry)
    try pass.validateRows()
    // A callback may have set another table header or footer view.
    geometry.headerHeight = model.geometry.headerHeight
    geometry.footerHeight = model.geometry.footerHeight
    return geometry
  }

  private func makeSection(_ section: Int) -> SectionGeometry {
    let count = plan.rowCountsAfter[section]
    let empty = SectionGeometry(rows: RowHeights(repeating: .measured(0), count: count))
    return pass.queryHeights(or: empty) { () throws(Superseded) in
      try model.makeSection(section, count: count, pass)
    }
  }

  /// The first visible row that keeps its position on screen; `nil` at the top of the table, where
  /// the table stays at the top.
  var anchor: ScrollAnchor? {
    let bounds = tableView.boundsStorage
    guard tableView.contentOffset.y > tableView.minimumOffset.y + 0.5 else { return nil }
    return plan.anchor(in: oldGeometry, from: Double(bounds.minY), to: Double(bounds.maxY))
  }

  /// Queries the headers of the old and the new first section, whose heights differ from those of
  /// other sections.
  private func remeasureFirstHeaders(of geometry: inout TableGeometry) {
    guard model.isGrouped, geometry.numberOfSections > 0,
      plan.origin(ofNewSection: 0).position != 0
    else { return }
    var sections: Set<Int> = [0]
    if oldGeometry.numberOfSections > 0, let section = plan.outcome(ofOldSection: 0).position {
      sections.insert(section)
    }
    for section in sections.sorted() {
      let height = pass.queryHeights(or: geometry.sections[section].headerHeight) {
        () throws(Superseded) in
        try model.height(.header, section, pass)
      }
      geometry.setHeaderHeight(height, ofSection: section)
    }
  }

  /// Assigns cells to their rows' new positions; the cells of deleted and reloaded rows exit.
  private func remapRows() {
    var remainingTiles: [TableTiler.Tile] = []
    var isInOrder = true
    var exitingCells: [UITableViewCell] = []
    for tile in tiler.visibleRows {
      let outcome = plan.outcome(ofOldRow: tile.position)
      transitions.append(RowTransition(tile: tile, outcome: outcome))
      switch outcome {
      case .kept(let position), .moved(let position):
        if let last = remainingTiles.last, last.position > position { isInOrder = false }
        remainingTiles.append(TableTiler.Tile(position: position, cell: tile.cell))
      case .deleted, .reloaded:
        exitingCells.append(tile.cell)
        tile.cell.isExiting = true
        tiler.exiting.add(tile, row: nil)
      }
    }
    tiler.discardMeasuredCells()
    tiler.hasUncheckedRows = true
    if !isInOrder { remainingTiles.sort { $0.position < $1.position } }
    tiler.visibleRows = remainingTiles
    // The observers are called last, when the tiler's state is consistent.
    if !exitingCells.isEmpty {
      for observer in session.rowObservers { observer.cellsWillExit(exitingCells) }
    }
  }
}
