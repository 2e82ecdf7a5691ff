import UIKitConstraints

/// A constraint with integer values, as used by the tests and the reference system.
struct WholeConstraint {
  /// The coefficients of the variables: -1, 0 or 1; at most two differ from 0, with different
  /// signs.
  var coefficients: [Int]
  var constant: Int
  var relation: ConstraintSolver.Relation
  var strength: Float

  /// Returns the distance by which a point violates the constraint.
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

/// The reference implementation: an exhaustive search of all points with integer coordinates.
///
/// Systems of differences have an optimal solution in integers, so that the search finds it.
struct ReferenceSystem {
  /// The upper limit of each variable; the lower limit is 0.
  let limit: Int
  let count: Int
  var constraints: [WholeConstraint] = []

  /// The strengths below required, in descending order.
  var strengths: [Float] {
    Set(constraints.map(\.strength)).filter { $0 < ConstraintSolver.required }.sorted(by: >)
  }

  /// Returns the violations by strength; `nil` if the point violates a required constraint.
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

  /// Returns the minimum violations; `nil` if the required constraints contradict each other.
  func leastCost() -> [Double]? {
    var least: [Double]?
    var point = [Double](repeating: 0, count: count)
    while true {
      if let cost = cost(at: point), least.map({ cost.lexicographicallyPrecedes($0) }) ?? true {
        least = cost
      }
      var index = 0
      while index < count, point[index] == Double(limit) {
        point[index] = 0
        index += 1
      }
      guard index < count else { return least }
      point[index] += 1
    }
  }
}
