import Foundation

/// A press of a finger, a button or a key.
struct LastPress {
  /// The time after a press within which an event may be its consequence, in seconds.
  static let memory: TimeInterval = 1

  private(set) weak var window: UIWindow?
  /// Screen coordinates, in points; `nil` for a key.
  let point: CGPoint?
  /// Seconds on the loop's clock: of the press, and then of its end.
  let time: TimeInterval
}

extension UIWindow {
  /// The place of the last press in this window within the last second, in the window's
  /// coordinates: a point, or the frame of the focused view after a key; `nil` without a press, or
  /// after a key without a focused view.
  final var recentlyPressed: CGRect? {
    guard let loop, let press = loop.touches.lastPress, press.window === self else { return nil }
    let isHeld = loop.touches.touches.contains { $0.window === self && !$0.isOver }
    guard isHeld || loop.time - press.time <= LastPress.memory else { return nil }
    if let point = press.point { return CGRect(origin: pointFromSuperview(point), size: .zero) }
    guard let view = focusSystemStorage.focusedView, view.windowStorage === self else { return nil }
    return view.convert(view.bounds, to: nil)
  }
}
