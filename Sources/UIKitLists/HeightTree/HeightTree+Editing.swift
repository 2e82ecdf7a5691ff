import UIKitSupport

extension HeightTree {
  /// Replaces rows; every change of the tree uses this method.
  ///
  /// Each pass handles the rows in one leaf, and as many new runs as fit into a leaf, so that one
  /// rebalancing with a sibling repairs each node on the path.
  ///
  /// - Parameters:
  ///   - rows: The rows to remove; empty to insert before its lower bound.
  ///   - runs: The replacement rows.
  ///
  /// - Complexity: O(log *n*) for rows of one leaf, and therefore for a single row; otherwise O(*k*
  ///   log *n*) for *k* changed leaves.
  mutating func replaceRows(_ rows: Range<Int>, with runs: RunBuffer) {
    demand(
      rows.lowerBound >= 0 && rows.upperBound <= count,
      "Rows \(rows) of \(count) rows"
    )
    if rows.count == count {
      self = HeightTree(runs, limits: limits)
      return
    }
    var lower = rows.lowerBound
    var remainingCount = rows.count
    var next = 0
    repeat {
      let end = min(next + limits.maxRuns, runs.count)
      let chunk = runs.count <= limits.maxRuns ? runs : runs[next..<end]
      let oldCount = count
      let removedRows = root.replaceRows(lower..<lower + remainingCount, with: chunk, limits)
      repairRoot()
      lower += count - oldCount + removedRows
      remainingCount -= removedRows
      next = end
    } while remainingCount > 0 || next < runs.count
    checkInvariantsIfEnabled()
  }

  mutating func setHeight(_ height: PackedHeight, ofRow row: Int) {
    var run = RunBuffer()
    run.append(height, count: 1)
    replaceRows(row..<row + 1, with: run)
  }

  /// Restores the root's size if it is too large or has a single child.
  private mutating func repairRoot() {
    let maximumSize = root.isLeaf ? limits.maxRuns : limits.maxChildren
    if root.size > maximumSize {
      root = Node(children: root.pieces(limits))
    }
    while root.children.count == 1 {
      root = root.children[0]
    }
  }
}

extension HeightTree.Node {
  /// Replaces those of the rows that lie in the leaf of the first one.
  ///
  /// The caller restores the size of this node.
  ///
  /// - Returns: The number of removed rows.
  fileprivate mutating func replaceRows(
    _ rows: Range<Int>,
    with newRuns: RunBuffer,
    _ limits: HeightTree.Limits
  ) -> Int {
    if isLeaf {
      let part = rows.lowerBound..<min(rows.upperBound, count)
      replaceRuns(part, with: newRuns)
      summarize()
      return part.count
    }
    var index = 0
    var top = 0
    let lastPossible = children.count - 1
    // An insertion between two leaves goes to the first of them.
    let target = rows.isEmpty ? rows.lowerBound - 1 : rows.lowerBound
    while index < lastPossible, top + children[index].count <= target {
      top += children[index].count
      index += 1
    }
    let part = rows.lowerBound - top..<rows.upperBound - top
    let removedRows = children[index].replaceRows(part, with: newRuns, limits)
    repairChild(index, limits)
    summarize()
    return removedRows
  }

  /// Replaces rows of this leaf by runs and merges equal neighbours.
  private mutating func replaceRuns(_ rows: Range<Int>, with newRuns: RunBuffer) {
    var first = 0
    var top = 0
    while first < runs.count, top + runs.rows(first) <= rows.lowerBound {
      top += runs.rows(first)
      first += 1
    }
    var end = first
    var bottom = top
    while end < runs.count, bottom < rows.upperBound {
      bottom += runs.rows(end)
      end += 1
    }
    // The runs first..<end cover the rows, with a remainder at both ends. Their neighbours are
    // included because they may have the same height as the new runs.
    var pieces = RunBuffer(capacity: newRuns.count + 4)
    if first > 0 { pieces.append(runs.height(first - 1), count: runs.rows(first - 1)) }
    if rows.lowerBound > top {
      pieces.append(runs.height(first), count: rows.lowerBound - top)
    }
    newRuns.forEach { pieces.append($0, count: $1) }
    if bottom > rows.upperBound {
      pieces.append(runs.height(end - 1), count: bottom - rows.upperBound)
    }
    if end < runs.count { pieces.append(runs.height(end), count: runs.rows(end)) }
    runs.replace(max(0, first - 1)..<min(runs.count, end + 1), with: pieces)
  }

  /// Restores the size of one child by splitting it or by rebalancing with a sibling.
  private mutating func repairChild(_ index: Int, _ limits: HeightTree.Limits) {
    let child = children[index]
    let maximumSize = child.isLeaf ? limits.maxRuns : limits.maxChildren
    let minimumSize = child.isLeaf ? limits.minRuns : limits.minChildren
    if child.size > maximumSize {
      children.replaceSubrange(index...index, with: child.pieces(limits))
    } else if child.size < minimumSize {
      let left = index > 0 ? index - 1 : index
      let joined = children[left].joined(with: children[left + 1])
      children.replaceSubrange(left...left + 1, with: joined.pieces(limits))
    }
  }

  /// Returns a node, possibly too large, with the content of this node and the next one.
  func joined(with next: Self) -> Self {
    if isLeaf {
      var allRuns = runs
      allRuns.append(next.runs)
      return Self(leaf: allRuns)
    }
    return Self(children: children + next.children)
  }
}
