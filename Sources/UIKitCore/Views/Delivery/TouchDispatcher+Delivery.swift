import Foundation

extension TouchDispatcher {
  /// Delivers an event to the gesture recognisers and views of its touches.
  ///
  /// - Parameters:
  ///   - event: The event being sent; a second delivery does nothing.
  ///   - window: The window to which the event was sent.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard !event.isDelivered else { return }
    event.isDelivered = true
    if let presses = event as? UIPressesEvent {
      deliver(presses)
      return
    }
    let changed = event.touches.filter {
      $0.window === window && $0.phase != .stationary && !$0.hasEnded
    }
    arbiter.perform {
      for touch in changed {
        arbiter.deliver(touch, with: event)
        enqueue(touch.sample, for: touch)
      }
    }
  }

  /// Queues the delivery of a touch to its view.
  private func enqueue(_ sample: UITouch.Sample, for touch: UITouch) {
    if sample.phase == .ended || sample.phase == .cancelled { touch.hasEnded = true }
    guard !touch.hasEndedForView else { return }
    var sample = sample
    if sample.phase == .moved, let last = touch.undelivered.last, last.phase == .moved {
      sample.previous = last.previous
      touch.undelivered.removeLast()
    }
    touch.undelivered.append(sample)
  }

  /// Delivers touches to views if no gesture recogniser delays them any longer.
  ///
  /// - Returns: Whether anything was delivered, so that views may have changed.
  func deliverToViews() -> Bool {
    var hasDelivered = false
    for touch in touches where deliverToView(of: touch) { hasDelivered = true }
    return hasDelivered
  }

  private func deliverToView(of touch: UITouch) -> Bool {
    guard !touch.hasEndedForView else { return false }
    if touch.isClaimed || touch.undelivered.last?.phase == .cancelled { return cancelInView(touch) }
    var hasDelivered = false
    while let sample = touch.undelivered.first, !touch.hasEndedForView, !touch.isClaimed,
      !isHeld(touch, at: sample.phase)
    {
      touch.undelivered.removeFirst()
      deliver(touch, as: sample)
      hasDelivered = true
    }
    return hasDelivered
  }

  /// Returns whether a possible recogniser delays the delivery to the view.
  private func isHeld(_ touch: UITouch, at phase: UITouch.Phase) -> Bool {
    touch.recognizers.contains { recognizer in
      guard recognizer.canStillRecognize(touch) else { return false }
      if !touch.isDeliveredToView && recognizer.delaysTouchesBegan { return true }
      return phase == .ended && recognizer.delaysTouchesEnded
    }
  }

  private func deliver(_ touch: UITouch, as sample: UITouch.Sample) {
    guard let view = touch.view else { return }
    let latestSample = touch.sample
    touch.sample = sample
    defer { touch.sample = latestSample }
    switch sample.phase {
    case .began:
      touch.isDeliveredToView = true
      view.touchesBegan([touch], with: lastEvent)
    case .moved: view.touchesMoved([touch], with: lastEvent)
    case .ended:
      touch.hasEndedForView = true
      view.touchesEnded([touch], with: lastEvent)
    case .cancelled:
      touch.hasEndedForView = true
      view.touchesCancelled([touch], with: lastEvent)
    case .stationary: break
    }
  }

  /// Cancels a touch in its view, if the view has received its start.
  ///
  /// - Returns: Whether the cancellation was delivered.
  @discardableResult
  private func cancelInView(_ touch: UITouch) -> Bool {
    touch.undelivered = []
    guard touch.isDeliveredToView, !touch.hasEndedForView else {
      touch.hasEndedForView = true
      return false
    }
    var sample = touch.sample
    sample.phase = .cancelled
    deliver(touch, as: sample)
    return true
  }

  /// Releases touches that have ended and were fully delivered.
  func dropFinishedTouches() {
    touches.removeAll { touch in
      guard touch.hasEnded, touch.hasEndedForView || touch.undelivered.isEmpty else { return false }
      touch.isFinished = true
      touch.recognizers = []
      return true
    }
    if touches.isEmpty { lastEvent = nil }
  }

  /// Whether there are touches, or gestures in progress.
  var isActive: Bool { !touches.isEmpty || !arbiter.activeRecognizers.isEmpty }

  /// Cancels gestures and touches of a view and its descendants.
  ///
  /// Gestures of these views are cancelled, as are touches that began in them. Recognisers of
  /// ancestors keep such touches: a list continues to scroll when the row under the finger is
  /// recycled.
  ///
  /// - Parameter view: A view that is about to leave its window.
  func cancelInput(of view: UIView) {
    guard isActive else { return }
    arbiter.perform {
      for recognizer in arbiter.activeRecognizers
      where recognizer.view?.isDescendant(of: view) == true {
        arbiter.forceCancel(recognizer)
      }
      for touch in touches where touch.view?.isDescendant(of: view) == true {
        cancelInView(touch)
        touch.view = nil
      }
    }
  }
}
