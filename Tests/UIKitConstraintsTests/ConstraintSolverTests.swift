import SeededRandom
import Testing
import UIKitConstraints

/// Tests for the solver's results against the slow reference.
struct ConstraintSolverTests {
  /// Slow: solves all small systems twice.
  @Test func smallSystemsAgreeWithTheReference() throws {
    let relations: [ConstraintSolver.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let shapes = [[1, 0], [0, 1], [1, -1], [-1, 1]]
    var constraints: [IntegerConstraint] = []
    for shape in shapes {
      for relation in relations {
        for constant in [-2, 1] {
          for strength in [ConstraintSolver.required, 750, 250] {
            constraints.append(
              IntegerConstraint(
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
    // All pairs of the 72 constraints, in both orders.
    for first in constraints {
      for second in constraints {
        var fixture = try SolverFixture(count: 2, limit: 4)
        try compare(adding: [first, second], to: &fixture)
        count += 1
      }
    }
    #expect(count == 5_184)
  }

  /// Adds constraints to the solver and to the reference, and compares their results.
  private func compare(
    adding constraints: [IntegerConstraint],
    to fixture: inout SolverFixture
  ) throws {
    for constraint in constraints {
      var extended = fixture.reference
      extended.constraints.append(constraint)
      let isPossible = extended.minimumCost() != nil
      #expect(try fixture.add(constraint) == isPossible, "\(constraint)")
    }
    let (cost, minimum) = (try fixture.cost(), fixture.reference.minimumCost())
    #expect(areEqual(cost, minimum), "\(constraints): \(cost ?? []), not \(minimum ?? [])")
  }

  @Test(arguments: SeededGenerator.seeds(15)) func randomSystemsAgreeWithTheReference(seed: UInt64)
    throws
  {
    var generator = SeededGenerator.forTest(seed: seed)
    let (count, limit) = (Int.random(in: 2...3, using: &generator), 5)
    var fixture = try SolverFixture(count: count, limit: limit)
    while let step = generator.nextStep(of: 30) {
      let action = Int.random(in: 0..<10, using: &generator)
      if action < 5 || fixture.added.isEmpty {
        let constraint = SolverFixture.randomConstraint(
          count: count,
          limit: limit,
          strengths: [ConstraintSolver.required, 999, 750, 250, 50],
          using: &generator
        )
        var extended = fixture.reference
        extended.constraints.append(constraint)
        #expect(try fixture.add(constraint) == (extended.minimumCost() != nil), "step \(step)")
      } else if action < 7 {
        fixture.remove(at: Int.random(in: fixture.added.indices, using: &generator))
      } else if try !change(&fixture, limit: limit, using: &generator) {
        return
      }
      if Bool.random(using: &generator) {
        let (cost, minimum) = (try fixture.cost(), fixture.reference.minimumCost())
        #expect(areEqual(cost, minimum), "step \(step): \(cost ?? []), not \(minimum ?? [])")
      }
    }
  }

  /// Changes the constant of a random constraint.
  ///
  /// - Returns: Whether a solution remains.
  private func change(
    _ fixture: inout SolverFixture,
    limit: Int,
    using generator: inout SeededGenerator
  ) throws -> Bool {
    let index = Int.random(in: fixture.added.indices, using: &generator)
    let constant = Int.random(in: -limit...limit, using: &generator)
    fixture.reference.constraints[index].constant = constant
    fixture.solver.setConstant(of: fixture.added[index], to: Double(constant))
    guard fixture.reference.minimumCost() == nil else { return true }
    #expect(throws: ConstraintSolver.Conflict.self) { try fixture.solver.solve() }
    return false
  }

  @Test(arguments: SeededGenerator.seeds(50))
  func removingAnAddedConstraintRestoresTheSolution(seed: UInt64) throws {
    var generator = SeededGenerator.forTest(seed: seed)
    var fixture = try SolverFixture(count: 4, limit: 9)
    // Each variable has a different value, so that the solution is unique.
    for index in 0..<4 {
      var coefficients = [0, 0, 0, 0]
      coefficients[index] = 1
      let constraint = IntegerConstraint(
        coefficients: coefficients,
        constant: -Int.random(in: 0...9, using: &generator),
        relation: .equal,
        strength: 500
      )
      #expect(try fixture.add(constraint))
    }
    try fixture.solver.solve()
    let valuesBefore = fixture.values
    let (constraintCount, size) = (fixture.added.count, fixture.solver.size)
    for _ in 0..<12 {
      _ = try fixture.add(
        SolverFixture.randomConstraint(
          count: 4,
          limit: 9,
          strengths: [ConstraintSolver.required, 800, 100],
          using: &generator
        )
      )
    }
    try fixture.solver.solve()
    while fixture.added.count > constraintCount {
      fixture.remove(at: Int.random(in: constraintCount..<fixture.added.count, using: &generator))
    }
    try fixture.solver.solve()
    #expect(zip(valuesBefore, fixture.values).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(fixture.solver.size.rows == size.rows)
  }
}
