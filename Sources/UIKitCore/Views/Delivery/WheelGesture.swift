import Foundation

/// The views scrolled by the wheel during a gesture.
///
/// They keep the wheel for half a second after each movement or until the pointer moves, so that a
/// view scrolling under the pointer does not take it.
@MainActor
struct WheelGesture {
  /// The time within which a movement of the wheel continues the gesture, in seconds.
  private static let pause: TimeInterval = 0.5

  private weak var horizontalView: UIView?
  private weak var verticalView: UIView?
  private var point = CGPoint.zero
  private var time = -TimeInterval.infinity

  /// Continues the gesture, or begins a new one.
  mutating func update(at point: CGPoint, time: TimeInterval) {
    if point != self.point || time - self.time >= WheelGesture.pause {
      (horizontalView, verticalView) = (nil, nil)
    }
    (self.point, self.time) = (point, time)
  }

  /// Returns the first view to receive a movement.
  ///
  /// - Parameters:
  ///   - hit: The view under the pointer.
  ///   - isHorizontal: The axis of the movement.
  /// - Returns: The view that has begun to scroll along the axis, if it still contains the view
  ///   under the pointer; otherwise `hit`.
  func receiver(over hit: UIView?, isHorizontal: Bool) -> UIView? {
    guard let view = isHorizontal ? horizontalView : verticalView,
      hit?.isDescendant(of: view) == true
    else { return hit }
    return view
  }

  /// Makes a view keep the wheel for the rest of the gesture.
  mutating func latch(to view: UIView, isHorizontal: Bool) {
    if isHorizontal { horizontalView = view } else { verticalView = view }
  }
}
