extension HeightTree {
  /// Creates a tree of runs, in one pass from the leaves to the root.
  ///
  /// - Parameters:
  ///   - runs: The heights from top to bottom.
  ///   - limits: The sizes of nodes.
  init(_ runs: RunBuffer, limits: Limits = .standard) {
    var level = Node(leaf: runs).pieces(limits)
    while level.count > 1 {
      level = Node(children: level).pieces(limits)
    }
    self.limits = limits
    root = level[0]
  }
}
