import Foundation
import UIKitGraphics

/// A change of a control's value by a key press.
enum ControlChange {
  /// A change by one step.
  case increment, decrement
  /// A change to an end of the range.
  case minimum, maximum

  /// Creates the change for a key: an arrow key towards the trailing edge increments, towards the
  /// leading edge decrements, and Home and End select the ends.
  ///
  /// Fails for any other key.
  init?(_ code: UIKeyboardHIDUsage, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    switch code {
    case .keyboardRightArrow: self = isMirrored ? .decrement : .increment
    case .keyboardLeftArrow: self = isMirrored ? .increment : .decrement
    case .keyboardHome: self = .minimum
    case .keyboardEnd: self = .maximum
    default: return nil
    }
  }
}
