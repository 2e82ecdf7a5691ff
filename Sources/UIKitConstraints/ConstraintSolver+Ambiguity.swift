extension ConstraintSolver {
  /// Returns whether another optimal solution has a different value of a variable.
  ///
  /// - Parameter variable: A variable, after `solve()`.
  /// - Returns: Whether the variable is ambiguous.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    alternative(for: variable) != nil
  }

  /// Changes to another optimal solution with a different value of a variable.
  ///
  /// - Parameter variable: A variable, after `solve()`.
  /// - Returns: `false` if there is none, or if it would leave the change unlimited.
  package mutating func exchangeSolution(for variable: Variable) -> Bool {
    guard let entering = alternative(for: variable), kinds[Int(entering)] != .free,
      let row = leavingRow(entering)
    else { return false }
    pivot(entering, row)
    return true
  }

  /// Returns a nonbasic variable that can increase without cost and changes the value of a
  /// variable; `nil` if there is none.
  private mutating func alternative(for variable: Variable) -> Int32? {
    let row = rowOf[Int(variable.index)]
    guard row >= 0 else { return isAlternative(variable.index) ? variable.index : nil }
    for term in rows[Int(row)].expression.terms
    where kinds[Int(term.index)] != .dummy && isAlternative(term.index) {
      return term.index
    }
    return nil
  }

  /// Returns whether a nonbasic variable can increase without cost.
  private mutating func isAlternative(_ variable: Int32) -> Bool {
    if kinds[Int(variable)] == .free { return true }
    guard levels.allSatisfy({ abs($0.expression.coefficient(of: variable)) < 1e-9 }) else {
      return false
    }
    guard let row = leavingRow(variable) else { return true }
    return rows[Int(row)].expression.constant > ConstraintSolver.tolerance
  }
}
