public import Foundation
import UIKitSupport

/// A view operated by the user, which tracks a single touch and performs actions for events.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The distance outside the bounds up to which a moving touch still counts as inside, in points;
  /// as on iOS.
  static let trackingSlack: CGFloat = 70

  final var actions = ControlActions()
  /// The touch being tracked; `nil` if none.
  final var trackedTouch: UITouch?

  /// Creates a control.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action for its primary event.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - primaryAction: The action to perform for `.primaryActionTriggered`; `nil` for none.
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
  /// Default: `true`. Disabling the control cancels the tracked touch.
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

  /// Whether the control is drawn as pressed.
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

  /// Whether the control is tracking a touch.
  open internal(set) var isTracking = false

  /// Whether the tracked touch is inside the bounds, with a tolerance of 70 points.
  open internal(set) var isTouchInside = false

  /// The horizontal alignment of content.
  ///
  /// Default: `.center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment with `.leading` and `.trailing` resolved to `.left` or `.right`
  /// according to the layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.directed(layoutDirection)
  }

  /// The vertical alignment of content.
  ///
  /// Default: `.center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Called after a component of `state` changed.
  ///
  /// Overridden by classes of this module only.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Called after a touch was lifted inside and `.touchUpInside` was sent.
  ///
  /// Overridden by classes of this module only.
  func wasTapped() {}

  // MARK: Tracking

  /// Called when a touch went down on the control.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that contains the touch.
  /// - Returns: Whether to track the touch. Default: `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moved.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that contains the touch.
  /// - Returns: Whether to continue tracking. Default: `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch was lifted.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that contains the touch.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was cancelled.
  ///
  /// - Parameter event: The event that cancelled the touch; `nil` if the control was disabled.
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

  /// Prevents gesture recognisers of ancestors from taking touches that the control needs, such as
  /// taps on buttons and drags of thumbs.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    yields(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether ancestors cannot recognise a tap on the control.
  ///
  /// Overridden by classes of this module only.
  var preventsAncestorTaps: Bool { false }

  /// Returns whether the control claims a drag so that no enclosing scroll view scrolls.
  ///
  /// Overridden by classes of this module only.
  ///
  /// - Parameters:
  ///   - start: The location at which the touch began, in the control's coordinates.
  ///   - movement: The offset from the start, in points.
  /// - Returns: `false` to leave the touch to other views.
  func claimsDrag(from start: CGPoint, by movement: CGPoint) -> Bool { false }

  // MARK: Actions

  /// Adds an action to perform for one or several events.
  ///
  /// - Parameters:
  ///   - action: The action; replaces an action with the same identifier.
  ///   - controlEvents: The events that trigger the action.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.add(action, for: controlEvents)
  }

  /// Removes an action from some events.
  ///
  /// - Parameters:
  ///   - action: The action, matched by its identifier.
  ///   - controlEvents: The events that no longer trigger the action.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Removes an action from some events.
  ///
  /// - Parameters:
  ///   - actionIdentifier: The action's identifier.
  ///   - controlEvents: The events that no longer trigger the action.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Adds a target and an action method, called with this control for one or several events.
  ///
  /// Swift on Linux has no selectors; name the method through its type:
  ///
  ///     toggle.addTarget(self, action: SettingsController.toggled, for: .valueChanged)
  ///
  /// - Parameters:
  ///   - target: The object, not retained. If `nil`, the action is sent to the next responder of
  ///     the method's class, searched upwards from the first responder and then from this control.
  ///   - action: The method, named through its type: `Target.method`. The type of its parameter
  ///     must be this control's class, a superclass of it, or `Any`; otherwise the program stops
  ///     here.
  ///   - controlEvents: The events for which the method is called.
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

  /// Adds a target and an action method without parameters, called for one or several events.
  ///
  /// - Parameters:
  ///   - target: The object, not retained. If `nil`, the action is sent to the next responder of
  ///     the method's class, as above.
  ///   - action: The method, named through its type: `Target.method`.
  ///   - controlEvents: The events for which the method is called.
  @preconcurrency
  open func addTarget<Target: AnyObject>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) {
    connect(target, for: controlEvents) { target, _ in action(target)() }
  }

  /// Adds a target and an action method, called with this control and the touch or key event.
  ///
  /// - Parameters:
  ///   - target: The object, not retained; `nil` as above.
  ///   - action: The method, named through its type: `Target.method`. The type of its second
  ///     parameter is `UIEvent` or `UIEvent?`. If no touch or key caused the action, the argument
  ///     is an empty event or `nil`.
  ///   - controlEvents: The events for which the method is called.
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
      let lastEvent = control.windowStorage?.host?.touches.lastEvent
      let event = (lastEvent as? Event) ?? (UIEvent(timestamp: WindowHost.current.time) as? Event)
      if let sender = control as? Sender, let event { action(target)(sender, event) }
    }
  }

  /// Removes a target from some events.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` for all objects.
  ///   - controlEvents: The events for which its methods are no longer called.
  open func removeTarget(_ target: AnyObject?, for controlEvents: UIControl.Event) {
    actions.remove(target: target, for: controlEvents)
  }

  /// Removes a target from some events.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` for all objects.
  ///   - action: Always `nil`, for all methods of the target.
  ///   - controlEvents: The events for which its methods are no longer called.
  open func removeTarget(_ target: Any?, action: Never?, for controlEvents: UIControl.Event) {
    removeTarget(target.map { $0 as AnyObject }, for: controlEvents)
  }

  /// Performs an action immediately.
  ///
  /// All actions of the control go through this method.
  ///
  /// - Parameter action: The action, whose sender is this control.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Performs the actions for events as if the events had occurred.
  open func sendActions(for controlEvents: UIControl.Event) {
    CallbackNesting.call("sendActions(for:)", of: self) {
      for action in actions.actions(for: controlEvents) { sendAction(action) }
    }
  }

  /// The events that have an action.
  open var allControlEvents: UIControl.Event { actions.events }

  /// Performs the control's primary action, as a tap does.
  ///
  /// The Space and Return keys call this method.
  ///
  /// The default implementation performs the actions for `.primaryActionTriggered`.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Keys

  /// Whether the control can receive key presses.
  ///
  /// Default: `true` while the control is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the control can have keyboard focus.
  ///
  /// Default: `true` while the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if isEnabled, presses.contains(where: \.activatesControls) { return performPrimaryAction() }
    let unhandledPresses = presses.filter { !(isEnabled && adjust(with: $0)) }
    if !unhandledPresses.isEmpty { super.pressesBegan(unhandledPresses, with: event) }
  }

  private func adjust(with press: UIPress) -> Bool {
    guard let key = press.key, key.heldModifiers.isEmpty,
      let change = ControlChange(key.keyCode, layoutDirection)
    else { return false }
    return adjust(change)
  }

  /// Changes the value in response to a key.
  ///
  /// Overridden by classes of this module only.
  ///
  /// - Parameter change: The direction of the change.
  /// - Returns: Whether the control has a value to change.
  func adjust(_ change: ControlChange) -> Bool { false }

  override var accessibilityDefaults: any AccessibilityDefaults { ControlAccessibility(view: self) }
}
