import Foundation
import UIKitGraphics

/// Tracks the pointer while it is over a view with no button pressed.
///
/// The gesture begins when the pointer enters the view, changes when the pointer moves, and ends
/// when the pointer leaves. Subviews do not interrupt it; views that cover the view do. Fingers are
/// not tracked.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override func tracks(_ touch: UITouch) -> Bool { false }

  /// Begins the gesture when the pointer has entered the view.
  final func enter() {
    guard isEnabled else { return }
    report(.began)
  }

  /// Changes the gesture when the pointer has moved inside the view.
  final func move() {
    if stateStorage.isActive, isEnabled, lastLocation == host.touchDelivery?.hoverPoint { return }
    switch (isEnabled, stateStorage.isActive) {
    case (true, true): report(.changed)
    case (true, false): report(.began)
    case (false, true): finish(.cancelled)
    case (false, false): break
    }
  }

  /// Ends the gesture when the pointer has left the view, or the view has left its window.
  final func leave() {
    guard stateStorage.isActive else { return }
    finish(isEnabled ? .ended : .cancelled)
  }

  private func finish(_ finalState: State) {
    report(finalState)
    stateStorage = .possible
  }

  private func report(_ newState: State) {
    if let point = host.touchDelivery?.hoverPoint { lastLocation = point }
    stateStorage = newState
    for action in actions { action.run() }
  }
}
