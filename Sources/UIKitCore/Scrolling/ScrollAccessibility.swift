import Foundation
import UIKitGraphics

/// The accessibility of a scroll view, which scrolls by pages and is exposed if its content can
/// scroll.
struct ScrollAccessibility: ViewDefaults, ScrollingDefaults {
  let view: UIScrollView

  var isContainer: Bool {
    let (minimum, maximum) = (view.minimumOffset, view.maximumOffset)
    return view.isScrollEnabled && (maximum.x > minimum.x || maximum.y > minimum.y)
  }

  var role: AccessibilityRole? { .scrollView }

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    view.scrollByPage(direction)
  }
}

extension UIScrollView {
  /// The fraction of a page that remains visible.
  private static let overlap: CGFloat = 0.1

  /// Scrolls by a page.
  ///
  /// - Returns: Whether the content could scroll in that direction.
  final func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let visibleRect = boundsStorage.inset(by: adjustedContentInset)
    let (width, height) = (
      visibleRect.width * (1 - UIScrollView.overlap),
      visibleRect.height * (1 - UIScrollView.overlap)
    )
    var offset = contentOffset
    let isHorizontal =
      maximumOffset.x > minimumOffset.x && maximumOffset.y <= minimumOffset.y
    switch direction {
    case .down: offset.y += height
    case .up: offset.y -= height
    case .right: offset.x += width
    case .left: offset.x -= width
    case .next where isHorizontal: offset.x += width
    case .previous where isHorizontal: offset.x -= width
    case .next: offset.y += height
    case .previous: offset.y -= height
    }
    let oldOffset = contentOffset
    offset = clampedOffset(pixelAligned(offset))
    guard offset != oldOffset else { return false }
    setContentOffset(offset, animated: false)
    layoutIfNeeded()
    return contentOffset != oldOffset
  }
}
