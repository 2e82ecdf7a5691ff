import Foundation
import UIKitGraphics
import UIKitLists

/// One validated batch on its way to the screen: rows that stay keep their
/// cells and slide, the others come and go by their animations (TV-053).
///
/// Everything gets its final place at once; what is shown catches up by
/// additive animations, so that batches may overlap in time.
@MainActor
final class TableUpdate {
  /// Seconds of all animations of a batch (UI-021.1).
  static let duration: TimeInterval = 0.3

  /// What becomes of a row that was on screen.
  struct Passage {
    /// The cell, with the row that it showed.
    let tile: TableTiler.Tile
    let fate: UpdateFate<RowPosition>
  }

  let tableView: UITableView
  let plan: UpdatePlan
  /// The layout before the update; the present one, once an update that changes nothing on
  /// screen has edited it in place.
  private(set) var before: TableGeometry
  /// The height of all content before the update, in points.
  let heightBefore: CGFloat
  /// What stays where it is on screen, as long as the layout before the update is known.
  private(set) var anchorBefore: ScrollAnchor??
  private let isEmpty: Bool
  /// Rows that were on screen, from top to bottom.
  private(set) var passages: [Passage] = []
  /// Whether every change is further down than the rows on screen, which then
  /// have no passages: an update that nobody sees costs nothing for them.
  private(set) var rowsStay = false
  /// By how much the content moves against the visible area at once; what stays
  /// on screen is moved along before it starts to slide.
  var shift: CGFloat = 0
  /// Changes to make inside the animation.
  private var animations: [() -> Void] = []
  /// What to do when the animation is over.
  private var cleanUps: [() -> Void] = []

  /// Checks a batch against the data source.
  ///
  /// - Throws: `UpdateInconsistency`, when they disagree.
  init(_ batch: UpdateBatch, of tableView: UITableView) throws {
    self.tableView = tableView
    isEmpty = batch.isEmpty
    let geometry = tableView.model.geometry
    before = geometry
    heightBefore = CGFloat(geometry.height)
    let counts = geometry.sections.map(\.rows.count)
    plan = try batch.plan(before: counts, after: tableView.model.askedRowCounts())
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
    tableView.setNeedsLayout()
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
    _ loop: FrameLoop,
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
    } else if changesNothingOnScreen {
      editInPlace()
    } else {
      var geometry = before
      plan.apply(
        to: &geometry,
        makeSection: { model.makeSection($0) },
        height: { model.rowHeight(ofNewRow: $0) }
      )
      remeasureFirstHeaders(of: &geometry)
      guard !tiler.wasReloaded else { return }
      model.geometry = geometry
    }
    guard !tiler.wasReloaded else { return }
    tableView.selection = tableView.selection.following(plan)
    tableView.focus.follow(plan)
    tiler.leaving.follow(plan)
    followRows()
  }

  /// Whether all changes are to rows below those on screen, which fill it and stay in place.
  private var changesNothingOnScreen: Bool {
    let table = tableView
    let bounds = table.boundsStorage
    guard plan.keepsSections, let last = table.tiler.visibleRows.last?.position,
      plan.isUnchanged(upTo: last)
    else { return false }
    return bounds.minY >= table.minimumOffset.y && table.adjustedContentInset.bottom >= 0
      && table.rect(of: last).maxY >= bounds.maxY
  }

  /// Changes the layout itself instead of a copy, which would have to share, and then to free,
  /// what lies beside the changed rows.
  ///
  /// Nothing on screen needs the places from before.
  private func editInPlace() {
    let model = tableView.model
    var heights: [RowPosition: RowHeight] = [:]
    for position in plan.rowsToMeasure where !tableView.tiler.wasReloaded {
      heights[position] = model.rowHeight(ofNewRow: position)
    }
    guard !tableView.tiler.wasReloaded else { return }
    anchorBefore = .some(anchor(in: before))
    before = TableGeometry()
    plan.apply(
      to: &model.geometry,
      makeSection: { _ in preconditionFailure("All sections stay") },
      height: { heights[$0] ?? .measured(0) }
    )
    before = model.geometry
  }

  /// The first row on screen that stays where it is; `nil` at the top, which stays itself.
  func anchor(in geometry: TableGeometry) -> ScrollAnchor? {
    let bounds = tableView.boundsStorage
    guard tableView.contentOffset.y > tableView.minimumOffset.y + 0.5 else { return nil }
    return plan.anchor(in: geometry, from: Double(bounds.minY), to: Double(bounds.maxY))
  }

  /// The first group has more space above it than the others (UI-005.16).
  private func remeasureFirstHeaders(of geometry: inout TableGeometry) {
    guard tableView.isGrouped, geometry.numberOfSections > 0,
      plan.origin(ofNewSection: 0).place != 0
    else { return }
    var sections: Set<Int> = [0]
    if before.numberOfSections > 0, let place = plan.fate(ofOldSection: 0).place {
      sections.insert(place)
    }
    for section in sections {
      let height = tableView.model.headerHeight(section)
      geometry.setHeaderHeight(height, ofSection: section)
    }
  }

  /// Notes what becomes of each row that is on screen.
  func makePassages() {
    passages = tableView.tiler.visibleRows.map { tile in
      Passage(tile: tile, fate: plan.fate(ofOldRow: tile.position))
    }
  }

  /// Gives the cells of rows that stay their new positions.
  private func followRows() {
    let tiler = tableView.tiler
    if !isEmpty, let last = tiler.visibleRows.last?.position, plan.isUnchanged(upTo: last) {
      tiler.dropMeasuredCells()
      rowsStay = true
      return
    }
    makePassages()
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
