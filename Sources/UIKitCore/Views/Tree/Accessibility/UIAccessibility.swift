public import Foundation
import UIKitGraphics

/// The user's accessibility settings, and notifications to a screen reader.
///
/// The settings are provided by the desktop, if it supports them. An application can set the
/// properties that have a setter, for example from its own settings or command line.
public enum UIAccessibility {
  /// An event for `post(notification:argument:)`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The code of the notification.
    public let rawValue: UInt32

    /// Creates a notification with a code.
    ///
    /// - Parameter rawValue: The code.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A large part of the screen has changed.
    ///
    /// Argument: the element to which the screen reader moves, or a text to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements appeared, disappeared or moved.
    ///
    /// Argument: as for `screenChanged`.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text has to be read.
    ///
    /// Argument: the text.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled by a page.
    ///
    /// Argument: a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies a screen reader of an event; does nothing without a screen reader.
  ///
  /// - Parameters:
  ///   - notification: The kind of event.
  ///   - argument: A text or an element, depending on the notification; other values are ignored.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    WindowHost.current.accessibilityClient?.post(notification, argument)
  }

  /// Whether a screen reader is running.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool {
    WindowHost.current.accessibilityClient?.isScreenReaderRunning ?? false
  }

  /// Whether switch control is running.
  ///
  /// Always `false`: desktops do not distinguish it from a screen reader.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { false }

  /// Whether the user prefers more contrast between texts or lines and their background.
  ///
  /// Default: `false`; the desktop's contrast setting.
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool {
    get { UIScreen.main.increasesContrast }
    set { UIScreen.main.increasesContrast = newValue }
  }

  /// Whether the user prefers opaque visual effects.
  ///
  /// Linux desktops have a single setting for transparency and contrast; the value is equal to
  /// `isDarkerSystemColorsEnabled`.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { UIScreen.main.increasesContrast }

  /// Whether the user prefers reduced motion: the interface fades or changes immediately instead of
  /// moving.
  ///
  /// Default: `false`. Transitions of screens cross-fade; rows, bars, controls and Delete buttons
  /// change immediately, with all callbacks in the same order. Dragging and deceleration are not
  /// affected. `UIView.animate` still animates; applications check this property before they
  /// animate movements.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool {
    get { UIScreen.main.reducesMotion }
    set { UIScreen.main.reducesMotion = newValue }
  }

  /// Whether the user prefers a bolder system font.
  ///
  /// Default: `false`. Visible text changes immediately; views receive
  /// `traitCollectionDidChange(_:)` with the `legibilityWeight` `.bold`.
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool {
    get { UIScreen.main.legibilityWeight == .bold }
    set { UIScreen.main.legibilityWeight = newValue ? .bold : .regular }
  }

  /// Converts a rectangle from a view's coordinates to the screen's, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the view's coordinates.
  ///   - view: The view.
  /// - Returns: The rectangle for `accessibilityFrame`.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Posted after `isVoiceOverRunning` has changed; without object.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )

  /// Posted after `isDarkerSystemColorsEnabled` has changed; without object.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )

  /// Posted after `isReduceMotionEnabled` has changed; without object.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )

  /// Posted after `isBoldTextEnabled` has changed; without object.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
}
