import Foundation
import UIKitGraphics

extension UIView {
  /// Whether the view is on the screen as far as its own properties and those around it say.
  final var isReachable: Bool {
    var view: UIView? = self
    while let present = view {
      if present.isHiddenStorage || !present.isUserInteractionEnabled || present.alpha < 0.01 {
        return false
      }
      view = present.superviewStorage
    }
    return windowStorage != nil
  }

  /// The views in this one that Tab leads to, in reading order, this one first.
  final func focusStops() -> [UIView] {
    guard !isHiddenStorage, isUserInteractionEnabled, alpha >= 0.01 else { return [] }
    // What a field has inside, such as the button that clears it, comes and goes with editing.
    let inside = self is any UIKeyInput ? [] : focusStopsInside
    return (isFocusStop ? [self] : []) + inside
  }

  /// The views inside of this one that Tab leads to: in rows from the top, and in each row from
  /// the leading edge.
  final var focusStopsInside: [UIView] {
    let parts = subviewStorage.compactMap { view -> (frame: CGRect, stops: [UIView])? in
      let stops = view.isMaskView ? [] : view.focusStops()
      return stops.isEmpty ? nil : (view.frame, stops)
    }
    guard parts.count > 1 else { return parts.first?.stops ?? [] }
    let isMirrored = layoutDirection == .rightToLeft
    var rows: [[(frame: CGRect, stops: [UIView])]] = []
    for part in parts.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      // A part belongs to a row whose first part is beside its upper half.
      if let first = rows.last?.first, part.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(part)
      } else {
        rows.append([part])
      }
    }
    return rows.flatMap { row in
      row.sorted { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        .flatMap(\.stops)
    }
  }

  /// The first search field in this view, also in a bar that scrolling has collapsed; `nil`: none.
  final var searchFieldInside: UIView? {
    guard isUserInteractionEnabled, !isHiddenStorage || isPartOfSuperview else { return nil }
    if self is any SearchField, canBecomeFocused { return self }
    return subviewStorage.lazy.compactMap(\.searchFieldInside).first
  }

  /// Scrolls what is around the view until it is visible.
  ///
  /// - Parameter animated: Whether it scrolls there.
  final func scrollIntoView(animated: Bool) {
    scrollIntoView(boundsStorage, animated: animated)
  }

  /// Scrolls what is around the view until a part of it is visible.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - animated: Whether it scrolls there.
  final func scrollIntoView(_ rect: CGRect, animated: Bool) {
    var view = superviewStorage
    while let present = view, !present.reveal(convert(rect, to: present), animated: animated) {
      view = present.superviewStorage
    }
  }
}
