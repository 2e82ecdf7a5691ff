public import Foundation

/// The orientation of a device, which is here the shape of its screen.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The screen is higher than wide.
  case portrait = 1
  /// Never here.
  case portraitUpsideDown = 2
  /// The screen is wider than high.
  case landscapeLeft = 3
  /// Never here.
  case landscapeRight = 4
  /// Never here.
  case faceUp = 5
  /// Never here.
  case faceDown = 6

  /// Whether the screen is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on a table; never here.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is that of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// Posted, with the device as its object, after the screen has become wider than high or the reverse.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// The shape of the screen.
  public final var orientation: UIDeviceOrientation { WindowHost.current.screen.orientation }

  /// Whether `orientationDidChangeNotification` is posted, which is always so.
  public final var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Requests `orientationDidChangeNotification`, which is posted anyway.
  public final func beginGeneratingDeviceOrientationNotifications() {}

  /// Ends the request of `beginGeneratingDeviceOrientationNotifications()`.
  public final func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
  /// The shape of the screen.
  final var orientation: UIDeviceOrientation {
    bounds.width > bounds.height ? .landscapeLeft : .portrait
  }

  /// Posts that the shape is another one.
  final func postOrientation(ifOtherThan old: UIDeviceOrientation) {
    guard orientation != old else { return }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification,
      object: UIDevice.current
    )
  }
}
