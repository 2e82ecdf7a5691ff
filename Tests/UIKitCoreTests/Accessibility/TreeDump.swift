import UIKitTesting

@testable import UIKitCore

/// The tree that assistive technology sees, as lines.
@MainActor
enum TreeDump {
  /// Role and name of what is in an object, a line each, indented by depth.
  static func lines(_ node: _UIAccessibleObject, depth: Int = 0) -> [String] {
    node.nodeChildren(atMost: 50).flatMap { child in
      [String(repeating: "  ", count: depth) + line(child)] + lines(child, depth: depth + 1)
    }
  }

  static func line(_ node: _UIAccessibleObject) -> String {
    let value = node.accessibilityValue.map { " = \($0)" } ?? ""
    return "\(node.nodeRole) \"\(node.nodeName)\"\(value)"
  }

  /// Each object has a parent that has it as a child, at the place that it says.
  static func isConsistent(_ node: _UIAccessibleObject) -> Bool {
    node.nodeChildren(atMost: 50).enumerated().allSatisfy { place, child in
      child.nodeParent === node && node.nodeIndex(of: child) == place && isConsistent(child)
    }
  }
}
