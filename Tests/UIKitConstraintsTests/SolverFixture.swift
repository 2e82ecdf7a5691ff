import SeededRandom
import UIKitConstraints

/// A solver and the reference system with the same constraints.
struct SolverFixture {
  var solver = ConstraintSolver()
  var reference: ReferenceSystem
  let variables: [ConstraintSolver.Variable]
  /// The solver's constraints, in the order of the reference system's.
  var added: [ConstraintSolver.Constraint] = []

  /// Creates both with bounded variables: free variables with lower and upper limits, and lengths
  /// with upper limits.
  init(count: Int, limit: Int) throws {
    reference = ReferenceSystem(limit: limit, count: count)
    var variables: [ConstraintSolver.Variable] = []
    for number in 0..<count {
      let isLength = number % 2 == 1
      let variable = solver.makeVariable(isNonnegative: isLength)
      variables.append(variable)
      if !isLength {
        _ = try solver.add(
          [.init(variable, 1)],
          .greaterThanOrEqual,
          constant: 0,
          strength: ConstraintSolver.required
        )
      }
      _ = try solver.add(
        [.init(variable, 1)],
        .lessThanOrEqual,
        constant: -Double(limit),
        strength: ConstraintSolver.required
      )
    }
    self.variables = variables
  }

  /// Adds a constraint to both unless it contradicts the previous ones.
  ///
  /// - Returns: Whether the constraint was added.
  mutating func add(_ constraint: IntegerConstraint) throws -> Bool {
    let terms = zip(variables, constraint.coefficients).filter { $0.1 != 0 }
      .map { ConstraintSolver.Term($0.0, Double($0.1)) }
    do {
      added.append(
        try solver.add(
          terms,
          constraint.relation,
          constant: Double(constraint.constant),
          strength: constraint.strength
        )
      )
    } catch {
      return false
    }
    reference.constraints.append(constraint)
    return true
  }

  mutating func remove(at index: Int) {
    solver.remove(added.remove(at: index))
    reference.constraints.remove(at: index)
  }

  /// Returns the sum of violations of the solver's solution for each strength.
  mutating func cost() throws -> [Double]? {
    try solver.solve()
    return reference.cost(at: values)
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// Returns a random constraint of one variable, or of the difference of two.
  static func randomConstraint(
    count: Int,
    limit: Int,
    strengths: [Float],
    using generator: inout SeededGenerator
  ) -> IntegerConstraint {
    var coefficients = [Int](repeating: 0, count: count)
    let first = Int.random(in: 0..<count, using: &generator)
    coefficients[first] = Bool.random(using: &generator) ? 1 : -1
    let second = Int.random(in: 0..<count, using: &generator)
    if second != first { coefficients[second] = -coefficients[first] }
    return IntegerConstraint(
      coefficients: coefficients,
      constant: Int.random(in: -limit...limit, using: &generator),
      relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &generator)
        ?? .equal,
      strength: strengths.randomElement(using: &generator) ?? ConstraintSolver.required
    )
  }
}

/// Returns whether two lists of violations are equal except for rounding.
func areEqual(_ costs: [Double]?, _ expected: [Double]?) -> Bool {
  guard let costs, let expected else { return costs == nil && expected == nil }
  return costs.count == expected.count && zip(costs, expected).allSatisfy { abs($0 - $1) < 1e-5 }
}
