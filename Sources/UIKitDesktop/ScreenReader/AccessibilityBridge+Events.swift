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
  /// The time of the next comparison.
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
  /// The IDs of the visible windows.
  var windows: [Int] = []
}

extension AccessibilityBridge {
  /// The maximum number of objects to compare.
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
    events.nextComparison = time + AccessibilityBridge.interval
    emitObjectChanges()
  }

  private func emitWindowChanges() {
    let windows = loop.nodes.map { numbers.number(of: $0) }
    if windows != events.windows {
      emitChildrenChanges(
        of: AccessibilityBus.root,
        events.windows,
        windows,
        from: application.firstIndex(of: self)
      )
      events.windows = windows
    }
    guard loop.isActive != events.isActive, let window = loop.keyWindow else { return }
    events.isActive = loop.isActive
    let member = loop.isActive ? "Activate" : "Deactivate"
    emit(
      AccessibilityBus.windowEvent,
      member,
      on: path(of: window),
      "",
      0,
      0,
      .string(name(of: window))
    )
    emit(
      AccessibilityBus.objectEvent,
      "StateChanged",
      on: path(of: window),
      "active",
      loop.isActive ? 1 : 0
    )
  }

  /// Reports that the windows have been removed.
  func forgetWindows() {
    emitChildrenChanges(
      of: AccessibilityBus.root,
      events.windows,
      [],
      from: application.firstIndex(of: self)
    )
    events.windows = []
  }

  /// Reports the focus if it has moved.
  func emitFocusChange() {
    let keyboard = loop.focusedNode
    if keyboard !== events.keyboardFocus {
      events.keyboardFocus = keyboard
      if keyboard != nil { events.clientFocus = nil }
    }
    let newFocus = events.clientFocus ?? keyboard
    let oldFocus = events.focus
    guard newFocus !== oldFocus else { return }
    events.focus = newFocus
    if let oldFocus {
      emit(AccessibilityBus.objectEvent, "StateChanged", on: path(of: oldFocus), "focused", 0)
      oldFocus.accessibilityElementDidLoseFocus()
    }
    guard let newFocus else { return }
    let path = path(of: newFocus)
    if let list = newFocus.nodeParent, list.nodeState.contains(.managesDescendants) {
      emit(
        AccessibilityBus.objectEvent,
        "ActiveDescendantChanged",
        on: self.path(of: list),
        "",
        list.nodeIndex(of: newFocus) ?? -1,
        0,
        reference(newFocus)
      )
    }
    emit(AccessibilityBus.objectEvent, "StateChanged", on: path, "focused", 1)
    newFocus.accessibilityElementDidBecomeFocused()
  }

  /// Reports the changes of the focused text in each turn, so that they are not merged.
  private func emitFocusedTextChanges() {
    guard let node = events.focus, node.nodeText != nil else { return }
    let number = numbers.number(of: node)
    let currentSnapshot = snapshot(of: node)
    if let reportedSnapshot = events.snapshots[number] {
      emitDifferences(reportedSnapshot, currentSnapshot, of: "\(AccessibilityBus.prefix)\(number)")
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
          reportedSnapshot,
          currentSnapshot,
          of: "\(AccessibilityBus.prefix)\(number)"
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
    _ old: EventMemory.Snapshot,
    _ new: EventMemory.Snapshot,
    of path: String
  ) {
    let event = AccessibilityBus.objectEvent
    if old.name != new.name {
      emit(event, "PropertyChange", on: path, "accessible-name", 0, 0, .string(new.name))
    }
    if old.description != new.description {
      emit(
        event,
        "PropertyChange",
        on: path,
        "accessible-description",
        0,
        0,
        .string(new.description)
      )
    }
    for state in AccessibilityBus.State.allCases
    where old.states.contains(state) != new.states.contains(state) {
      emit(event, "StateChanged", on: path, state.name, new.states.contains(state) ? 1 : 0)
    }
    if let value = new.value, value != old.value {
      emit(event, "PropertyChange", on: path, "accessible-value", 0, 0, .double(value))
    }
    emitTextChanges(old, new, of: path)
    if old.states.contains(.selected) != new.states.contains(.selected),
      let node = object(at: path), let list = node.nodeParent, list.nodeSelection != nil
    {
      emit(event, "SelectionChanged", on: self.path(of: list))
    }
    if old.selectedRows != new.selectedRows { emit(event, "SelectionChanged", on: path) }
    if let oldChildren = old.children, let newChildren = new.children, oldChildren != newChildren {
      emitChildrenChanges(of: path, oldChildren, newChildren)
    } else if old.children == nil, new.states.contains(.managesDescendants) {
      // A long list only reports that its visible data has changed.
      emit(event, "VisibleDataChanged", on: path)
    }
  }

  private func emitTextChanges(
    _ old: EventMemory.Snapshot,
    _ new: EventMemory.Snapshot,
    of path: String
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
    emit(AccessibilityBus.objectEvent, "TextCaretMoved", on: path, "", caret)
    if !(old.selection.isEmpty && new.selection.isEmpty) {
      emit(AccessibilityBus.objectEvent, "TextSelectionChanged", on: path)
    }
  }

  private func emitTextChange(
    _ kind: String,
    of scalars: [UnicodeScalar],
    at start: Int,
    path: String
  ) {
    guard !scalars.isEmpty else { return }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    emit(
      AccessibilityBus.objectEvent,
      "TextChanged",
      on: path,
      kind,
      start,
      scalars.count,
      .string(String(text))
    )
  }

  /// Reports added and removed children.
  ///
  /// - Parameters:
  ///   - path: The path of the parent.
  ///   - old: The previous IDs of the children.
  ///   - new: The current IDs of the children.
  ///   - first: The index of the first child.
  private func emitChildrenChanges(of path: String, _ old: [Int], _ new: [Int], from first: Int = 0)
  {
    func emitChild(_ kind: String, _ index: Int, _ number: Int) {
      let child = BusValue.structure([
        .string(application.name), .path("\(AccessibilityBus.prefix)\(number)"),
      ])
      emit(AccessibilityBus.objectEvent, "ChildrenChanged", on: path, kind, first + index, 0, child)
    }
    let (oldSet, newSet) = (Set(old), Set(new))
    for (index, number) in old.enumerated().reversed() where !newSet.contains(number) {
      emitChild("remove", index, number)
    }
    for (index, number) in new.enumerated() where !oldSet.contains(number) {
      emitChild("add", index, number)
    }
  }
}
