@testable import UIKitLists

/// Rows in a plain array, against which the tree is compared.
struct NaiveRows {
  var heights: [RowHeight]

  var height: Double { heights.reduce(0) { $0 + $1.points } }
  var measuredCount: Int { heights.count { $0.isMeasured } }

  /// The tops of all rows, and the bottom of the last one.
  var edges: [Double] {
    var edges = [0.0]
    for height in heights { edges.append(edges[edges.count - 1] + height.points) }
    return edges
  }
}
