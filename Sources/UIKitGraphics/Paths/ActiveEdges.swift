/// The edges of polygons that reach into a row, and their crossings with one of its scanlines.
///
/// Both are stored in plain memory and read by index. Every scanline reads and writes all of them,
/// which is slow with arrays and iterators in debug builds.
struct ActiveEdges: ~Copyable {
  /// The intersection of an edge and a scanline.
  struct Crossing {
    var x: Double
    /// The winding of the edge, 1 or -1.
    var winding: Int
  }

  /// The number of crossings up to which insertion sort is fastest.
  ///
  /// There are usually two crossings, which are already sorted.
  private static let insertionSortLimit = 32

  private let edges: UnsafeMutablePointer<CoverageRasterizer.Edge>
  private let crossings: UnsafeMutablePointer<Crossing>
  /// The number of active edges.
  private(set) var count = 0

  /// Creates an empty collection.
  ///
  /// - Parameter capacity: The maximum number of edges.
  init(capacity: Int) {
    edges = .allocate(capacity: capacity)
    crossings = .allocate(capacity: capacity)
  }

  deinit {
    edges.deallocate()
    crossings.deallocate()
  }

  mutating func append(_ edge: CoverageRasterizer.Edge) {
    (edges + count).initialize(to: edge)
    count += 1
  }

  /// Removes the edges that end at or above a row's top.
  mutating func removeEdges(endingAbove top: Double) {
    var (index, remainingCount) = (0, 0)
    while index < count {
      if edges[index].bottom > top {
        edges[remainingCount] = edges[index]
        remainingCount += 1
      }
      index += 1
    }
    count = remainingCount
  }

  /// Returns whether all edges cross all scanlines in a range, each at one x coordinate.
  func areUpright(from start: Double, to end: Double) -> Bool {
    var index = 0
    while index < count {
      let edge = edges[index]
      guard edge.slope == 0, edge.top <= start, edge.bottom >= end else { return false }
      index += 1
    }
    return true
  }

  /// Returns the crossings with a scanline, from left to right.
  ///
  /// The result is valid until the next call.
  mutating func crossings(at y: Double) -> UnsafeBufferPointer<Crossing> {
    var (index, crossingCount) = (0, 0)
    while index < count {
      let edge = edges + index
      if edge.pointee.top <= y, y < edge.pointee.bottom {
        let x = edge.pointee.x + (y - edge.pointee.top) * edge.pointee.slope
        (crossings + crossingCount).initialize(to: Crossing(x: x, winding: edge.pointee.winding))
        crossingCount += 1
      }
      index += 1
    }
    sortCrossings(count: crossingCount)
    return UnsafeBufferPointer(start: crossings, count: crossingCount)
  }

  private func sortCrossings(count: Int) {
    guard count <= ActiveEdges.insertionSortLimit else {
      var buffer = UnsafeMutableBufferPointer(start: crossings, count: count)
      return buffer.sort { $0.x < $1.x }
    }
    var sortedCount = 1
    while sortedCount < count {
      let crossing = crossings[sortedCount]
      var position = sortedCount
      while position > 0, crossing.x < crossings[position - 1].x {
        crossings[position] = crossings[position - 1]
        position -= 1
      }
      crossings[position] = crossing
      sortedCount += 1
    }
  }
}
