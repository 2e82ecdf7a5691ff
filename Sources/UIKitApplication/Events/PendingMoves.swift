package import Foundation

/// The coalesced movements of fingers: the last position of each, in the order of their first
/// movements.
package struct PendingMoves {
  private var order: [Int] = []
  private var points: [Int: CGPoint] = [:]

  /// Creates a collection without movements.
  package init() {}

  /// Stores a position; it replaces an earlier one of the same finger.
  package mutating func add(_ point: CGPoint, id: Int) {
    if points.updateValue(point, forKey: id) == nil { order.append(id) }
  }

  /// Removes all movements.
  ///
  /// - Returns: The removed movements.
  package mutating func take() -> [(id: Int, point: CGPoint)] {
    guard !order.isEmpty else { return [] }
    defer { self = PendingMoves() }
    return order.compactMap { id in points[id].map { (id, $0) } }
  }
}
