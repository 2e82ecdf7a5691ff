public import Foundation
import UIKitGraphics

/// Accessibility settings.
///
/// On iOS these are the user's settings. Linux desktops have no common place for them, so the
/// application sets them, from its own settings or its command line.
public enum UIAccessibility {
  /// Whether the interface fades or changes immediately instead of moving.
  ///
  /// Default: `false`. Transitions of screens cross-fade; rows, bars, controls and Delete buttons
  /// change immediately, with all callbacks in the same order. Dragging and deceleration are not
  /// affected. `UIView.animate` still animates; applications check this property before they
  /// animate movements.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool {
    get { UIScreen.main.reducesMotion }
    set {
      guard newValue != UIScreen.main.reducesMotion else { return }
      UIScreen.main.reducesMotion = newValue
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether the system font is bolder than usual, everywhere.
  ///
  /// Default: `false`. Visible text changes immediately; views get `traitCollectionDidChange(_:)`,
  /// with a `legibilityWeight` of `.bold`.
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool {
    get { UIScreen.main.legibilityWeight == .bold }
    set {
      guard newValue != isBoldTextEnabled else { return }
      UIScreen.main.legibilityWeight = newValue ? .bold : .regular
      NotificationCenter.default.post(name: boldTextStatusDidChangeNotification, object: nil)
    }
  }

  /// Posted after `isReduceMotionEnabled` has changed; without object.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )

  /// Posted after `isBoldTextEnabled` has changed; without object.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
}
