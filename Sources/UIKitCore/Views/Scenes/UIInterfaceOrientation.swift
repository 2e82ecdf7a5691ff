public import Foundation

/// The orientation of an interface, which is here the shape of its screen.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The screen is higher than wide.
  case portrait = 1
  /// Never here.
  case portraitUpsideDown = 2
  /// The screen is wider than high; the device's `.landscapeLeft`.
  case landscapeRight = 3
  /// Never here.
  case landscapeLeft = 4

  /// Whether the screen is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindowScene {
  /// The shape of the screen.
  public final var interfaceOrientation: UIInterfaceOrientation {
    screen.orientation == .portrait ? .portrait : .landscapeRight
  }

  /// The state of the status bar; always `nil`, since there is none.
  public final var statusBarManager: UIStatusBarManager? { nil }
}

/// The state of a status bar; there are no status bars here, and none of these objects.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  @available(*, unavailable)
  override init() {
    super.init()
  }

  /// The frame of the status bar.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { true }
}

/// Names of notifications that are never posted, since there is no status bar; observe
/// `UIDevice.orientationDidChangeNotification` for another shape of the screen.
extension UIApplication {
  /// Never posted.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification"
  )
  /// Never posted.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  /// Never posted.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  /// Never posted.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// The key of an orientation in those notifications.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of a frame in those notifications.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

extension UIApplication {
  /// The frame of the status bar; always empty, since there is none.
  public final var statusBarFrame: CGRect { .zero }
  /// Whether there is no status bar, which is always so.
  public final var isStatusBarHidden: Bool { true }
  /// The shape of the screen.
  public final var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeRight
  }
}
