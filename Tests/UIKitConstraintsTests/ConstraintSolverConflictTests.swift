import Testing
import UIKitConstraints

/// Tests for contradictory and ambiguous constraints: the solver's reports and their cost.
struct ConstraintSolverConflictTests {
  private let required = ConstraintSolver.required

  @Test func aConflictNamesItsConstraints() throws {
    var solver = ConstraintSolver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(
      [.init(a, 1), .init(b, -1)],
      .equal,
      constant: 0,
      strength: required
    )
    _ = try solver.add([.init(c, 1)], .equal, constant: -7, strength: required)
    let second = try solver.add([.init(b, 1)], .equal, constant: -5, strength: required)
    let conflict = #expect(throws: ConstraintSolver.Conflict.self) {
      _ = try solver.add([.init(a, 1)], .equal, constant: -6, strength: required)
    }
    #expect(Set(conflict?.constraints ?? []) == [first, second])
    try solver.solve()
    #expect(solver.value(of: a) == 5 && solver.value(of: c) == 7)
  }

  @Test func conflictOfInequalitiesNamesTheLength() throws {
    var solver = ConstraintSolver()
    let length = solver.makeVariable(isNonnegative: true)
    let total = solver.makeVariable(isNonnegative: true)
    let sum = try solver.add(
      [.init(length, 1), .init(total, -1)],
      .equal,
      constant: 40,
      strength: required
    )
    let conflict = #expect(throws: ConstraintSolver.Conflict.self) {
      _ = try solver.add([.init(total, 1)], .lessThanOrEqual, constant: -30, strength: required)
    }
    #expect(conflict?.constraints == [sum])
    #expect(conflict?.variables == [length])
  }

  @Test func aContradictingConstantIsReported() throws {
    var solver = ConstraintSolver()
    let a = solver.makeVariable()
    let low = try solver.add([.init(a, 1)], .greaterThanOrEqual, constant: -5, strength: required)
    let high = try solver.add([.init(a, 1)], .lessThanOrEqual, constant: -9, strength: required)
    solver.setConstant(of: low, to: -10)
    let conflict = #expect(throws: ConstraintSolver.Conflict.self) { try solver.solve() }
    #expect(Set(conflict?.constraints ?? []) == [low, high])
  }

  @Test func aGreaterStrengthOutweighsAnyNumberOfLesserOnes() throws {
    var solver = ConstraintSolver()
    let a = solver.makeVariable(isNonnegative: true)
    for _ in 0..<100 {
      _ = try solver.add([.init(a, 1)], .equal, constant: -10, strength: 749)
    }
    _ = try solver.add([.init(a, 1)], .equal, constant: -1, strength: 750)
    try solver.solve()
    #expect(solver.value(of: a) == 1)
  }

  @Test func ambiguityNamesTheUndeterminedVariables() throws {
    var solver = ConstraintSolver()
    let (a, b) = (
      solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true)
    )
    let fixed = solver.makeVariable()
    _ = try solver.add([.init(fixed, 1)], .equal, constant: -3, strength: required)
    _ = try solver.add([.init(a, 1), .init(b, 1)], .equal, constant: -10, strength: required)
    try solver.solve()
    #expect([a, b, fixed].map { solver.isAmbiguous($0) } == [true, true, false])
    let valueBefore = solver.value(of: a)
    let hasChanged = solver.exchangeSolution(for: a)
    #expect(hasChanged)
    #expect(solver.value(of: a) != valueBefore)
    #expect(solver.value(of: a) + solver.value(of: b) == 10)
    let weakConstraint = try solver.add([.init(a, 1)], .equal, constant: -4, strength: 10)
    try solver.solve()
    #expect([a, b].map { solver.isAmbiguous($0) } == [false, false])
    solver.remove(weakConstraint)
    try solver.solve()
    #expect([a, b].map { solver.isAmbiguous($0) } == [true, true])
  }

  /// Returns a chain of `count` boxes, each 8 points after the previous one, the variable of the
  /// last position and the constraint of the first.
  private func chain(_ count: Int) throws -> (
    solver: ConstraintSolver, last: ConstraintSolver.Variable, first: ConstraintSolver.Constraint
  ) {
    var solver = ConstraintSolver()
    var last = solver.makeVariable()
    let first = try solver.add([.init(last, 1)], .equal, constant: 0, strength: required)
    for index in 1..<count {
      let next = solver.makeVariable()
      let width = solver.makeVariable(isNonnegative: true)
      _ = try solver.add(
        [.init(next, 1), .init(last, -1), .init(width, -1)],
        .equal,
        constant: -8,
        strength: required
      )
      _ = try solver.add([.init(width, 1)], .equal, constant: -Double(index % 7), strength: 250)
      last = next
    }
    try solver.solve()
    return (solver, last, first)
  }

  @Test func changingAnIndependentConstantCostsNoPivots() throws {
    var (solver, last, first) = try chain(200)
    let (valueBefore, pivotCount) = (solver.value(of: last), solver.pivotCount)
    solver.setConstant(of: first, to: -100)
    try solver.solve()
    #expect(solver.value(of: last) == valueBefore + 100)
    #expect(solver.pivotCount == pivotCount)
  }

  @Test func pivotsGrowLinearlyWithTheConstraints() throws {
    let small = try chain(50).solver.pivotCount
    let large = try chain(200).solver.pivotCount
    #expect(large <= 4 * small + 8)
  }
}
