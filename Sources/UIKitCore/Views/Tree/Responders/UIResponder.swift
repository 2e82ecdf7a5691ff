public import Foundation

/// An object that can receive touches, key presses and actions.
///
/// Events that a responder does not handle travel along `next`: from a view to
/// its superview (or its view controller), to the window, to the application.
@preconcurrency @MainActor
open class UIResponder: _UIAccessibleObject {
  /// The recipients of changed traits; see `UITraitEnvironment.swift`.
  final var traitRegistrations: [TraitRegistration]?

  /// Creates a responder that is not in any responder chain.
  public override init() {
    super.init()
  }

  /// Creates a responder without archive support.
  ///
  /// Being required, it also allows the launch to create an application delegate from its type;
  /// subclasses of `UIView` and `UIViewController` have it in their sources anyway.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a value has changed that this object observes by its name.
  ///
  /// - Parameters:
  ///   - keyPath: The value's name, as it was given to `addObserver(_:forKeyPath:options:context:)`.
  ///   - object: The view whose value it is.
  ///   - change: The values that were requested; with `NSNull` for `nil`.
  ///   - context: The context that was given.
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

  /// Whether this object agrees to resign first responder.
  ///
  /// Default: `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder, which receives key presses and text first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this object its window's first responder.
  ///
  /// - Returns: Whether it is the first responder afterwards; `false` when it has no window,
  ///   refuses, the current one does not resign, or, once that one has resigned, this object cannot
  ///   become it any more: it is disabled, has left its window, or its cell shows another row.
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

  /// Resigns first responder.
  ///
  /// - Returns: Whether it is not the first responder afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The shortcuts of this responder; `nil` for none.
  ///
  /// Default: `nil`. Queried for each key that arrives here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The manager of the changes that Ctrl+Z undoes here.
  ///
  /// Default: that of `next`; windows have one of their own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The places that get the focus when it enters here; empty: the first place in reading order.
  ///
  /// Default: empty.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Whether the focus may move as described.
  ///
  /// Default: `true`. Called when its old or its new place is here.
  ///
  /// - Parameter context: The old and the new place of the focus.
  /// - Returns: `false` keeps it at its place.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved from here or to here.
  ///
  /// The default does nothing.
  ///
  /// - Parameters:
  ///   - context: The old and the new place of the focus.
  ///   - coordinator: Runs animations along with the change.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Input views

  /// The view that takes the place of the on-screen keyboard while this object is first responder;
  /// `nil` is the keyboard, or that of the next responder which has one.
  ///
  /// It is as high as its bounds, and as wide as the screen. Default: `nil`.
  open var inputView: UIView? { nil }

  /// The view above the on-screen keyboard, or at the bottom of the screen when there is none, while
  /// this object or a responder before it in the chain is first responder.
  ///
  /// It is as high as its bounds, or as its intrinsic content when it has no height. Default: `nil`.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the present input views and traits of this object, if it is first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.loop?.inputViewsDidChange()
  }

  // MARK: Touches and keys

  /// Called when fingers went down.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with all touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers moved.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers were lifted.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with all touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches were cancelled: by a gesture recogniser, by the system, or because the
  /// view left its window.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - touches: The cancelled touches.
  ///   - event: The event with all touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys went down.
  ///
  /// The default performs a shortcut of `keyCommands`, or else passes the event to `next`.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event with all pressed keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !performKeyCommand(for: $0) }
    guard !others.isEmpty else { return }
    guard let next else {
      event?.isUnhandled = true
      return
    }
    next.pressesBegan(others, with: event)
  }

  /// Called when keys were released.
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

  /// Called when held keys were cancelled, because the window lost the keyboard focus.
  ///
  /// The default passes the event to `next`.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event with all pressed keys.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The class's name, which many applications use as a reuse identifier.
  ///
  /// - Returns: `UITableViewCell` for a class of UIKit; with its module, as in
  ///   `Weather.CityCell`, for a class of the application.
  open class func description() -> String {
    let parts = String(reflecting: self).split(separator: ".")
      .filter { $0 != "UIKitCore" && !$0.hasPrefix("(unknown context") }
    return parts.joined(separator: ".")
  }

  /// Called while this object is first responder, after its window became or was the one that
  /// receives keys, for classes of this module.
  func windowActivityDidChange() {}

  /// Called after this object was forced to resign first responder, for classes of this module.
  func wasForcedToResign() {}

  /// The window whose first responder this object may be.
  package var responderWindow: UIWindow? { next?.responderWindow }

  /// The host of a scene's windows.
  var windowHost: WindowHost? { nil }
}
