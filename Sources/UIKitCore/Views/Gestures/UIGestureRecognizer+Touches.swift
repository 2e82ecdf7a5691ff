import Foundation

extension UIGestureRecognizer {
  /// Returns whether to track a new touch.
  final func accepts(_ touch: UITouch) -> Bool {
    guard isAttempting, allows(touch), !touch.stopsMotion || acceptsTouchThatStopsMotion else {
      return false
    }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Returns whether the recogniser accepts a touch, without its delegate's decision.
  final func allows(_ touch: UITouch) -> Bool {
    isEnabled && tracks(touch)
      && allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
  }

  /// Whether touches still affect the current attempt.
  final var isAttempting: Bool { !stateStorage.isTerminal && pendingState != .ended }

  /// Returns whether the recogniser tracks a touch and is undecided.
  final func canStillRecognize(_ touch: UITouch) -> Bool {
    stateStorage == .possible && attemptTouches.contains(touch)
  }

  /// Starts tracking a touch.
  final func track(_ touch: UITouch) {
    touches.append(touch)
    attemptTouches.append(touch)
    touch.recognizers.append(self)
    if stateStorage.isActive && cancelsTouchesInView { touch.isClaimed = true }
  }

  /// Passes a change of a touch to the subclass.
  final func receive(_ touch: UITouch, with event: UIEvent) {
    lastLocation = locationOnScreen
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  /// Returns whether two recognisers share a touch in their current attempts.
  final func shares(touchesOf other: UIGestureRecognizer) -> Bool {
    attemptTouches.contains { other.attemptTouches.contains($0) }
  }

  /// Checks with the delegate, and with each view from the touches up to the recogniser's view,
  /// whether the gesture may begin.
  final func shouldBegin() -> Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    guard let ownView = viewStorage else { return true }
    var queriedViews: [UIView] = []
    for touch in attemptTouches {
      var view = touch.view
      while let current = view, !queriedViews.contains(where: { $0 === current }) {
        queriedViews.append(current)
        view = current === ownView ? nil : current.superviewStorage
      }
    }
    if queriedViews.isEmpty { queriedViews = [ownView] }
    return queriedViews.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }
}
