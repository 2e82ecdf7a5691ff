import Foundation
import UIKitGraphics
import UIKitLists

/// Displays the edit menu of a row after a long press or a right click.
///
/// After a right click or a press of the menu key the menu also contains the row's swipe actions.
///
/// The recogniser queries the delegate before it begins, and fails without a menu, so that a long
/// press still selects the row.
@MainActor
final class TableMenu: TableComponent, RowTracker, UIGestureRecognizerDelegate {
  /// The commands of a row's edit menu, in order.
  private static var commands: [(title: String, action: Selector)] {
    let words = SystemWords.current
    return [(words.copy, .copy), (words.paste, .paste)]
  }

  let session: TableSession
  weak var interaction: TableInteraction?
  private let tiler: TableTiler
  private let longPress = UILongPressGestureRecognizer()
  /// The cell under the long press.
  private weak var pressedCell: UITableViewCell?
  /// The edit menu allowed by the delegate, until it is displayed.
  private var pendingMenu: EditMenu?
  /// The context menu allowed by the delegate, until it is displayed.
  private var pendingContext: UIContextMenuConfiguration?
  /// The context menu on screen.
  private var context: ContextMenuSession?
  /// The menu on screen.
  private(set) weak var menu: EditMenu?
  /// The cell whose menu is open; the row's position and the cell's frame in the window at the time
  /// of opening follow.
  private weak var cell: UITableViewCell?
  private var position: RowPosition?
  private var cellFrame = CGRect.zero
  /// The outline of the row whose menu is open; otherwise `nil`.
  private var ring: RowRing?

  init(_ session: TableSession, _ tiler: TableTiler) {
    (self.session, self.tiler) = (session, tiler)
  }

  /// Adds the long-press recogniser.
  func attach(to tableView: UITableView) {
    longPress.delegate = self
    longPress.opensMenu = true
    longPress.delaysTouchesEnded = false
    longPress.addHandler { [weak self] recognizer in
      if recognizer.state == .began { self?.showPendingMenu() }
    }
    tableView.addGestureRecognizer(longPress)
  }

  // MARK: Opening

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    pressedCell = tiler.cell(containing: touch.view)
    return pressedCell != nil && !isInControl(touch.view)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    pendingMenu = nil
    pendingContext = nil
    guard let tableView, let pressedCell, !session.isDraggingRow else { return false }
    let location = gestureRecognizer.location(in: tableView)
    pendingContext = configuration(for: pressedCell, at: location)
    if pendingContext != nil { return true }
    pendingMenu = makeMenu(for: pressedCell)
    return pendingMenu != nil
  }

  private func showPendingMenu() {
    if let pressedCell, let pendingContext {
      self.pendingContext = nil
      return show(pendingContext, for: pressedCell, pointer: nil)
    }
    guard let pressedCell, let pendingMenu else { return }
    self.pendingMenu = nil
    show(pendingMenu, for: pressedCell, pointingTo: visibleFrame(of: pressedCell), by: .touch)
  }

  /// Returns the part of a row's frame inside the adjusted insets, or else inside the bounds.
  private func visibleFrame(of cell: UITableViewCell) -> CGRect {
    guard let tableView else { return .zero }
    let bounds = tableView.boundsStorage
    let areas = [bounds.inset(by: tableView.adjustedContentInset), bounds]
    return areas.lazy.map(cell.frame.intersection).first { !$0.isNull } ?? cell.frame
  }

  /// Opens a row's menu for the keyboard; returns whether the row has a menu.
  func open(for cell: UITableViewCell) -> Bool {
    if let configuration = configuration(for: cell, at: cell.center) {
      show(configuration, for: cell, pointer: nil, focuses: true)
      return true
    }
    guard let menu = makeFullMenu(for: cell) else { return false }
    menu.focus(0)
    show(menu, for: cell, pointingTo: visibleFrame(of: cell), by: .key)
    return true
  }

  /// Opens the menu of the row under the pointer, at the pointer.
  ///
  /// - Parameter touches: The touches of the secondary button.
  func secondaryPress(_ touches: Set<UITouch>) {
    guard let tableView, let touch = touches.first,
      let cell = tiler.cell(containing: touch.view)
    else { return }
    let point = touch.location(in: tableView)
    if let configuration = configuration(for: cell, at: point) {
      return show(configuration, for: cell, pointer: point)
    }
    guard let menu = makeFullMenu(for: cell) else { return }
    let sourceRect = CGRect(origin: touch.location(in: tableView), size: .zero)
    show(menu, for: cell, pointingTo: sourceRect, by: .pointer)
  }

  private func isInControl(_ view: UIView?) -> Bool {
    var candidate = view
    while let current = candidate, current !== tableView {
      if current is UIControl || current is UITextView { return true }
      candidate = current.superviewStorage
    }
    return false
  }

  /// Queries the delegate for a row's edit menu.
  ///
  /// - Returns: The menu; `nil` if the delegate does not allow a menu or any command.
  private func makeMenu(for cell: UITableViewCell) -> EditMenu? {
    guard let tableView, tableView.window != nil,
      let position = tiler.position(of: cell)
    else { return nil }
    guard session.shouldShowMenu(forRowAt: position) else { return nil }
    let menu = EditMenu()
    for (title, action) in TableMenu.commands
    where session.canPerform(action, forRowAt: position, sender: menu) {
      menu.add(title) { [weak self, weak menu, weak cell] in
        self?.perform(action, of: cell, sender: menu)
      }
    }
    return menu.buttons.isEmpty ? nil : menu
  }

  /// Returns the row's edit menu followed by the actions of its swipes, those of the leading edge
  /// first.
  ///
  /// - Returns: `nil` if the row has neither commands nor actions.
  private func makeFullMenu(for cell: UITableViewCell) -> EditMenu? {
    guard let tableView, tableView.window != nil else { return nil }
    let menu = makeMenu(for: cell) ?? EditMenu()
    for side in [SwipeActionList.Side.leading, .trailing] {
      guard let position = tiler.position(of: cell),
        let list = interaction?.swipes.actionList(forRowAt: position, on: side)
      else { continue }
      for (index, item) in list.items.enumerated() {
        let element = UIAction(
          title: item.title ?? "",
          image: item.title == nil ? item.image : nil,
          attributes: item.isDestructive ? .destructive : []
        ) { [weak self, weak cell] _ in
          if let cell { self?.interaction?.swipes.perform(index, of: list, on: cell) }
        }
        menu.add([element], sender: tableView)
      }
    }
    return menu.buttons.isEmpty ? nil : menu
  }

  private func show(
    _ menu: EditMenu,
    for cell: UITableViewCell,
    pointingTo target: CGRect,
    by opener: EditMenu.Opener
  ) {
    // The delegate may have reloaded the table during the query.
    guard let tableView, let window = tableView.window,
      let position = tiler.position(of: cell)
    else { return }
    close()
    interaction?.touchTracker.cancel()
    self.menu = menu
    recordTarget(cell, position)
    menu.wheelReceiver = tableView
    menu.onClose = { [weak self] in self?.hideRing() }
    showRing()
    menu.show(in: window, pointingTo: tableView.convert(target, to: nil), by: opener)
  }

  private func perform(_ action: Selector, of cell: UITableViewCell?, sender: EditMenu?) {
    guard let cell, let position = tiler.position(of: cell) else { return }
    session.perform(action, forRowAt: position, sender: sender)
  }

  /// Marks the row of the menu unless the focus ring marks it; the classic menu instead points at
  /// its row.
  private func showRing() {
    guard let tableView, let position, !tableView.hasClassicTheme else { return }
    if let focus = interaction?.focus, focus.showsRing, focus.position == position { return }
    let mark = ring ?? RowRing()
    mark.enclose(position, in: tableView, tiler)
    self.ring = mark
  }

  private func hideRing() {
    ring?.removeFromSuperview()
    ring = nil
  }

  private func recordTarget(_ cell: UITableViewCell, _ position: RowPosition) {
    (self.cell, self.position) = (cell, position)
    cellFrame = cell.convert(cell.bounds, to: nil)
  }

  // MARK: Closing

  /// Closes the menu if its row's position changes, because commands may identify the row by its
  /// index path.
  func remapRows(_ map: RowMap) {
    guard menu != nil || context != nil, let position, map.position(of: position) != position else {
      return
    }
    close()
  }

  /// Closes the open or pending menu and the menus opened by views in rows, because after a reload
  /// their rows may have changed.
  func rowsWillChange(_ change: RowChange) {
    guard change == .reload else { return }
    pressedCell = nil
    close()
    closeMenus { $0 is UITableViewCell }
  }

  var observedRows: [RowPosition] {
    menu != nil || context != nil ? [position].compactMap { $0 } : []
  }

  func cellsWillExit(_ cells: [UITableViewCell]) {
    closeMenus { view in cells.contains { $0 === view } }
  }

  /// Closes the menus opened by views in certain rows.
  private func closeMenus(inside isAffected: (UIView) -> Bool) {
    guard let tableView, let window = tableView.windowStorage else { return }
    for case let panel as MenuPanel in window.subviewStorage {
      guard let cell = tiler.cell(containing: panel.sourceView), isAffected(cell) else {
        continue
      }
      panel.close()
    }
  }

  /// Closes the menu if its row has moved by scrolling, reloading or deletion.
  func closeIfMoved() {
    guard menu != nil || context != nil else { return }
    guard let cell, tiler.position(of: cell) != nil,
      cell.convert(cell.bounds, to: nil) == cellFrame
    else { return close() }
  }

  // MARK: Context menus

  /// Queries the delegate for a row's context menu; returns `nil` for none.
  private func configuration(
    for cell: UITableViewCell,
    at location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let tableView, tableView.window != nil, let position = tiler.position(of: cell) else {
      return nil
    }
    return session.contextMenu(at: session.path(ofShown: position), location)
  }

  /// Displays a row's context menu beside the row or at the pointer.
  private func show(
    _ configuration: UIContextMenuConfiguration,
    for cell: UITableViewCell,
    pointer: CGPoint?,
    focuses: Bool = false
  ) {
    guard let tableView, let window = tableView.window, let position = tiler.position(of: cell)
    else { return }
    close()
    interaction?.touchTracker.cancel()
    let anchor = pointer.map { CGRect(origin: $0, size: .zero) } ?? visibleFrame(of: cell)
    guard
      let menuSession = ContextMenuSession(
        configuration,
        for: tableView.convert(anchor, to: nil),
        isPointer: pointer != nil
      )
    else { return }
    recordTarget(cell, position)
    context = menuSession
    menuSession.onDisplay = { [weak self] animator in
      self?.session.willDisplayContextMenu(configuration, animator)
    }
    menuSession.onEnd = { [weak self] animator in
      self?.context = nil
      self?.hideRing()
      self?.session.willEndContextMenu(configuration, animator)
    }
    menuSession.onCommit = { [weak self] animator in
      self?.session.willPerformPreviewAction(of: configuration, animator)
    }
    // For touches, the menu displays the row itself in front.
    if pointer != nil || focuses { showRing() }
    menuSession.show(in: window, sender: tableView)
    if focuses { menuSession.panel.focus(0) }
  }

  /// Closes the open menu, if any.
  func close() {
    context?.panel.close()
    context = nil
    menu?.close()
    menu = nil
  }
}
