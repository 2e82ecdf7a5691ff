public import Foundation
import UIKitSupport

/// A view that the user operates: it tracks one touch, and performs actions for events.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The distance outside of the bounds at which a moving touch still counts as inside, in points;
  /// as on iOS.
  static let trackingSlack: CGFloat = 70

  final var actions = ControlActions()
  /// The tracked touch.
  final var trackedTouch: UITouch?

  /// Creates a control.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action for its primary event.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the superview's coordinates, in points.
  ///   - primaryAction: Performed for `.primaryActionTriggered`; `nil` adds none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the control responds to touches and keys.
  ///
  /// Default: `true`. Disabling cancels a tracked touch.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTouch(with: nil) }
      stateDidChange()
      valueDidChange()
    }
  }

  /// Whether the control is selected.
  ///
  /// Default: `false`.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      stateDidChange()
      valueDidChange()
    }
  }

  /// Whether the control shows that a finger is down on it.
  ///
  /// Default: `false`.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      stateDidChange()
      valueDidChange()
    }
  }

  /// The current state.
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is tracked.
  open internal(set) var isTracking = false

  /// Whether the tracked touch is inside, with a tolerance of 70 points.
  open internal(set) var isTouchInside = false

  /// The horizontal alignment of content.
  ///
  /// Default: `.center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment with `.left` or `.right` in place of `.leading` and `.trailing`, by
  /// the direction of layout.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.directed(layoutDirection)
  }

  /// The vertical alignment of content.
  ///
  /// Default: `.center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Called after a component of `state` changed, for classes of this module.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Called after a touch was lifted inside and `.touchUpInside` was sent, for
  /// classes of this module.
  func wasTapped() {}

  // MARK: Tracking

  /// Called when a touch went down on the control.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event it belongs to.
  /// - Returns: Whether to track the touch. Default: `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moved.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event it belongs to.
  /// - Returns: Whether to continue tracking. Default: `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch was lifted.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event it belongs to.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was cancelled.
  ///
  /// - Parameter event: The cancelling event; `nil` when the control was disabled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moveTouch(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    cancelTouch(with: event)
  }

  /// Prevents gestures of ancestors where the control needs the touch itself: taps on buttons,
  /// drags of thumbs.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    yields(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a tap on the control is not recognized by ancestors, for classes of this module.
  var preventsAncestorTaps: Bool { false }

  /// Whether the control claims a drag, so that no enclosing list scrolls, for classes of this
  /// module.
  ///
  /// - Parameters:
  ///   - start: The location of the touch down, in the control's coordinates.
  ///   - movement: The distance from the start, in points.
  /// - Returns: `false` leaves the touch to other views.
  func claimsDrag(from start: CGPoint, by movement: CGPoint) -> Bool { false }

  // MARK: Actions

  /// Performs an action for one or several events.
  ///
  /// - Parameters:
  ///   - action: The action; it replaces one with the same identifier.
  ///   - controlEvents: The events after which it is performed.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.add(action, for: controlEvents)
  }

  /// Does not perform an action any more for some events.
  ///
  /// - Parameters:
  ///   - action: The action, found by its identifier.
  ///   - controlEvents: The events after which it is no longer performed.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Does not perform an action any more for some events.
  ///
  /// - Parameters:
  ///   - actionIdentifier: The action's identifier.
  ///   - controlEvents: The events after which it is no longer performed.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Adds a target and an action method, which is called with this control for one or several
  /// events.
  ///
  /// There are no selectors; the method is named through its type:
  ///
  ///     toggle.addTarget(self, action: SettingsController.toggled, for: .valueChanged)
  ///
  /// - Parameters:
  ///   - target: The object, which is not retained. `nil` calls
  ///     the next responder of the method's class, from the first responder upwards, or else
  ///     from this control upwards.
  ///   - action: The method, named through the type: `Target.method`. Its
  ///     parameter is this control's class, a superclass of it, or `Any`; else
  ///     the program stops here.
  ///   - controlEvents: The events after which it is called.
  @preconcurrency
  open func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: UIControl.Event
  ) {
    demand(
      self is Sender,
      "An action that takes a \(Sender.self) was added to a \(type(of: self))"
    )
    connect(target, for: controlEvents) { target, control in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// Calls a method without parameters of an object for one or several events.
  ///
  /// - Parameters:
  ///   - target: The object, which is not retained. `nil` calls
  ///     the next responder of the method's class, as above.
  ///   - action: The method, named through the type: `Target.method`.
  ///   - controlEvents: The events after which it is called.
  @preconcurrency
  open func addTarget<Target: AnyObject>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) {
    connect(target, for: controlEvents) { target, _ in action(target)() }
  }

  /// Adds a target and an action method, which is called with this control and the event of the
  /// touch or key.
  ///
  /// - Parameters:
  ///   - target: As above.
  ///   - action: The method, named through the type: `Target.method`. Its second parameter is
  ///     `UIEvent` or `UIEvent?`; without a touch or a key it is an empty event, or `nil`.
  ///   - controlEvents: The events after which it is called.
  @preconcurrency
  open func addTarget<Target: AnyObject, Sender, Event>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void,
    for controlEvents: UIControl.Event
  ) {
    demand(
      self is Sender,
      "An action that takes a \(Sender.self) was added to a \(type(of: self))"
    )
    connect(target, for: controlEvents) { target, control in
      let present = control.windowStorage?.loop?.touches.lastEvent
      let event = (present as? Event) ?? (UIEvent(timestamp: WindowHost.current.time) as? Event)
      if let sender = control as? Sender, let event { action(target)(sender, event) }
    }
  }

  /// Does not call an object's methods any more for some events.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` means all objects.
  ///   - controlEvents: The events after which they are no longer called.
  open func removeTarget(_ target: AnyObject?, for controlEvents: UIControl.Event) {
    actions.remove(target: target, for: controlEvents)
  }

  /// Does not call an object's methods any more for some events.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` means all objects.
  ///   - action: `nil`: all its methods.
  ///   - controlEvents: The events after which they are no longer called.
  open func removeTarget(_ target: Any?, action: Never?, for controlEvents: UIControl.Event) {
    removeTarget(target.map { $0 as AnyObject }, for: controlEvents)
  }

  /// Performs an action now; all actions of the control go through this method.
  ///
  /// - Parameter action: The action; this control is its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Performs the actions for events, as if the events had happened.
  ///
  /// - Parameter controlEvents: The events.
  open func sendActions(for controlEvents: UIControl.Event) {
    CallbackNesting.call("sendActions(for:)", of: self) {
      for action in actions.actions(for: controlEvents) { sendAction(action) }
    }
  }

  /// All events that have an action.
  open var allControlEvents: UIControl.Event { actions.events }

  /// Performs the control's primary action, as a tap does; the space and return keys call it.
  ///
  /// The default performs the actions for `.primaryActionTriggered`.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Keys

  /// Whether keys may operate the control.
  ///
  /// Default: whether it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the keyboard's focus can be on the control.
  ///
  /// Default: whether it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if isEnabled, presses.contains(where: \.activatesControls) { return performPrimaryAction() }
    let others = presses.filter { !(isEnabled && adjust(with: $0)) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func adjust(with press: UIPress) -> Bool {
    guard let key = press.key, key.heldModifiers.isEmpty,
      let change = ControlChange(key.keyCode, layoutDirection)
    else { return false }
    return adjust(change)
  }

  /// Changes the value as keys do, for classes of this module.
  ///
  /// - Parameter change: The direction of the change.
  /// - Returns: Whether the control has values.
  func adjust(_ change: ControlChange) -> Bool { false }

  override var accessibilityDefaults: any AccessibilityDefaults { ControlAccessibility(view: self) }
}
