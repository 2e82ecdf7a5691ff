import Foundation

/// Decides which of the recognisers of the same touches may recognise their gestures.
///
/// A recogniser that recognises its gesture makes the others fail, cancels continuous ones, and
/// takes the touches from the views. A recogniser with failure requirements stays possible until
/// they are decided. States change immediately. Actions, events for views, and resets are deferred
/// until the outermost change is complete, so that every recogniser has received an event before
/// any of the application's code runs. Changes made by that code are queued and processed in order.
@MainActor
final class GestureArbiter {
  private struct QueuedAction {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  /// The dispatcher, which delivers events to views.
  weak var dispatcher: (any TouchDelivery)?
  /// The recognisers with an active attempt.
  private(set) var activeRecognizers: [UIGestureRecognizer] = []
  private var queuedActions: [QueuedAction] = []
  private var depth = 0

  /// Makes a change; its consequences are processed after the outermost change.
  func perform(_ change: () -> Void) {
    depth += 1
    change()
    if depth == 1 { settle() }
    depth -= 1
  }

  /// Registers a recogniser with an active attempt.
  func registerAttempt(_ recognizer: UIGestureRecognizer) {
    recognizer.arbiter = self
    if !activeRecognizers.contains(recognizer) { activeRecognizers.append(recognizer) }
  }

  /// Queues a recogniser's actions for a state until the current change is complete.
  func queueActions(
    of recognizer: UIGestureRecognizer,
    for state: UIGestureRecognizer.State
  ) {
    queuedActions.append(QueuedAction(recognizer: recognizer, state: state))
  }

  private func settle() {
    repeat {
      repeat {
        resolveDeferred()
      } while performNextAction() || dispatcher?.deliverToViews() == true
      releaseFinishedTouches()
    } while !queuedActions.isEmpty
    dispatcher?.dropFinishedTouches()
  }

  private func performNextAction() -> Bool {
    guard !queuedActions.isEmpty else { return false }
    let queuedAction = queuedActions.removeFirst()
    let recognizer = queuedAction.recognizer
    for action in recognizer.actions {
      recognizer.reportedState = queuedAction.state
      action.run()
    }
    recognizer.reportedState = nil
    return true
  }

  /// Releases lifted touches, and resets the recognisers whose attempt has ended.
  private func releaseFinishedTouches() {
    for recognizer in activeRecognizers {
      recognizer.touches.removeAll { $0.hasEnded }
      guard recognizer.touches.isEmpty else { continue }
      let isIdle = recognizer.stateStorage == .possible && recognizer.attemptTouches.isEmpty
      guard recognizer.stateStorage.isTerminal || isIdle else { continue }
      activeRecognizers.removeAll { $0 === recognizer }
      recognizer.finishAttempt()
    }
  }

  // MARK: Touches

  /// Delivers a touch to its recognisers, from the hit view upwards.
  func deliver(_ touch: UITouch, with event: UIEvent) {
    if touch.phase == .began { startTracking(touch) }
    for recognizer in touch.recognizers
    where recognizer.touches.contains(touch) && recognizer.isAttempting {
      // An action may send events before the lifted touches are released.
      recognizer.touches.removeAll { $0.hasEnded }
      recognizer.receive(touch, with: event)
    }
    guard touch.phase == .cancelled else { return }
    for recognizer in touch.recognizers
    where recognizer.isAttempting && recognizer.touches.allSatisfy({ $0.hasEnded || $0 === touch })
    {
      recognizer.endFromOutside(in: self)
    }
  }

  /// Lets the recognisers of the hit view and its ancestors track a new touch, from the hit view
  /// upwards and in each view by descending `touchPriority`.
  private func startTracking(_ touch: UITouch) {
    var views: [UIView] = []
    var view = touch.view
    while let current = view {
      views.append(current)
      view = current.superviewStorage
    }
    for view in views {
      let ranked = (view.gestureRecognizerStorage ?? []).enumerated().sorted {
        ($1.element.touchPriority, $0.offset) < ($0.element.touchPriority, $1.offset)
      }
      for (_, recognizer) in ranked
      where recognizer.viewStorage === view && recognizer.accepts(touch) {
        guard view.windowStorage === touch.window, recognizer.isAttempting else { continue }
        recognizer.track(touch)
        registerAttempt(recognizer)
      }
    }
  }

  /// Cancels a recogniser's attempt and its touches unconditionally.
  func forceCancel(_ recognizer: UIGestureRecognizer) {
    recognizer.endFromOutside(in: self)
    for touch in recognizer.touches { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.touches = []
  }
}

/// A dispatcher of touches with a gesture arbiter.
@MainActor
protocol ArbiterOwner: TouchDelivery {
  var arbiter: GestureArbiter { get }
}
