import Foundation

extension UIControl {
  /// Starts tracking the first eligible touch.
  final func beginTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil,
      let touch = touches.first(where: { $0.buttonMask.contains(.primary) })
    else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return stopTracking() }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Continues tracking the touch, and sends the drag events.
  final func moveTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return stopTracking() }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    guard isTracking else { return }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Ends tracking, and sends `.touchUpInside` or `.touchUpOutside`.
  final func endTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isNear(touch)
    isTouchInside = wasInside
    isTracking = false
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: wasInside ? .touchUpInside : .touchUpOutside)
    if wasInside { wasTapped() }
  }

  /// Cancels tracking.
  final func cancelTouch(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let slack = UIControl.trackingSlack
    return bounds.insetBy(dx: -slack, dy: -slack).contains(touch.location(in: self))
  }
}
