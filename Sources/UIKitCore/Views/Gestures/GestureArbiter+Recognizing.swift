import Foundation

extension GestureArbiter {
  /// The effect of the failure requirements on a recogniser that is about to recognise its gesture.
  private enum Verdict {
    case allowed
    case deferred
    case failed
  }

  /// Decides whether a recogniser recognises its gesture, is deferred, or fails.
  ///
  /// - Parameters:
  ///   - recognizer: A recogniser in the state `.possible`.
  ///   - state: `.began` or `.ended`.
  func attempt(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch verdict(on: recognizer) {
    case .deferred: recognizer.pendingState = state
    case .failed: recognizer.fail()
    case .allowed: recognize(recognizer, as: state)
    }
  }

  /// Resolves deferred recognisers whose requirements have been decided.
  func resolveDeferred() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for recognizer in activeRecognizers {
        guard let state = recognizer.pendingState else { continue }
        switch verdict(on: recognizer) {
        case .deferred: continue
        case .failed: recognizer.fail()
        case .allowed: recognize(recognizer, as: state)
        }
        hasChanged = true
      }
      if !hasChanged { hasChanged = breakCycle() }
    }
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    var verdict = Verdict.allowed
    for other in activeRecognizers where recognizer.waits(for: other) {
      switch other.stateStorage {
      case .possible: verdict = .deferred
      case .failed: continue
      case .began, .changed, .ended, .cancelled: return .failed
      }
    }
    return verdict
  }

  /// Breaks a cycle of failure requirements by failing one of its recognisers.
  ///
  /// - Returns: Whether there was a cycle.
  private func breakCycle() -> Bool {
    var stuck = activeRecognizers.filter { $0.pendingState != nil }
    var count = 0
    // Drops recognisers that wait for one that is not itself stuck.
    while count != stuck.count {
      count = stuck.count
      let candidates = stuck
      stuck = candidates.filter { recognizer in
        activeRecognizers.allSatisfy { other in
          other.stateStorage != .possible || candidates.contains(other)
            || !recognizer.waits(for: other)
        }
      }
    }
    stuck.last?.fail()
    return !stuck.isEmpty
  }

  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.pendingState = nil
    let mayBegin = recognizer.shouldBegin()
    // The application's code may have ended the attempt.
    guard recognizer.stateStorage == .possible else { return }
    let others = activeRecognizers.filter { $0 !== recognizer }
    guard mayBegin,
      !others.contains(where: { $0.stateStorage.isActive && $0.excludes(recognizer) }),
      recognizer.stateStorage == .possible
    else {
      recognizer.fail()
      return
    }
    recognizer.willBegin()
    recognizer.stateStorage = state
    queueActions(of: recognizer, for: state)
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.attemptTouches { touch.isClaimed = true }
    }
    for other in others where !other.stateStorage.isTerminal && recognizer.excludes(other) {
      other.endFromOutside(in: self)
    }
  }
}
