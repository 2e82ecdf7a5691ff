import UIKitConstraints

/// A constraint between whole numbers, as the tests and the reference know it.
struct WholeConstraint {
  /// Coefficients -1, 0 or 1 of the variables; at most two differ from 0, with different signs.
  var coefficients: [Int]
  var constant: Int
  var relation: ConstraintSolver.Relation
  var strength: Float

  /// The distance by which a point violates the constraint.
  func violation(at point: [Double]) -> Double {
    var sum = Double(constant)
    for (coefficient, value) in zip(coefficients, point) { sum += Double(coefficient) * value }
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}

/// The slow way: all points with whole coordinates.
///
/// Systems of differences have a best solution in whole numbers, so no better one is missed.
struct ReferenceSystem {
  /// Values go from 0 to this one.
  let limit: Int
  let count: Int
  var constraints: [WholeConstraint] = []

  /// The strengths below required, the greatest first.
  var strengths: [Float] {
    Set(constraints.map(\.strength)).filter { $0 < ConstraintSolver.required }.sorted(by: >)
  }

  /// The violations by strength; `nil` where a required constraint is violated.
  func cost(at point: [Double]) -> [Double]? {
    var costs = [Double](repeating: 0, count: strengths.count)
    for constraint in constraints {
      let violation = constraint.violation(at: point)
      guard violation > 1e-6 else { continue }
      guard let level = strengths.firstIndex(of: constraint.strength) else { return nil }
      costs[level] += violation
    }
    return costs
  }

  /// The least violations; `nil` when required constraints exclude each other.
  func leastCost() -> [Double]? {
    var least: [Double]?
    var point = [Double](repeating: 0, count: count)
    while true {
      if let cost = cost(at: point), least.map({ cost.lexicographicallyPrecedes($0) }) ?? true {
        least = cost
      }
      var place = 0
      while place < count, point[place] == Double(limit) {
        point[place] = 0
        place += 1
      }
      guard place < count else { return least }
      point[place] += 1
    }
  }
}
