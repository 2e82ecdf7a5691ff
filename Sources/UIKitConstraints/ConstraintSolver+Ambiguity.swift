extension ConstraintSolver {
  /// Whether another solution, as good as the present one, has another value of a variable.
  ///
  /// - Parameter variable: A variable; `solve()` has been called.
  /// - Returns: Whether the constraints leave it open.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    alternative(for: variable) != nil
  }

  /// Goes to another solution, as good as the present one, with another value of a variable.
  ///
  /// - Parameter variable: A variable; `solve()` has been called.
  /// - Returns: Whether there is one whose variables are all determined by constraints.
  package mutating func exchangeSolution(for variable: Variable) -> Bool {
    guard let other = alternative(for: variable), kinds[Int(other)] != .free,
      let row = leavingRow(other)
    else { return false }
    pivot(other, row)
    return true
  }

  /// A nonbasic variable that can grow without a cost, and changes a variable's value.
  private mutating func alternative(for variable: Variable) -> Int32? {
    let row = rowOf[Int(variable.index)]
    guard row >= 0 else { return isAlternative(variable.index) ? variable.index : nil }
    for term in rows[Int(row)].expression.terms
    where kinds[Int(term.index)] != .dummy && isAlternative(term.index) {
      return term.index
    }
    return nil
  }

  private mutating func isAlternative(_ variable: Int32) -> Bool {
    if kinds[Int(variable)] == .free { return true }
    guard levels.allSatisfy({ abs($0.expression.coefficient(of: variable)) < 1e-9 }) else {
      return false
    }
    guard let row = leavingRow(variable) else { return true }
    return rows[Int(row)].expression.constant > ConstraintSolver.tolerance
  }
}
