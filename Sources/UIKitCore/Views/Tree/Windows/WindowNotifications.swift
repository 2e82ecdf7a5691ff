public import Foundation

/// Notifications of windows, posted with the window as their object.
extension UIWindow {
  /// Posted after a window has become visible.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  /// Posted after a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  /// Posted before another window becomes the key window, and after the key window was hidden.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification"
  )

  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
