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

  let tableView: UITableView
  let plan: UpdatePlan
  private let isEmpty: Bool
  /// The layout before the update.
  private let before: TableGeometry
  /// By how much the content moves against the visible area at once; what stays
  /// on screen is moved along before it starts to slide.
  private(set) var shift: CGFloat = 0
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
    let counts = geometry.sections.map(\.rows.count)
    plan = try batch.plan(before: counts, after: tableView.model.askedRowCounts())
  }

  /// Makes the table what the data source says, and animates the way there.
  ///
  /// - Parameters:
  ///   - animated: Whether anything slides or fades.
  ///   - completion: Called on a later frame; `false` when it was cut short.
  func carryOut(animated: Bool, completion: @escaping (Bool) -> Void) {
    let tiler = tableView.tiler
    tiler.beginUpdate()
    updateModel()
    moveContent()
    UIView.performWithoutAnimation {
      updateRows()
      updateSupplementaries()
      followEnds()
    }
    let wasReloaded = tiler.wasReloaded
    tiler.endUpdate()
    tableView.setNeedsLayout()
    guard !wasReloaded else {
      return (tableView.window?.loop ?? .current).onNextFrame { completion(false) }
    }
    tableView.updateIndexBar()
    let (animations, cleanUps) = (animations, cleanUps)
    let finish: (Bool) -> Void = { finished in
      for cleanUp in cleanUps { cleanUp() }
      completion(finished)
    }
    if animated {
      UIView.animate(
        withDuration: TableUpdate.duration,
        animations: { for change in animations { change() } },
        completion: finish
      )
    } else {
      UIView.performWithoutAnimation { for change in animations { change() } }
      (tableView.window?.loop ?? .current).onNextFrame { finish(true) }
    }
  }

  /// Makes a change inside the animation.
  func animate(_ change: @escaping () -> Void) {
    animations.append(change)
  }

  /// Does something after the animation.
  func afterwards(_ cleanUp: @escaping () -> Void) {
    cleanUps.append(cleanUp)
  }

  // MARK: Model

  private func updateModel() {
    let model = tableView.model
    if isEmpty {
      model.reloadHeights()
    } else {
      plan.apply(
        to: &model.geometry,
        makeSection: { model.makeSection($0) },
        height: { model.rowHeight(ofNewRow: $0) }
      )
      remeasureFirstHeaders(model)
    }
    tableView.selection = tableView.selection.following(plan)
    tableView.focus.follow(plan)
  }

  /// The first group has more space above it than the others (UI-005.16).
  private func remeasureFirstHeaders(_ model: TableModel) {
    guard tableView.isGrouped, model.geometry.numberOfSections > 0 else { return }
    var sections: Set<Int> = [0]
    if before.numberOfSections > 0, let place = plan.fate(ofOldSection: 0).place {
      sections.insert(place)
    }
    guard plan.origin(ofNewSection: 0).place != 0 else { return }
    for section in sections {
      model.geometry.setHeaderHeight(model.headerHeight(section), ofSection: section)
    }
  }

  /// Keeps the first visible row that stays where it is, when something above
  /// it changes; else moves the offset into the legal range (TV-053.17).
  private func moveContent() {
    let bounds = tableView.boundsStorage
    let old = tableView.contentOffset.y
    var distance: CGFloat = 0
    if old > tableView.minimumOffset.y + 0.5,
      let anchor = plan.anchor(in: before, from: Double(bounds.minY), to: Double(bounds.maxY))
    {
      distance = CGFloat(tableView.model.geometry.y(of: anchor)) - bounds.minY
    }
    tableView.setContentSizeKeepingOffset(
      CGSize(width: bounds.width, height: CGFloat(tableView.model.geometry.height))
    )
    tableView.moveCourse(by: distance)
    var target = CGPoint(x: tableView.contentOffset.x, y: old + distance)
    if !tableView.isDragging && !tableView.motion.isRunning {
      target = tableView.legalOffset(target)
    }
    tableView.setOffset(target)
    shift = tableView.contentOffset.y - old
  }

  // MARK: Parts that are not rows

  /// Table footer and separators of the empty area slide along.
  private func followEnds() {
    let table = tableView
    if let footer = table.tableFooterView { footer.frame.origin.y += shift }
    animate {
      table.placeTableHeaderAndFooter()
      table.emptyRows.update()
    }
  }

  // MARK: Places

  /// Where a row was, in the coordinates after the offset has moved.
  func oldRect(_ position: RowPosition) -> CGRect {
    let span = before.span(ofRow: position)
    let margin = tableView.groupMargin
    return CGRect(
      x: margin,
      y: CGFloat(span.y) + shift,
      width: max(0, tableView.boundsStorage.width - 2 * margin),
      height: CGFloat(span.height)
    )
  }

  /// Where a header or footer rested, in the coordinates after the offset has moved.
  func oldRect(of kind: SupplementaryKind, _ section: Int) -> CGRect {
    let span = kind == .header ? before.span(ofHeader: section) : before.span(ofFooter: section)
    return CGRect(
      x: 0,
      y: CGFloat(span.y) + shift,
      width: tableView.boundsStorage.width,
      height: CGFloat(span.height)
    )
  }

  /// A place no further than a screen away, so that what comes from or goes to
  /// far away is seen to move.
  func near(_ rect: CGRect) -> CGRect {
    let bounds = tableView.boundsStorage
    let reach = bounds.insetBy(dx: 0, dy: -bounds.height)
    var rect = rect
    rect.origin.y = min(max(rect.minY, reach.minY - rect.height), reach.maxY)
    return rect
  }

  /// Whether a rectangle of the content is on screen after the update.
  func isVisible(_ rect: CGRect) -> Bool {
    rect.maxY > tableView.boundsStorage.minY && rect.minY < tableView.boundsStorage.maxY
  }
}
