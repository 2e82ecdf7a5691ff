import UIKitConstraints

/// A constraint with integer values, as used by the tests and the reference system.
struct IntegerConstraint {
  /// The coefficients of the variables: -1, 0 or 1; at most two differ from 0, with different
  /// signs.
  var coefficients: [Int]
  var constant: Int
  var relation: ConstraintSolver.Relation
  var strength: Float

  /// Returns the difference by which the values of the variables violate the constraint.
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
  /// The number of variables.
  let count: Int
  var constraints: [IntegerConstraint] = []

  /// The strengths below required, in descending order.
  var strengths: [Float] {
    Set(constraints.map(\.strength)).filter { $0 < ConstraintSolver.required }.sorted(by: >)
  }

  /// Returns the sum of violations for each strength; `nil` if a required constraint is violated.
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

  /// Returns the sums of violations of the best point; `nil` if no point satisfies the required
  /// constraints.
  func minimumCost() -> [Double]? {
    var minimum: [Double]?
    var point = [Double](repeating: 0, count: count)
    while true {
      if let cost = cost(at: point), minimum.map({ cost.lexicographicallyPrecedes($0) }) ?? true {
        minimum = cost
      }
      var index = 0
      while index < count, point[index] == Double(limit) {
        point[index] = 0
        index += 1
      }
      guard index < count else { return minimum }
      point[index] += 1
    }
  }
}
