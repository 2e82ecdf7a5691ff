package import Foundation
import UIKitSupport

/// Translates finger, pointer, wheel and keyboard input to events for windows.
///
/// A touch belongs to the view that the hit test finds when it begins. The gesture recognisers of
/// that view and its ancestors receive it first; then the view receives it, unless a recogniser has
/// claimed it. Points are in screen coordinates, and times are the host's.
@MainActor
package final class TouchDispatcher: TouchDelivery {
  /// The host whose windows receive the events.
  package internal(set) weak var host: WindowHost?
  /// The arbiter of the gesture recognisers.
  let arbiter = GestureArbiter()
  /// The touches that are down, and lifted touches that are not fully delivered.
  var touches: [UITouch] = []
  /// The last event, for delayed deliveries.
  var lastEvent: UIEvent?
  /// The held keys.
  var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  /// The display of keyboard shortcuts while Control is held.
  let shortcuts = ShortcutHold()
  /// The held keys that a transient handler, such as a menu, has consumed.
  var consumedKeys: Set<UIKeyboardHIDUsage> = []
  /// The view that handles the pointer with no button pressed.
  weak var pointerTarget: UIView?
  /// The position of the pointer on the screen; `nil` if it is outside of the desktop window.
  package internal(set) var hoverPoint: CGPoint?
  /// The views under the pointer, innermost first.
  var hoveredViews: [HoveredView] = []
  /// The interaction that supplies the pointer's style.
  weak var styledInteraction: UIPointerInteraction?
  /// The views scrolled by the current wheel gesture.
  var wheel = WheelGesture()
  /// The tooltips of views under the resting pointer.
  let toolTips = ToolTips()
  private var tapCounter = TapCounter()
  /// The last press of a finger, a button or a key; `nil` before the first.
  var lastPress: LastPress?

  init(_ host: WindowHost) {
    self.host = host
    arbiter.dispatcher = self
  }

  /// Begins a touch after a finger or a pointer's button went down.
  ///
  /// The frontmost window whose hit test finds a view receives the touch. If there is none, or a
  /// view with `isExclusiveTouch` prevents it, the touch is ignored until it is lifted. A touch
  /// with the same ID that is still down is cancelled.
  ///
  /// - Parameters:
  ///   - point: The location in screen coordinates, in points; finite.
  ///   - id: The ID of the touch; may be reused after the lift.
  ///   - type: The type of the touch, finger or pointer.
  ///   - buttonMask: The pointer's buttons; `.primary` for fingers.
  ///   - modifiers: The held modifier keys.
  ///   - tapCount: The number of consecutive taps, if the system counts them; with `nil` the
  ///     dispatcher counts taps within 0.35 seconds and 20 points.
  package func touchDown(
    at point: CGPoint,
    id: Int,
    type: UITouch.TouchType = .direct,
    buttonMask: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = [],
    tapCount: Int? = nil
  ) {
    UndoManager.endEvent()
    host?.prepareForInput()
    toolTips.hide()
    TouchDispatcher.check(point)
    host?.dragInProgress?.touchWillBegin()
    touchCancel(id: id)
    let time = host?.time ?? 0
    // The application's code may have used the ID for a different touch.
    guard let view = hitView(at: point), !isBlocked(view), self.touch(id) == nil else { return }
    let computedTapCount = tapCounter.count(at: point, time: time, buttons: buttonMask)
    let touch = UITouch(
      id: id,
      at: point,
      type: type,
      buttonMask: buttonMask,
      modifiers: modifiers,
      tapCount: tapCount ?? computedTapCount,
      time: time
    )
    touch.view = view
    touch.window = view.windowStorage
    if let moving = view.movingView(stoppedBy: touch) { touch.stopMotion(of: moving) }
    view.windowStorage?.focusSystemStorage.hideRing()
    shortcuts.cancel()
    if !view.isMultipleTouchEnabled && touches.contains(where: { $0.view === view && !$0.hasEnded })
    {
      touch.hasEndedForView = true
    }
    touches.append(touch)
    lastPress = LastPress(window: view.windowStorage, point: point, time: time)
    send(touch)
  }

  /// Moves a touch.
  ///
  /// - Parameters:
  ///   - point: The location in screen coordinates, in points; finite.
  ///   - id: The touch's ID; the method does nothing if it is not down.
  ///   - time: The time of the location, in seconds on the loop's clock; `nil` for the current
  ///     time.
  package func touchMove(to point: CGPoint, id: Int, at time: Double? = nil) {
    TouchDispatcher.check(point)
    guard let touch = touch(id), touch.sample.location != point else { return }
    if touch.start.distance(to: point) > TapCounter.radius { touch.tapCount = 0 }
    advance(touch, to: .moved, at: point, time: time)
  }

  /// Ends a touch at its last location.
  ///
  /// - Parameter id: The touch's ID; the method does nothing if it is not down.
  package func touchUp(id: Int) {
    UndoManager.endEvent()
    guard let touch = touch(id) else { return }
    lastPress = LastPress(
      window: touch.window,
      point: touch.sample.location,
      time: host?.time ?? touch.timestamp
    )
    advance(touch, to: .ended, at: touch.sample.location)
    tapCounter.recordLift(touch)
  }

  /// Cancels a touch.
  ///
  /// - Parameter id: The touch's ID; the method does nothing if it is not down.
  package func touchCancel(id: Int) {
    guard let touch = touch(id) else { return }
    advance(touch, to: .cancelled, at: touch.sample.location)
  }

  /// Cancels keys and touches when the desktop window loses the focus; a drag over other programs
  /// continues.
  package func cancelAll() {
    for touch in touches where !touch.hasEnded && touch.observer?.survivesFocusLoss != true {
      touchCancel(id: touch.id)
    }
    cancelPresses()
  }

  private func touch(_ id: Int) -> UITouch? {
    touches.first { $0.id == id && !$0.hasEnded }
  }

  /// Returns the view at a point of the screen, in the frontmost window that has one there.
  func hitView(at point: CGPoint) -> UIView? {
    let event = UIEvent(timestamp: host?.time ?? 0)
    for window in (host?.windows ?? []).reversed() {
      let pointInWindow = window.pointFromSuperview(point)
      if let view = window.hitTest(pointInWindow, with: event), view.windowStorage != nil {
        return view
      }
    }
    return nil
  }

  /// Returns whether an exclusive view prevents a touch in a view.
  private func isBlocked(_ view: UIView) -> Bool {
    touches.contains { touch in
      guard let touchedView = touch.view, touchedView !== view, !touch.hasEnded else {
        return false
      }
      return touchedView.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  private func advance(
    _ touch: UITouch,
    to phase: UITouch.Phase,
    at point: CGPoint,
    time: Double? = nil
  ) {
    touch.sample = UITouch.Sample(
      phase: phase,
      location: point,
      previous: touch.sample.location,
      time: time.map { max($0, touch.timestamp) } ?? host?.time ?? touch.timestamp
    )
    send(touch)
  }

  /// Sends an event for a touch through its window.
  private func send(_ touch: UITouch) {
    for otherTouch in touches where otherTouch !== touch && !otherTouch.hasEnded {
      otherTouch.sample.phase = .stationary
    }
    let event = UIEvent(timestamp: touch.timestamp)
    event.modifierFlags = touch.modifiers
    event.buttonMask = touch.buttonMask
    event.touches = touches.filter { !$0.hasEnded }
    lastEvent = event
    touch.window?.sendEvent(event)
    // A window may ignore the event; the touch has ended nevertheless.
    let endsTouch = touch.phase == .ended || touch.phase == .cancelled
    arbiter.perform { if endsTouch { touch.hasEnded = true } }
    touch.observer?.touchDidChange(touch)
  }

  /// Stops the program if a point is not finite.
  static func check(_ point: CGPoint) {
    demand(
      point.x.isFinite && point.y.isFinite,
      "A touch at (\(point.x), \(point.y)) has no place on the screen"
    )
  }
}

extension TouchDispatcher: ArbiterOwner {}

extension WindowHost {
  /// The dispatcher of touch, pointer and wheel input.
  package final var touches: TouchDispatcher {
    if let current = touchDelivery as? TouchDispatcher { return current }
    let dispatcher = TouchDispatcher(self)
    touchDelivery = dispatcher
    return dispatcher
  }
}
