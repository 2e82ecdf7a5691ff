public import Foundation
import UIKitGraphics

/// Settings for people who see, hear or move differently, and messages to a screen reader.
///
/// On a desktop the settings are the user's, as far as the desktop reports them; an application may
/// set those that have a setter here, from its own settings or its command line.
public enum UIAccessibility {
  /// Something that has happened, for `post(notification:argument:)`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Much of the screen has changed.
    ///
    /// Argument: the element to go on with, or a text to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some elements appeared, disappeared or moved.
    ///
    /// Argument: as for `screenChanged`.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read.
    ///
    /// Argument: the text.
    public static let announcement = Notification(rawValue: 1008)
    /// Something was scrolled by a page.
    ///
    /// Argument: a text about the new place.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies a screen reader of an event; without one nothing is done.
  ///
  /// - Parameters:
  ///   - notification: The kind of event.
  ///   - argument: A text or an element, by the notification; others are ignored.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    WindowHost.current.accessibilityClient?.post(notification, argument)
  }

  /// Whether a screen reader is on.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool {
    WindowHost.current.accessibilityClient?.isScreenReaderRunning ?? false
  }

  /// Whether assistive technology other than a screen reader moves from element to element.
  ///
  /// Always `false`: desktops do not distinguish them.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { false }

  /// Whether texts and lines are to have more contrast with their background.
  ///
  /// Default: `false`; the desktop's setting for contrast.
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool {
    get { UIScreen.main.increasesContrast }
    set { UIScreen.main.increasesContrast = newValue }
  }

  /// Whether visual effects are opaque.
  ///
  /// Desktops on Linux have one setting for this and for contrast: the value is that of
  /// `isDarkerSystemColorsEnabled`.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { UIScreen.main.increasesContrast }

  /// Whether the interface fades or changes immediately instead of moving.
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

  /// Whether the system font is bolder than usual, everywhere.
  ///
  /// Default: `false`. Visible text changes immediately; views get `traitCollectionDidChange(_:)`,
  /// with a `legibilityWeight` of `.bold`.
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool {
    get { UIScreen.main.legibilityWeight == .bold }
    set { UIScreen.main.legibilityWeight = newValue ? .bold : .regular }
  }

  /// Converts a rectangle of a view to the screen, in points.
  ///
  /// - Parameters:
  ///   - rect: In the view's coordinates.
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
