package import Foundation
import UIKitSupport

/// Translates input of fingers, pointer, wheel and keyboard to events for windows.
///
/// A touch belongs to the view of its hit test at the touch down. The gesture recognisers of that
/// view and its ancestors receive it first; then the view does, unless one of them took it. Points
/// are in screen coordinates, times are those of the loop; nothing here reads a clock.
@MainActor
package final class TouchDispatcher: TouchDelivery {
  /// The loop whose windows get the events.
  package internal(set) weak var loop: WindowHost?
  /// The arbiter of the gesture recognisers.
  let arbiter = GestureArbiter()
  /// The touches that are down, and lifted ones that are not fully delivered.
  var touches: [UITouch] = []
  /// The last event, for deferred deliveries.
  var lastEvent: UIEvent?
  /// The keys that are held.
  var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  /// The sheet of shortcuts that a held Control key shows.
  let shortcuts = ShortcutHold()
  /// Held keys that were consumed by a transient handler, such as a menu.
  var consumedKeys: Set<UIKeyboardHIDUsage> = []
  /// The view that the pointer does something in, without a button.
  weak var pointedView: UIView?
  /// The position of the pointer on the screen; `nil` when it is not in the desktop window.
  package internal(set) var hoverPoint: CGPoint?
  /// The views that the pointer is in, the innermost one first.
  var hovered: [HoveredView] = []
  /// The interaction whose style the pointer has.
  weak var styledInteraction: UIPointerInteraction?
  /// The views that the wheel scrolls while it is being turned.
  var wheel = WheelGesture()
  /// The text beside the resting pointer.
  let toolTips = ToolTips()
  private var tapCounter = TapCounter()
  /// The last press.
  var lastPress: LastPress?

  init(_ loop: WindowHost) {
    self.loop = loop
    arbiter.dispatcher = self
  }

  /// Begins a touch: a finger went down, or a pointer's button.
  ///
  /// The frontmost window whose hit test finds a view gets it; without one, and
  /// while a view with `isExclusiveTouch` is in the way, the touch is ignored
  /// until it is lifted. A touch with the same id that is still down is cancelled.
  ///
  /// - Parameters:
  ///   - point: Screen coordinates, in points; finite.
  ///   - id: The identifier of the touch; free again after the lift.
  ///   - type: Finger or pointer.
  ///   - buttonMask: The pointer's buttons; `.primary` for fingers.
  ///   - modifiers: The modifier keys held.
  ///   - tapCount: The number of taps in a row, where the system counts them; `nil` counts here:
  ///     within 0.35 seconds and 20 points.
  package func touchDown(
    at point: CGPoint,
    id: Int,
    type: UITouch.TouchType = .direct,
    buttonMask: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = [],
    tapCount: Int? = nil
  ) {
    UndoManager.endEvent()
    toolTips.hide()
    TouchDispatcher.check(point)
    loop?.dragInProgress?.touchWillBegin()
    touchCancel(id: id)
    let time = loop?.time ?? 0
    // The application's code ran; it may have used the identifier for another touch.
    guard let view = hitView(at: point), !isBlocked(view), self.touch(id) == nil else { return }
    let counted = tapCounter.count(at: point, time: time, buttons: buttonMask)
    let touch = UITouch(
      id: id,
      at: point,
      type: type,
      buttonMask: buttonMask,
      modifiers: modifiers,
      tapCount: tapCount ?? counted,
      time: time
    )
    touch.view = view
    touch.window = view.windowStorage
    if let moving = view.movingView(stoppedBy: touch) { touch.stopMotion(of: moving) }
    view.windowStorage?.focusSystemStorage.hideRing()
    shortcuts.cancel(in: loop)
    if !view.isMultipleTouchEnabled && touches.contains(where: { $0.view === view && !$0.isOver }) {
      touch.isOverForView = true
    }
    touches.append(touch)
    lastPress = LastPress(window: view.windowStorage, point: point, time: time)
    send(touch)
  }

  /// Moves a touch.
  ///
  /// - Parameters:
  ///   - point: Screen coordinates, in points; finite.
  ///   - id: The touch; nothing happens if it is not down.
  ///   - time: The time of the position, in seconds on the loop's clock; `nil` is now.
  package func touchMove(to point: CGPoint, id: Int, at time: Double? = nil) {
    TouchDispatcher.check(point)
    guard let touch = touch(id), touch.sample.location != point else { return }
    if touch.start.distance(to: point) > TapCounter.radius { touch.tapCount = 0 }
    advance(touch, to: .moved, at: point, time: time)
  }

  /// Ends a touch at its last location.
  ///
  /// - Parameter id: The touch; nothing happens if it is not down.
  package func touchUp(id: Int) {
    UndoManager.endEvent()
    guard let touch = touch(id) else { return }
    lastPress = LastPress(
      window: touch.window,
      point: touch.sample.location,
      time: loop?.time ?? touch.timestamp
    )
    advance(touch, to: .ended, at: touch.sample.location)
    tapCounter.lift(touch)
  }

  /// Cancels a touch.
  ///
  /// - Parameter id: The touch; nothing happens if it is not down.
  package func touchCancel(id: Int) {
    guard let touch = touch(id) else { return }
    advance(touch, to: .cancelled, at: touch.sample.location)
  }

  /// Cancels keys and touches, but for a drag over other programs, when the desktop window loses the
  /// focus.
  package func cancelAll() {
    for touch in touches where !touch.isOver && touch.observer?.outlivesFocus != true {
      touchCancel(id: touch.id)
    }
    cancelPresses()
  }

  private func touch(_ id: Int) -> UITouch? {
    touches.first { $0.id == id && !$0.isOver }
  }

  /// The view that a point of the screen belongs to, of the frontmost window that has one.
  func hitView(at point: CGPoint) -> UIView? {
    let event = UIEvent(timestamp: loop?.time ?? 0)
    for window in (loop?.windows ?? []).reversed() {
      let inWindow = window.pointFromSuperview(point)
      if let view = window.hitTest(inWindow, with: event), view.windowStorage != nil {
        return view
      }
    }
    return nil
  }

  /// Whether an exclusive view, this one or another one, forbids a touch in a view.
  private func isBlocked(_ view: UIView) -> Bool {
    touches.contains { touch in
      guard let other = touch.view, other !== view, !touch.isOver else { return false }
      return other.isExclusiveTouch || view.isExclusiveTouch
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
      time: time.map { max($0, touch.timestamp) } ?? loop?.time ?? touch.timestamp
    )
    send(touch)
  }

  /// Sends an event about one touch through its window.
  private func send(_ touch: UITouch) {
    for other in touches where other !== touch && !other.isOver {
      other.sample.phase = .stationary
    }
    let event = UIEvent(timestamp: touch.timestamp)
    event.modifierFlags = touch.modifiers
    event.buttonMask = touch.buttonMask
    event.touches = touches.filter { !$0.isOver }
    lastEvent = event
    touch.window?.sendEvent(event)
    // A window may swallow the event; the touch is over nevertheless.
    let isLast = touch.phase == .ended || touch.phase == .cancelled
    arbiter.perform { if isLast { touch.isOver = true } }
    touch.observer?.touchDidChange(touch)
  }

  /// Stops the program when a point is not finite.
  static func check(_ point: CGPoint) {
    demand(
      point.x.isFinite && point.y.isFinite,
      "A touch at (\(point.x), \(point.y)) has no place on the screen"
    )
  }
}

extension TouchDispatcher: ArbiterOwner {}

extension WindowHost {
  /// The dispatcher of touches, pointer and wheel.
  package final var touches: TouchDispatcher {
    if let present = touchDelivery as? TouchDispatcher { return present }
    let new = TouchDispatcher(self)
    touchDelivery = new
    return new
  }
}
