public import Foundation
import UIKitGraphics

/// What makes an application easier to see and to follow.
///
/// On iOS these are the user's settings. A Linux desktop has no common place for them, so
/// the application sets them, from its own settings or its command line.
public enum UIAccessibility {
  /// Whether things fade or change at once rather than moving across the screen.
  ///
  /// Default: `false`. Screens that come and go cross-fade; rows, bars, controls and
  /// Delete buttons change at once, with all callbacks in the same order. What a finger
  /// moves follows it as ever, and so does the momentum that it leaves behind.
  /// `UIView.animate` still animates; applications ask this property before they let
  /// something fly.
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
  /// Default: `false`. Shown text changes at once; views get `traitCollectionDidChange(_:)`,
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
