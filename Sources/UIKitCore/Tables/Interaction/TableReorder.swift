import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// Lets the user drag a row to another position by its reordering control.
///
/// During a drag the layout contains the row at its drop position, so that cells, floating headers
/// and the content size need no special case. Until the data source is notified of the move, only
/// index paths exchanged with the data source and the delegate are mapped by `RowDrag.mapping`.
@MainActor
final class TableReorder: TableComponent, RowObserver {
  /// The duration of the neighbours' slide and of the row's settling into the gap, in seconds.
  static let duration: TimeInterval = 0.25

  let session: TableSession
  weak var interaction: TableInteraction?
  let tiler: TableTiler
  private(set) var drag: RowDrag? {
    didSet { session.rowMove = drag?.mapping }
  }
  /// The lifts of settling rows, by cell.
  private var settlingLifts: [ObjectIdentifier: RowLift] = [:]
  private lazy var scroller = TableEdgeScroller(
    session,
    velocity: { [weak self] in self?.scrollVelocity ?? 0 },
    didScroll: { [weak self] in self?.trackFinger() }
  )

  /// Whether a row is being dragged.
  var isActive: Bool { drag != nil }

  init(_ session: TableSession, _ tiler: TableTiler) {
    (self.session, self.tiler) = (session, tiler)
  }

  // MARK: Touches

  /// Lifts a row immediately; other fingers are ignored during the drag.
  func began(_ cell: UITableViewCell, _ touch: UITouch) {
    guard let tableView, drag == nil, !tableView.isDragging else { return }
    interaction?.cancelInteractions(in: tableView)
    // A callback may have removed the row.
    guard drag == nil, session.isSettled, tableView.window != nil,
      let position = tiler.lift(cell)
    else { return }
    let fingerY = touch.location(in: tableView).y - tableView.boundsStorage.minY
    let lift = settlingLifts.removeValue(forKey: ObjectIdentifier(cell)) ?? RowLift(of: cell)
    let rect = model.rect(of: position, in: tableView)
    let drag = RowDrag(
      of: cell,
      at: position,
      by: touch,
      lift: lift,
      fingerY: fingerY,
      gripOffset: fingerY + tableView.boundsStorage.minY - rect.midY,
      edges: model.scrollingEdges(rowHeight: rect.height, in: tableView)
    )
    begin(drag, in: tableView)
    lift.raise()
    model.isAppearanceStale = true
    tiler.updateContext(of: cell, for: position)
  }

  /// Begins the drag of a row that the tiler has lifted.
  func begin(_ drag: RowDrag, in tableView: UITableView) {
    self.drag = drag
    tiler.bringToFront(drag.cell, in: tableView)
    tableView.window?.addEscapeHandler(self)
  }

  /// Called when the touch moves.
  func moved(_ touch: UITouch) {
    guard let tableView, let drag, drag.isHeld(by: touch) else { return }
    drag.fingerY = touch.location(in: tableView).y - tableView.boundsStorage.minY
    trackFinger()
    scroller.update()
  }

  /// Called when the touch ends; drops the row into the gap.
  func ended(_ touch: UITouch) {
    guard let drag, drag.isHeld(by: touch) else { return }
    drop()
  }

  /// Called when the system cancels the touch.
  func cancelled(_ touch: UITouch) {
    guard let drag, drag.isHeld(by: touch) else { return }
    cancel()
  }

  // MARK: Tracking

  /// Moves the row with the finger and opens the gap at the drop position.
  func trackFinger() {
    layOutRow()
    propose()
  }

  /// Places the dragged row at the finger, clamped to the visible area and to the content.
  func layOutRow() {
    guard let tableView, let drag else { return }
    var rect = model.rect(of: drag.mapping.destination, in: tableView)
    rect.origin.y = center(of: drag, in: tableView) - rect.height / 2
    UIView.performWithoutAnimation { drag.cell.frame = rect }
  }

  /// Returns the y coordinate of the dragged row's centre, in content coordinates.
  private func center(of drag: RowDrag, in tableView: UITableView) -> CGFloat {
    let geometry = model.geometry
    let halfHeight = CGFloat(geometry.height(ofRow: drag.mapping.destination).points) / 2
    var center = tableView.boundsStorage.minY + drag.fingerY - drag.gripOffset
    let (top, bottom) = (tableView.visibleTop + halfHeight, tableView.visibleBottom - halfHeight)
    if top <= bottom { center = min(max(center, top), bottom) }
    let minimumCenter = CGFloat(geometry.y(ofSection: 0)) + halfHeight
    let maximumCenter = CGFloat(geometry.footerSpan.y) - halfHeight
    return max(min(center, maximumCenter), minimumCenter)
  }

  private func propose() {
    // During re-entrant layout rows are still being created; the gap opens later.
    guard let tableView, let drag, !session.isChangingViews else { return }
    let finder = RowDropFinder(
      model.geometry,
      gap: drag.mapping.destination,
      originalPosition: drag.mapping.source
    )
    let center = center(of: drag, in: tableView)
    let proposal = finder.dropPosition(from: drag.proposal, center: Double(center))
    if proposal != drag.proposal { propose(proposal, for: drag, in: tableView) }
  }

  /// Queries the delegate for the drop position and opens the gap there.
  func propose(_ proposal: RowPosition, for drag: RowDrag, in tableView: UITableView) {
    drag.proposal = proposal
    let target = session.moveTarget(from: drag.mapping.source, proposed: proposal)
    // The delegate may have reloaded the table.
    guard self.drag === drag else { return }
    requireValid(target, for: drag, in: tableView)
    guard target != drag.mapping.destination else { return }
    slide(drag, to: target, in: tableView)
  }

  private func requireValid(
    _ target: RowPosition,
    for drag: RowDrag,
    in tableView: UITableView
  ) {
    let geometry = model.geometry
    let sections = geometry.numberOfSections
    demand(
      target.section >= 0 && target.section < sections,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(target), "
        + "but the table has \(sections) sections"
    )
    let draggedRowCount = drag.mapping.destination.section == target.section ? 1 : 0
    let rowCount = geometry.numberOfRows(inSection: target.section) - draggedRowCount
    demand(
      target.row >= 0 && target.row <= rowCount,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(target), "
        + "but that section has \(rowCount) rows besides the dragged one"
    )
  }

  // MARK: Ending

  /// Notifies the data source of the move and settles the row into the gap.
  func drop() {
    guard let tableView, let drag else { return }
    let mapping = drag.mapping
    end(drag, in: tableView)
    if !mapping.isIdentity {
      tiler.remapRows(.move(mapping))
      session.moveRow(mapping)
    }
    settle(drag, in: tableView)
  }

  /// Returns the row to its source without notifying the data source.
  func cancel() {
    guard let tableView, let drag else { return }
    if !drag.mapping.isIdentity { slide(drag, to: drag.mapping.source, in: tableView) }
    // A callback for rows that became visible may have ended the drag.
    guard self.drag === drag else { return }
    end(drag, in: tableView)
    settle(drag, in: tableView)
  }

  func rowsWillChange(_ change: RowChange) { abandon() }

  /// Returns the row without callbacks before a reload or an update, because the data source may
  /// already have changed.
  func abandon() {
    guard let tableView, let drag else { return }
    if !drag.mapping.isIdentity { relocate(drag, to: drag.mapping.source, in: tableView) }
    end(drag, in: tableView)
    UIView.animateMotion(withDuration: TableReorder.duration, in: tableView) { [tiler] in
      tiler.layOutAll()
    }
    settle(drag, in: tableView)
    tiler.invalidatePlacement()
  }

  private func end(_ drag: RowDrag, in tableView: UITableView) {
    self.drag = nil
    scroller.stop()
    tableView.window?.removeEscapeHandler(self)
    tiler.lower()
  }

  /// Animates the row to its position among the other rows.
  private func settle(_ drag: RowDrag, in tableView: UITableView) {
    let (cell, lift) = (drag.cell, drag.lift)
    let key = ObjectIdentifier(cell)
    guard cell.superviewStorage === tableView,
      let position = tiler.position(of: cell)
    else {
      // A callback has reloaded the table: the cell no longer belongs to the row.
      lift.lower()
      return lift.restore()
    }
    settlingLifts[key] = lift
    let rect = model.rect(of: position, in: tableView)
    let isVisible = model.isOnScreen(rect, in: tableView)
    if !isVisible { tiler.release(cell) }
    UIView.animateMotion(
      withDuration: TableReorder.duration,
      in: tableView,
      animations: { [tiler] in
        lift.lower()
        cell.frame = isVisible ? rect : tableView.clamped(rect)
        guard isVisible else { return }
        tiler.updateContext(of: cell, for: position)
        cell.layoutIfNeeded()
      },
      completion: { [weak self, tiler] _ in
        if !isVisible { tiler.exiting.end(cell) }
        guard let self, !lift.isRaised else { return }
        if settlingLifts[key] === lift { settlingLifts[key] = nil }
        lift.restore()
        if cell.superviewStorage === tableView { tiler.insertRow(cell, in: tableView) }
      }
    )
  }
}

extension TableReorder: EscapeHandling {
  func escape() {
    cancel()
  }
}
