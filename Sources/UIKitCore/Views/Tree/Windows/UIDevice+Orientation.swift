public import Foundation

/// The orientation of a device; on Linux the aspect ratio of its screen.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// The screen is at least as high as wide.
  case portrait = 1
  /// Never reported on Linux.
  case portraitUpsideDown = 2
  /// The screen is wider than high.
  case landscapeLeft = 3
  /// Never reported on Linux.
  case landscapeRight = 4
  /// Never reported on Linux.
  case faceUp = 5
  /// Never reported on Linux.
  case faceDown = 6

  /// Whether the screen is at least as high as wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat; never on Linux.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is that of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// Posted, with the device as its object, after the screen has changed between portrait and
  /// landscape.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// The orientation of the screen.
  public final var orientation: UIDeviceOrientation { WindowHost.current.screen.orientation }

  /// Whether `orientationDidChangeNotification` is posted; always `true`.
  public final var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Requests `orientationDidChangeNotification`; has no effect, because the notification is always
  /// posted.
  public final func beginGeneratingDeviceOrientationNotifications() {}

  /// Ends the request of `beginGeneratingDeviceOrientationNotifications()`.
  public final func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
  /// The orientation of the screen, from its size.
  final var orientation: UIDeviceOrientation {
    bounds.width > bounds.height ? .landscapeLeft : .portrait
  }

  /// Posts the notification if the orientation differs from an old one.
  final func postOrientation(ifOtherThan old: UIDeviceOrientation) {
    guard orientation != old else { return }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification,
      object: UIDevice.current
    )
  }
}
