import Foundation
import UIKitGraphics
import UIKitLists

/// One validated batch on its way to the screen: rows that stay keep their
/// cells and slide, the others come and go by their animations.
///
/// Everything gets its final place at once; what is shown catches up by
/// additive animations, so that batches may overlap in time.
@MainActor
final class TableUpdate {
  /// Seconds of all animations of a batch.
  static let duration: TimeInterval = 0.3

  /// What becomes of a row that was on screen.
  struct RowTransition {
    /// The cell, with the row that it showed.
    let tile: TableTiler.Tile
    let fate: UpdateFate<RowPosition>
  }

  let tableView: UITableView
  /// Asks about the rows after the update.
  let pass: TablePass
  let plan: UpdatePlan
  /// The layout before the update.
  let before: TableGeometry
  /// Whether the batch has no changes, and asks for all heights anew.
  private let isEmpty: Bool
  /// Rows that were on screen, from top to bottom.
  private(set) var transitions: [RowTransition] = []
  /// By how much the content moves against the visible area at once; what stays
  /// on screen is moved along before it starts to slide.
  var shift: CGFloat = 0
  /// Changes to make inside the animation.
  private var animations: [() -> Void] = []
  /// What to do when the animation is over.
  private var cleanUps: [() -> Void] = []

  init(_ plan: UpdatePlan, isEmpty: Bool, _ pass: TablePass) {
    self.plan = plan
    self.isEmpty = isEmpty
    self.pass = pass
    tableView = pass.tableView
    before = tableView.model.geometry
  }

  /// Makes the table what the data source says, and animates the way there.
  ///
  /// - Parameters:
  ///   - animated: Whether anything slides or fades.
  ///   - completion: Called on a later frame; `false` when a reload cut the
  ///     animation short.
  func carryOut(animated: Bool, completion: @escaping (Bool) -> Void) {
    let loop = tableView.window?.loop ?? .current
    do {
      // What callbacks do is not animated, nor do animations around the batch count.
      try AnimationContext.with(nil) { () throws(Superseded) in
        try updateModel()
        try moveContent()
        try updateRows()
        try updateSupplementaries()
        moveTableHeaderAndFooter()
      }
    } catch {
      tableView.tiler.invalidatePlacement()
      return loop.onNextFrame { completion(false) }
    }
    tableView.tiler.invalidatePlacement()
    tableView.updateIndexBar()
    animate(isAnimated: animated, loop, completion)
    if shift != 0, !tableView.isScrollingSilently { tableView.session.didScroll() }
  }

  private func animate(
    isAnimated: Bool,
    _ loop: WindowHost,
    _ completion: @escaping (Bool) -> Void
  ) {
    let (animations, cleanUps) = (animations, cleanUps)
    let reloads = tableView.session.revision.reloads
    let finish: (Bool) -> Void = { [tableView] _ in
      guard tableView.session.revision.reloads == reloads else {
        return loop.onNextFrame { completion(false) }
      }
      for cleanUp in cleanUps { cleanUp() }
      completion(true)
    }
    if isAnimated {
      UIView.animateMotion(
        withDuration: TableUpdate.duration,
        in: tableView,
        animations: { for change in animations { change() } },
        completion: finish
      )
    } else {
      AnimationContext.with(nil) { for change in animations { change() } }
      loop.onNextFrame { finish(true) }
    }
  }

  /// Whether the table is in a window; else nothing is asked for before it is laid out.
  var isShown: Bool { tableView.window != nil }

  /// Makes a change inside the animation.
  func animate(_ change: @escaping () -> Void) {
    animations.append(change)
  }

  /// Does something after the animation, unless the table is reloaded before.
  func afterwards(_ cleanUp: @escaping () -> Void) {
    cleanUps.append(cleanUp)
  }

  // MARK: Model

  /// Gives the model the rows after the update, and visible cells their new rows.
  ///
  /// The delegate is asked before anything changes.
  private func updateModel() throws(Superseded) {
    let (model, tiler) = (tableView.model, tableView.tiler)
    model.follow(plan)
    if isEmpty {
      pass.height(or: ()) { () throws(Superseded) in
        try model.outdateHeights(pass)
        if model.measuresWhileScrolling { try tiler.remeasureVisibleRows(pass) }
      }
      try pass.validateRows()
    } else {
      model.geometry = try updatedGeometry()
    }
    tableView.rowsFollow(plan)
    followRows()
  }

  /// The layout with the rows after the update; heights that cannot be asked for now are 0.
  private func updatedGeometry() throws(Superseded) -> TableGeometry {
    let model = tableView.model
    var geometry = before
    plan.apply(
      to: &geometry,
      makeSection: { makeSection($0) },
      height: { position in
        pass.height(or: .measured(0)) { () throws(Superseded) in
          try model.height(ofNewRow: position, pass)
        }
      }
    )
    remeasureFirstHeaders(of: &geometry)
    try pass.validateRows()
    // A callback may have given the table another header or footer view.
    geometry.headerHeight = model.geometry.headerHeight
    geometry.footerHeight = model.geometry.footerHeight
    return geometry
  }

  private func makeSection(_ section: Int) -> SectionGeometry {
    let count = plan.rowCountsAfter[section]
    let empty = SectionGeometry(rows: RowHeights(repeating: .measured(0), count: count))
    return pass.height(or: empty) { () throws(Superseded) in
      try tableView.model.makeSection(section, count: count, pass)
    }
  }

  /// The first row on screen that stays where it is; `nil` at the top, which stays itself.
  var anchor: ScrollAnchor? {
    let bounds = tableView.boundsStorage
    guard tableView.contentOffset.y > tableView.minimumOffset.y + 0.5 else { return nil }
    return plan.anchor(in: before, from: Double(bounds.minY), to: Double(bounds.maxY))
  }

  /// The first group has more space above it than the others.
  private func remeasureFirstHeaders(of geometry: inout TableGeometry) {
    guard tableView.isGrouped, geometry.numberOfSections > 0,
      plan.origin(ofNewSection: 0).place != 0
    else { return }
    var sections: Set<Int> = [0]
    if before.numberOfSections > 0, let place = plan.fate(ofOldSection: 0).place {
      sections.insert(place)
    }
    for section in sections {
      let height = pass.height(or: geometry.sections[section].headerHeight) {
        () throws(Superseded) in
        try tableView.model.height(.header, section, pass)
      }
      geometry.setHeaderHeight(height, ofSection: section)
    }
  }

  /// Gives the cells of rows that stay their new positions.
  private func followRows() {
    let tiler = tableView.tiler
    transitions = tiler.visibleRows.map { tile in
      RowTransition(tile: tile, fate: plan.fate(ofOldRow: tile.position))
    }
    var staying: [TableTiler.Tile] = []
    var exiting: [UITableViewCell] = []
    for transition in transitions {
      switch transition.fate {
      case .kept(let position), .moved(let position):
        staying.append(TableTiler.Tile(position: position, cell: transition.tile.cell))
      case .deleted, .reloaded:
        exiting.append(transition.tile.cell)
        tiler.exiting.add(transition.tile, row: nil)
      }
    }
    tiler.discardMeasuredCells()
    tiler.hasUncheckedRows = true
    tiler.visibleRows = staying.sorted { $0.position < $1.position }
    // Only now may the delegate hear of anything.
    for cell in exiting { tableView.touchTracker.cellLeaves(cell) }
  }
}
