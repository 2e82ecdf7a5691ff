import Foundation
import UIKitGraphics

/// The change of a window's text size with the wheel.
struct WheelTextSize {
  /// The accumulated turn of less than a step of the text size, in notches.
  var notches: CGFloat = 0
  /// The window's text size override before the first step and after the last step; `nil` while the
  /// wheel has changed nothing.
  var change: (before: UIContentSizeCategory, after: UIContentSizeCategory)?
}

extension UIWindow {
  /// Whether the wheel changes the text size while Control is held, in all windows.
  ///
  /// Default: `true`. Each notch changes `traitOverrides.preferredContentSizeCategory` of the
  /// window under the pointer by a step, and Control-0 reverts the change. An application that
  /// saves the text size observes the change in `traitCollectionDidChange(_:)`. With `false`, the
  /// wheel ignores Control. UIKit has no such property.
  public static var changesTextSizeByWheel = true

  /// Increases or decreases the text size.
  ///
  /// - Parameter notches: The wheel's notches, positive to increase; fractions from a touchpad add
  ///   up.
  /// - Returns: Whether the wheel was used; `true` at the largest and smallest size, too.
  final func changeTextSize(by notches: CGFloat) -> Bool {
    guard notches != 0 else { return false }
    // A touchpad gesture that changes direction starts again from 0.
    if wheelTextSize.notches * notches < 0 { wheelTextSize.notches = 0 }
    wheelTextSize.notches += max(-12, min(notches, 12))
    let steps = Int(wheelTextSize.notches.rounded(.towardZero))
    guard steps != 0 else { return true }
    wheelTextSize.notches -= CGFloat(steps)
    let oldSize = sizeBeforeWheel ?? traitOverrides.preferredContentSizeCategory
    let newSize = traitCollection.preferredContentSizeCategory.moved(by: steps)
    wheelTextSize.change = (oldSize, newSize)
    traitOverrides.preferredContentSizeCategory = newSize
    return true
  }

  /// The window's text size override before the wheel changed it; `nil` if the wheel has not
  /// changed it or the application has set a different size since.
  private var sizeBeforeWheel: UIContentSizeCategory? {
    wheelTextSize.change.flatMap { change in
      change.after == traitOverrides.preferredContentSizeCategory ? change.before : nil
    }
  }

  /// Reverts the wheel's change of the text size.
  ///
  /// - Returns: Whether there was a change to revert.
  final func resetTextSize() -> Bool {
    guard let oldSize = sizeBeforeWheel else { return false }
    wheelTextSize = WheelTextSize()
    traitOverrides.preferredContentSizeCategory = oldSize
    return true
  }
}
