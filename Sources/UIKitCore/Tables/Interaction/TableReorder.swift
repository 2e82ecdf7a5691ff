import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// Lets the user drag a row to another place by its grip.
///
/// While a row is dragged, the layout really has it where it would be dropped:
/// cells, floating headers and content size follow without knowing. Only what is
/// asked of the data source and the delegate, and what they ask, goes through
/// `mapping`, until the data source has been told of the move.
@MainActor
final class TableReorder: FrameTicking {
  /// Seconds of neighbours that give way, and of the row's way into the gap.
  static let duration: TimeInterval = 0.25

  weak var tableView: UITableView?
  private(set) var drag: RowDrag? {
    didSet { tableView?.session.rowMove = drag?.mapping }
  }
  /// Rows on their way down, by cell.
  private var settling: [ObjectIdentifier: RowLift] = [:]
  /// What the program's clock said at the last step of scrolling; `nil` at rest.
  var lastTick: TimeInterval?
  /// The offset that scrolling has reached, before rounding to pixels.
  var scrolledOffset: CGFloat = 0

  /// Whether a row is being dragged.
  var isActive: Bool { drag != nil }

  // MARK: Touches

  /// Lifts a row at once; other fingers are ignored meanwhile.
  func began(_ cell: UITableViewCell, _ touch: UITouch) {
    guard let tableView, drag == nil, !tableView.isDragging else { return }
    tableView.endOtherInteractions()
    // What the delegate did when it was told of that may have taken the row away.
    guard drag == nil, tableView.session.isSettled, tableView.window != nil,
      let position = tableView.tiler.lift(cell)
    else { return }
    let fingerY = touch.location(in: tableView).y - tableView.boundsStorage.minY
    let lift = settling.removeValue(forKey: ObjectIdentifier(cell)) ?? RowLift(of: cell)
    let rect = tableView.rect(of: position)
    let drag = RowDrag(
      of: cell,
      at: position,
      by: touch,
      lift: lift,
      fingerY: fingerY,
      grip: fingerY + tableView.boundsStorage.minY - rect.midY,
      edges: edges(of: tableView, rowHeight: rect.height)
    )
    begin(drag, in: tableView)
    lift.raise()
    tableView.updateContext(of: cell, for: position)
  }

  /// Takes a row that the tiler has lifted into the hand.
  func begin(_ drag: RowDrag, in tableView: UITableView) {
    self.drag = drag
    tableView.bringRowToFront(drag.cell)
    tableView.window?.addEscapeHandler(self)
  }

  /// The finger has moved.
  func moved(_ touch: UITouch) {
    guard let tableView, let drag, drag.isHeld(by: touch) else { return }
    drag.fingerY = touch.location(in: tableView).y - tableView.boundsStorage.minY
    follow()
    updateScrolling()
  }

  /// The finger was lifted: the row is dropped into the gap.
  func ended(_ touch: UITouch) {
    guard let drag, drag.isHeld(by: touch) else { return }
    drop()
  }

  /// The system took the touch away.
  func cancelled(_ touch: UITouch) {
    guard let drag, drag.isHeld(by: touch) else { return }
    cancel()
  }

  // MARK: Following

  /// Holds the row under the finger, and opens the gap where it is.
  func follow() {
    placeRow()
    propose()
  }

  /// Puts the dragged row where the finger is, inside the table and its content.
  func placeRow() {
    guard let tableView, let drag else { return }
    var rect = tableView.rect(of: drag.mapping.destination)
    rect.origin.y = center(of: drag, in: tableView) - rect.height / 2
    UIView.performWithoutAnimation { drag.cell.frame = rect }
  }

  private func center(of drag: RowDrag, in tableView: UITableView) -> CGFloat {
    let geometry = tableView.model.geometry
    let half = CGFloat(geometry.height(ofRow: drag.mapping.destination).points) / 2
    var center = tableView.boundsStorage.minY + drag.fingerY - drag.grip
    let (top, bottom) = (tableView.visibleTop + half, tableView.visibleBottom - half)
    if top <= bottom { center = min(max(center, top), bottom) }
    let first = CGFloat(geometry.y(ofSection: 0)) + half
    let last = CGFloat(geometry.footerSpan.y) - half
    return max(min(center, last), first)
  }

  private func propose() {
    // A callback that lays the table out meets rows that are still being made; the gap opens
    // when they are there.
    guard let tableView, let drag, !tableView.session.isChangingViews else { return }
    let finder = RowDropFinder(
      tableView.model.geometry,
      gap: drag.mapping.destination,
      home: drag.mapping.source
    )
    let center = center(of: drag, in: tableView)
    let place = finder.place(from: drag.proposal, center: Double(center))
    if place != drag.proposal { propose(place, for: drag, in: tableView) }
  }

  /// Asks the delegate about a new place, and opens the gap where it wants.
  func propose(_ place: RowPosition, for drag: RowDrag, in tableView: UITableView) {
    drag.proposal = place
    let target = tableView.session.moveTarget(from: drag.mapping.source, proposed: place)
    // The delegate may have reloaded the table.
    guard self.drag === drag else { return }
    requirePlace(target, for: drag, in: tableView)
    guard target != drag.mapping.destination else { return }
    slide(drag, to: target, in: tableView)
  }

  private func requirePlace(
    _ target: RowPosition,
    for drag: RowDrag,
    in tableView: UITableView
  ) {
    let geometry = tableView.model.geometry
    let sections = geometry.numberOfSections
    demand(
      target.section >= 0 && target.section < sections,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(target), "
        + "but the table has \(sections) sections"
    )
    let gap = drag.mapping.destination.section == target.section ? 1 : 0
    let rows = geometry.numberOfRows(inSection: target.section) - gap
    demand(
      target.row >= 0 && target.row <= rows,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(target), "
        + "but that section has \(rows) rows besides the dragged one"
    )
  }

  // MARK: The end

  /// Tells the data source of the move, and lets the row sink into the gap.
  func drop() {
    guard let tableView, let drag else { return }
    let mapping = drag.mapping
    end(drag, in: tableView)
    if !mapping.isIdentity {
      tableView.rowsFollow(mapping)
      tableView.session.moveRow(from: mapping.source, to: mapping.destination)
    }
    settle(drag, in: tableView)
  }

  /// Puts the row back where it came from; nothing is sent.
  func cancel() {
    guard let tableView, let drag else { return }
    if !drag.mapping.isIdentity { slide(drag, to: drag.mapping.source, in: tableView) }
    // A callback of the rows that came into view may have ended the drag.
    guard self.drag === drag else { return }
    end(drag, in: tableView)
    settle(drag, in: tableView)
  }

  /// Puts the row back without asking anybody for anything, because the data
  /// source may have changed already: before a reload or an update.
  func abandon() {
    guard let tableView, let drag else { return }
    if !drag.mapping.isIdentity { relocate(drag, to: drag.mapping.source, in: tableView) }
    end(drag, in: tableView)
    UIView.animateMotion(withDuration: TableReorder.duration, in: tableView) {
      tableView.tiler.placeAll()
    }
    settle(drag, in: tableView)
    tableView.tiler.invalidatePlacement()
  }

  private func end(_ drag: RowDrag, in tableView: UITableView) {
    self.drag = nil
    stopScrolling()
    tableView.window?.removeEscapeHandler(self)
    tableView.tiler.lower()
  }

  /// Animates the row to its place, which it then keeps as all others do.
  private func settle(_ drag: RowDrag, in tableView: UITableView) {
    let (cell, lift) = (drag.cell, drag.lift)
    let key = ObjectIdentifier(cell)
    guard cell.superviewStorage === tableView,
      let position = tableView.tiler.position(of: cell)
    else {
      // A callback has reloaded the table, and the cell is not its row's any more.
      lift.lower()
      return lift.restore()
    }
    let tiler = tableView.tiler
    settling[key] = lift
    let rect = tableView.rect(of: position)
    let isVisible = tableView.isOnScreen(rect)
    if !isVisible { tiler.release(cell) }
    UIView.animateMotion(
      withDuration: TableReorder.duration,
      in: tableView,
      animations: {
        lift.lower()
        cell.frame = isVisible ? rect : tableView.clamped(rect)
        guard isVisible else { return }
        tableView.updateContext(of: cell, for: position)
        cell.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        if !isVisible { tiler.exiting.end(cell) }
        guard let self, !lift.isRaised else { return }
        if settling[key] === lift { settling[key] = nil }
        lift.restore()
        if cell.superviewStorage === tableView { tableView.returnRowFromFront(cell) }
      }
    )
  }
}

extension TableReorder: EscapeHandling {
  func escape() {
    cancel()
  }
}
