@testable import UIKitLists

/// Rows in a plain array: the reference for the height tree.
struct NaiveRows {
  var heights: [RowHeight]

  var height: Double { heights.reduce(0) { $0 + $1.points } }
  var measuredCount: Int { heights.count { $0.isMeasured } }

  /// The top edges of all rows, and the bottom edge of the last one.
  var edges: [Double] {
    var edges = [0.0]
    for height in heights { edges.append(edges[edges.count - 1] + height.points) }
    return edges
  }
}
