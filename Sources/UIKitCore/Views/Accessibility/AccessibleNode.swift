import Foundation
import UIKitGraphics

/// The properties and actions of a node in the accessibility tree, used by a bridge to assistive
/// technology.
extension _UIAccessibleObject {
  /// The role of the node, from its class or its traits.
  package final var nodeRole: AccessibilityRole {
    let traits = accessibilityTraits
    let role = accessibilityDefaults.role
    if accessibilityProperties.traits == nil, let role { return role }
    switch traits {
    case _ where traits.contains(.header): return .header
    case _ where traits.contains(.searchField): return .searchField
    case _ where traits.contains(.toggleButton): return .toggle
    case _ where traits.contains(.keyboardKey): return .key
    case _ where traits.contains(.link): return .link
    case _ where traits.contains(.adjustable): return .slider
    default: break
    }
    if let role { return role }
    if traits.contains(.button) { return .button }
    if traits.contains(.image) { return .image }
    if accessibilityContainerType == .list { return .list }
    return isAccessibilityElement ? .text : .group
  }

  /// The name that is read first; a control without a name has the name of its row.
  package final var nodeName: String {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    guard isAccessibilityElement, nodeRole != .row, let row = treeParent, row.nodeRole == .row
    else {
      return ""
    }
    return row.accessibilityLabel ?? ""
  }

  /// The current states of the node: enabled, focused, selected and so on.
  package final var nodeState: AccessibilityState {
    var state = accessibilityDefaults.state
    let traits = accessibilityTraits
    if traits.contains(.notEnabled) { state.remove(.enabled) }
    if traits.contains(.selected) { state.formUnion([.selectable, .selected]) }
    if accessibilityViewIsModal { state.insert(.modal) }
    return state
  }

  /// The parent node; `nil` for windows.
  package final var nodeParent: _UIAccessibleObject? { treeParent }

  /// The number of child nodes.
  package final var nodeChildCount: Int { accessibilityDefaults.children.count }

  /// Returns a child node; `nil` for an invalid index.
  package final func nodeChild(at index: Int) -> _UIAccessibleObject? {
    accessibilityDefaults.children.element(at: index)
  }

  /// Returns the first child nodes, at most `count`.
  package final func nodeChildren(atMost count: Int) -> [_UIAccessibleObject] {
    Array(accessibilityDefaults.children.prefix(count))
  }

  /// The child nodes on the screen; if there are only few, all child nodes.
  package final var nodeVisibleChildren: [_UIAccessibleObject] {
    accessibilityDefaults.visibleChildren
  }

  /// Returns the index of a child node; `nil` for other objects.
  package final func nodeIndex(of child: _UIAccessibleObject) -> Int? {
    accessibilityDefaults.index(ofChild: child)
  }

  /// The selected child nodes, at most a thousand; `nil` if the children cannot be selected.
  package final var nodeSelection: [_UIAccessibleObject]? {
    accessibilityDefaults.selectedChildren
  }

  /// Deselects a child node; `nil` deselects all of them.
  package final func deselectNode(_ child: _UIAccessibleObject?) {
    accessibilityDefaults.deselect(child)
  }

  /// Selects all child nodes.
  ///
  /// - Returns: Whether multiple selection is allowed.
  package final func selectAllInNode() -> Bool { accessibilityDefaults.selectAll() }

  /// The rows of the node; `nil` if it is not a list.
  package final var nodeRows: (any AccessibleRows)? { accessibilityDefaults.rows }

  /// The link represented by the node; `nil` for other nodes.
  package final var nodeLink: AccessibleLink? { accessibilityDefaults.link }

  /// The index of the row that contains the node, counted from 1, and the number of rows.
  package final var nodePositionInSet: (index: Int, count: Int)? {
    accessibilityDefaults.positionInSet
  }

  /// The numeric value of the node, with its range; `nil` for nodes without one.
  package final var nodeRange: AccessibilityRange? { accessibilityDefaults.range }

  /// Sets the numeric value.
  package final func setNodeValue(_ value: Double) -> Bool { accessibilityDefaults.set(value) }

  /// The editable text of the node; `nil` for nodes without one.
  package final var nodeText: (any AccessibleText)? { accessibilityDefaults.text }

  /// Whether the node is on the screen.
  package final var isNodeShowing: Bool { accessibilityDefaults.state.contains(.showing) }

  /// Moves the keyboard focus to the node, or scrolls until the node is visible.
  ///
  /// - Returns: Whether the node has the keyboard focus.
  package final func focusNode() -> Bool {
    accessibilityDefaults.show()
    return accessibilityDefaults.focus()
  }

  /// Scrolls until the node is visible.
  package final func showNode() { accessibilityDefaults.show() }

  /// Scrolls by a page; if the node does not scroll, tries its ancestors.
  package final func scrollNode(_ direction: UIAccessibilityScrollDirection) -> Bool {
    anySelfOrAncestor { $0.accessibilityScroll(direction) }
  }

  /// Calls a closure for the object and then the responders after it, until one accepts.
  ///
  /// - Returns: Whether one accepted.
  final func anySelfOrAncestor(_ accepts: (_UIAccessibleObject) -> Bool) -> Bool {
    if accepts(self) { return true }
    var responder = (self as? UIResponder)?.next
    while let current = responder {
      if accepts(current) { return true }
      responder = current.next
    }
    return false
  }

  /// The actions of the node besides activation, in order.
  package final var nodeActions: [NodeAction] {
    var actions: [NodeAction] = []
    if accessibilityTraits.contains(.adjustable) {
      actions.append(
        NodeAction(name: "increment") {
          $0.accessibilityIncrement(); return true
        }
      )
      actions.append(
        NodeAction(name: "decrement") {
          $0.accessibilityDecrement(); return true
        }
      )
    }
    for action in accessibilityCustomActions ?? [] {
      actions.append(NodeAction(name: action.name) { _ in action.actionHandler?(action) ?? false })
    }
    let words = SystemWords.current.spoken
    for rotor in accessibilityCustomRotors ?? [] {
      for (direction, word) in [
        (UIAccessibilityCustomRotor.Direction.next, words.next), (.previous, words.previous),
      ] {
        actions.append(
          NodeAction(name: "\(word) \(rotor.name)") { node in
            guard let match = rotor.search(direction, from: node) else { return false }
            WindowHost.current.accessibilityClient?.move(to: match)
            return true
          }
        )
      }
    }
    if accessibilityDefaults is any ScrollingDefaults {
      let directions: [(UIAccessibilityScrollDirection, String)] = [
        (.down, words.scrollDown), (.up, words.scrollUp), (.right, words.scrollRight),
        (.left, words.scrollLeft),
      ]
      for (direction, word) in directions {
        actions.append(NodeAction(name: word) { $0.scrollNode(direction) })
      }
    }
    return actions
  }
}

/// The accessibility defaults of objects that scroll.
@MainActor
protocol ScrollingDefaults: AccessibilityDefaults {}

/// An action of a node.
package struct NodeAction {
  /// The name of the action, read to the user.
  package let name: String
  /// Performs the action, and returns whether it succeeded.
  package let perform: @MainActor (_UIAccessibleObject) -> Bool

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name, read to the user.
  ///   - perform: Performs the action on the object.
  package init(name: String, perform: @escaping @MainActor (_UIAccessibleObject) -> Bool) {
    (self.name, self.perform) = (name, perform)
  }
}

extension WindowHost {
  /// The windows from front to back that assistive technology sees, up to and including a modal
  /// window.
  package final var nodes: [UIWindow] {
    var visibleWindows: [UIWindow] = []
    for window in windows.reversed() where !window.accessibilityElementsHidden {
      visibleWindows.append(window)
      if window.accessibilityViewIsModal { break }
    }
    return visibleWindows
  }

  /// The object with the keyboard focus; `nil` if there is none.
  package final var focusedNode: _UIAccessibleObject? {
    guard let view = keyWindow?.focusSystemStorage.focusedView else { return nil }
    return view.focusContainer?.focusedElement ?? view
  }
}
