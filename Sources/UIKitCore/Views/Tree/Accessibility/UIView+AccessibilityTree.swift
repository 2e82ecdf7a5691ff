import Foundation
import UIKitGraphics

extension _UIAccessibleObject {
  /// Whether the object is part of the accessibility tree.
  final var isInTree: Bool {
    if accessibilityElementsHidden { return false }
    if isAccessibilityElement { return true }
    return accessibilityDefaults.isContainer || accessibilityContainerType != .none
      || accessibilityProperties.label != nil
  }

  /// The parent in the accessibility tree; `nil` for a window and for objects outside of windows.
  final var treeParent: _UIAccessibleObject? { accessibilityDefaults.parent }
}

extension UIView {
  /// The parent in the accessibility tree.
  ///
  /// The parent is the nearest ancestor in the tree, or an element that represents an ancestor.
  final var parentInTree: _UIAccessibleObject? {
    var view = superviewStorage
    while let current = view {
      if let element = current.superviewStorage?.element(representing: current) { return element }
      if current.isInTree { return current }
      view = current.superviewStorage
    }
    return nil
  }

  /// The view's child nodes in the accessibility tree, in reading order.
  final var nodesInside: [_UIAccessibleObject] {
    if let elements = accessibilityElements { return nodes(listed: elements) }
    if let modal = contentSubviews.last(where: { $0.isModalForAccessibility }) {
      return UIView.nodes(of: modal)
    }
    let parts = contentSubviews.compactMap { view -> (CGRect, [_UIAccessibleObject])? in
      guard view.canBecomeVisible else { return nil }
      let nodes = UIView.nodes(of: view)
      return nodes.isEmpty ? nil : (view.frame, nodes)
    }
    return inReadingOrder(parts)
  }

  /// The views whose custom list of elements is being read.
  private static var viewsListingElements: Set<ObjectIdentifier> = []

  /// Returns the nodes of the objects listed by the application.
  ///
  /// Objects outside of the tree are replaced by the nodes inside them. Returns an empty array if a
  /// list leads back to itself.
  private func nodes(listed elements: [Any]) -> [_UIAccessibleObject] {
    let identifier = ObjectIdentifier(self)
    guard UIView.viewsListingElements.insert(identifier).inserted else { return [] }
    defer { UIView.viewsListingElements.remove(identifier) }
    return elements.flatMap { element -> [_UIAccessibleObject] in
      guard let object = element as? _UIAccessibleObject, object !== self else { return [] }
      return UIView.nodes(of: object)
    }
  }

  /// Whether the view is hidden, or transparent (alpha below 0.01).
  final var isInvisible: Bool { isHiddenStorage || 0.01 > alphaStorage }

  /// Whether the view is within the window's bounds, or can be scrolled into them.
  private var canBecomeVisible: Bool {
    guard let window = windowStorage, boundsStorage.width > 0, boundsStorage.height > 0,
      !frameOnScreen.intersects(window.boundsStorage)
    else { return true }
    return sequence(first: self, next: \.superviewStorage).contains { $0.scrolledContent != nil }
  }

  private var isModalForAccessibility: Bool {
    accessibilityViewIsModal && !isInvisible
  }

  /// Returns an object, or the objects inside it if it is not in the tree itself.
  private static func nodes(of object: _UIAccessibleObject) -> [_UIAccessibleObject] {
    if object.accessibilityElementsHidden { return [] }
    guard let view = object as? UIView else { return object.isInTree ? [object] : [] }
    if view.isInvisible { return [] }
    return view.isInTree ? [view] : view.nodesInside
  }

  /// Returns the nodes of the elements in reading order: rows from the top, each from its leading
  /// edge.
  private func inReadingOrder(
    _ parts: [(frame: CGRect, nodes: [_UIAccessibleObject])]
  ) -> [_UIAccessibleObject] {
    guard parts.count > 1 else { return parts.first?.nodes ?? [] }
    let isMirrored = layoutDirection == .rightToLeft
    var rows: [[(frame: CGRect, nodes: [_UIAccessibleObject])]] = []
    for part in parts.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      // An element belongs to a row if the first element of the row overlaps its upper half.
      if let first = rows.last?.first, part.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(part)
      } else {
        rows.append([part])
      }
    }
    return rows.flatMap { row in
      row.sorted { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        .flatMap(\.nodes)
    }
  }

  /// The texts in the view that are read with it, in reading order: those of elements that are not
  /// interactive.
  final var joinedText: String? {
    let texts = nodesInside.filter { !$0.isInteractiveElement }.compactMap { node in
      node.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension _UIAccessibleObject {
  /// Whether the user can interact with the element itself.
  final var isInteractiveElement: Bool {
    guard isAccessibilityElement else { return true }
    return accessibilityRespondsToUserInteraction || accessibilityDefaults.text != nil
      || accessibilityDefaults.range != nil
  }
}
