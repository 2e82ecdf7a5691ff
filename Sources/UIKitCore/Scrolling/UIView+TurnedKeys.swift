import Foundation
import UIKitGraphics

extension UIView {
  /// Whether "down" on the screen is "up" in this view's coordinates, as in a list that a transform
  /// turns upside down.
  final var isUpsideDown: Bool {
    guard hasTransformedChain else { return false }
    let down = ownMovement(CGPoint(x: 0, y: 1))
    return down.y < -abs(down.x)
  }

  /// The key that means in this view's coordinates the direction that a key means on the screen.
  ///
  /// - Parameter code: An arrow, Page Up or Page Down, Home or End.
  /// - Returns: The key of the same kind; other keys are returned unchanged.
  final func ownKeyCode(_ code: UIKeyboardHIDUsage) -> UIKeyboardHIDUsage {
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
    let own = ownMovement(direction)
    if own.isHorizontalMovement { return own.x < 0 ? .keyboardLeftArrow : .keyboardRightArrow }
    return own.y < 0 ? .keyboardUpArrow : .keyboardDownArrow
  }
}
