import UIKitSupport

extension HeightTree {
  /// Returns the height of a row.
  ///
  /// Costs O(log *n*).
  func height(ofRow row: Int) -> PackedHeight {
    demand(row >= 0 && row < count, "Row \(row) of \(count) rows")
    var remainingRow = row
    var node = root
    while !node.isLeaf {
      var index = 0
      while remainingRow >= node.children[index].count {
        remainingRow -= node.children[index].count
        index += 1
      }
      node = node.children[index]
    }
    var run = 0
    while remainingRow >= node.runs.rowCount(ofRun: run) {
      remainingRow -= node.runs.rowCount(ofRun: run)
      run += 1
    }
    return node.runs.height(ofRun: run)
  }

  /// Returns the top of a row.
  ///
  /// Costs O(log *n*).
  ///
  /// - Parameters:
  ///   - row: A row, or the number of rows for the bottom of the last one.
  ///   - origin: The top of the first row, in points.
  /// - Returns: The top, in the same coordinates as `origin`.
  func y(ofRow row: Int, origin: Double = 0) -> Double {
    demand(row >= 0 && row <= count, "Row \(row) of \(count) rows")
    guard row < count else { return origin + height }
    var remainingRow = row
    var y = origin
    var node = root
    while !node.isLeaf {
      var index = 0
      while remainingRow >= node.children[index].count {
        remainingRow -= node.children[index].count
        y += node.children[index].height
        index += 1
      }
      node = node.children[index]
    }
    var run = 0
    while remainingRow >= node.runs.rowCount(ofRun: run) {
      remainingRow -= node.runs.rowCount(ofRun: run)
      y += node.runs.height(ofRun: run).points * Double(node.runs.rowCount(ofRun: run))
      run += 1
    }
    return y + node.runs.height(ofRun: run).points * Double(remainingRow)
  }

  /// Returns the first row that ends beyond `y`.
  ///
  /// Costs O(log *n*).
  ///
  /// Adds the same sums in the same order as ``y(ofRow:origin:)``, so that both agree on the top of
  /// a row.
  ///
  /// - Parameters:
  ///   - y: A position, in the same coordinates as `origin`.
  ///   - origin: The top of the first row, in points.
  ///   - bias: With `.above`, a row that ends exactly at `y` counts.
  /// - Returns: The row; `nil` if all rows end before.
  func row(at y: Double, origin: Double = 0, bias: Bias = .below) -> Int? {
    guard count > 0, bias.ends(origin + height, beyond: y) else { return nil }
    var row = 0
    var top = origin
    var node = root
    while !node.isLeaf {
      var index = 0
      let lastIndex = node.children.count - 1
      while index < lastIndex, !bias.ends(top + node.children[index].height, beyond: y) {
        row += node.children[index].count
        top += node.children[index].height
        index += 1
      }
      node = node.children[index]
    }
    var run = 0
    while run < node.runs.count - 1 {
      let runHeight =
        node.runs.height(ofRun: run).points * Double(node.runs.rowCount(ofRun: run))
      let bottom = top + runHeight
      if bias.ends(bottom, beyond: y) { break }
      row += node.runs.rowCount(ofRun: run)
      top = bottom
      run += 1
    }
    let (height, count) = (node.runs.height(ofRun: run).points, node.runs.rowCount(ofRun: run))
    return row + UniformHeights(origin: top, height: height, count: count).row(at: y, bias: bias)
  }

  /// Returns the first unmeasured row of a range; `nil` if all rows are measured.
  ///
  /// Costs O(log *n*).
  func firstUnmeasuredRow(in rows: Range<Int>) -> Int? {
    demand(rows.lowerBound >= 0 && rows.upperBound <= count, "Rows \(rows) of \(count) rows")
    return root.firstUnmeasuredRow(from: rows.lowerBound).flatMap { rows.contains($0) ? $0 : nil }
  }
}

extension HeightTree.Node {
  /// Returns the first unmeasured row at or after `start`; `nil` if none exists.
  fileprivate func firstUnmeasuredRow(from start: Int) -> Int? {
    guard measuredCount < count, start < count else { return nil }
    var rowsBefore = 0
    if isLeaf {
      for run in 0..<runs.count {
        let end = rowsBefore + runs.rowCount(ofRun: run)
        if start < end, !runs.height(ofRun: run).isMeasured { return max(start, rowsBefore) }
        rowsBefore = end
      }
      return nil
    }
    // The search can fail only in the child that contains `start`; the next child with an
    // unmeasured row contains the result.
    for child in children {
      if let row = child.firstUnmeasuredRow(from: max(0, start - rowsBefore)) {
        return rowsBefore + row
      }
      rowsBefore += child.count
    }
    return nil
  }
}

extension HeightTree {
  /// Calls `body` with the height and the number of rows of each run, from top to bottom.
  func forEachRun(_ body: (PackedHeight, Int) -> Void) { root.forEachRun(body) }
}

extension HeightTree.Node {
  fileprivate func forEachRun(_ body: (PackedHeight, Int) -> Void) {
    runs.forEach(body)
    for child in children { child.forEachRun(body) }
  }
}
