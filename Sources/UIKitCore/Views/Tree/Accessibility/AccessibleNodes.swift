/// The child nodes of a node in the accessibility tree; a long list creates each node on demand.
struct AccessibleNodes: RandomAccessCollection {
  let startIndex = 0
  let endIndex: Int
  private let node: (Int) -> _UIAccessibleObject

  init(_ nodes: [_UIAccessibleObject]) {
    endIndex = nodes.count
    node = { nodes[$0] }
  }

  /// Creates the list of the child nodes of a view; empty for a view that is read as a whole.
  @MainActor
  init(in view: UIView) {
    self.init(view.isAccessibilityElement ? [] : view.nodesInside)
  }

  /// Creates a list with nodes on demand.
  ///
  /// - Parameters:
  ///   - count: The number of nodes.
  ///   - node: Creates the node at an index.
  init(count: Int, _ node: @escaping (Int) -> _UIAccessibleObject) {
    endIndex = count
    self.node = node
  }

  subscript(index: Int) -> _UIAccessibleObject { node(index) }
}
