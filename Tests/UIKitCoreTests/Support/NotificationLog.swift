import Foundation

/// A counter of the notifications with a given name.
@MainActor
final class NotificationLog {
  private(set) var count = 0
  /// The object that posted the last notification; `nil` before the first one.
  private(set) var sender: ObjectIdentifier?
  /// Whether the last notification had user information; `nil` before the first one.
  private(set) var hasUserInfo: Bool?
  /// A closure that runs after each notification.
  var onPost: (() -> Void)?
  private var token: (any NSObjectProtocol)?

  init(_ name: Notification.Name, from sender: AnyObject? = nil) {
    token = NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) {
      [weak self] notification in
      let hasUserInfo = notification.userInfo != nil
      let sender = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
      MainActor.assumeIsolated {
        self?.count += 1
        self?.sender = sender
        self?.hasUserInfo = hasUserInfo
        self?.onPost?()
      }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
