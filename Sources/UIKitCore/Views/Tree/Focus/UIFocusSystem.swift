public import Foundation
import UIKitGraphics

/// The keyboard's focus in a window.
///
/// Tab and Shift+Tab move the focus in reading order through bars, controls, text fields and lists;
/// the arrow keys then move through a list's rows. The focused view is the first responder, if it
/// can become first responder. A ring indicates the focus while the keyboard is used, until the
/// next touch or click.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after the focus has moved, with the window as object.
  public static let didUpdateNotification = Notification.Name(
    rawValue: "UIFocusDidUpdateNotification"
  )
  /// Posted when the focus could not be moved, with the window as object.
  public static let movementDidFailNotification = Notification.Name(
    rawValue: "UIFocusMovementDidFailNotification"
  )

  private unowned let window: UIWindow
  /// The environment to which the next update moves the focus; `nil` without a request.
  private weak var requestedEnvironment: (any UIFocusEnvironment)?
  /// The view to which the focus has last moved.
  private weak var lastView: UIView?
  /// Whether this focus system is moving the focus.
  private var isMoving = false
  private let ring = FocusRing()

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Returns the focus system of an environment's window; `nil` if it is not in a window.
  ///
  /// - Parameter environment: A view, a view controller or a different responder.
  /// - Returns: The window's focus system.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    (environment as? UIResponder)?.responderWindow?.focusSystemStorage
  }

  /// The focused item; `nil` if there is none.
  ///
  /// In a list, the cell of the focused row.
  open var focusedItem: (any UIFocusItem)? {
    focusedView.map { $0.focusContainer?.focusedPart ?? $0 }
  }

  /// The focused view: the first responder, or the view to which Tab has moved.
  final var focusedView: UIView? {
    if let responder = window.firstResponder {
      guard let view = responder as? UIView, view.canBecomeFocused else { return nil }
      return view
    }
    guard let lastView, lastView.windowStorage === window, lastView.canBecomeFocused else {
      return nil
    }
    return lastView
  }

  /// Requests a move of the focus to an environment's preferred item.
  ///
  /// - Parameter environment: A view in this window, or its view controller.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requestedEnvironment = environment
    window.host?.onNextFrame { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Updates the focus immediately, if an update was requested.
  open func updateFocusIfNeeded() {
    guard let environment = requestedEnvironment else { return }
    requestedEnvironment = nil
    guard let target = preferredView(in: environment, depth: 0) else { return }
    move(to: target, heading: [])
  }

  private func preferredView(in environment: any UIFocusEnvironment, depth: Int) -> UIView? {
    // An environment may list itself, or an environment that contains it.
    guard depth < 16 else { return nil }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let view = preferredView(in: preferred, depth: depth + 1) { return view }
    }
    if let view = environment as? UIView {
      return view.canBecomeFocused && view.isReachable ? view : view.focusStops().first
    }
    return (environment as? any ViewOwner)?.viewForFocus?.focusStops().first
  }

  // MARK: Keys

  /// The first search field of the frontmost screen, to which Ctrl+F moves the focus; `nil` if
  /// there is none.
  final var searchField: UIView? { (window.root?.focusRoot ?? window).searchFieldInside }

  /// Handles a key press that no responder has handled.
  ///
  /// - Returns: Whether the key moved the focus.
  final func handle(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardTab, !key.heldModifiers.contains(.alternate) else { return false }
    return moveFocus(by: key.heldModifiers.contains(.shift) ? -1 : 1)
  }

  /// Moves the focus in reading order, wrapping around at the end.
  ///
  /// - Parameter step: 1 for the next item, −1 for the previous item.
  /// - Returns: `false` if no item accepts the focus.
  final func moveFocus(by step: Int) -> Bool {
    let root: UIView = window.root?.focusRoot ?? window
    // The focused view may be behind a sheet that it has presented.
    let current = focusedView.flatMap { $0.isInside(root) ? $0 : nil }
    if let current, let stopInList = focusStop(inListOf: current, by: step) {
      return move(to: stopInList, by: step)
    }
    let stops = root.focusStops()
    guard !stops.isEmpty else {
      NotificationCenter.default.post(
        name: UIFocusSystem.movementDidFailNotification,
        object: window
      )
      return false
    }
    var index = current.flatMap { view in stops.firstIndex { $0 === view } }
    if step > 0, let current, current.focusContainer != nil {
      // No item follows the focused one in the list's rows.
      index = stops.lastIndex { $0.isDescendant(of: current) } ?? index
    }
    for distance in 1...stops.count {
      let start = index ?? (step > 0 ? -1 : stops.count)
      let next = (start + step * distance + stops.count * (distance + 1)) % stops.count
      if move(to: stops[next], by: step) { return true }
    }
    return false
  }

  /// Moves the focus to the next list in reading order that has rows.
  ///
  /// - Parameter view: The focused view, outside of that list.
  /// - Returns: Whether the focus has moved; `false` without such a list.
  final func moveToList(after view: UIView) -> Bool {
    let stops = (window.root?.focusRoot ?? window).focusStops()
    guard let index = stops.firstIndex(where: { $0 === view }) else { return false }
    let list = (stops[(index + 1)...] + stops[..<index]).first {
      $0.focusContainer?.acceptsFocus == true && !view.isDescendant(of: $0)
    }
    return list.map { move(to: $0, heading: .next) } ?? false
  }

  /// Returns the list's item for Tab: in its focused row, or outside of the visible rows.
  private func focusStop(inListOf view: UIView, by step: Int) -> UIView? {
    if let container = view.focusContainer { return step > 0 ? container.stopAtFocus : nil }
    var ancestor = view.superviewStorage
    while let current = ancestor {
      if let stop = current.focusContainer?.stop(beyond: view, by: step) { return stop }
      ancestor = current.superviewStorage
    }
    return nil
  }

  /// Moves the focus to a list after a key has moved to one of its rows.
  final func enter(_ list: UIView) {
    if let responder = window.firstResponder as? UIView, responder !== list,
      responder.isDescendant(of: list)
    {
      list.becomeFirstResponder()
    }
    lastView = list
    ring.removeFromSuperview()
  }

  private func move(to view: UIView, by step: Int) -> Bool {
    move(to: view, heading: step > 0 ? .next : .previous)
  }

  /// Moves the focus to a view, unless an environment prevents it.
  ///
  /// - Returns: Whether the view has the focus afterwards.
  @discardableResult
  final func move(to view: UIView, heading: UIFocusHeading) -> Bool {
    let oldView = focusedView
    guard oldView !== view else {
      view.focusContainer?.focusDidArrive(from: nil, heading: heading)
      showRing()
      return true
    }
    let context = UIFocusUpdateContext(from: focusedItem, to: view, heading: heading)
    guard isAllowed(context, from: oldView, to: view) else {
      NotificationCenter.default.post(
        name: UIFocusSystem.movementDidFailNotification,
        object: window
      )
      return false
    }
    isMoving = true
    defer { isMoving = false }
    if view.canBecomeFirstResponder {
      guard activate(view, heading) else { return false }
    } else {
      guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
    }
    lastView = view
    oldView?.focusContainer?.focusDidLeave()
    view.scrollIntoView(animated: false)
    view.focusContainer?.focusDidArrive(from: oldView, heading: heading)
    showRing()
    notify(context, from: oldView, to: view)
    return true
  }

  /// Makes a view the first responder, and selects the text of a text field reached with Tab.
  private func activate(_ view: UIView, _ heading: UIFocusHeading) -> Bool {
    let ringedView = ring.superviewStorage
    // The ring follows a search bar that moves when its search begins.
    if !view.drawsOwnFocus { ring.show(around: view) }
    let field = heading == .next || heading == .previous ? view as? any SingleLineText : nil
    let selection = field?.selectedUnits
    guard view.becomeFirstResponder() else {
      if let ringedView { ring.show(around: ringedView) } else { ring.removeFromSuperview() }
      return false
    }
    // The text field's delegate may have changed the selection.
    if let field, field.selectedUnits == selection { field.selectAll(nil) }
    return true
  }

  /// Returns the views of a focus update and all environments that contain them, without
  /// duplicates.
  private func environments(_ views: UIView?...) -> [UIResponder] {
    var candidates: [UIResponder] = []
    for view in views {
      var responder: UIResponder? = view
      while let current = responder, !candidates.contains(where: { $0 === current }) {
        candidates.append(current)
        responder = current.next
      }
    }
    return candidates
  }

  private func isAllowed(
    _ context: UIFocusUpdateContext,
    from oldView: UIView?,
    to newView: UIView
  ) -> Bool {
    environments(oldView, newView).allSatisfy { $0.shouldUpdateFocus(in: context) }
  }

  private func notify(
    _ context: UIFocusUpdateContext,
    from oldView: UIView?,
    to newView: UIView
  ) {
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments(oldView, newView) {
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    NotificationCenter.default.post(name: UIFocusSystem.didUpdateNotification, object: window)
  }

  /// Restores the focus to a view that had it before, without asking the environments.
  final func resume(at view: UIView, showsRing: Bool) {
    lastView = view
    guard showsRing else { return }
    view.focusContainer?.focusDidArrive(from: nil, heading: [])
    showRing()
  }

  /// Changes the window's size, and keeps a focused view with a ring or caret visible.
  final func keepingFocusVisible(_ change: () -> Void) {
    let view = showsRing || focusedView is any UIKeyInput ? focusedView : nil
    let focusedPart = view.flatMap { $0.focusContainer.map(\.focusedPart) ?? $0 }
    let wasVisible =
      focusedPart.map { $0.convert($0.boundsStorage, to: window) }
      .map(window.boundsStorage.intersects) ?? false
    change()
    guard wasVisible, let view, view === focusedView else { return }
    if let container = view.focusContainer {
      container.revealFocus()
    } else {
      view.scrollIntoView(animated: false)
    }
  }

  /// Moves the ring to the view that the program has made first responder.
  final func firstResponderDidChange() {
    guard !isMoving, let view = window.firstResponder as? UIView, view !== lastView,
      view.canBecomeFocused,
      let lastView, lastView.focusContainer?.showsRing ?? (ring.superviewStorage != nil)
    else { return }
    lastView.focusContainer?.focusDidLeave()
    self.lastView = view
    showRing()
  }

  // MARK: Ring

  /// Whether the ring is visible.
  final var showsRing: Bool {
    focusedView?.focusContainer?.showsRing ?? (ring.superviewStorage != nil)
  }

  /// Hides the ring after a touch or click, without changing the focus.
  final func hideRing() {
    if ring.superviewStorage != nil { ring.removeFromSuperview() }
  }

  private func showRing() {
    guard let view = focusedView, !view.drawsOwnFocus else { return ring.removeFromSuperview() }
    ring.show(around: view)
  }
}
