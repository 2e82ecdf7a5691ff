import Foundation
import UIKitGraphics

extension UIScrollView: KeyScrolling {
  /// The fraction of the visible range that a page scrolls by.
  private static let pageFraction: CGFloat = 0.9
  /// The scroll distance of an arrow key, in points.
  private static let lineStep: CGFloat = 40

  /// Whether key presses can scroll the content.
  final var scrollsByKeys: Bool {
    isScrollEnabled && allowsKeyboardScrolling
      && (maximumOffset.y > minimumOffset.y || maximumOffset.x > minimumOffset.x)
  }

  /// Scrolls with the arrow keys, Page Up, Page Down, Space, Home and End.
  ///
  /// - Parameter key: The pressed or repeated key.
  /// - Returns: Whether the content has scrolled. At an end it is `false`, so that an outer scroll
  ///   view can scroll.
  final func scroll(with key: UIKey) -> Bool {
    guard isScrollEnabled, allowsKeyboardScrolling, !isDragging,
      key.heldModifiers.isDisjoint(with: [.control, .alternate])
    else { return false }
    let (minimum, maximum) = (minimumOffset, maximumOffset)
    let page = max(bounds.shrunk(by: adjustedContentInset).height * UIScrollView.pageFraction, 1)
    let isBack = key.modifierFlags.contains(.shift) != isUpsideDown
    let distance: CGVector
    switch localKeyCode(key.keyCode) {
    case .keyboardDownArrow: distance = CGVector(dx: 0, dy: UIScrollView.lineStep)
    case .keyboardUpArrow: distance = CGVector(dx: 0, dy: -UIScrollView.lineStep)
    case .keyboardRightArrow: distance = CGVector(dx: UIScrollView.lineStep, dy: 0)
    case .keyboardLeftArrow: distance = CGVector(dx: -UIScrollView.lineStep, dy: 0)
    case .keyboardPageDown: distance = CGVector(dx: 0, dy: page)
    case .keyboardPageUp: distance = CGVector(dx: 0, dy: -page)
    case .keyboardSpacebar: distance = CGVector(dx: 0, dy: isBack ? -page : page)
    case .keyboardHome: distance = CGVector(dx: 0, dy: minimum.y - maximum.y)
    case .keyboardEnd: distance = CGVector(dx: 0, dy: maximum.y - minimum.y)
    default: return false
    }
    let target = CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)
    guard clampedOffset(target) != clampedOffset(contentOffset) else { return false }
    scrollByUser(distance)
    return true
  }
}
