import Foundation
import UIKitGraphics

/// The properties of an object of the tree that a bridge to assistive technology reads, and the
/// actions that it performs.
extension _UIAccessibleObject {
  /// The role of the object: by its class, or else by its traits.
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

  /// The name that is read first; a control without a name has that of its row.
  package final var nodeName: String {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    guard isAccessibilityElement, nodeRole != .row, let row = treeParent, row.nodeRole == .row
    else {
      return ""
    }
    return row.accessibilityLabel ?? ""
  }

  /// The current states of the object: enabled, focused, selected and so on.
  package final var nodeState: AccessibilityState {
    var state = accessibilityDefaults.state
    let traits = accessibilityTraits
    if traits.contains(.notEnabled) { state.remove(.enabled) }
    if traits.contains(.selected) { state.formUnion([.selectable, .selected]) }
    if accessibilityViewIsModal { state.insert(.modal) }
    return state
  }

  /// The object around this one; `nil` for windows.
  package final var nodeParent: _UIAccessibleObject? { treeParent }

  /// The number of objects in this one.
  package final var nodeChildCount: Int { accessibilityDefaults.children.count }

  /// An object in this one; `nil` for a place that does not exist.
  package final func nodeChild(at index: Int) -> _UIAccessibleObject? {
    accessibilityDefaults.children.element(at: index)
  }

  /// The first objects in this one.
  package final func nodeChildren(atMost count: Int) -> [_UIAccessibleObject] {
    Array(accessibilityDefaults.children.prefix(count))
  }

  /// The objects in this one that are on the screen, and where there are few, the others, too.
  package final var nodeChildrenShown: [_UIAccessibleObject] { accessibilityDefaults.shownChildren }

  /// The place of an object in this one.
  package final func nodeIndex(of child: _UIAccessibleObject) -> Int? {
    accessibilityDefaults.index(ofChild: child)
  }

  /// The selected objects in this one, the first thousand; `nil` where nothing inside is selected.
  package final var nodeSelection: [_UIAccessibleObject]? {
    accessibilityDefaults.selectedChildren
  }

  /// Deselects an object in this one; `nil`: all of them.
  package final func deselectNode(_ child: _UIAccessibleObject?) {
    accessibilityDefaults.deselect(child)
  }

  /// Selects everything in this one.
  ///
  /// - Returns: Whether several objects may be selected.
  package final func selectAllInNode() -> Bool { accessibilityDefaults.selectAll() }

  /// The rows in this one; `nil` where it is no list.
  package final var nodeRows: (any AccessibleRows)? { accessibilityDefaults.rows }

  /// The link that the object is; `nil` for others.
  package final var nodeLink: AccessibleLink? { accessibilityDefaults.link }

  /// Place and number of the rows around, counted from 1.
  package final var nodePlace: (index: Int, count: Int)? { accessibilityDefaults.place }

  /// The number that the object shows.
  package final var nodeRange: AccessibilityRange? { accessibilityDefaults.range }

  /// Sets the number.
  package final func setNodeValue(_ value: Double) -> Bool { accessibilityDefaults.set(value) }

  /// The text that is edited in the object.
  package final var nodeText: (any AccessibleText)? { accessibilityDefaults.text }

  /// Whether the object is on the screen.
  package final var isNodeShowing: Bool { accessibilityDefaults.state.contains(.showing) }

  /// Gives the object the keyboard's focus, or else scrolls until it can be seen.
  ///
  /// - Returns: Whether it has the keyboard's focus.
  package final func focusNode() -> Bool {
    accessibilityDefaults.show()
    return accessibilityDefaults.focus()
  }

  /// Scrolls until the object can be seen.
  package final func showNode() { accessibilityDefaults.show() }

  /// Scrolls by a page; the objects around are asked, too.
  package final func scrollNode(_ direction: UIAccessibilityScrollDirection) -> Bool {
    firstAround { $0.accessibilityScroll(direction) }
  }

  /// Calls the object and those around it until one accepts.
  final func firstAround(_ accepts: (_UIAccessibleObject) -> Bool) -> Bool {
    if accepts(self) { return true }
    var responder = (self as? UIResponder)?.next
    while let present = responder {
      if accepts(present) { return true }
      responder = present.next
    }
    return false
  }

  /// The names of the object's actions besides its activation, in their order.
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
            guard let found = rotor.search(direction, from: node) else { return false }
            WindowHost.current.accessibilityClient?.move(to: found)
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

/// Defaults of objects that scroll.
@MainActor
protocol ScrollingDefaults: AccessibilityDefaults {}

/// Something that can be done with an object.
package struct NodeAction {
  /// The name of the action, as it is read to the user.
  package let name: String
  /// Does it; returns whether it could be done.
  package let perform: @MainActor (_UIAccessibleObject) -> Bool

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name, as it is read to the user.
  ///   - perform: Does it with the object.
  package init(name: String, perform: @escaping @MainActor (_UIAccessibleObject) -> Bool) {
    (self.name, self.perform) = (name, perform)
  }
}

extension WindowHost {
  /// The windows, from the front, as far as none is in front that lets nothing else be read.
  package final var nodes: [UIWindow] {
    var shown: [UIWindow] = []
    for window in windows.reversed() where !window.accessibilityElementsHidden {
      shown.append(window)
      if window.accessibilityViewIsModal { break }
    }
    return shown
  }

  /// The object with the keyboard's focus; `nil` when nothing has it.
  package final var focusedNode: _UIAccessibleObject? {
    guard let view = keyWindow?.focusSystemStorage.focusedView else { return nil }
    return view.focusContainer?.focusedElement ?? view
  }
}
