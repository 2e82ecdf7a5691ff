import Foundation

/// The last press of a finger, a button or a key.
struct LastPress {
  /// The time after a press during which an event counts as its consequence, in seconds.
  static let maximumAge: TimeInterval = 1

  /// The window that received the press.
  private(set) weak var window: UIWindow?
  /// The location in screen coordinates, in points; `nil` for a key.
  let point: CGPoint?
  /// The time of the press, later of its end, in seconds on the loop's clock.
  let time: TimeInterval
}

extension UIWindow {
  /// The location of the last press in this window, if a touch is still down or the press is at
  /// most a second old.
  ///
  /// In the window's coordinates: a point, or after a key the frame of the focused view; `nil` if
  /// there is no such press or no focused view.
  final var recentlyPressed: CGRect? {
    guard let host, let press = host.touches.lastPress, press.window === self else { return nil }
    let isHeld = host.touches.touches.contains { $0.window === self && !$0.hasEnded }
    guard isHeld || host.time - press.time <= LastPress.maximumAge else { return nil }
    if let point = press.point { return CGRect(origin: pointFromSuperview(point), size: .zero) }
    guard let view = focusSystemStorage.focusedView, view.windowStorage === self else { return nil }
    return view.convert(view.bounds, to: nil)
  }
}
