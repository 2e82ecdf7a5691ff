import Foundation
import UIKitGraphics

extension UIWindow {
  /// Whether the wheel changes the size of text while Control is held, in all windows.
  ///
  /// Default: `true`. Each notch changes `traitOverrides.preferredContentSizeCategory` of the window
  /// below the pointer by a step; an application that saves the size learns of it in
  /// `traitCollectionDidChange(_:)`. With `false`, Control makes no difference to the wheel. UIKit
  /// has no such property.
  public static var changesTextSizeByWheel = true

  /// Makes text larger or smaller.
  ///
  /// - Parameter notches: Of the wheel, positive for larger; fractions of a touchpad add up.
  /// - Returns: Whether the wheel was used, which it is at the ends, too.
  final func changeTextSize(by notches: CGFloat) -> Bool {
    guard notches != 0 else { return false }
    // A touchpad that turns round begins anew.
    if textSizeNotches * notches < 0 { textSizeNotches = 0 }
    textSizeNotches += max(-12, min(notches, 12))
    let steps = Int(textSizeNotches.rounded(.towardZero))
    guard steps != 0 else { return true }
    textSizeNotches -= CGFloat(steps)
    traitOverrides.preferredContentSizeCategory =
      traitCollection.preferredContentSizeCategory.moved(by: steps)
    return true
  }
}
