import Foundation

/// The last place of each finger that moved, in the order in which they moved first.
struct PendingMoves {
  private var order: [Int] = []
  private var points: [Int: CGPoint] = [:]

  /// Notes a place; an earlier one of the same finger is forgotten.
  mutating func add(_ point: CGPoint, id: Int) {
    if points.updateValue(point, forKey: id) == nil { order.append(id) }
  }

  /// Empties the list.
  ///
  /// - Returns: What was in it.
  mutating func take() -> [(id: Int, point: CGPoint)] {
    guard !order.isEmpty else { return [] }
    defer { self = PendingMoves() }
    return order.compactMap { id in points[id].map { (id, $0) } }
  }
}
