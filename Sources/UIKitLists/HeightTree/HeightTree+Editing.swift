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
    var nextRun = 0
    repeat {
      let endRun = min(nextRun + limits.maxRuns, runs.count)
      let chunk = runs.count <= limits.maxRuns ? runs : runs[nextRun..<endRun]
      let oldCount = count
      let removedRows = root.replaceRows(lower..<lower + remainingCount, with: chunk, limits)
      repairRoot()
      lower += count - oldCount + removedRows
      remainingCount -= removedRows
      nextRun = endRun
    } while remainingCount > 0 || nextRun < runs.count
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
      let leafRows = rows.lowerBound..<min(rows.upperBound, count)
      replaceRuns(leafRows, with: newRuns)
      summarize()
      return leafRows.count
    }
    var index = 0
    var rowsBefore = 0
    let lastIndex = children.count - 1
    // An insertion between two leaves goes to the first of them.
    let target = rows.isEmpty ? rows.lowerBound - 1 : rows.lowerBound
    while index < lastIndex, rowsBefore + children[index].count <= target {
      rowsBefore += children[index].count
      index += 1
    }
    let childRows = rows.lowerBound - rowsBefore..<rows.upperBound - rowsBefore
    let removedRows = children[index].replaceRows(childRows, with: newRuns, limits)
    repairChild(index, limits)
    summarize()
    return removedRows
  }

  /// Replaces rows of this leaf by runs and merges equal neighbours.
  private mutating func replaceRuns(_ rows: Range<Int>, with newRuns: RunBuffer) {
    var firstRun = 0
    var firstRow = 0
    while firstRun < runs.count, firstRow + runs.rowCount(ofRun: firstRun) <= rows.lowerBound {
      firstRow += runs.rowCount(ofRun: firstRun)
      firstRun += 1
    }
    var endRun = firstRun
    var endRow = firstRow
    while endRun < runs.count, endRow < rows.upperBound {
      endRow += runs.rowCount(ofRun: endRun)
      endRun += 1
    }
    // The runs firstRun..<endRun cover the rows, with a remainder at both ends. Their neighbours
    // are included because they may have the same height as the new runs.
    var replacement = RunBuffer(capacity: newRuns.count + 4)
    if firstRun > 0 {
      let previousRun = firstRun - 1
      replacement.append(
        runs.height(ofRun: previousRun),
        count: runs.rowCount(ofRun: previousRun)
      )
    }
    if rows.lowerBound > firstRow {
      replacement.append(runs.height(ofRun: firstRun), count: rows.lowerBound - firstRow)
    }
    newRuns.forEach { replacement.append($0, count: $1) }
    if endRow > rows.upperBound {
      replacement.append(runs.height(ofRun: endRun - 1), count: endRow - rows.upperBound)
    }
    if endRun < runs.count {
      replacement.append(runs.height(ofRun: endRun), count: runs.rowCount(ofRun: endRun))
    }
    runs.replace(max(0, firstRun - 1)..<min(runs.count, endRun + 1), with: replacement)
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
