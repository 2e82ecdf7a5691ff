import Foundation
import UIKitSupport

extension UIGestureRecognizer {
  /// The state of a gesture recogniser.
  public enum State: Int, Sendable {
    /// Nothing is recognised yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// A continuous gesture ended, or a discrete gesture was recognised.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches do not match the gesture.
    case failed

    /// A discrete gesture was recognised; the same as `.ended`.
    public static let recognized = State.ended

    /// The states that may follow; only a reset leads back to `.possible`.
    var successors: Set<State> {
      switch self {
      case .possible: [.possible, .began, .ended, .cancelled, .failed]
      case .began, .changed: [.changed, .ended, .cancelled]
      case .ended, .cancelled, .failed: [.possible]
      }
    }

    /// Whether a continuous gesture is in progress.
    var isActive: Bool { self == .began || self == .changed }

    /// Whether the attempt is over.
    var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// Changes the state if other recognisers permit it; an invalid transition stops the program.
  final func request(_ newState: State) {
    guard !isEndedFromOutside, newState != pendingState else { return }
    let isAllowed =
      stateStorage.successors.contains(newState)
      || pendingState?.successors.contains(newState) == true
    demand(
      isAllowed && (newState != .possible || stateStorage == .possible || isResetting),
      "Invalid transition from \(stateStorage) to \(newState) of \(self)"
    )
    guard newState != .possible else { return }
    withArbiter { arbiter in
      switch (stateStorage, newState) {
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (.possible, .changed): break  // The begin is still waited for.
      case (.possible, _): arbiter.attempt(self, to: newState)
      default:
        stateStorage = newState
        arbiter.queueActions(of: self, for: newState)
      }
    }
  }

  /// Changes the state after a delay, unless the attempt is decided earlier.
  final func transition(to newState: State, after seconds: TimeInterval) -> FrameTimer {
    host.schedule(after: seconds) { [weak self] in
      guard let self, stateStorage == .possible, pendingState == nil else { return }
      state = newState
    }
  }

  /// Abandons the current attempt silently.
  final func fail() {
    pendingState = nil
    stateStorage = .failed
  }

  /// Ends the attempt externally: a possible gesture fails, a gesture in progress is cancelled.
  final func endFromOutside(in arbiter: GestureArbiter) {
    guard !stateStorage.isTerminal else { return }
    isEndedFromOutside = true
    reportedState = nil
    guard stateStorage.isActive else { return fail() }
    stateStorage = .cancelled
    arbiter.queueActions(of: self, for: .cancelled)
  }

  /// Ends the attempt, if any, before its touches have ended.
  final func abandonAttempt() {
    guard let arbiter else { return }
    arbiter.perform { arbiter.forceCancel(self) }
  }

  /// Resets the recogniser to `.possible`.
  final func finishAttempt() {
    isResetting = true
    reset()
    isResetting = false
    stateStorage = .possible
    pendingState = nil
    isEndedFromOutside = false
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
    touches = []
    attemptTouches = []
    arbiter = nil
  }

  /// Changes the state through the arbiter of the window's host, which processes the consequences
  /// after the outermost change.
  final func withArbiter(_ change: (GestureArbiter) -> Void) {
    let arbiter =
      arbiter ?? (host.touchDelivery as? any ArbiterOwner)?.arbiter ?? GestureArbiter()
    arbiter.perform {
      arbiter.registerAttempt(self)
      change(arbiter)
    }
  }

  /// The host of the view's window.
  final var host: WindowHost { viewStorage?.windowStorage?.host ?? WindowHost.current }

  /// Returns the window used to convert screen coordinates for a view.
  final func window(for view: UIView?) -> UIWindow? {
    viewStorage?.windowStorage ?? attemptTouches.last?.window ?? view?.windowStorage
  }
}

extension CGPoint {
  /// Returns the centroid of points; `nil` if there are none.
  static func centroid(of points: [CGPoint]) -> CGPoint? {
    guard !points.isEmpty else { return nil }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count,
      y: points.reduce(0) { $0 + $1.y } / count
    )
  }
}
