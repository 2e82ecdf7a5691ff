import Foundation
import UIKitGraphics
import UIKitLists

/// Selects the rows under a pan with two fingers, if the delegate allows it.
///
/// The rows from the first one to the fingers become selected, or deselected if the first one was
/// selected. Rows that the fingers leave again return to their previous state. Near the upper and
/// the lower edge the table scrolls. Any change of the rows ends the gesture.
@MainActor
final class TableMultipleSelection: NSObject, TableComponent {
  /// The rows covered by a gesture.
  private struct Stroke {
    let first: RowPosition
    /// The row under the fingers at the last update of the selection.
    var last: RowPosition
    /// Whether the rows become selected; otherwise they become deselected.
    let selects: Bool
    let selectionBefore: SelectionSet
    let revision: TableSession.Revision
  }

  let session: TableSession
  private let tiler: TableTiler
  weak var interaction: TableInteraction?
  private let pan = UIPanGestureRecognizer()
  /// The row at which the delegate has allowed a gesture that is about to begin; `nil` if none.
  private var allowedRow: RowPosition?
  private var stroke: Stroke?
  private lazy var scroller = TableEdgeScroller(
    session,
    velocity: { [weak self] in self?.scrollVelocity ?? 0 },
    didScroll: { [weak self] in self?.trackFingers() }
  )

  init(_ session: TableSession, _ tiler: TableTiler) {
    (self.session, self.tiler) = (session, tiler)
  }

  /// Adds the gesture recogniser.
  func attach(to tableView: UITableView) {
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    // A finger that rests elsewhere does not delay the taps of another one.
    pan.delaysTouchesEnded = false
    pan.delegate = self
    pan.addHandler { [weak self] _ in self?.panDidChange() }
    tableView.addGestureRecognizer(pan)
  }

  /// Returns whether two fingers that have begun to move select rows instead of scrolling; called
  /// before scrolling begins.
  func handlesPan() -> Bool {
    allowedRow = nil
    guard let tableView, pan.numberOfTouches == 2, stroke == nil, !session.isDraggingRow,
      !tableView.isDragging, session.isSettled,
      session.table?.allowsMultipleSelection == true
        || session.table?.allowsMultipleSelectionDuringEditing == true,
      let position = position(in: tableView),
      session.shouldBeginMultipleSelection(at: position)
    else { return false }
    allowedRow = position
    return true
  }

  private func panDidChange() {
    switch pan.state {
    case .began: begin()
    case .changed:
      trackFingers()
      if stroke != nil { scroller.update() }
    case .ended, .cancelled: end()
    case .possible, .failed: break
    }
  }

  private func begin() {
    guard let tableView, let first = allowedRow else { return }
    allowedRow = nil
    interaction?.cancelInteractions(in: tableView)
    session.didBeginMultipleSelection(at: first)
    // The delegate enters editing mode if multiple selection requires it.
    guard session.selectsMultipleRows, model.geometry.contains(first) else {
      return session.didEndMultipleSelection()
    }
    stroke = Stroke(
      first: first,
      last: first,
      selects: !session.selection.contains(first),
      selectionBefore: session.selection,
      revision: session.revision
    )
    select(to: first)
  }

  /// Extends the selection to the current row of the fingers.
  private func trackFingers() {
    guard let tableView, let stroke else { return }
    guard stroke.revision == session.revision, session.selectsMultipleRows else { return end() }
    guard let position = position(in: tableView), position != stroke.last else { return }
    select(to: position)
  }

  private func select(to position: RowPosition) {
    guard let selection = interaction?.selection, let stroke else { return }
    self.stroke?.last = position
    var newSelection = stroke.selectionBefore
    for run in selection.runs(from: min(stroke.first, position), to: max(stroke.first, position)) {
      if stroke.selects { newSelection.insert(run) } else { newSelection.remove(run) }
    }
    selection.change(to: newSelection)
  }

  private func end() {
    guard stroke != nil else { return }
    stroke = nil
    scroller.stop()
    session.didEndMultipleSelection()
  }

  // MARK: Positions

  /// Returns the row under the fingers, or the first or last row if the fingers are above or below
  /// all rows; `nil` on a header or a footer.
  private func position(in tableView: UITableView) -> RowPosition? {
    let (top, bottom) = (tableView.visibleTop, tableView.visibleBottom - 1)
    let y = Double(max(top, min(pan.location(in: tableView).y, bottom)))
    let geometry = model.geometry
    if y >= geometry.footerSpan.y { return geometry.lastRow }
    return y < 0 ? geometry.firstRow : geometry.row(at: y)
  }

  /// The velocity of scrolling at the fingers, in points per second; negative towards the top.
  private var scrollVelocity: Double {
    guard let tableView, stroke != nil else { return 0 }
    let y = pan.location(in: tableView).y - tableView.boundsStorage.minY
    return model.scrollingEdges(in: tableView).velocity(at: Double(y))
  }
}

extension TableMultipleSelection: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowedRow != nil || handlesPan()
  }
}
