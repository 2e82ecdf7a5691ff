import Foundation
import UIKitCore
import UIKitGraphics

/// The state that was last reported to clients.
@MainActor
struct EventMemory {
  /// The state of an object that was last reported to clients.
  struct Snapshot {
    var name: String
    var description: String
    var states: Set<AccessibilityBus.State>
    var value: Double?
    var text: String?
    var selection: Range<Int>
    /// The number of selected rows of a list; `nil` for other objects.
    var selectedRows: Int?
    /// The IDs of the children; `nil` for lists and if there are too many.
    var children: [Int]?
  }

  /// Whether objects may have changed since the last comparison.
  var isStale = false
  /// The earliest time of the next comparison, in seconds on the loop's clock.
  var nextComparison = 0.0
  /// The focused object as last reported to clients.
  weak var focus: _UIAccessibleObject?
  /// The object to which a client has moved the focus although the keyboard cannot.
  weak var clientFocus: _UIAccessibleObject?
  /// The object with the keyboard focus at the last comparison of the focus.
  weak var keyboardFocus: _UIAccessibleObject?
  /// Whether the window was active at the last comparison.
  var isActive = false
  /// The objects as last reported to clients, by ID.
  var snapshots: [Int: Snapshot] = [:]
  /// The IDs of the windows as last reported to clients.
  var windows: [Int] = []
}

extension AccessibilityBridge {
  /// The maximum number of objects to compare; those with the highest IDs are compared.
  private static let maximumComparedObjects = 1500

  /// Reports the changes of this turn of the loop to clients.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  func emitChanges(at time: Double) {
    guard application.isEmbedded else { return }
    emitWindowChanges()
    emitFocusChange()
    emitFocusedTextChanges()
    guard time >= events.nextComparison else {
      events.isStale = true
      return
    }
    events.isStale = false
    events.nextComparison = time + AccessibilityBridge.comparisonInterval
    emitObjectChanges()
  }

  private func emitWindowChanges() {
    let windows = loop.nodes.map { numbers.number(of: $0) }
    if windows != events.windows {
      emitChildrenChanges(
        of: AccessibilityBus.root,
        from: events.windows,
        to: windows,
        firstIndex: application.firstIndex(of: self)
      )
      events.windows = windows
    }
    guard loop.isActive != events.isActive, let window = loop.keyWindow else { return }
    events.isActive = loop.isActive
    let member = loop.isActive ? "Activate" : "Deactivate"
    emit(
      member,
      of: AccessibilityBus.windowEvent,
      on: path(of: window),
      value: .string(name(of: window))
    )
    emit(
      "StateChanged",
      on: path(of: window),
      detail: "active",
      detail1: loop.isActive ? 1 : 0
    )
  }

  /// Reports that the windows have been removed.
  func forgetWindows() {
    emitChildrenChanges(
      of: AccessibilityBus.root,
      from: events.windows,
      to: [],
      firstIndex: application.firstIndex(of: self)
    )
    events.windows = []
  }

  /// Reports the focus if it has moved.
  func emitFocusChange() {
    let keyboardFocus = loop.focusedNode
    if keyboardFocus !== events.keyboardFocus {
      events.keyboardFocus = keyboardFocus
      if keyboardFocus != nil { events.clientFocus = nil }
    }
    let newFocus = events.clientFocus ?? keyboardFocus
    let oldFocus = events.focus
    guard newFocus !== oldFocus else { return }
    events.focus = newFocus
    if let oldFocus {
      emit("StateChanged", on: path(of: oldFocus), detail: "focused", detail1: 0)
      oldFocus.accessibilityElementDidLoseFocus()
    }
    guard let newFocus else { return }
    let path = path(of: newFocus)
    if let list = newFocus.nodeParent, list.nodeState.contains(.managesDescendants) {
      emit(
        "ActiveDescendantChanged",
        on: self.path(of: list),
        detail1: list.nodeIndex(of: newFocus) ?? -1,
        value: reference(newFocus)
      )
    }
    emit("StateChanged", on: path, detail: "focused", detail1: 1)
    newFocus.accessibilityElementDidBecomeFocused()
  }

  /// Reports the changes of the focused text in each turn, so that they are not merged.
  private func emitFocusedTextChanges() {
    guard let node = events.focus, node.nodeText != nil else { return }
    let number = numbers.number(of: node)
    let currentSnapshot = snapshot(of: node)
    if let reportedSnapshot = events.snapshots[number] {
      emitDifferences(
        of: "\(AccessibilityBus.prefix)\(number)",
        from: reportedSnapshot,
        to: currentSnapshot
      )
    }
    events.snapshots[number] = currentSnapshot
  }

  private func emitObjectChanges() {
    let numberedNodes = numbers.all
    var reported: [Int: EventMemory.Snapshot] = [:]
    for (number, node) in numberedNodes.suffix(AccessibilityBridge.maximumComparedObjects) {
      let currentSnapshot = snapshot(of: node)
      if let reportedSnapshot = events.snapshots[number] {
        emitDifferences(
          of: "\(AccessibilityBus.prefix)\(number)",
          from: reportedSnapshot,
          to: currentSnapshot
        )
      }
      reported[number] = currentSnapshot
    }
    events.snapshots = reported
  }

  private func snapshot(of node: _UIAccessibleObject) -> EventMemory.Snapshot {
    let text = node.nodeText
    let count = node.nodeChildCount
    var states = states(of: node)
    states.remove(.focused)
    return EventMemory.Snapshot(
      name: name(of: node),
      description: description(of: node),
      states: states,
      value: node.nodeRange?.value,
      text: text?.accessibleString,
      selection: text?.accessibleSelection ?? 0..<0,
      selectedRows: node.nodeRows?.accessibleSelectedRowCount,
      children: node.nodeState.contains(.managesDescendants) || count > 200
        ? nil : node.nodeChildren(atMost: count).map { numbers.number(of: $0) }
    )
  }

  private func emitDifferences(
    of path: String,
    from old: EventMemory.Snapshot,
    to new: EventMemory.Snapshot
  ) {
    if old.name != new.name {
      emit("PropertyChange", on: path, detail: "accessible-name", value: .string(new.name))
    }
    if old.description != new.description {
      emit(
        "PropertyChange",
        on: path,
        detail: "accessible-description",
        value: .string(new.description)
      )
    }
    for state in AccessibilityBus.State.allCases
    where old.states.contains(state) != new.states.contains(state) {
      let isOn = new.states.contains(state)
      emit("StateChanged", on: path, detail: state.name, detail1: isOn ? 1 : 0)
    }
    if let value = new.value, value != old.value {
      emit("PropertyChange", on: path, detail: "accessible-value", value: .double(value))
    }
    emitTextChanges(of: path, from: old, to: new)
    if old.states.contains(.selected) != new.states.contains(.selected),
      let node = object(at: path), let list = node.nodeParent, list.nodeSelection != nil
    {
      emit("SelectionChanged", on: self.path(of: list))
    }
    if old.selectedRows != new.selectedRows { emit("SelectionChanged", on: path) }
    if let oldChildren = old.children, let newChildren = new.children, oldChildren != newChildren {
      emitChildrenChanges(of: path, from: oldChildren, to: newChildren)
    } else if old.children == nil, new.states.contains(.managesDescendants) {
      // A long list only reports that its visible data has changed.
      emit("VisibleDataChanged", on: path)
    }
  }

  private func emitTextChanges(
    of path: String,
    from old: EventMemory.Snapshot,
    to new: EventMemory.Snapshot
  ) {
    guard let newText = new.text else { return }
    if let oldText = old.text, oldText != newText {
      let (scalarsBefore, scalarsAfter) = (
        TextOffsets(oldText).scalars, TextOffsets(newText).scalars
      )
      let start = zip(scalarsBefore, scalarsAfter).prefix { $0 == $1 }.count
      let maximumSuffix = min(scalarsBefore.count, scalarsAfter.count) - start
      let end = zip(scalarsBefore.reversed(), scalarsAfter.reversed()).prefix(maximumSuffix).prefix
      { $0 == $1 }.count
      emitTextChange(
        "delete",
        of: Array(scalarsBefore[start..<scalarsBefore.count - end]),
        at: start,
        path: path
      )
      emitTextChange(
        "insert",
        of: Array(scalarsAfter[start..<scalarsAfter.count - end]),
        at: start,
        path: path
      )
    }
    guard old.selection != new.selection else { return }
    let caret = TextOffsets(newText).scalar(of: new.selection.upperBound)
    emit("TextCaretMoved", on: path, detail1: caret)
    if !(old.selection.isEmpty && new.selection.isEmpty) {
      emit("TextSelectionChanged", on: path)
    }
  }

  private func emitTextChange(
    _ operation: String,
    of scalars: [UnicodeScalar],
    at start: Int,
    path: String
  ) {
    guard !scalars.isEmpty else { return }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    emit(
      "TextChanged",
      on: path,
      detail: operation,
      detail1: start,
      detail2: scalars.count,
      value: .string(String(text))
    )
  }

  /// Reports added and removed children.
  ///
  /// - Parameters:
  ///   - path: The path of the parent.
  ///   - old: The previous IDs of the children.
  ///   - new: The current IDs of the children.
  ///   - first: The index of the first child.
  private func emitChildrenChanges(
    of path: String,
    from old: [Int],
    to new: [Int],
    firstIndex first: Int = 0
  ) {
    func emitChild(_ operation: String, at index: Int, number: Int) {
      let child = BusValue.structure([
        .string(application.name), .path("\(AccessibilityBus.prefix)\(number)"),
      ])
      emit("ChildrenChanged", on: path, detail: operation, detail1: first + index, value: child)
    }
    let (oldSet, newSet) = (Set(old), Set(new))
    for (index, number) in old.enumerated().reversed() where !newSet.contains(number) {
      emitChild("remove", at: index, number: number)
    }
    for (index, number) in new.enumerated() where !oldSet.contains(number) {
      emitChild("add", at: index, number: number)
    }
  }
}
