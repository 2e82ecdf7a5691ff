import Foundation
import UIKitGraphics
import UIKitLists

/// The drags of rows and the drops on a table; created when a drag or drop delegate is set.
@MainActor
final class TableDragAndDrop: TableComponent, RowTracker {
  /// A dragged row and its item.
  struct DraggedRow {
    let item: UIDragItem
    /// The current position of the row; `nil` after the row was removed.
    var position: RowPosition?
  }

  /// The duration of the rows' slide when a gap opens or closes, in seconds.
  static let duration: TimeInterval = 0.25

  let session: TableSession
  let tiler: TableTiler
  let interaction: TableInteraction
  /// The object that supplies the dragged items; not retained.
  weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The object that accepts drops; not retained.
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
  /// The placeholder rows, from top to bottom.
  var placeholders: [PlaceholderRow] = []
  /// The rows of the drag that began in this table.
  var draggedRows: [DraggedRow] = [] {
    didSet { model.dragAppearance?.dragged = draggedRows.compactMap(\.position) }
  }
  /// The drag that began in this table; `nil` without one.
  var dragSession: (any UIDragSession)?
  /// Whether the lifted rows have begun to move.
  var isDragging: Bool {
    get { model.dragAppearance?.isDragging ?? false }
    set { model.dragAppearance?.isDragging = newValue }
  }
  /// The state of the drag over the table or of the drop; `nil` without one.
  var dropState: TableDropState?
  /// The rows to which previews are moving.
  var droppingRows: [RowPosition] {
    get { model.dragAppearance?.droppingRows ?? [] }
    set { model.dragAppearance?.droppingRows = newValue }
  }
  /// The cell of the row into which the items would be dropped.
  weak var targetCell: UITableViewCell?
  /// Whether the next update closes the gap, because the update is the drop itself.
  var closesGapByUpdate = false
  private(set) lazy var scroller = TableEdgeScroller(
    session,
    velocity: { [weak self] in self?.scrollVelocity ?? 0 },
    didScroll: { [weak self] in self?.tableView?.windowStorage?.host?.dragInProgress?.update() }
  )

  init(_ interaction: TableInteraction) {
    (session, tiler, self.interaction) = (interaction.session, interaction.tiler, interaction)
    session.model.dragAppearance = RowDragAppearance()
  }

  // MARK: Gaps

  /// Changes the gaps and animates the rows.
  ///
  /// - Parameters:
  ///   - animated: Whether the rows slide.
  ///   - change: Changes `gaps`.
  func changeGaps(animated: Bool = true, _ change: (inout RowGaps) -> Void) {
    var newGaps = gaps
    change(&newGaps)
    guard newGaps != gaps else { return }
    gaps = newGaps
    guard let tableView, session.isSettled else {
      tiler.invalidatePlacement()
      return
    }
    let layOut = { [weak self, tiler] in
      tiler.layOutAll()
      tiler.layOutTableHeaderAndFooter()
      self?.layOutPlaceholders()
    }
    tableView.setContentSizeKeepingOffset(tiler.contentSizeWithGaps(in: tableView))
    tiler.emptyRows.update()
    if animated {
      UIView.animateMotion(
        withDuration: TableDragAndDrop.duration,
        in: tableView,
        animations: layOut
      )
    } else {
      UIView.performWithoutAnimation(layOut)
    }
    tableView.setNeedsLayout()
  }

  /// Closes the gap and restores the row that was taken out.
  func closeGap() {
    closesGapByUpdate = false
    changeGaps {
      $0.insertion = nil
      $0.source = nil
    }
    tableView?.clampOffsetToRange()
  }

  var observedRows: [RowPosition] { draggedRows.compactMap(\.position) + droppingRows }

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
        .flatMap { plan.outcome(ofOldRow: $0).position }
    }
    droppingRows = droppingRows.compactMap { plan.outcome(ofOldRow: $0).position }
    dropState?.remap(plan.positionIfKnown(ofOldRow:))
    tableView?.windowStorage?.host?.dragInProgress?.contentDidChange()
    if closesGapByUpdate {
      closesGapByUpdate = false
      gaps.insertion = nil
      gaps.source = nil
    } else {
      gaps.insertion = gaps.insertion.flatMap { remap($0, plan) }
      gaps.source = gaps.source.flatMap { gap in
        plan.outcome(ofOldRow: gap.position).position
          .map { RowGaps.Gap(position: $0, height: gap.height) }
      }
    }
    for row in placeholders { row.position = remappedPosition(row.position, plan) }
    placeholders.removeAll { $0.isCommitted }
    sortPlaceholders()
    gaps.placeholders = placeholderGaps
  }

  /// Maps the rows to their positions after the user has moved a row.
  private func remap(_ move: RowMoveMapping) {
    for index in draggedRows.indices {
      draggedRows[index].position = draggedRows[index].position.map(move.displayedPosition)
    }
    droppingRows = droppingRows.map(move.displayedPosition)
    dropState?.remap(move.displayedPosition)
    for row in placeholders {
      row.position =
        position(row.position, behind: { $0 == move.source ? nil : move.displayedPosition($0) })
        ?? RowPosition(section: row.position.section, row: 0)
    }
    sortPlaceholders()
    gaps.placeholders = placeholderGaps
  }

  private func remap(_ gap: RowGaps.Gap, _ plan: UpdatePlan) -> RowGaps.Gap {
    RowGaps.Gap(position: remappedPosition(gap.position, plan), height: gap.height)
  }

  /// Returns the position of a gap after an update: after the row above it, or else at the top of
  /// its section.
  private func remappedPosition(_ oldPosition: RowPosition, _ plan: UpdatePlan) -> RowPosition {
    let newPosition = position(oldPosition) { row in
      if case .kept(let newPosition) = plan.outcome(ofOldRow: row) { return newPosition }
      return nil
    }
    let section = plan.outcome(ofOldSection: oldPosition.section).position
    return newPosition ?? RowPosition(section: section ?? 0, row: 0)
  }

  /// Returns the position after the nearest row above a gap that keeps its order.
  ///
  /// - Parameters:
  ///   - position: A position between rows before a change.
  ///   - transform: Maps a row to its new position; returns `nil` for a row that does not keep its
  ///     order.
  /// - Returns: `nil` if no row above keeps its order.
  private func position(
    _ position: RowPosition,
    behind transform: (RowPosition) -> RowPosition?
  ) -> RowPosition? {
    for row in stride(from: position.row - 1, through: 0, by: -1) {
      guard let above = transform(RowPosition(section: position.section, row: row)) else {
        continue
      }
      return RowPosition(section: above.section, row: above.row + 1)
    }
    return nil
  }

  /// Removes the placeholders and all references to rows.
  func cellsWereRemoved() {
    for row in placeholders { row.cell.removeFromSuperview() }
    placeholders = []
    gaps = RowGaps()
    droppingRows = []
    closesGapByUpdate = false
    highlight(nil)
    tableView?.windowStorage?.host?.dragInProgress?.contentDidChange()
    for index in draggedRows.indices { draggedRows[index].position = nil }
  }
}
