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
  struct Passage {
    /// The cell, with the row that it showed.
    let tile: TableTiler.Tile
    let fate: UpdateFate<RowPosition>
  }

  let tableView: UITableView
  let plan: UpdatePlan
  /// The layout before the update.
  let before: TableGeometry
  /// Whether the batch has no changes, and asks for all heights anew.
  private let isEmpty: Bool
  /// Rows that were on screen, from top to bottom.
  private(set) var passages: [Passage] = []
  /// By how much the content moves against the visible area at once; what stays
  /// on screen is moved along before it starts to slide.
  var shift: CGFloat = 0
  /// Changes to make inside the animation.
  private var animations: [() -> Void] = []
  /// What to do when the animation is over.
  private var cleanUps: [() -> Void] = []

  init(_ plan: UpdatePlan, isEmpty: Bool, of tableView: UITableView) {
    self.plan = plan
    self.isEmpty = isEmpty
    self.tableView = tableView
    before = tableView.model.geometry
  }

  /// Makes the table what the data source says, and animates the way there.
  ///
  /// - Parameters:
  ///   - animated: Whether anything slides or fades.
  ///   - completion: Called on a later frame; `false` when a reload cut the
  ///     animation short.
  func carryOut(animated: Bool, completion: @escaping (Bool) -> Void) {
    let tiler = tableView.tiler
    tiler.beginUpdate()
    // What callbacks do is not animated, nor do animations around the batch count.
    AnimationContext.with(nil) {
      updateModel()
      if !tiler.wasReloaded { moveContent() }
      if !tiler.wasReloaded { updateRows() }
      if !tiler.wasReloaded { updateSupplementaries() }
      if !tiler.wasReloaded { followEnds() }
    }
    let wasReloaded = tiler.wasReloaded
    tiler.endUpdate()
    tiler.invalidatePlacement()
    let loop = tableView.window?.loop ?? .current
    guard !wasReloaded else { return loop.onNextFrame { completion(false) } }
    tableView.updateIndexBar()
    animate(isAnimated: animated, loop, completion)
    if shift != 0, !tableView.isScrollingSilently {
      tableView.delegate?.scrollViewDidScroll(tableView)
    }
  }

  private func animate(
    isAnimated: Bool,
    _ loop: WindowHost,
    _ completion: @escaping (Bool) -> Void
  ) {
    let (animations, cleanUps) = (animations, cleanUps)
    let generation = tableView.tiler.generation
    let finish: (Bool) -> Void = { [tableView] _ in
      guard tableView.tiler.generation == generation else {
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
  private func updateModel() {
    let (model, tiler) = (tableView.model, tableView.tiler)
    model.follow(plan)
    if isEmpty {
      model.outdateHeights()
      if model.measuresWhileScrolling { tiler.remeasureVisibleRows() }
    } else {
      var geometry = before
      plan.apply(
        to: &geometry,
        // Once a callback has reloaded the table, nobody is to be asked about the plan's rows.
        makeSection: { makeSection($0) },
        height: { tiler.wasReloaded ? .measured(0) : model.rowHeight(ofNewRow: $0) }
      )
      remeasureFirstHeaders(of: &geometry)
      guard !tiler.wasReloaded else { return }
      // A callback may have given the table another header or footer view.
      geometry.headerHeight = model.geometry.headerHeight
      geometry.footerHeight = model.geometry.footerHeight
      model.geometry = geometry
    }
    guard !tiler.wasReloaded else { return }
    tableView.selection = tableView.selection.following(plan)
    tableView.focus.follow(plan)
    tableView.swipes.follow(plan)
    tableView.prefetcher?.follow(plan)
    tiler.leaving.follow(plan)
    followRows()
  }

  /// A new section; one without heights when a callback has made questions about it pointless.
  private func makeSection(_ section: Int) -> SectionGeometry {
    let count = plan.rowCountsAfter[section]
    let nothing = SectionGeometry(rows: RowHeights(repeating: .measured(0), count: count))
    guard !tableView.tiler.wasReloaded else { return nothing }
    guard !tableView.updates.isWaiting else {
      tableView.hasOutdatedHeights = true
      return nothing
    }
    return tableView.model.makeSection(section, count: count) ?? nothing
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
    for section in sections where !tableView.tiler.wasReloaded {
      let height = tableView.model.headerHeight(section)
      geometry.setHeaderHeight(height, ofSection: section)
    }
  }

  /// Gives the cells of rows that stay their new positions.
  private func followRows() {
    let tiler = tableView.tiler
    passages = tiler.visibleRows.map { tile in
      Passage(tile: tile, fate: plan.fate(ofOldRow: tile.position))
    }
    var staying: [TableTiler.Tile] = []
    var exiting: [UITableViewCell] = []
    for passage in passages {
      switch passage.fate {
      case .kept(let position), .moved(let position):
        staying.append(TableTiler.Tile(position: position, cell: passage.tile.cell))
      case .deleted, .reloaded:
        exiting.append(passage.tile.cell)
        tiler.leaving.add(passage.tile, row: nil)
      }
    }
    tiler.dropMeasuredCells()
    tiler.visibleRows = staying.sorted { $0.position < $1.position }
    // Only now may the delegate hear of anything.
    for cell in exiting { tableView.touchTracker.cellLeaves(cell) }
  }
}
