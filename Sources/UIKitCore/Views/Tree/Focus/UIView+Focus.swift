import Foundation
import UIKitGraphics

extension UIView {
  /// Whether the view is in a window, and neither hidden, transparent nor without user interaction,
  /// considering its own properties and those of its ancestors.
  final var isReachable: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHiddenStorage || !current.isUserInteractionEnabled || current.alpha < 0.01 {
        return false
      }
      view = current.superviewStorage
    }
    return windowStorage != nil
  }

  /// Whether the view overlaps the window, or can be scrolled into it.
  private final var isVisibleOrScrollable: Bool {
    var (view, rect) = (self, boundsStorage)
    while true {
      let visibleRect = view.boundsStorage
      if view is any KeyScrolling {
        rect = visibleRect
      } else if view.clipsToBounds || view === windowStorage {
        let isInside =
          rect.maxX > visibleRect.minX && rect.minX < visibleRect.maxX
          && rect.maxY > visibleRect.minY && rect.minY < visibleRect.maxY
        if !isInside { return false }
      }
      guard let superview = view.superviewStorage else { return true }
      rect = view.convert(rect, to: superview)
      view = superview
    }
  }

  /// Returns the views in this view that Tab reaches, in reading order, starting with this view.
  final func focusStops() -> [UIView] {
    guard !isHiddenStorage, isUserInteractionEnabled, alpha >= 0.01 else { return [] }
    // The subviews of a text field, such as its clear button, only exist during editing.
    let nestedStops = self is any UIKeyInput ? [] : focusStopsInside
    return (isFocusStop && isVisibleOrScrollable ? [self] : []) + nestedStops
  }

  /// The descendants that Tab reaches, ordered by rows from the top, and by the leading edge in
  /// each row.
  ///
  /// Of views with the same leading edge, the view that ends first precedes.
  final var focusStopsInside: [UIView] {
    let covers = contentSubviews.compactMap { $0 as? any FocusCover }
    let parts = contentSubviews.compactMap { view -> (frame: CGRect, stops: [UIView])? in
      var stops = view.focusStops()
      if !covers.isEmpty { stops.removeAll { stop in covers.contains { $0.covers(stop) } } }
      return stops.isEmpty ? nil : (view.frame, stops)
    }
    guard parts.count > 1 else { return parts.first?.stops ?? [] }
    let isMirrored = layoutDirection == .rightToLeft
    var rows: [[(frame: CGRect, stops: [UIView])]] = []
    for part in parts.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      // A view belongs to a row if the first view of the row overlaps its upper half.
      if let first = rows.last?.first, part.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(part)
      } else {
        rows.append([part])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        let (first, second) =
          isMirrored ? (-$0.frame.maxX, -$1.frame.maxX) : ($0.frame.minX, $1.frame.minX)
        return (first, $0.frame.maxY) < (second, $1.frame.maxY)
      }
      .flatMap(\.stops)
    }
  }

  /// The first search field in this view, including one in a bar that scrolling has collapsed;
  /// `nil` if there is none.
  final var searchFieldInside: UIView? {
    guard isUserInteractionEnabled, !isHiddenStorage || isPartOfSuperview else { return nil }
    if self is any SearchField, canBecomeFocused { return self }
    return contentSubviews.lazy.compactMap(\.searchFieldInside).first
  }

  /// Scrolls the enclosing scroll views until the view is visible.
  ///
  /// - Parameter animated: Whether the scrolling is animated.
  final func scrollIntoView(animated: Bool) {
    scrollIntoView(boundsStorage, animated: animated)
  }

  /// Scrolls the enclosing scroll views until a rectangle of the view is visible.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the view's coordinates.
  ///   - animated: Whether the scrolling is animated.
  final func scrollIntoView(_ rect: CGRect, animated: Bool) {
    var view = superviewStorage
    while let current = view, !current.reveal(convert(rect, to: current), animated: animated) {
      view = current.superviewStorage
    }
  }
}
