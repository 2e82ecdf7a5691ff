import Foundation
import UIKitGraphics
import UIKitSupport

/// The pending changes of offset and content size.
///
/// Scrolling and layout set the public properties, so that overrides observe every change.
/// Meanwhile the setters of `UIScrollView` only store the value.
struct ScrollChanges {
  /// The source of a change to the content offset.
  enum Origin {
    /// The application, before its call reaches the setter; also without a change.
    case application
    /// The application, through the property's setter, which calls `setContentOffset(_:animated:)`.
    case property
    /// A motion, a drag or a layout pass.
    case scrolling
  }

  /// The maximum depth of nested notifications for changes made within `scrollViewDidScroll(_:)`.
  ///
  /// Further notifications are sent sequentially.
  static let maximumNotifications = 16
  /// The number of changes within one notification that indicates an endless loop.
  static let maximumMoves = 100_000

  var origin = Origin.application
  /// Whether setting the content size leaves the offset unchanged, because the caller adjusts it.
  var keepsOffset = false
  /// The number of nested notifications.
  var notifications = 0
  /// The number of changes since the outermost notification began.
  var moves = 0
  /// Whether a change at the maximum depth is still to be notified.
  var hasUnnotifiedMove = false
}

extension UIScrollView {
  // MARK: Offset

  /// Sets the content offset, without stopping motions and drags.
  final func setOffset(_ offset: CGPoint) {
    guard offset != boundsStorage.origin else { return }
    let origin = changes.origin
    changes.origin = .scrolling
    contentOffset = offset
    changes.origin = origin
  }

  /// Handles a new value in the setter of the content offset.
  final func applyContentOffset(_ offset: CGPoint) {
    guard changes.origin != .scrolling else {
      // Values set from here on, including by an override, are the application's.
      changes.origin = .application
      return moveBounds(to: offset)
    }
    demandMainThread(type(of: self), "contentOffset")
    // An override of the method may set the property.
    guard changes.origin != .property else { return scroll(to: offset, animated: false) }
    changes.origin = .property
    setContentOffset(offset, animated: false)
    changes.origin = .application
  }

  final func scroll(to offset: CGPoint, animated: Bool) {
    demand(
      offset.x.isFinite && offset.y.isFinite,
      "A content offset has to be finite, but \(offset) was set"
    )
    let isInSetter = changes.origin == .property
    changes.origin = .application
    if offset != contentOffset { willScroll() }
    if animated, window != nil, UIView.areAnimationsEnabled {
      motion.animate(to: offset)
    } else {
      motion.stop()
      let oldOffset = contentOffset
      if isInSetter { moveBounds(to: offset) } else { setOffset(offset) }
      rebaseDrag(movedFrom: oldOffset)
    }
  }

  private func moveBounds(to offset: CGPoint) {
    guard offset != boundsStorage.origin else { return }
    // Setting only the origin would allocate memory for the accessor in each frame.
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  /// Calls `scrollViewDidScroll(_:)`.
  final func notifyOfScrolling() {
    changes.moves += 1
    demand(
      changes.moves <= ScrollChanges.maximumMoves,
      "scrollViewDidScroll(_:) for \(self) moves contentOffset without end"
    )
    guard changes.notifications < ScrollChanges.maximumNotifications else {
      changes.hasUnnotifiedMove = true
      return
    }
    changes.notifications += 1
    repeat {
      changes.hasUnnotifiedMove = false
      delegate?.scrollViewDidScroll(self)
    } while changes.hasUnnotifiedMove
    changes.notifications -= 1
    if changes.notifications == 0 { changes.moves = 0 }
  }

  // MARK: Content size

  /// Sets the content size like the application, or clamps the offset if the size is unchanged.
  final func setContentSize(_ size: CGSize) {
    if size == contentSizeStorage { clampOffsetToRange() } else { contentSize = size }
  }

  /// Sets the content size without adjusting the offset.
  ///
  /// The caller adjusts it.
  final func setContentSizeKeepingOffset(_ size: CGSize) {
    guard size != contentSizeStorage else { return }
    let keepsOffset = changes.keepsOffset
    changes.keepsOffset = true
    contentSize = size
    changes.keepsOffset = keepsOffset
  }

  /// Handles a new value in the setter of the content size.
  final func applyContentSize(_ size: CGSize) {
    demand(
      size.width.isFinite && size.height.isFinite,
      "A content size has to be finite, but \(size) was set"
    )
    let keepsOffset = changes.keepsOffset
    changes.keepsOffset = false
    if size != contentSizeStorage {
      let isSameAxis = alwaysBounceVertical && size.width == contentSizeStorage.width
      contentSizeStorage = size
      if !isSameAxis { updateAxis() }
      indicators.layOut()
    }
    if !keepsOffset { clampOffsetToRange() }
    valueDidChange()
  }
}
