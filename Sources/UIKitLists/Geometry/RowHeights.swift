import UIKitSupport

/// The heights of the rows of one section, from top to bottom.
///
/// While all rows have the same height, they are stored as two numbers regardless of their count,
/// and positions are computed by multiplication. The first different row converts them to a tree
/// (see `HeightTree`) in constant time.
package struct RowHeights: Sendable {
  private var uniform: PackedHeight
  private var uniformCount: Int
  private var tree: HeightTree?
  private let limits: HeightTree.Limits

  /// Creates rows of uniform height.
  ///
  /// Takes constant time and space.
  ///
  /// - Precondition: The height is finite and not negative.
  ///
  /// - Parameters:
  ///   - height: The height of every row.
  ///   - count: The number of rows, 0 or more.
  package init(repeating height: RowHeight, count: Int) {
    self.init(repeating: height, count: count, limits: .standard)
  }

  init(repeating height: RowHeight, count: Int, limits: HeightTree.Limits) {
    demand(count >= 0, "A section has \(count) rows; there must be 0 or more")
    uniform = PackedHeight(height, row: 0)
    uniformCount = count
    self.limits = limits
  }

  /// Creates rows of individual heights.
  ///
  /// - Precondition: All heights are finite and not negative.
  ///
  /// - Parameters:
  ///   - count: The number of rows, 0 or more.
  ///   - height: Called once for each row, ascending.
  /// - Throws: The error of `height`.
  ///
  /// - Complexity: O(*n*); 12 to 24 bytes per row that differs from the one before.
  package init<Failure: Error>(
    count: Int,
    height: (_ row: Int) throws(Failure) -> RowHeight
  ) throws(Failure) {
    try self.init(count: count, limits: .standard, height: height)
  }

  init<Failure: Error>(
    count: Int,
    limits: HeightTree.Limits,
    height: (Int) throws(Failure) -> RowHeight
  ) throws(Failure) {
    demand(count >= 0, "A section has \(count) rows; there must be 0 or more")
    var builder = HeightTree.Builder(limits: limits)
    for row in 0..<count {
      builder.append(PackedHeight(try height(row), row: row), count: 1)
    }
    self.limits = limits
    uniform = PackedHeight(signed: 0)
    uniformCount = 0
    tree = builder.finish()
    collapse()
  }
}

extension RowHeights {
  /// The number of rows.
  package var count: Int { tree?.count ?? uniformCount }

  /// The total height of the rows, in points.
  package var height: Double { tree?.height ?? uniform.points * Double(uniformCount) }

  /// The number of measured rows.
  package var measuredCount: Int {
    tree?.measuredCount ?? (uniform.isMeasured ? uniformCount : 0)
  }

  /// The uniform height of the rows; `nil` if the heights may differ or no row exists.
  package var commonHeight: RowHeight? {
    tree == nil && uniformCount > 0 ? uniform.unpacked : nil
  }

  /// The height of a row.
  ///
  /// O(1) for equal heights, else O(log *n*).
  package subscript(row: Int) -> RowHeight {
    demand(row >= 0 && row < count, "Row \(row) of \(count) rows")
    return tree?.height(ofRow: row).unpacked ?? uniform.unpacked
  }

  /// Returns the top of a row.
  ///
  /// O(1) for equal heights, else O(log *n*).
  ///
  /// - Parameters:
  ///   - row: A row, or the number of rows for the bottom of the last one.
  ///   - origin: The top of the first row, in points.
  /// - Returns: The top, in the same coordinates as `origin`.
  package func y(ofRow row: Int, origin: Double = 0) -> Double {
    demand(row >= 0 && row <= count, "Row \(row) of \(count) rows")
    return tree?.y(ofRow: row, origin: origin) ?? uniformHeights(origin).y(ofRow: row)
  }

  /// Returns the first row that ends below `y`.
  ///
  /// O(1) for equal heights, else O(log *n*).
  ///
  /// - Parameters:
  ///   - y: A position, in the same coordinates as `origin`.
  ///   - origin: The top of the first row, in points.
  /// - Returns: The row; `nil` if all rows end at or above `y`.
  package func firstRow(endingBelow y: Double, origin: Double = 0) -> Int? {
    row(at: y, origin: origin, bias: .below)
  }

  /// Returns the rows that intersect `top..<bottom`.
  ///
  /// - Parameters:
  ///   - top: The top of the interval, in the same coordinates as `origin`.
  ///   - bottom: The bottom of the interval.
  ///   - origin: The top of the first row, in points.
  /// - Returns: The rows; empty if the interval is empty or reversed.
  package func rows(from top: Double, to bottom: Double, origin: Double = 0) -> Range<Int> {
    guard top < bottom, origin < bottom, let firstRow = row(at: top, origin: origin, bias: .below)
    else { return 0..<0 }
    // The last row is the one that contains the bottom of the interval, or else the last of all
    // rows.
    let lastRow = row(at: bottom, origin: origin, bias: .above) ?? count - 1
    return firstRow..<max(firstRow, lastRow + 1)
  }

  /// Returns the first unmeasured row of a range; `nil` if all rows are measured.
  ///
  /// Costs O(log *n*).
  package func firstUnmeasuredRow(in rows: Range<Int>) -> Int? {
    guard tree == nil else { return tree?.firstUnmeasuredRow(in: rows) }
    return uniform.isMeasured || rows.isEmpty ? nil : rows.lowerBound
  }

  private func row(at y: Double, origin: Double, bias: Bias) -> Int? {
    if let tree { return tree.row(at: y, origin: origin, bias: bias) }
    let end = uniformHeights(origin).y(ofRow: uniformCount)
    guard uniformCount > 0, bias.ends(end, beyond: y) else { return nil }
    return uniformHeights(origin).row(at: y, bias: bias)
  }

  private func uniformHeights(_ origin: Double) -> UniformHeights {
    UniformHeights(origin: origin, height: uniform.points, count: uniformCount)
  }
}

extension RowHeights {
  /// Sets the height of a row, or marks it as measured.
  ///
  /// - Precondition: The row exists; the height is finite and not negative.
  ///
  /// - Complexity: O(log *n*).
  package mutating func setHeight(_ height: RowHeight, ofRow row: Int) {
    demand(row >= 0 && row < count, "Row \(row) of \(count) rows")
    let packed = PackedHeight(height, row: row)
    guard tree != nil || packed != uniform else { return }
    becomeTree()
    tree?.setHeight(packed, ofRow: row)
    collapse()
  }

  /// Inserts rows of uniform height.
  ///
  /// Costs O(log *n*), independent of the number of new rows.
  ///
  /// - Precondition: The row is at most the number of rows; the height is finite
  ///   and not negative.
  ///
  /// - Parameters:
  ///   - height: The height of every new row.
  ///   - count: The number of new rows.
  ///   - row: The position of the first new row.
  package mutating func insert(_ height: RowHeight, count: Int, at row: Int) {
    demand(row >= 0 && row <= self.count, "Row \(row) of \(self.count) rows")
    var runs = RunBuffer()
    runs.append(PackedHeight(height, row: row), count: count)
    replaceRows(row..<row, with: runs)
  }

  /// Inserts rows of individual heights.
  ///
  /// - Precondition: The row is at most the number of rows; the heights are
  ///   finite and not negative.
  ///
  /// - Parameters:
  ///   - count: The number of new rows.
  ///   - row: The position of the first new row.
  ///   - height: Called once for each new row, ascending, with its position.
  ///
  /// - Complexity: O(log *n*) for a few rows, O(*k*) for *k* of them.
  package mutating func insert(count: Int, at row: Int, height: (_ row: Int) -> RowHeight) {
    demand(row >= 0 && row <= self.count, "Row \(row) of \(self.count) rows")
    var runs = RunBuffer()
    for newRow in row..<row + count {
      runs.append(PackedHeight(height(newRow), row: newRow), count: 1)
    }
    replaceRows(row..<row, with: runs)
  }

  /// Removes rows.
  ///
  /// - Precondition: The rows exist.
  ///
  /// - Complexity: O(log *n*) for a few rows, O(*k*) for *k* of them.
  package mutating func remove(_ rows: Range<Int>) {
    demand(rows.lowerBound >= 0 && rows.upperBound <= count, "Rows \(rows) of \(count) rows")
    replaceRows(rows, with: RunBuffer())
  }

  /// Marks all heights as estimates because the width of rows has changed.
  ///
  /// Measured heights become the estimates. Costs O(*n*) if heights differ.
  package mutating func forgetMeasurements() {
    uniform = PackedHeight(signed: -uniform.points)
    guard let tree else { return }
    var runs = RunBuffer()
    tree.forEachRun { runs.append(PackedHeight(signed: -$0.points), count: $1) }
    self.tree = HeightTree(runs, limits: limits)
    collapse()
  }

  private mutating func replaceRows(_ rows: Range<Int>, with runs: RunBuffer) {
    guard !rows.isEmpty || runs.count > 0 else { return }
    if tree == nil {
      // The height remains uniform if rows are removed or rows of the same height are inserted.
      let isSame = runs.count == 0 || (runs.count == 1 && runs.height(ofRun: 0) == uniform)
      if isSame || uniformCount == 0 && runs.count == 1 {
        if runs.count == 1 { uniform = runs.height(ofRun: 0) }
        uniformCount += (runs.count == 1 ? runs.rowCount(ofRun: 0) : 0) - rows.count
        return
      }
      becomeTree()
    }
    tree?.replaceRows(rows, with: runs)
    collapse()
  }

  /// Discards the tree if all rows have the same height again.
  private mutating func collapse() {
    guard let root = tree?.root, root.isLeaf, root.runs.count <= 1 else { return }
    uniformCount = root.count
    if root.runs.count == 1 { uniform = root.runs.height(ofRun: 0) }
    tree = nil
  }

  private mutating func becomeTree() {
    guard tree == nil else { return }
    tree = HeightTree(repeating: uniform, count: uniformCount, limits: limits)
  }
}
