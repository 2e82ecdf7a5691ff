import Foundation
import UIKitGraphics

/// The wheel's change of the size of text in a window.
struct WheelTextSize {
  /// Turned for less than a step of the text size, in notches.
  var notches: CGFloat = 0
  /// The window's own size from before the first step, and the one of the last step; `nil` while
  /// the wheel has changed nothing.
  var change: (before: UIContentSizeCategory, after: UIContentSizeCategory)?
}

extension UIWindow {
  /// Whether the wheel changes the size of text while Control is held, in all windows.
  ///
  /// Default: `true`. Each notch changes `traitOverrides.preferredContentSizeCategory` of the window
  /// below the pointer by a step, and Control with 0 takes that back; an application that saves the
  /// size learns of it in `traitCollectionDidChange(_:)`. With `false`, Control makes no difference to
  /// the wheel. UIKit has no such property.
  public static var changesTextSizeByWheel = true

  /// Makes text larger or smaller.
  ///
  /// - Parameter notches: Of the wheel, positive for larger; fractions of a touchpad add up.
  /// - Returns: Whether the wheel was used, which it is at the ends, too.
  final func changeTextSize(by notches: CGFloat) -> Bool {
    guard notches != 0 else { return false }
    // A touchpad that turns round begins anew.
    if wheelTextSize.notches * notches < 0 { wheelTextSize.notches = 0 }
    wheelTextSize.notches += max(-12, min(notches, 12))
    let steps = Int(wheelTextSize.notches.rounded(.towardZero))
    guard steps != 0 else { return true }
    wheelTextSize.notches -= CGFloat(steps)
    let before = sizeBeforeWheel ?? traitOverrides.preferredContentSizeCategory
    let after = traitCollection.preferredContentSizeCategory.moved(by: steps)
    wheelTextSize.change = (before, after)
    traitOverrides.preferredContentSizeCategory = after
    return true
  }

  /// The window's own size of text from before the wheel changed it; `nil` when it has not, or the
  /// application has set another size since.
  private var sizeBeforeWheel: UIContentSizeCategory? {
    wheelTextSize.change.flatMap { change in
      change.after == traitOverrides.preferredContentSizeCategory ? change.before : nil
    }
  }

  /// Takes the wheel's change of the size of text back.
  ///
  /// - Returns: Whether it had done anything.
  final func resetTextSize() -> Bool {
    guard let before = sizeBeforeWheel else { return false }
    wheelTextSize = WheelTextSize()
    traitOverrides.preferredContentSizeCategory = before
    return true
  }
}
