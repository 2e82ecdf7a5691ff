/// The objects in an object of the tree; a long list makes each one on demand.
struct AccessibleNodes: RandomAccessCollection {
  let startIndex = 0
  let endIndex: Int
  private let node: (Int) -> _UIAccessibleObject

  init(_ nodes: [_UIAccessibleObject]) {
    endIndex = nodes.count
    node = { nodes[$0] }
  }

  /// Creates the list of the nodes in a view; empty for a view that is read as a whole.
  @MainActor
  init(in view: UIView) {
    self.init(view.isAccessibilityElement ? [] : view.nodesInside)
  }

  /// A list.
  ///
  /// - Parameters:
  ///   - count: The number of objects.
  ///   - node: Makes an object, by its place.
  init(count: Int, _ node: @escaping (Int) -> _UIAccessibleObject) {
    endIndex = count
    self.node = node
  }

  subscript(index: Int) -> _UIAccessibleObject { node(index) }
}
