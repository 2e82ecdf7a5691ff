public import Foundation

/// An object that can receive touches, key presses and actions.
///
/// An unhandled event travels along `next`: from a view to its superview (or its view controller),
/// to the window, to the application.
@preconcurrency @MainActor
open class UIResponder: _UIAccessibleObject {
  /// The registered observers of trait changes; see `UITraitEnvironment.swift`.
  final var traitRegistrations: [TraitRegistration]?

  /// Creates a responder that is not in any responder chain.
  public override init() {
    super.init()
  }

  /// Creates a responder without archive support.
  ///
  /// Because the initialiser is required, the launch can create an application delegate from its
  /// type. Subclasses of `UIView` and `UIViewController` already have it in their sources.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a change of a value that this object observes by key path.
  ///
  /// - Parameters:
  ///   - keyPath: The key path passed to `addObserver(_:forKeyPath:options:context:)`.
  ///   - object: The view with the value.
  ///   - change: The requested values; `NSNull` in place of `nil`.
  ///   - context: The context passed with the registration.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The next responder, which receives unhandled events; `nil` ends the chain.
  open var next: UIResponder? { nil }

  /// Whether this object may become the first responder.
  ///
  /// Default: `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object agrees to resign as first responder.
  ///
  /// Default: `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder, which is the first to receive key presses and
  /// text.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this object its window's first responder.
  ///
  /// - Returns: Whether this object is the first responder afterwards. `false` if it has no window
  ///   or refuses, or if the current first responder does not resign. Also `false` if this object
  ///   can no longer become first responder after that: it is disabled, has left its window, or its
  ///   cell shows a different row.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = responderWindow else { return false }
    return window.changingFirstResponder {
      guard replacePresentResponder() else { return isFirstResponder }
      window.firstResponder = self
      return true
    }
  }

  /// Resigns as first responder.
  ///
  /// - Returns: Whether this object is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The keyboard shortcuts of this responder; `nil` if there are none.
  ///
  /// Default: `nil`. Read for each key that reaches this responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The undo manager that Ctrl+Z uses for this responder.
  ///
  /// Default: the undo manager of `next`; a window has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The environments that receive the focus when it enters this one; an empty array means the
  /// first item in reading order.
  ///
  /// Default: empty.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Returns whether a focus update may take place.
  ///
  /// Default: `true`. Called if this environment contains the previously or the next focused item.
  ///
  /// - Parameter context: The previously and the next focused item.
  /// - Returns: `false` prevents the update.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved to or from an item in this environment.
  ///
  /// The default does nothing.
  ///
  /// - Parameters:
  ///   - context: The previously and the next focused item.
  ///   - coordinator: Runs animations alongside the update.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Input views

  /// The view that replaces the on-screen keyboard while this object is first responder; `nil`
  /// means the input view of the next responder that has one, or the keyboard.
  ///
  /// The view has the height of its bounds and the width of the screen. Default: `nil`.
  open var inputView: UIView? { nil }

  /// The view above the on-screen keyboard, or at the bottom of the screen without a keyboard,
  /// while this object or a responder before it in the chain is first responder.
  ///
  /// The view has the height of its bounds, or of its intrinsic content if the bounds have no
  /// height. Default: `nil`.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the input views and the keyboard for the object's current properties, if it is first
  /// responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.host?.inputViewsDidChange()
  }

  // MARK: Touches and keys

  /// Called when touches begin.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with all touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with all touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled by a gesture recogniser, by the system, or because the view
  /// left its window.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - touches: The cancelled touches.
  ///   - event: The event with all touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys are pressed.
  ///
  /// The default performs a shortcut from `keyCommands`, or passes the event to `next`.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event with all pressed keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { !performKeyCommand(for: $0) }
    guard !unhandledPresses.isEmpty else { return }
    guard let next else {
      event?.isUnhandled = true
      return
    }
    next.pressesBegan(unhandledPresses, with: event)
  }

  /// Called when keys are released.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event with all pressed keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.isUnhandled = true
      return
    }
    next.pressesEnded(presses, with: event)
  }

  /// Called when held keys are cancelled because the window lost the keyboard focus.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event with all pressed keys.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Returns the class's name, which many applications use as a reuse identifier.
  ///
  /// - Returns: The name without module for a class of UIKit, such as `UITableViewCell`; with its
  ///   module for a class of the application, such as `Weather.CityCell`.
  open class func description() -> String {
    let parts = String(reflecting: self).split(separator: ".")
      .filter { $0 != "UIKitCore" && !$0.hasPrefix("(unknown context") }
    return parts.joined(separator: ".")
  }

  /// Called on the first responder after its window has started or stopped receiving keys; for
  /// classes of this module.
  func windowActivityDidChange() {}

  /// Called after this object was forced to resign as first responder; for classes of this module.
  func wasForcedToResign() {}

  /// The window of which this object may be the first responder.
  package var responderWindow: UIWindow? { next?.responderWindow }

  /// The host of a scene's windows.
  var windowHost: WindowHost? { nil }
}
