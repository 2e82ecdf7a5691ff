import Foundation
import UIKitGraphics
import UIKitLists

/// The row that displays its buttons after a swipe or a tap on its deletion control; at most one at
/// a time.
@MainActor
final class TableSwipes: NSObject, TableComponent, RowTracker {
  let session: TableSession
  let tiler: TableTiler
  weak var interaction: TableInteraction?
  /// The recogniser that follows a finger across a row.
  let pan = UIPanGestureRecognizer()
  private let dismissal = SwipeDismissalRecognizer()
  /// The swipe of the row that displays its buttons; `nil` if none is open.
  private(set) var open: RowSwipe?
  /// The swipes whose buttons are disappearing.
  private var closing: [RowSwipe] = []
  /// The buttons of the row under the finger, until the swipe begins.
  private var pendingActionList: (cell: UITableViewCell, list: SwipeActionList)?
  /// Whether a finger is moving the open row.
  private(set) var isTracking = false

  /// Whether a swipe has put the table into editing mode.
  var isEditing: Bool { open?.notifiesDelegate ?? false }

  init(_ session: TableSession, _ tiler: TableTiler) {
    (self.session, self.tiler) = (session, tiler)
    super.init()
  }

  /// Adds the gesture recognisers.
  func attach(to tableView: UITableView) {
    pan.axis = .horizontal
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addHandler { [weak self] _ in self?.panDidChange() }
    dismissal.swipes = self
    dismissal.addHandler { [weak self] _ in self?.dismissalDidChange() }
    tableView.addGestureRecognizer(dismissal)
    tableView.addGestureRecognizer(pan)
    tableView.pan.require(toFail: pan)
  }

  // MARK: Opening

  /// Reveals or hides the Delete button of a row in editing mode.
  func toggle(_ cell: UITableViewCell) {
    if let open { return close(open, animated: true) }
    guard let position = tiler.position(of: cell), let list = actionList(forControlAt: position),
      let swipe = begin(list, of: cell)
    else { return }
    swipe.settle(to: swipe.openOffset)
  }

  /// Adds hidden buttons to a row's cell.
  ///
  /// - Returns: `nil` if a callback closed the row.
  private func begin(_ list: SwipeActionList, of cell: UITableViewCell) -> RowSwipe? {
    close(animated: true)
    guard let tableView, let position = tiler.position(of: cell) else { return nil }
    let notifiesDelegate = !session.isEditing
    let swipe = RowSwipe(
      cell,
      list,
      actions: makeActions(list, scaledTheme: cell.scaledTheme),
      notifiesDelegate: notifiesDelegate
    )
    swipe.position = position
    open = swipe
    interaction?.touchTracker.cancel()
    if notifiesDelegate {
      session.willBeginEditing(rowAt: position)
    }
    guard open === swipe else { return nil }
    tableView.window?.addEscapeHandler(self)
    swipe.begin(at: reclaimClosingSwipe(cell, side: list.side)) { open === swipe }
    return open === swipe ? swipe : nil
  }

  private func makeActions(_ list: SwipeActionList, scaledTheme: ScaledTableTheme)
    -> SwipeActionsView
  {
    SwipeActionsView(list, scaledTheme: scaledTheme) { [weak self] item, view in
      self?.tapped(item, view)
    }
  }

  /// Replaces the open row's buttons after a change of the appearance; closing rows are closed
  /// immediately.
  func themeDidChange(_ scaledTheme: ScaledTableTheme) {
    for swipe in closing { swipe.remove() }
    closing = []
    guard let open else { return }
    open.replaceActions(with: makeActions(open.actionList, scaledTheme: scaledTheme))
  }

  /// Stops a closing row that is being opened again, and returns its offset in points.
  private func reclaimClosingSwipe(_ cell: UITableViewCell, side: SwipeActionList.Side) -> CGFloat {
    guard let index = closing.firstIndex(where: { $0.cell === cell }) else { return 0 }
    let swipe = closing.remove(at: index)
    let offset = swipe.actionList.side == side ? swipe.offset : 0
    swipe.remove()
    return offset
  }

  // MARK: Touches

  private func panDidChange() {
    switch pan.state {
    case .began:
      panBegan()
      trackFinger()
    case .changed: trackFinger()
    case .ended: panEnded(velocity: directed(pan.velocity(in: open?.cell).x))
    case .cancelled: panEnded(velocity: 0)
    case .possible, .failed: break
    }
  }

  private func panBegan() {
    defer { pendingActionList = nil }
    if let pendingActionList {
      _ = begin(pendingActionList.list, of: pendingActionList.cell)
    }
    guard let open else { return }
    isTracking = true
    open.grab()
  }

  private func trackFinger() {
    guard isTracking, let open else { return }
    open.track(directed(pan.translation(in: open.cell).x))
  }

  /// Returns a distance or velocity towards the trailing edge of the open row.
  private func directed(_ dx: CGFloat) -> CGFloat { open?.cell.mirror.distance(dx) ?? dx }

  private func panEnded(velocity: CGFloat) {
    guard isTracking else { return }
    isTracking = false
    guard let open else { return }
    switch open.release(velocity: velocity) {
    case .open: open.settle(to: open.openOffset, velocity: velocity)
    case .close: close(open, animated: true, velocity: velocity)
    case .full:
      open.settle(to: open.cell.bounds.width, velocity: velocity)
      if let button = open.actions.buttons.first { tapped(button.item, button) }
    }
  }

  // MARK: Buttons

  private func tapped(_ item: SwipeActionList.Item, _ view: UIView) {
    guard let swipe = open, !swipe.isRunningHandler else { return }
    // The row's edited text is saved before the application may delete it.
    swipe.cell.endEditing(true)
    guard open === swipe else { return }
    guard let item = currentItem(item, of: swipe, button: view) else {
      return close(swipe, animated: true)
    }
    switch item {
    case .delete:
      perform(of: swipe) {
        if let position = swipe.position { session.commit(.delete, at: position) }
      }
      // The row was not deleted and therefore closes.
      if open === swipe { close(swipe, animated: true) }
    case .action(let action):
      perform(of: swipe) {
        action.handler(action, view) { [weak self, weak swipe] _ in
          guard let self, let swipe else { return }
          self.actionDidComplete(swipe)
        }
      }
    case .rowAction(let action):
      perform(of: swipe) {
        if let position = swipe.position { action.handler(action, IndexPath(position)) }
      }
    }
  }

  /// Returns a button's current action, which is queried again if the row's position has changed,
  /// because the handler may identify the row by its index path.
  ///
  /// - Returns: `nil` if the row no longer has the button.
  private func currentItem(
    _ item: SwipeActionList.Item,
    of swipe: RowSwipe,
    button: UIView
  ) -> SwipeActionList.Item? {
    guard case .action = item, swipe.position != swipe.actionList.position else { return item }
    guard let position = swipe.position,
      let index = swipe.actions.buttons.firstIndex(where: { $0 === button }),
      let list = actionList(forRowAt: position, on: swipe.actionList.side),
      open === swipe, list.items.indices.contains(index), list.items[index].title == item.title
    else { return nil }
    return list.items[index]
  }

  /// Performs an action of a row without revealing its button.
  ///
  /// - Parameters:
  ///   - index: The button's index.
  ///   - list: The row's buttons.
  ///   - cell: The row's cell.
  func perform(_ index: Int, of list: SwipeActionList, on cell: UITableViewCell) {
    guard let swipe = begin(list, of: cell) else { return }
    let button = swipe.actions.buttons[index]
    tapped(button.item, button)
    // No button is visible, so that no touch could close the row.
    if open === swipe { close(swipe, animated: false) }
  }

  /// Runs a button's handler; if the row closes during the handler, `didEndEditingRowAt` is called
  /// afterwards.
  private func perform(of swipe: RowSwipe, _ action: () -> Void) {
    swipe.isRunningHandler = true
    action()
    swipe.isRunningHandler = false
    guard open !== swipe else { return }
    notifyEndOfEditing(of: swipe)
  }

  private func actionDidComplete(_ swipe: RowSwipe) {
    if open === swipe { close(swipe, animated: true) }
  }

  // MARK: Closing

  /// Hides the buttons of the open row, if any.
  func close(animated: Bool) {
    if let open { close(open, animated: animated) }
    guard !animated else { return }
    for swipe in closing { swipe.remove() }
    closing = []
  }

  private func close(_ swipe: RowSwipe, animated: Bool, velocity: CGFloat = 0) {
    forget(swipe)
    swipe.end()
    if animated {
      addClosing(swipe)
      swipe.settle(to: 0, velocity: velocity) { [weak self] in
        swipe.remove()
        self?.closing.removeAll { $0 === swipe }
      }
    } else {
      swipe.remove()
    }
    notifyEndOfEditing(of: swipe)
  }

  /// Ends the swipe's editing mode; the buttons remain visible.
  private func forget(_ swipe: RowSwipe) {
    open = nil
    isTracking = false
    tableView?.window?.removeEscapeHandler(self)
  }

  private func notifyEndOfEditing(of swipe: RowSwipe) {
    guard swipe.notifiesDelegate, !swipe.isRunningHandler else { return }
    session.didEndEditing(rowAt: swipe.position)
  }

  // MARK: Exiting rows

  var observedRows: [RowPosition] { open?.position.map { [$0] } ?? [] }

  func rowsWillChange(_ change: RowChange) {
    if change == .reload { close(animated: false) }
  }

  /// Ends the open row's editing; its buttons disappear together with the cell.
  func cellWillExit(_ cell: UITableViewCell, to position: RowPosition?) {
    guard let swipe = open, swipe.cell === cell else { return }
    forget(swipe)
    swipe.position = position
    swipe.actions.isUserInteractionEnabled = false
    addClosing(swipe)
    notifyEndOfEditing(of: swipe)
  }

  /// Closes the row of the cell.
  func cellWillLeave(_ cell: UITableViewCell) {
    if let swipe = open, swipe.cell === cell { close(swipe, animated: false) }
    clear(cell)
  }

  private func addClosing(_ swipe: RowSwipe) {
    closing.append(swipe)
    swipe.cell.editing.finishClosing = { [weak self, weak cell = swipe.cell] in
      if let cell { self?.clear(cell) }
    }
  }

  /// Removes the buttons of a closing cell.
  private func clear(_ cell: UITableViewCell) {
    guard !closing.isEmpty else { return }
    cell.editing.finishClosing = nil
    for swipe in closing where swipe.cell === cell { swipe.remove() }
    closing.removeAll { $0.cell === cell }
  }

  /// Maps the open row to its position after an update, even if the row has just left the screen.
  func remapRows(_ map: RowMap) {
    guard case .plan(let plan) = map, let swipe = open, let position = swipe.position,
      plan.rowCountsBefore.indices.contains(position.section),
      position.row < plan.rowCountsBefore[position.section]
    else { return }
    swipe.position = plan.newPosition(ofOldRow: position)
  }

  func cellWillMove(_ cell: UITableViewCell, to position: RowPosition) {
    if let swipe = open, swipe.cell === cell { swipe.position = position }
  }

  // MARK: Touches that close

  /// Returns whether a touch is consumed to close the open row.
  func shouldReceive(_ touch: UITouch) -> Bool {
    guard let open else { return false }
    return touch.view?.isDescendant(of: open.actions) != true
  }

  /// Returns whether a touch is on the cell of the open row.
  func isOnOpenRow(_ touch: UITouch) -> Bool {
    guard let open else { return false }
    return touch.view?.isDescendant(of: open.cell) == true
  }

  private func dismissalDidChange() {
    guard !dismissal.isIgnored, !isTracking, let open else { return }
    switch dismissal.state {
    case .began where dismissal.isOnOpenRow: open.grab()
    case .began: close(open, animated: true)
    case .ended: close(open, animated: true)
    case .cancelled where !pan.stateStorage.isActive: close(open, animated: true)
    default: break
    }
  }
}

extension TableSwipes: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    tiler.cell(containing: touch.view) != nil
  }

  /// Queries the row's buttons in the direction of the pan.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tableView, !tableView.isDragging, !session.isDraggingRow else { return false }
    let touchedView = pan.attemptTouches.last?.view
    guard let cell = tiler.cell(containing: touchedView) else { return false }
    if let open { return open.cell === cell }
    pendingActionList = nil
    let side: SwipeActionList.Side =
      cell.mirror.distance(pan.translation(in: cell).x) < 0 ? .trailing : .leading
    guard let position = tiler.position(of: cell),
      let list = actionList(forRowAt: position, on: side)
    else {
      // A rejected swipe does not count as a tap either.
      interaction?.touchTracker.cancel()
      return false
    }
    pendingActionList = (cell, list)
    return true
  }
}

extension TableSwipes: EscapeHandling {
  func escape() {
    close(animated: true)
  }
}
