import Foundation
import UIKitCore
import UIKitGraphics

/// The reason why a call fails.
enum CallFailure: Error {
  case unknownObject
  case unknownMethod
  case badArguments
}

/// The arguments of a call.
struct CallArguments {
  private let values: [BusValue]

  init(_ values: [BusValue]) {
    self.values = values
  }

  private func value(_ index: Int) throws -> BusValue {
    guard values.indices.contains(index) else { throw CallFailure.badArguments }
    return values[index]
  }

  func int(_ index: Int) throws -> Int {
    switch try value(index) {
    case .int(let number): return Int(number)
    case .unsigned(let number): return Int(number)
    default: throw CallFailure.badArguments
    }
  }

  func flag(_ index: Int) throws -> Bool {
    guard case .flag(let flag) = try value(index) else { throw CallFailure.badArguments }
    return flag
  }

  func text(_ index: Int) throws -> String {
    guard case .string(let text) = try value(index) else { throw CallFailure.badArguments }
    return text
  }

  func variant(_ index: Int) throws -> BusValue {
    guard case .variant(let inner) = try value(index) else { throw CallFailure.badArguments }
    return inner
  }

  /// Replies to a call that reads properties.
  func read(_ member: String, _ properties: [String: BusValue]) throws -> [BusValue] {
    switch member {
    case "Get":
      guard let value = properties[try text(1)] else { throw CallFailure.badArguments }
      return [.variant(value)]
    case "GetAll":
      let entries = properties.sorted { $0.key < $1.key }
        .map { BusValue.entry(.string($0.key), .variant($0.value)) }
      return [.array("{sv}", entries)]
    default: throw CallFailure.unknownMethod
    }
  }
}

extension AccessibilityBridge {
  /// Handles a call of an object in the window.
  func result(of call: BusMessage) throws -> [BusValue] {
    let path = call.path ?? ""
    let member = call.member ?? ""
    let arguments = CallArguments(call.body)
    guard let node = object(at: path) else { throw CallFailure.unknownObject }
    switch call.interface ?? "" {
    case AccessibilityBus.properties: return try property(of: node, member, arguments)
    case AccessibilityBus.accessible: return try callAccessibleMethod(node, member, arguments)
    case AccessibilityBus.component: return try callComponentMethod(node, member, arguments)
    case AccessibilityBus.action: return try callActionMethod(node, member, arguments)
    case AccessibilityBus.selection: return try callSelectionMethod(node, member, arguments)
    case AccessibilityBus.text: return try callTextMethod(node, member, arguments)
    case AccessibilityBus.editableText: return try callEditableTextMethod(node, member, arguments)
    case AccessibilityBus.hypertext: return try callHypertextMethod(node, member, arguments)
    case AccessibilityBus.hyperlink: return try callHyperlinkMethod(node, member, arguments)
    case AccessibilityBus.table: return try callTableMethod(node, member, arguments)
    default: throw CallFailure.unknownMethod
    }
  }

  // MARK: Properties

  private func property(
    of node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    let interface = try arguments.text(0)
    guard member == "Set" else {
      return try arguments.read(member, properties(of: node, interface))
    }
    guard interface == AccessibilityBus.value, try arguments.text(1) == "CurrentValue",
      case .double(let number) = try arguments.variant(2)
    else { throw CallFailure.badArguments }
    _ = node.setNodeValue(number)
    return []
  }

  private func properties(
    of node: _UIAccessibleObject,
    _ interface: String
  ) -> [String: BusValue] {
    switch interface {
    case AccessibilityBus.accessible:
      return [
        "Name": .string(name(of: node)), "Description": .string(description(of: node)),
        "Parent": parentReference(node), "ChildCount": .int(Int32(clamping: node.nodeChildCount)),
        "Locale": .string(node.accessibilityLanguage ?? WindowHost.current.localeIdentifier),
        "AccessibleId": .string(node.accessibilityIdentifier ?? ""), "HelpText": .string(""),
      ]
    case AccessibilityBus.action:
      return ["NActions": .int(Int32(clamping: actions(of: node).count))]
    case AccessibilityBus.value:
      guard let range = node.nodeRange else { return [:] }
      return [
        "MinimumValue": .double(range.minimum), "MaximumValue": .double(range.maximum),
        "MinimumIncrement": .double(range.step), "CurrentValue": .double(range.value),
        "Text": .string(node.accessibilityValue ?? ""),
      ]
    case AccessibilityBus.selection:
      guard let selected = node.nodeSelection else { return [:] }
      let count = node.nodeRows?.accessibleSelectedRowCount ?? selected.count
      return ["NSelectedChildren": .int(Int32(clamping: count))]
    case AccessibilityBus.table: return tableProperties(of: node)
    case AccessibilityBus.hyperlink: return hyperlinkProperties(of: node)
    case AccessibilityBus.text:
      guard let text = node.nodeText else { return [:] }
      let offsets = TextOffsets(text.accessibleString)
      return [
        "CharacterCount": .int(Int32(clamping: offsets.count)),
        "CaretOffset": .int(
          Int32(clamping: offsets.scalar(of: text.accessibleSelection.upperBound))
        ),
      ]
    default: return [:]
    }
  }

  /// Returns the text that is spoken first; a window without a name uses the title of the desktop
  /// window.
  func name(of node: _UIAccessibleObject) -> String {
    let name = node.nodeName
    guard name.isEmpty, node is UIWindow else { return name }
    return loop.scene.title.flatMap { $0.isEmpty ? nil : $0 } ?? loop.launchTitle
  }

  /// Returns the text that is spoken after the name: the hint, and a value that no other interface
  /// has.
  func description(of node: _UIAccessibleObject) -> String {
    let isReported =
      node.nodeText != nil || node.nodeRange != nil || node.nodeState.contains(.checkable)
    let parts = [isReported ? nil : node.accessibilityValue, node.accessibilityHint]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ". ")
  }

  // MARK: Accessible

  private func callAccessibleMethod(
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    switch member {
    case "GetChildAtIndex": return [reference(node.nodeChild(at: try arguments.int(0)))]
    case "GetChildren":
      let children = node.nodeChildren(atMost: AccessibilityBridge.maximumListed)
      return [.array("(so)", children.map(reference))]
    case "GetIndexInParent": return [.int(Int32(clamping: indexInParent(node)))]
    case "GetRelationSet": return [.array("(ua(so))", [])]
    case "GetRole": return [.unsigned(node.nodeRole.accessibilityBusRole.number)]
    case "GetRoleName", "GetLocalizedRoleName":
      return [.string(node.nodeRole.accessibilityBusRole.name)]
    case "GetState": return [AccessibilityBridge.bits(states(of: node))]
    case "GetAttributes": return [.texts(attributes(of: node))]
    case "GetApplication": return [application.reference]
    case "GetInterfaces": return [.array("s", interfaces(of: node).map(BusValue.string))]
    default: throw CallFailure.unknownMethod
    }
  }

  /// The maximum number of objects in a list; clients query longer lists by index.
  static let maximumListed = 1000

  private func indexInParent(_ node: _UIAccessibleObject) -> Int {
    if let parent = node.nodeParent { return parent.nodeIndex(of: node) ?? -1 }
    guard let index = loop.nodes.firstIndex(where: { $0 === node }) else { return -1 }
    return application.firstIndex(of: self) + index
  }

  private func interfaces(of node: _UIAccessibleObject) -> [String] {
    var interfaces = [AccessibilityBus.accessible, AccessibilityBus.component]
    if !actions(of: node).isEmpty { interfaces.append(AccessibilityBus.action) }
    if node.nodeRange != nil { interfaces.append(AccessibilityBus.value) }
    if node.nodeSelection != nil { interfaces.append(AccessibilityBus.selection) }
    if node.nodeRows != nil { interfaces.append(AccessibilityBus.table) }
    if node.nodeLink != nil { interfaces.append(AccessibilityBus.hyperlink) }
    if let text = node.nodeText {
      interfaces.append(AccessibilityBus.text)
      if !links(of: node).isEmpty { interfaces.append(AccessibilityBus.hypertext) }
      if text.isAccessibleTextEditable { interfaces.append(AccessibilityBus.editableText) }
    }
    return interfaces
  }

  private func attributes(of node: _UIAccessibleObject) -> [String: String] {
    var attributes = ["toolkit": "Rolltop"]
    if let position = node.nodePositionInSet {
      attributes["posinset"] = "\(position.index)"
      attributes["setsize"] = "\(position.count)"
    }
    if node.nodeRole == .header { attributes["level"] = "2" }
    if let identifier = node.accessibilityIdentifier { attributes["id"] = identifier }
    if node.nodeRole == .searchField { attributes["text-input-type"] = "search" }
    return attributes
  }

  /// Returns the AT-SPI states of an object.
  func states(of node: _UIAccessibleObject) -> Set<AccessibilityBus.State> {
    let state = node.nodeState
    var states: Set<AccessibilityBus.State> = [.visible]
    let pairs: [(AccessibilityState, [AccessibilityBus.State])] = [
      (.enabled, [.enabled, .sensitive]), (.focusable, [.focusable]),
      (.selectable, [.selectable]), (.selected, [.selected]), (.checkable, [.checkable]),
      (.checked, [.checked]), (.showing, [.showing]), (.modal, [.modal]),
      (.managesDescendants, [.managesDescendants]), (.transient, [.transient]),
      (.selectsMultiple, [.multiselectable]),
    ]
    for (nodeState, busStates) in pairs where state.contains(nodeState) {
      states.formUnion(busStates)
    }
    if events.focus === node, loop.isActive { states.insert(.focused) }
    if node === loop.keyWindow, loop.isActive { states.insert(.active) }
    if node.nodeRole == .busy { states.insert(.busy) }
    if let text = node.nodeText {
      states.insert(text.isAccessibleTextMultiline ? .multiLine : .singleLine)
      states.insert(.selectableText)
      if text.isAccessibleTextEditable { states.insert(.editable) }
    }
    return states
  }

  /// Encodes states as two 32-bit numbers.
  static func bits(_ states: Set<AccessibilityBus.State>) -> BusValue {
    let bits = states.reduce(UInt64(0)) { $0 | 1 << UInt64($1.rawValue) }
    return .array(
      "u",
      [
        .unsigned(UInt32(truncatingIfNeeded: bits)),
        .unsigned(UInt32(truncatingIfNeeded: bits >> 32)),
      ]
    )
  }
}
