import Foundation
import UIKitGraphics
import UIKitLists

/// Drags of rows, and drops on a table; made when a delegate for either is set.
@MainActor
final class TableDragAndDrop: TableHelper, RowHolder {
  /// A dragged row with its item.
  struct DraggedRow {
    let item: UIDragItem
    /// The present position of the row; `nil` once it is gone.
    var position: RowPosition?
  }

  /// Duration of the slide of rows when a gap opens or closes, in seconds.
  static let duration: TimeInterval = 0.25

  let session: TableSession
  let tiler: TableTiler
  let hands: TableHands
  /// Supplies the dragged items; not retained.
  weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Accepts drops; not retained.
  weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows may be dragged.
  var isEnabled = true { didSet { drag.isEnabled = isEnabled } }

  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)

  /// The gaps between the rows.
  var gaps: RowGaps {
    get { model.gaps }
    _modify { yield &model.gaps }
  }
  /// The rows that are shown before they are in the data, from top to bottom.
  var placeholders: [PlaceholderRow] = []
  /// The rows of the drag that began here.
  var draggedRows: [DraggedRow] = [] {
    didSet { model.dragLooks?.dragged = draggedRows.compactMap(\.position) }
  }
  /// The drag that began here.
  var dragSession: (any UIDragSession)?
  /// Whether the lifted rows have begun to move.
  var isDragging: Bool {
    get { model.dragLooks?.isDragging ?? false }
    set { model.dragLooks?.isDragging = newValue }
  }
  /// The state of the drag over the table, or of the drop; `nil` without one.
  var dropState: TableDropState?
  /// The rows that pictures are moving to.
  var landings: [RowPosition] {
    get { model.dragLooks?.landings ?? [] }
    set { model.dragLooks?.landings = newValue }
  }
  /// The row that items would go into.
  weak var targetCell: UITableViewCell?
  /// Whether the next change of the rows closes the gap: the change is the drop itself.
  var closesGapByUpdate = false
  private(set) lazy var scroller = TableEdgeScroller(
    session,
    velocity: { [weak self] in self?.scrollVelocity ?? 0 },
    didScroll: { [weak self] in self?.tableView?.windowStorage?.loop?.dragInProgress?.update() }
  )

  init(_ hands: TableHands) {
    (session, tiler, self.hands) = (hands.session, hands.tiler, hands)
    session.model.dragLooks = RowDragLooks()
  }

  // MARK: Gaps

  /// Changes gaps, and lets the rows slide.
  ///
  /// - Parameters:
  ///   - animated: Whether they slide.
  ///   - change: Changes `gaps`.
  func changeGaps(animated: Bool = true, _ change: (inout RowGaps) -> Void) {
    var new = gaps
    change(&new)
    guard new != gaps else { return }
    gaps = new
    guard let tableView, session.isSettled else {
      tiler.invalidatePlacement()
      return
    }
    let place = { [weak self, tiler] in
      tiler.placeAll()
      tiler.placeTableHeaderAndFooter()
      self?.placePlaceholders()
    }
    tableView.setContentSizeKeepingOffset(tiler.wholeContentSize(in: tableView))
    tiler.emptyRows.update()
    if animated {
      UIView.animateMotion(
        withDuration: TableDragAndDrop.duration,
        in: tableView,
        animations: place
      )
    } else {
      UIView.performWithoutAnimation(place)
    }
    tableView.setNeedsLayout()
  }

  /// Closes the gap, and puts the row back that was taken out.
  func closeGap() {
    closesGapByUpdate = false
    changeGaps {
      $0.insertion = nil
      $0.source = nil
    }
    tableView?.returnToLegalRange()
  }

  var observedRows: [RowPosition] { draggedRows.compactMap(\.position) + landings }

  func remapRows(_ map: RowMap) {
    switch map {
    case .plan(let plan): remap(plan)
    case .move(let move): remap(move)
    }
  }

  /// Maps the rows to their positions after an update.
  private func remap(_ plan: UpdatePlan) {
    for index in draggedRows.indices {
      draggedRows[index].position = draggedRows[index].position
        .flatMap { plan.fate(ofOldRow: $0).place }
    }
    landings = landings.compactMap { plan.fate(ofOldRow: $0).place }
    dropState?.remap(plan.placeIfKnown(ofOldRow:))
    tableView?.windowStorage?.loop?.dragInProgress?.contentChanged()
    if closesGapByUpdate {
      closesGapByUpdate = false
      gaps.insertion = nil
      gaps.source = nil
    } else {
      gaps.insertion = gaps.insertion.flatMap { remap($0, plan) }
      gaps.source = gaps.source.flatMap { gap in
        plan.fate(ofOldRow: gap.position).place
          .map { RowGaps.Gap(position: $0, height: gap.height) }
      }
    }
    for row in placeholders { row.position = remapPlace(row.position, plan) }
    placeholders.removeAll { $0.isCommitted }
    sortPlaceholders()
    gaps.placeholders = placeholderGaps
  }

  /// Maps the rows to their positions after the user moved one.
  private func remap(_ move: RowMoveMapping) {
    for index in draggedRows.indices {
      draggedRows[index].position = draggedRows[index].position.map(move.shown)
    }
    landings = landings.map(move.shown)
    dropState?.remap(move.shown)
    for row in placeholders {
      row.position =
        place(row.position, behind: { $0 == move.source ? nil : move.shown($0) })
        ?? RowPosition(section: row.position.section, row: 0)
    }
    sortPlaceholders()
    gaps.placeholders = placeholderGaps
  }

  private func remap(_ gap: RowGaps.Gap, _ plan: UpdatePlan) -> RowGaps.Gap {
    RowGaps.Gap(position: remapPlace(gap.position, plan), height: gap.height)
  }

  /// Returns the position of a place between rows after a change: behind the row above it, or else
  /// at the top of its section.
  private func remapPlace(_ old: RowPosition, _ plan: UpdatePlan) -> RowPosition {
    let present = place(old) { row in
      if case .kept(let present) = plan.fate(ofOldRow: row) { return present }
      return nil
    }
    let section = plan.fate(ofOldSection: old.section).place
    return present ?? RowPosition(section: section ?? 0, row: 0)
  }

  /// The place behind the nearest row above a place that stays in order.
  ///
  /// - Parameters:
  ///   - place: A place between rows, before a change.
  ///   - present: Maps a row to its present position; `nil` for one that does not stay in order.
  /// - Returns: `nil` where no row above stays.
  private func place(
    _ place: RowPosition,
    behind present: (RowPosition) -> RowPosition?
  ) -> RowPosition? {
    for row in stride(from: place.row - 1, through: 0, by: -1) {
      guard let above = present(RowPosition(section: place.section, row: row)) else { continue }
      return RowPosition(section: above.section, row: above.row + 1)
    }
    return nil
  }

  /// Gives placeholders up, and everything that is known of rows.
  func cellsWereTaken() {
    for row in placeholders { row.cell.removeFromSuperview() }
    placeholders = []
    gaps = RowGaps()
    landings = []
    closesGapByUpdate = false
    highlight(nil)
    tableView?.windowStorage?.loop?.dragInProgress?.contentChanged()
    for index in draggedRows.indices { draggedRows[index].position = nil }
  }
}
