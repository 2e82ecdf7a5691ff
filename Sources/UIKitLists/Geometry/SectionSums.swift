import UIKitSupport

/// Prefix sums of the heights and row counts of sections.
///
/// A segment tree in two arrays: the node *i* has the children *2i* and *2i + 1*, and the sections
/// are the leaves in the second half. Searching and changing cost O(log *s*). Changing the number
/// of sections costs O(*s*), so that an update does it only once.
struct SectionSums: Sendable {
  private(set) var count = 0
  private var leafCount = 1
  private var heights = [0.0, 0.0]
  private var rows = [0, 0]

  init(_ sections: [SectionGeometry]) {
    count = sections.count
    while leafCount < count { leafCount *= 2 }
    heights = Array(repeating: 0, count: 2 * leafCount)
    rows = Array(repeating: 0, count: 2 * leafCount)
    for (index, section) in sections.enumerated() {
      heights[leafCount + index] = section.height
      rows[leafCount + index] = section.rows.count
    }
    for node in stride(from: leafCount - 1, to: 0, by: -1) { summarize(node) }
  }

  /// The total height of the sections, in points.
  var height: Double { heights[1] }

  /// The total number of rows.
  var rowCount: Int { rows[1] }

  /// Updates the sums after a change of one section.
  mutating func update(_ index: Int, with section: SectionGeometry) {
    var node = leafCount + index
    heights[node] = section.height
    rows[node] = section.rows.count
    while node > 1 {
      node /= 2
      summarize(node)
    }
  }

  /// Returns the top of a section, or the end of the last section for `count`.
  func y(ofSection section: Int, origin: Double) -> Double {
    guard section < count else { return origin + height }
    var y = origin
    forEachNode(beforeSection: section) { y += heights[$0] }
    return y
  }

  /// Returns the number of rows in the sections before a section.
  func rowCount(beforeSection section: Int) -> Int {
    guard section < count else { return rowCount }
    var total = 0
    forEachNode(beforeSection: section) { total += rows[$0] }
    return total
  }

  /// Returns the first section that ends beyond `y`; `nil` if none does.
  func section(at y: Double, origin: Double, bias: Bias) -> Int? {
    guard count > 0, bias.ends(origin + height, beyond: y) else { return nil }
    var top = origin
    var node = 1
    while node < leafCount {
      node *= 2
      // The right half may have no sections, and sums may differ in the last bit; the left half is
      // then used.
      if !bias.ends(top + heights[node], beyond: y), firstSection(under: node + 1) < count {
        top += heights[node]
        node += 1
      }
    }
    return node - leafCount
  }

  /// Returns the section of a row with an ordinal number in the whole table.
  ///
  /// - Returns: The section and the number of rows before it.
  func section(ofRowNumber number: Int) -> (section: Int, rowsBefore: Int) {
    var rowsBefore = 0
    var node = 1
    while node < leafCount {
      node *= 2
      if rowsBefore + rows[node] <= number {
        rowsBefore += rows[node]
        node += 1
      }
    }
    return (node - leafCount, rowsBefore)
  }

  /// Calls `body` for the maximal nodes that together cover the sections before a section, from
  /// left to right.
  private func forEachNode(beforeSection section: Int, _ body: (Int) -> Void) {
    var node = 1
    var half = leafCount / 2
    var remainingSections = section
    while half > 0 {
      node *= 2
      if remainingSections >= half {
        body(node)
        remainingSections -= half
        node += 1
      }
      half /= 2
    }
  }

  private func firstSection(under node: Int) -> Int {
    var leaf = node
    while leaf < leafCount { leaf *= 2 }
    return leaf - leafCount
  }

  private mutating func summarize(_ node: Int) {
    heights[node] = heights[2 * node] + heights[2 * node + 1]
    let (sum, overflows) = rows[2 * node].addingReportingOverflow(rows[2 * node + 1])
    demand(!overflows, "The sections of a table have more than \(Int.max) rows together")
    rows[node] = sum
  }
}
