extension HeightTree {
  /// A leaf with runs, or an inner node with children.
  ///
  /// Nodes are stored inline in the arrays of their parents, so that the summaries of siblings are
  /// adjacent and a search accesses one array per level.
  struct Node: Sendable {
    /// The number of rows in the subtree.
    private(set) var count = 0

    /// The total height of the rows, in points.
    private(set) var height = 0.0

    /// The number of measured rows.
    private(set) var measuredCount = 0

    /// The children of an inner node, from top to bottom; empty in a leaf.
    var children: [Node] = []

    /// The runs of a leaf, from top to bottom; empty in an inner node.
    var runs = RunBuffer()

    init(leaf runs: RunBuffer) {
      self.runs = runs
      summarize()
    }

    init(children: [Node]) {
      self.children = children
      summarize()
    }
  }
}

extension HeightTree.Node {
  var isLeaf: Bool { children.isEmpty }

  /// The number of runs of a leaf, or of children of an inner node.
  var size: Int { isLeaf ? runs.count : children.count }

  /// Recomputes the sums from the runs or children.
  mutating func summarize() {
    var count = 0
    var height = 0.0
    var measuredCount = 0
    if isLeaf {
      runs.forEach { packed, rows in
        count += rows
        height += packed.points * Double(rows)
        measuredCount += packed.isMeasured ? rows : 0
      }
    } else {
      // Pointers are used because copying a node retains and releases its arrays.
      children.withUnsafeBufferPointer { children in
        for index in children.indices {
          count += children[index].count
          height += children[index].height
          measuredCount += children[index].measuredCount
        }
      }
    }
    self.count = count
    self.height = height
    self.measuredCount = measuredCount
  }

  /// Splits the content of this node evenly into nodes of at most the maximum size.
  func pieces(_ limits: HeightTree.Limits) -> [Self] {
    if isLeaf {
      Self.slices(of: runs.count, maximumSize: limits.maxRuns).map { Self(leaf: runs[$0]) }
    } else {
      Self.slices(of: children.count, maximumSize: limits.maxChildren).map {
        Self(children: Array(children[$0]))
      }
    }
  }

  /// Splits `count` elements into the minimum number of ranges of at most `maximumSize` elements;
  /// their sizes differ by at most one.
  static func slices(of count: Int, maximumSize: Int) -> [Range<Int>] {
    let sliceCount = max(1, (count + maximumSize - 1) / maximumSize)
    return (0..<sliceCount).map { count * $0 / sliceCount..<count * ($0 + 1) / sliceCount }
  }
}
