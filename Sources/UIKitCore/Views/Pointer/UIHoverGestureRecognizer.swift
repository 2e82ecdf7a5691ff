import Foundation
import UIKitGraphics

/// Follows the pointer while it is over a view, without a button.
///
/// It begins when the pointer enters, changes when it moves, and ends when it leaves; subviews do
/// not interrupt it, views that cover the view do. Fingers are not followed.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override func tracks(_ touch: UITouch) -> Bool { false }

  /// The pointer has entered.
  final func enter() {
    guard isEnabled else { return }
    report(.began)
  }

  /// The pointer has moved inside the view.
  final func move() {
    if stateStorage.isActive, isEnabled, lastLocation == loop.touchDelivery?.hoverPoint { return }
    switch (isEnabled, stateStorage.isActive) {
    case (true, true): report(.changed)
    case (true, false): report(.began)
    case (false, true): finish(.cancelled)
    case (false, false): break
    }
  }

  /// The pointer has left, or the view has.
  final func leave() {
    guard stateStorage.isActive else { return }
    finish(isEnabled ? .ended : .cancelled)
  }

  private func finish(_ last: State) {
    report(last)
    stateStorage = .possible
  }

  private func report(_ new: State) {
    if let point = loop.touchDelivery?.hoverPoint { lastLocation = point }
    stateStorage = new
    for action in actions { action.run() }
  }
}
