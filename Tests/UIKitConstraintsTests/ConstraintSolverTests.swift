import SeededRandom
import Testing
import UIKitConstraints

/// Tests for the solver's results against the slow reference.
struct ConstraintSolverTests {
  @Test func smallSystemsAgreeWithTheReference() throws {
    let relations: [ConstraintSolver.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let shapes = [[1, 0], [0, 1], [1, -1], [-1, 1]]
    var constraints: [WholeConstraint] = []
    for shape in shapes {
      for relation in relations {
        for constant in [-2, 1] {
          for strength in [ConstraintSolver.required, 750, 250] {
            constraints.append(
              WholeConstraint(
                coefficients: shape,
                constant: constant,
                relation: relation,
                strength: strength
              )
            )
          }
        }
      }
    }
    var count = 0
    for first in constraints {
      for second in constraints {
        var bench = try SolverBench(count: 2, limit: 4)
        try compare(adding: [first, second], to: &bench)
        count += 1
      }
    }
    #expect(count == 5_184)
  }

  private func compare(adding constraints: [WholeConstraint], to bench: inout SolverBench) throws {
    for constraint in constraints {
      var with = bench.reference
      with.constraints.append(constraint)
      let isPossible = with.leastCost() != nil
      #expect(try bench.add(constraint) == isPossible, "\(constraint)")
    }
    let (cost, least) = (try bench.cost(), bench.reference.leastCost())
    #expect(isSame(cost, least), "\(constraints): \(cost ?? []), not \(least ?? [])")
  }

  @Test(arguments: SeededGenerator.seeds(15)) func randomSystemsAgreeWithTheReference(seed: UInt64)
    throws
  {
    var generator = SeededGenerator.forTest(seed: seed)
    let (count, limit) = (Int.random(in: 2...3, using: &generator), 5)
    var bench = try SolverBench(count: count, limit: limit)
    while let step = generator.nextStep(of: 30) {
      let action = Int.random(in: 0..<10, using: &generator)
      if action < 5 || bench.added.isEmpty {
        let constraint = SolverBench.randomConstraint(
          count: count,
          limit: limit,
          strengths: [ConstraintSolver.required, 999, 750, 250, 50],
          using: &generator
        )
        var with = bench.reference
        with.constraints.append(constraint)
        #expect(try bench.add(constraint) == (with.leastCost() != nil), "step \(step)")
      } else if action < 7 {
        bench.remove(at: Int.random(in: bench.added.indices, using: &generator))
      } else if try !change(&bench, limit: limit, using: &generator) {
        return
      }
      if Bool.random(using: &generator) {
        let (cost, least) = (try bench.cost(), bench.reference.leastCost())
        #expect(isSame(cost, least), "step \(step): \(cost ?? []), not \(least ?? [])")
      }
    }
  }

  /// Changes the constant of a constraint.
  ///
  /// - Returns: Whether a solution remains.
  private func change(
    _ bench: inout SolverBench,
    limit: Int,
    using generator: inout SeededGenerator
  ) throws -> Bool {
    let index = Int.random(in: bench.added.indices, using: &generator)
    let constant = Int.random(in: -limit...limit, using: &generator)
    bench.reference.constraints[index].constant = constant
    bench.solver.setConstant(of: bench.added[index], to: Double(constant))
    guard bench.reference.leastCost() == nil else { return true }
    #expect(throws: ConstraintSolver.Conflict.self) { try bench.solver.solve() }
    return false
  }

  @Test(arguments: SeededGenerator.seeds(50))
  func removingAnAddedConstraintRestoresTheSolution(seed: UInt64) throws {
    var generator = SeededGenerator.forTest(seed: seed)
    var bench = try SolverBench(count: 4, limit: 9)
    // Each variable has a different value, so that the solution is unique.
    for index in 0..<4 {
      var coefficients = [0, 0, 0, 0]
      coefficients[index] = 1
      let constraint = WholeConstraint(
        coefficients: coefficients,
        constant: -Int.random(in: 0...9, using: &generator),
        relation: .equal,
        strength: 500
      )
      #expect(try bench.add(constraint))
    }
    try bench.solver.solve()
    let before = bench.values
    let (constraintCount, size) = (bench.added.count, bench.solver.size)
    for _ in 0..<12 {
      _ = try bench.add(
        SolverBench.randomConstraint(
          count: 4,
          limit: 9,
          strengths: [ConstraintSolver.required, 800, 100],
          using: &generator
        )
      )
    }
    try bench.solver.solve()
    while bench.added.count > constraintCount {
      bench.remove(at: Int.random(in: constraintCount..<bench.added.count, using: &generator))
    }
    try bench.solver.solve()
    #expect(zip(before, bench.values).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(bench.solver.size.rows == size.rows)
  }
}
