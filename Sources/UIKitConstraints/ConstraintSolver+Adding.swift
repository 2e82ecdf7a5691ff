extension ConstraintSolver {
  /// Adds a constraint, which relates the sum of terms and a constant to 0.
  ///
  /// - Parameters:
  ///   - terms: The terms; a variable may occur several times.
  ///   - relation: The relation of the sum to 0.
  ///   - constant: The constant in the sum.
  ///   - strength: `required`, or a value between 0 and `required`.
  /// - Returns: The constraint, for later changes and removal.
  /// - Throws: The required constraints that conflict with the new one, which is then not added.
  package mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    constant: Double,
    strength: Float
  ) throws(Conflict) -> Constraint {
    settle()
    // Even a rejected constraint may exchange variables.
    needsMinimizing = true
    var row = Expression(constant: constant)
    for term in terms { add(term.coefficient, term.index, to: &row) }
    let index = makeRecord(relation, constant: constant, strength: strength, equation: &row)
    let record = records[Int(index)]
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, record: record) {
      let coefficient = row.remove(subject)
      row.scale(by: -1 / coefficient)
      insertRow(subject, row)
    } else if row.terms.allSatisfy({ kinds[Int($0.index)] == .dummy }) {
      guard row.constant < ConstraintSolver.tolerance else {
        throw reject(index, contradiction: row)
      }
      row.constant = 0
      let coefficient = row.remove(record.marker)
      row.scale(by: -1 / coefficient)
      insertRow(record.marker, row)
    } else if let conflict = addArtificially(row, recordIndex: index) {
      throw conflict
    }
    if record.strength < ConstraintSolver.required { addViolations(of: record, times: 1) }
    return Constraint(index: index)
  }

  /// Adds a multiple of a basic or nonbasic variable.
  private mutating func add(_ coefficient: Double, _ variable: Int32, to sum: inout Expression) {
    let row = rowOf[Int(variable)]
    if row < 0 {
      sum.add(coefficient, variable)
    } else {
      sum.add(coefficient, rows[Int(row)].expression, scratch: &scratch) { _ in }
    }
  }

  /// Creates the record of a constraint and adds its marker and error variables to its equation.
  ///
  /// - Returns: The index of the record.
  private mutating func makeRecord(
    _ relation: Relation,
    constant: Double,
    strength: Float,
    equation row: inout Expression
  ) -> Int32 {
    let index = unusedRecords.last ?? Int32(records.count)
    let isRequired = strength >= ConstraintSolver.required
    let sign = relation == .lessThanOrEqual || relation == .equal && isRequired ? 1.0 : -1.0
    let kind: Kind = relation != .equal ? .slack : isRequired ? .dummy : .error
    var record = Record(
      marker: makeIndex(kind, owner: index),
      secondVariable: -1,
      sign: sign,
      constant: constant,
      strength: min(strength, ConstraintSolver.required)
    )
    row.add(sign, record.marker)
    if !isRequired {
      record.secondVariable = makeIndex(.error, owner: index)
      row.add(-sign, record.secondVariable)
    }
    if unusedRecords.popLast() != nil {
      records[Int(index)] = record
    } else {
      records.append(record)
    }
    return index
  }

  /// Returns a variable of a new row that can become basic with a feasible value, without changing
  /// other variables; `nil` if there is none.
  private func subject(of row: Expression, record: Record) -> Int32? {
    for term in row.terms where kinds[Int(term.index)] == .free { return term.index }
    for variable in [record.marker, record.secondVariable]
    where variable >= 0 && kinds[Int(variable)] != .dummy && row.coefficient(of: variable) < 0 {
      return variable
    }
    // A nonnegative variable that does not occur in other rows yet.
    for term in row.terms
    where kinds[Int(term.index)] == .nonnegative && columns[Int(term.index)].isEmpty
      && (term.coefficient < 0 || row.constant == 0)
      && levels.allSatisfy({ $0.expression.coefficient(of: term.index) == 0 })
    {
      return term.index
    }
    return nil
  }

  /// Adds a multiple of a constraint's violations to the objective.
  mutating func addViolations(of record: Record, times factor: Double) {
    let level = level(of: record.strength)
    for variable in [record.marker, record.secondVariable]
    where variable >= 0 && kinds[Int(variable)] == .error {
      let row = rowOf[Int(variable)]
      if row < 0 {
        levels[level].expression.add(factor, variable)
      } else {
        let expression = rows[Int(row)].expression
        levels[level].expression.add(factor, expression, scratch: &scratch) { _ in }
      }
    }
  }

  /// Returns the index of a strength's level in the objective, which is created if necessary.
  mutating func level(of strength: Float) -> Int {
    let index = levels.firstIndex { $0.strength <= strength } ?? levels.count
    if index == levels.count || levels[index].strength != strength {
      levels.insert(Level(strength: strength), at: index)
    }
    return index
  }

  /// Adds the row of a required constraint by minimising an artificial variable, which is the
  /// violation.
  ///
  /// - Returns: The conflict if the violation cannot become 0.
  private mutating func addArtificially(_ row: Expression, recordIndex: Int32) -> Conflict? {
    let artificial = makeIndex(.slack, owner: -1)
    insertRow(artificial, row)
    artificialObjective = row
    while let entering = enteringVariableForViolation(), let row = leavingRow(entering) {
      pivot(entering, row)
    }
    let violation = artificialObjective ?? Expression()
    artificialObjective = nil
    let artificialRow = rowOf[Int(artificial)]
    if violation.constant > ConstraintSolver.tolerance {
      if artificialRow >= 0 { removeRow(artificialRow) }
      discard(artificial)
      return reject(recordIndex, contradiction: violation)
    }
    if artificialRow >= 0 {
      // The artificial variable is 0, so another variable replaces it in its row.
      let terms = rows[Int(artificialRow)].expression.terms
      let marker = records[Int(recordIndex)].marker
      let entering = terms.first { kinds[Int($0.index)] != .dummy }?.index ?? marker
      pivot(entering, artificialRow)
    }
    gatherColumn(artificial)
    for entry in column { _ = rows[Int(entry.row)].expression.remove(artificial) }
    for level in levels.indices { _ = levels[level].expression.remove(artificial) }
    discard(artificial)
    return nil
  }

  /// Returns a nonbasic variable whose increase reduces the artificial variable; `nil` if there is
  /// none, or if the violation is 0.
  private func enteringVariableForViolation() -> Int32? {
    guard let objective = artificialObjective, objective.constant > 0 else { return nil }
    for term in objective.terms
    where term.coefficient < -ConstraintSolver.minimumCoefficient
      && kinds[Int(term.index)] != .dummy
    {
      return term.index
    }
    return nil
  }

  /// Removes the record of a constraint that could not be added, and returns the conflict.
  private mutating func reject(_ recordIndex: Int32, contradiction row: Expression) -> Conflict {
    let conflict = conflict(in: row, besides: recordIndex)
    discard(records[Int(recordIndex)].marker)
    records[Int(recordIndex)].isUsed = false
    unusedRecords.append(recordIndex)
    return conflict
  }

  /// Returns the constraints and bounds whose variables occur in a contradictory row, without the
  /// constraint with the given record index; -1 to include all.
  func conflict(in row: Expression, besides recordIndex: Int32 = -1) -> Conflict {
    var conflict = Conflict(constraints: [], variables: [])
    for term in row.terms where abs(term.coefficient) > 1e-6 {
      let owner = owners[Int(term.index)]
      if owner >= 0 {
        let constraint = Constraint(index: owner)
        if owner != recordIndex, !conflict.constraints.contains(constraint) {
          conflict.constraints.append(constraint)
        }
      } else if kinds[Int(term.index)] == .nonnegative {
        conflict.variables.append(Variable(index: term.index))
      }
    }
    return conflict
  }
}
