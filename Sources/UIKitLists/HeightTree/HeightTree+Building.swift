extension HeightTree {
  /// Creates a tree from runs.
  ///
  /// - Parameters:
  ///   - runs: The heights from top to bottom.
  ///   - limits: The sizes of nodes.
  init(_ runs: RunBuffer, limits: Limits = .standard) {
    var builder = Builder(limits: limits)
    runs.forEach { builder.append($0, count: $1) }
    self = builder.finish()
  }

  /// Builds a tree from the bottom up in one pass over the heights.
  struct Builder {
    private let limits: Limits
    /// Leaves keep some capacity free; otherwise each of the first insertions would split a leaf.
    private let maximumRunsInLeaf: Int
    private var leaves: [Node] = []
    private var runs = RunBuffer()

    /// The last rows, which may still be extended by rows of the same height.
    private var pending = PackedHeight(signed: 0)
    private var pendingCount = 0

    init(limits: Limits = .standard) {
      self.limits = limits
      maximumRunsInLeaf = limits.maxRuns - limits.maxRuns / 8
      runs = RunBuffer(capacity: limits.maxRuns)
    }

    /// Appends rows.
    mutating func append(_ height: PackedHeight, count: Int) {
      if height != pending {
        flush()
        pending = height
      }
      pendingCount += count
    }

    /// Appends the pending rows to a leaf.
    private mutating func flush() {
      var remainingCount = pendingCount
      pendingCount = 0
      while remainingCount > 0 {
        if runs.count == maximumRunsInLeaf {
          leaves.append(Node(leaf: runs))
          runs = RunBuffer(capacity: limits.maxRuns)
        }
        let runCount = min(remainingCount, RunBuffer.maximumRows)
        runs.appendRun(pending, count: runCount)
        remainingCount -= runCount
      }
    }

    /// Returns the tree of all rows.
    mutating func finish() -> HeightTree {
      flush()
      leaves.append(Node(leaf: runs))
      repairLastLeaf()
      var level = leaves
      while level.count > 1 {
        level = Node(children: level).pieces(limits)
      }
      let tree = HeightTree(root: level[0], limits: limits)
      tree.checkInvariantsIfEnabled()
      return tree
    }

    /// Rebalances the last two leaves if the last one is too small.
    private mutating func repairLastLeaf() {
      guard leaves.count > 1, runs.count < limits.minRuns else { return }
      let lastLeaf = leaves.removeLast()
      let joined = leaves.removeLast().joined(with: lastLeaf)
      leaves += joined.pieces(limits)
    }
  }
}
