import Foundation
import UIKitGraphics
import UIKitSupport

/// The changes of offset and content size that are under way.
///
/// Scrolling and layout set the properties, so that overrides see every change; meanwhile the
/// setters of `UIScrollView` only take the value over.
struct ScrollChanges {
  /// The source of a content offset.
  enum Origin {
    /// The application, in a setter that has not been reached yet; or none.
    case application
    /// The application, in `setContentOffset(_:animated:)`, called by the property's setter.
    case property
    /// A motion, a drag or the layout.
    case scrolling
  }

  /// Moves from within `scrollViewDidScroll(_:)` that are notified of inside each other; later ones
  /// are notified of one after the other.
  static let maximumNotifications = 16
  /// Moves from within one notification that are certainly without end.
  static let maximumMoves = 100_000

  var origin = Origin.application
  /// Whether the offset stays when the content size is set, because its setter adjusts it.
  var keepsOffset = false
  /// The number of nested notifications.
  var notifications = 0
  /// Moves since the outermost notification began.
  var moves = 0
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

  /// Called by the setter of the content offset.
  final func takeOffset(_ offset: CGPoint) {
    guard changes.origin != .scrolling else {
      // Values that are set from here on, also by an override, are the application's.
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
      let old = contentOffset
      if isInSetter { moveBounds(to: offset) } else { setOffset(offset) }
      rebaseDrag(movedFrom: old)
    }
  }

  private func moveBounds(to offset: CGPoint) {
    guard offset != boundsStorage.origin else { return }
    // Setting the origin alone would allocate memory for the accessor in each frame.
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

  /// Sets the content size as the application does.
  final func setContentSize(_ size: CGSize) {
    if size == contentSizeStorage { returnToLegalRange() } else { contentSize = size }
  }

  /// Sets the content size without adjusting the offset, which the caller does.
  final func setContentSizeKeepingOffset(_ size: CGSize) {
    guard size != contentSizeStorage else { return }
    let keepsOffset = changes.keepsOffset
    changes.keepsOffset = true
    contentSize = size
    changes.keepsOffset = keepsOffset
  }

  /// Called by the setter of the content size.
  final func takeContentSize(_ size: CGSize) {
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
      indicators.place()
    }
    if !keepsOffset { returnToLegalRange() }
    valueDidChange()
  }
}
