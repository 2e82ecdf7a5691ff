extension ConstraintSolver {
  /// Minimises the violations after constraints were added or removed.
  mutating func minimizeIfNeeded() {
    guard needsMinimizing, pendingConflict == nil else { return }
    needsMinimizing = false
    while let entering = enteringVariable(), let row = leavingRow(entering) {
      pivot(entering, row)
    }
  }

  /// Returns a nonbasic variable whose increase reduces violations.
  ///
  /// It is the first such variable, by Bland's rule, at the greatest strength.
  private func enteringVariable() -> Int32? {
    for (index, level) in levels.enumerated() {
      for term in level.expression.terms
      where term.coefficient < -ConstraintSolver.minimumCoefficient * 10
        && kinds[Int(term.index)] != .dummy && isIndifferent(term.index, above: index)
      {
        return term.index
      }
    }
    return nil
  }

  /// Returns whether a variable affects no violations of greater strengths.
  private func isIndifferent(_ variable: Int32, above level: Int) -> Bool {
    for index in 0..<level
    where abs(levels[index].expression.coefficient(of: variable))
      > ConstraintSolver.minimumCoefficient * 10
    {
      return false
    }
    return true
  }

  /// Returns the row whose basic variable is the first to reach 0 when a nonbasic variable
  /// increases.
  mutating func leavingRow(_ entering: Int32) -> Int32? {
    gatherColumn(entering)
    var best: (ratio: Double, basic: Int32, row: Int32)?
    for entry in column where entry.coefficient < -ConstraintSolver.minimumCoefficient {
      let row = rows[Int(entry.row)]
      guard kinds[Int(row.basic)] != .free else { continue }
      let ratio = -row.expression.constant / entry.coefficient
      if best.map({ (ratio, row.basic) < ($0.ratio, $0.basic) }) ?? true {
        best = (ratio, row.basic, entry.row)
      }
    }
    return best?.row
  }

  /// Makes all constants feasible after constants were changed in an optimal solution.
  ///
  /// - Returns: The conflict if there is no solution.
  mutating func makeFeasible() -> Conflict? {
    // The number of pivots is limited, so that a cycle ends; it counts as a conflict.
    var pivots = 0
    while let row = infeasibleRows.popLast() {
      let entry = rows[Int(row)]
      guard entry.basic >= 0 else { continue }
      let constant = entry.expression.constant
      if kinds[Int(entry.basic)] == .dummy {
        guard abs(constant) > ConstraintSolver.tolerance else { continue }
        return conflict(of: row)
      }
      guard kinds[Int(entry.basic)] != .free, constant < -ConstraintSolver.tolerance else {
        continue
      }
      pivots += 1
      guard let entering = dualEntering(entry.expression), pivots < 50 + 10 * rows.count else {
        return conflict(of: row)
      }
      pivot(entering, row)
    }
    return nil
  }

  /// Returns the conflict of a row whose constant cannot become feasible.
  private func conflict(of row: Int32) -> Conflict {
    var expression = rows[Int(row)].expression
    expression.add(1, rows[Int(row)].basic)
    return conflict(in: expression)
  }

  /// Returns the nonbasic variable that makes an infeasible constant feasible at the lowest cost.
  private func dualEntering(_ row: Expression) -> Int32? {
    var cheapest: Term?
    for term in row.terms
    where term.coefficient > ConstraintSolver.minimumCoefficient
      && kinds[Int(term.index)] != .dummy
    {
      guard let current = cheapest else {
        cheapest = term
        continue
      }
      if isCheaper(term, than: current) { cheapest = term }
    }
    return cheapest?.index
  }

  private func isCheaper(_ term: Term, than other: Term) -> Bool {
    for level in levels {
      let cost = level.expression.coefficient(of: term.index) / term.coefficient
      let otherCost = level.expression.coefficient(of: other.index) / other.coefficient
      if abs(cost - otherCost) > 1e-9 { return cost < otherCost }
    }
    return false
  }
}
