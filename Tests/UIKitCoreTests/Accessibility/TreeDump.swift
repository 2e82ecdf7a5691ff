import UIKitTesting

@testable import UIKitCore

/// Text dumps of the accessibility tree.
@MainActor
enum TreeDump {
  /// Returns the lines of an object's descendants, at most 50 of each parent, indented by depth.
  static func lines(_ node: _UIAccessibleObject, depth: Int = 0) -> [String] {
    node.nodeChildren(atMost: 50).flatMap { child in
      [String(repeating: "  ", count: depth) + line(child)] + lines(child, depth: depth + 1)
    }
  }

  /// Returns the role, name and value of an object, such as `slider "Volume" = 50%`.
  static func line(_ node: _UIAccessibleObject) -> String {
    let value = node.accessibilityValue.map { " = \($0)" } ?? ""
    return "\(node.nodeRole) \"\(node.nodeName)\"\(value)"
  }

  /// Whether each child in the tree reports its actual parent, which finds it at its actual index.
  static func isConsistent(_ node: _UIAccessibleObject) -> Bool {
    node.nodeChildren(atMost: 50).enumerated().allSatisfy { index, child in
      child.nodeParent === node && node.nodeIndex(of: child) == index && isConsistent(child)
    }
  }
}
