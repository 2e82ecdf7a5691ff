public import Foundation

/// The orientation of an interface; on Linux the aspect ratio of its screen.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// The screen is at least as high as wide.
  case portrait = 1
  /// Never reported on Linux.
  case portraitUpsideDown = 2
  /// The screen is wider than high; the device's `.landscapeLeft`.
  case landscapeRight = 3
  /// Never reported on Linux.
  case landscapeLeft = 4

  /// Whether the screen is at least as high as wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits: 1 shifted by the raw value of each orientation.
  public let rawValue: UInt

  /// Creates a mask from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  private init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Landscape, with the device's left side up.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Landscape, with the device's right side up.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// All orientations but portrait upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIScreen {
  /// The orientation as applications see it.
  fileprivate var interfaceOrientation: UIInterfaceOrientation {
    orientation == .portrait ? .portrait : .landscapeRight
  }
}

extension UIWindowScene {
  /// The orientation of the screen.
  public final var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

  /// The status bar manager; always `nil`, because there is no status bar.
  public final var statusBarManager: UIStatusBarManager? { nil }
}

/// The state of a status bar; no instances exist, because there are no status bars on Linux.
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

/// Names of notifications that are never posted, because there is no status bar; observe
/// `UIDevice.orientationDidChangeNotification` for changes of the screen's orientation.
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
  /// The frame of the status bar; always empty, because there is no status bar.
  public final var statusBarFrame: CGRect { .zero }
  /// Whether the status bar is hidden; always `true`.
  public final var isStatusBarHidden: Bool { true }
  /// The orientation of the screen.
  public final var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }
}
