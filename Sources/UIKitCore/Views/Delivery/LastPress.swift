import Foundation

/// A press of a finger, a button or a key.
struct LastPress {
  /// How long after it something may be said to follow from it, in seconds.
  static let memory: TimeInterval = 1

  private(set) weak var window: UIWindow?
  /// Screen coordinates, in points; `nil` for a key.
  let point: CGPoint?
  /// Seconds on the loop's clock: of the press, and then of its end.
  let time: TimeInterval
}

extension UIWindow {
  /// What was pressed in this window within the last second, in its coordinates: a point, or what has
  /// the focus after a key; `nil` when nothing was, or nothing has the focus.
  final var recentlyPressed: CGRect? {
    guard let loop, let press = loop.touches.lastPress, press.window === self else { return nil }
    let isHeld = loop.touches.touches.contains { $0.window === self && !$0.isOver }
    guard isHeld || loop.time - press.time <= LastPress.memory else { return nil }
    if let point = press.point { return CGRect(origin: pointFromSuperview(point), size: .zero) }
    guard let view = focusSystemStorage.focusedView, view.windowStorage === self else { return nil }
    return view.convert(view.bounds, to: nil)
  }
}
