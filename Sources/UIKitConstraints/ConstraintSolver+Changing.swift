extension ConstraintSolver {
  /// Returns the constant of a constraint.
  package func constant(of constraint: Constraint) -> Double {
    records[Int(constraint.index)].constant
  }

  /// Changes the constant of a constraint, which takes effect in `solve()`.
  ///
  /// - Parameters:
  ///   - constraint: An existing constraint.
  ///   - constant: The new constant in its sum.
  package mutating func setConstant(of constraint: Constraint, to constant: Double) {
    let record = records[Int(constraint.index)]
    let change = (constant - record.constant) / record.sign
    guard change != 0 else { return }
    // Constants may only be changed in an optimal solution, which then remains optimal.
    if infeasibleRows.isEmpty { minimizeIfNeeded() }
    records[Int(constraint.index)].constant = constant
    let markerRow = rowOf[Int(record.marker)]
    if markerRow >= 0 {
      shiftConstant(ofRow: markerRow, by: -change)
      return
    }
    gatherColumn(record.marker)
    for entry in column {
      shiftConstant(ofRow: entry.row, by: entry.coefficient * change)
    }
  }

  /// Adds a change to the constant of a row, and records the row if it may have become infeasible.
  private mutating func shiftConstant(ofRow row: Int32, by change: Double) {
    rows[Int(row)].expression.constant += change
    let kind = kinds[Int(rows[Int(row)].basic)]
    if kind == .dummy {
      infeasibleRows.append(row)
    } else if kind != .free, rows[Int(row)].expression.constant < 0 {
      recordInfeasible(row)
    }
  }

  /// Removes a constraint, which takes effect in `solve()`.
  ///
  /// - Parameter constraint: An existing constraint.
  package mutating func remove(_ constraint: Constraint) {
    settle()
    let record = records[Int(constraint.index)]
    if record.strength < ConstraintSolver.required { addViolations(of: record, times: -1) }
    var row = rowOf[Int(record.marker)]
    if row < 0 {
      row = rowToRemove(with: record.marker)
      if row >= 0 { pivot(record.marker, row) }
    }
    if row >= 0 { removeRow(row) }
    discard(record.marker)
    if record.secondVariable >= 0 { discard(record.secondVariable) }
    records[Int(constraint.index)].isUsed = false
    unusedRecords.append(constraint.index)
    needsMinimizing = true
  }

  /// Returns the row in which a marker becomes basic for removal, so that other rows stay feasible;
  /// -1 if no row contains the marker.
  private mutating func rowToRemove(with marker: Int32) -> Int32 {
    gatherColumn(marker)
    var best: (rank: Int, ratio: Double, basic: Int32, row: Int32) = (Int.max, 0, 0, -1)
    for entry in column {
      let row = rows[Int(entry.row)]
      let kind = kinds[Int(row.basic)]
      // A redundant equality replaces the removed one.
      let rank = kind == .dummy ? 0 : kind == .free ? 3 : entry.coefficient < 0 ? 1 : 2
      let ratio = rank == 3 ? 0 : row.expression.constant / abs(entry.coefficient)
      let candidate = (rank, ratio, row.basic, entry.row)
      if (candidate.0, candidate.1, candidate.2) < (best.rank, best.ratio, best.basic) {
        best = candidate
      }
    }
    return best.row
  }
}
