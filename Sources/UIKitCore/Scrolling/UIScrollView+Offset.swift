import Foundation
import UIKitGraphics
import UIKitSupport

extension UIScrollView {
  /// The content inset plus the refresh control and the keyboard, and plus the safe area, depending
  /// on `contentInsetAdjustmentBehavior`.
  ///
  /// Outside a window it includes the safe area of the last window, so that changing content stays
  /// at the same end when the view returns.
  final var insetWithSafeArea: UIEdgeInsets {
    var contentInset = contentInset.limited
    contentInset.top += refreshControlStorage?.reservedHeight ?? 0
    guard contentInsetAdjustmentBehavior != .never else {
      contentInset.bottom += keyboardOverlap
      return contentInset
    }
    var safeArea = windowStorage == nil ? lastSafeArea : safeAreaInsets
    safeArea.bottom = max(safeArea.bottom, keyboardOverlap)
    return UIEdgeInsets(
      top: contentInset.top + safeArea.top,
      left: contentInset.left + safeArea.left,
      bottom: contentInset.bottom + safeArea.bottom,
      right: contentInset.right + safeArea.right
    )
  }

  /// The first valid offset, with the content's top left corner inside the insets.
  final var minimumOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  /// The last valid offset; the first one if the content is shorter than the bounds.
  final var maximumOffset: CGPoint { maximumOffset(adjustedContentInset) }

  private func maximumOffset(_ inset: UIEdgeInsets) -> CGPoint {
    CGPoint(
      x: max(-inset.left, contentSizeStorage.width + inset.right - boundsStorage.width),
      y: max(-inset.top, contentSizeStorage.height + inset.bottom - boundsStorage.height)
    )
  }

  /// Whether the content is taller than the visible area, always bounces vertically or has a
  /// refresh control.
  final var canScrollVertically: Bool {
    alwaysBounceVertical || refreshControlStorage != nil || maximumOffset.y > minimumOffset.y
  }

  /// Whether the content is wider than the visible area or always bounces horizontally.
  final var canScrollHorizontally: Bool {
    alwaysBounceHorizontal || maximumOffset.x > minimumOffset.x
  }

  /// Returns the offset clamped to the valid range.
  final func clampedOffset(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let maximum = maximumOffset(inset)
    return CGPoint(
      x: min(max(offset.x, -inset.left), maximum.x),
      y: min(max(offset.y, -inset.top), maximum.y)
    )
  }

  /// Returns the offset rounded to device pixels.
  ///
  /// The result may lie outside the valid range.
  final func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = window?.screen.scale ?? 1
    return CGPoint(
      x: (offset.x * scale).rounded() / scale,
      y: (offset.y * scale).rounded() / scale
    )
  }

  /// Scrolls by the minimum distance that shows a rectangle of the content, within the valid range.
  final func scrollMinimally(to rect: CGRect, animated: Bool) {
    var inset = adjustedContentInset
    inset.top -= collapsingHeight
    let visibleRect = boundsStorage.inset(by: inset)
    var offset = contentOffset
    offset.x += UIScrollView.distance(
      from: (visibleRect.minX, visibleRect.maxX),
      toShow: (rect.minX, rect.maxX)
    )
    offset.y += UIScrollView.distance(
      from: (visibleRect.minY, visibleRect.maxY),
      toShow: (rect.minY, rect.maxY)
    )
    offset = clampedOffset(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Returns the minimum distance by which a visible interval must move to contain another.
  private static func distance(
    from visible: (start: CGFloat, end: CGFloat),
    toShow wanted: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    if wanted.start < visible.start { return wanted.start - visible.start }
    guard wanted.end > visible.end else { return 0 }
    return min(wanted.end - visible.end, wanted.start - visible.start)
  }

  /// Clamps the offset to the valid range and retargets running motions.
  ///
  /// Does nothing during a drag or while content changes are pending.
  final func clampOffsetToRange() {
    guard !isDragging, !isContentIncomplete else { return }
    guard !motion.isRunning, !motion.isPrepared else { return motion.rangeDidChange() }
    setOffset(clampedOffset(contentOffset))
  }

  /// Adapts to a new size of the bounds.
  final func visibleSizeDidChange() {
    updateAxis()
    clampOffsetToRange()
  }

  /// Adapts to a change of the insets.
  ///
  /// Content at the top, or decelerating towards it, stays at the top, and the refresh control
  /// stays as visible as it was.
  ///
  /// - Parameter keepsStart: Whether content at the top or the left edge stays there; `false` keeps
  ///   the offset if it is valid.
  final func insetsDidChange(keepsStart: Bool = true) {
    if windowStorage != nil { lastSafeArea = safeAreaInsets }
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    let oldMinimumOffset = CGPoint(x: -lastAdjustedInset.left, y: -lastAdjustedInset.top)
    let oldMaximumOffset = maximumOffset(lastAdjustedInset)
    lastAdjustedInset = inset
    updateAxis()
    if !isDragging, motion.isReleasing {
      motion.insetsDidMoveEnds(fromMinimum: oldMinimumOffset, maximum: oldMaximumOffset)
    } else if !isDragging, !motion.isRunning {
      var offset = contentOffset
      if keepsStart, offset.x == oldMinimumOffset.x { offset.x = -inset.left }
      let distance = offset.y - oldMinimumOffset.y
      if keepsStart, distance >= 0, distance <= refreshControlStorage?.reservedHeight ?? 0 {
        offset.y = distance - inset.top
      }
      setOffset(isContentIncomplete ? offset : clampedOffset(offset))
    } else {
      clampOffsetToRange()
    }
    setNeedsLayout()
    notifyOfAdjustedInset()
  }

  /// Notifies the subclass and the delegate of changed insets.
  final func notifyOfAdjustedInset() {
    CallbackNesting.call("scrollViewDidChangeAdjustedContentInset(_:)", of: self) {
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Restricts the pan recogniser to the only scrollable axis.
  ///
  /// Drags along the other axis are left to swipes and outer scroll views.
  final func updateAxis() {
    let inset = adjustedContentInset
    let maximum = maximumOffset(inset)
    let scrolls = (
      horizontally: alwaysBounceHorizontal || maximum.x > -inset.left,
      vertically: alwaysBounceVertical || refreshControlStorage != nil || maximum.y > -inset.top
    )
    switch scrolls {
    case (false, true): pan.axis = .vertical
    case (true, false): pan.axis = .horizontal
    default: pan.axis = nil
    }
  }
}
