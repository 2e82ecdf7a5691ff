import Foundation
import UIKitGraphics

extension UIView {
  /// Whether "down" on screen is "up" in this view's coordinates, as in an upside-down list.
  final var isUpsideDown: Bool {
    guard hasTransformedChain else { return false }
    let down = localMovement(CGPoint(x: 0, y: 1))
    return down.y < -abs(down.x)
  }

  /// Returns the key for the on-screen direction of a key in this view's coordinates.
  ///
  /// - Parameter code: An arrow key, Page Up, Page Down, Home or End.
  /// - Returns: The corresponding key; other keys are unchanged.
  final func localKeyCode(_ code: UIKeyboardHIDUsage) -> UIKeyboardHIDUsage {
    guard hasTransformedChain else { return code }
    switch code {
    case .keyboardUpArrow: return arrow(towards: CGPoint(x: 0, y: -1))
    case .keyboardDownArrow: return arrow(towards: CGPoint(x: 0, y: 1))
    case .keyboardLeftArrow: return arrow(towards: CGPoint(x: -1, y: 0))
    case .keyboardRightArrow: return arrow(towards: CGPoint(x: 1, y: 0))
    case .keyboardPageUp where isUpsideDown: return .keyboardPageDown
    case .keyboardPageDown where isUpsideDown: return .keyboardPageUp
    case .keyboardHome where isUpsideDown: return .keyboardEnd
    case .keyboardEnd where isUpsideDown: return .keyboardHome
    default: return code
    }
  }

  private func arrow(towards direction: CGPoint) -> UIKeyboardHIDUsage {
    let localDirection = localMovement(direction)
    if localDirection.isHorizontalMovement {
      return localDirection.x < 0 ? .keyboardLeftArrow : .keyboardRightArrow
    }
    return localDirection.y < 0 ? .keyboardUpArrow : .keyboardDownArrow
  }
}
