import Foundation

/// The views that the wheel scrolls while it is being turned.
///
/// They keep it for half a second after each turn or until the pointer moves, so that a view that
/// scrolls under the pointer meanwhile does not take it.
@MainActor
struct WheelGesture {
  /// The time within which a turn of the wheel continues the one before, in seconds.
  private static let pause: TimeInterval = 0.5

  private weak var horizontal: UIView?
  private weak var vertical: UIView?
  private var point = CGPoint.zero
  private var time = -TimeInterval.infinity

  /// Continues the gesture, or begins another one.
  mutating func turn(at point: CGPoint, time: TimeInterval) {
    if point != self.point || time - self.time >= WheelGesture.pause {
      (horizontal, vertical) = (nil, nil)
    }
    (self.point, self.time) = (point, time)
  }

  /// The view that gets a turn first.
  ///
  /// - Parameters:
  ///   - hit: The view under the pointer.
  ///   - isHorizontal: The axis of the turn.
  /// - Returns: The view that began to scroll along the axis, if it still contains the other one.
  func receiver(over hit: UIView?, isHorizontal: Bool) -> UIView? {
    guard let view = isHorizontal ? horizontal : vertical, hit?.isDescendant(of: view) == true
    else { return hit }
    return view
  }

  /// Makes a view the one that the gesture stays with.
  mutating func stay(with view: UIView, isHorizontal: Bool) {
    if isHorizontal { horizontal = view } else { vertical = view }
  }
}
