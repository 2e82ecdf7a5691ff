import Foundation
import UIKitGraphics

/// A change of a control's value by a key.
enum ControlChange {
  /// By one step.
  case increment, decrement
  /// To the end of the range.
  case minimum, maximum

  /// The change of a key: the arrow towards the trailing edge increments, Home and End lead to the
  /// ends; `nil` for others.
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
