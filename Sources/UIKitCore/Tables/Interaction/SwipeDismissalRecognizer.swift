import Foundation

/// A recogniser that consumes the touches that close an open row.
///
/// Begins at touch-down. On the open row it does not prevent the swipe's recogniser, so that a
/// finger can drag the row again.
final class SwipeDismissalRecognizer: UIGestureRecognizer {
  weak var swipes: TableSwipes?
  /// Whether the touch is on the open row but not on its buttons.
  private(set) var isOnOpenRow = false
  /// Whether the touch is ignored because another finger is moving the open row.
  private(set) var isIgnored = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard stateStorage == .possible else { return }
    guard let touch = touches.first, let swipes, swipes.shouldReceive(touch) else {
      state = .failed
      return
    }
    isOnOpenRow = swipes.isOnOpenRow(touch)
    isIgnored = swipes.isTracking
    state = .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if stateStorage.isActive, self.touches.count == touches.count { state = .ended }
  }

  override func reset() {
    isOnOpenRow = false
    isIgnored = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(isOnOpenRow && preventedGestureRecognizer === swipes?.pan)
  }
}
