import Foundation
import UIKitGraphics

extension UIScrollView: KeyScrolling {
  /// The fraction of the visible part that a page scrolls.
  private static let pageFraction: CGFloat = 0.9
  /// The distance that an arrow key scrolls, in points.
  private static let lineStep: CGFloat = 40

  /// Whether keys could move the content.
  final var scrollsByKeys: Bool {
    isScrollEnabled && allowsKeyboardScrolling
      && (maximumOffset.y > minimumOffset.y || maximumOffset.x > minimumOffset.x)
  }

  /// Scrolls by arrows, Page Up and Page Down, Space, Home and End.
  ///
  /// - Parameter key: The key that went down, or autorepeats.
  /// - Returns: Whether it scrolled; at an end an outer scroll view may.
  final func scroll(with key: UIKey) -> Bool {
    guard isScrollEnabled, allowsKeyboardScrolling, !isDragging,
      key.heldModifiers.isDisjoint(with: [.control, .alternate])
    else { return false }
    let (low, high) = (minimumOffset, maximumOffset)
    let page = max(bounds.shrunk(by: adjustedContentInset).height * UIScrollView.pageFraction, 1)
    let isBack = key.modifierFlags.contains(.shift) != isUpsideDown
    let distance: CGVector
    switch ownKeyCode(key.keyCode) {
    case .keyboardDownArrow: distance = CGVector(dx: 0, dy: UIScrollView.lineStep)
    case .keyboardUpArrow: distance = CGVector(dx: 0, dy: -UIScrollView.lineStep)
    case .keyboardRightArrow: distance = CGVector(dx: UIScrollView.lineStep, dy: 0)
    case .keyboardLeftArrow: distance = CGVector(dx: -UIScrollView.lineStep, dy: 0)
    case .keyboardPageDown: distance = CGVector(dx: 0, dy: page)
    case .keyboardPageUp: distance = CGVector(dx: 0, dy: -page)
    case .keyboardSpacebar: distance = CGVector(dx: 0, dy: isBack ? -page : page)
    case .keyboardHome: distance = CGVector(dx: 0, dy: low.y - high.y)
    case .keyboardEnd: distance = CGVector(dx: 0, dy: high.y - low.y)
    default: return false
    }
    let target = CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)
    guard legalOffset(target) != legalOffset(contentOffset) else { return false }
    scrollByUser(distance)
    return true
  }
}
