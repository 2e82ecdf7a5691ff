extension ConstraintSolver.Expression {
  /// Returns the index of a variable's term, or the index at which to insert it.
  @inline(__always)
  func insertionIndex(of variable: Int32) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].index < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a variable; 0 if it does not occur.
  @inline(__always)
  func coefficient(of variable: Int32) -> Double {
    let index = insertionIndex(of: variable)
    return index < terms.count && terms[index].index == variable ? terms[index].coefficient : 0
  }

  /// Adds a multiple of a variable.
  mutating func add(_ coefficient: Double, _ variable: Int32) {
    let index = insertionIndex(of: variable)
    guard index < terms.count, terms[index].index == variable else {
      terms.insert(.init(index: variable, coefficient: coefficient), at: index)
      return
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) < ConstraintSolver.minimumCoefficient {
      terms.remove(at: index)
    }
  }

  /// Removes the term of a variable.
  ///
  /// - Returns: The removed coefficient; 0 if the variable did not occur.
  mutating func remove(_ variable: Int32) -> Double {
    let index = insertionIndex(of: variable)
    guard index < terms.count, terms[index].index == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Adds a multiple of another expression and optionally removes a variable.
  ///
  /// - Parameters:
  ///   - factor: The factor of the other expression.
  ///   - other: The expression to add.
  ///   - omitted: The variable whose term is removed; -1 for none.
  ///   - scratch: Temporary memory for the sum.
  ///   - onNewVariable: Called with each variable that is new in the expression.
  @inline(__always)
  mutating func add(
    _ factor: Double,
    _ other: ConstraintSolver.Expression,
    leavingOut omitted: Int32 = -1,
    scratch: inout [ConstraintSolver.Term],
    onNewVariable: (Int32) -> Void
  ) {
    constant += factor * other.constant
    scratch.removeAll(keepingCapacity: true)
    terms.withUnsafeBufferPointer { terms in
      other.terms.withUnsafeBufferPointer { added in
        var (i, j) = (0, 0)
        while i < terms.count || j < added.count {
          let variable = i < terms.count ? terms[i].index : Int32.max
          let addedVariable = j < added.count ? added[j].index : Int32.max
          if variable < addedVariable {
            if variable != omitted { scratch.append(terms[i]) }
            i += 1
          } else if addedVariable < variable {
            scratch.append(.init(index: addedVariable, coefficient: factor * added[j].coefficient))
            onNewVariable(addedVariable)
            j += 1
          } else {
            let sum = terms[i].coefficient + factor * added[j].coefficient
            if abs(sum) >= ConstraintSolver.minimumCoefficient, variable != omitted {
              scratch.append(.init(index: variable, coefficient: sum))
            }
            i += 1
            j += 1
          }
        }
      }
    }
    swap(&terms, &scratch)
  }
}

extension ConstraintSolver {
  /// Collects the rows that contain a nonbasic variable, with its coefficients, in `column`.
  ///
  /// Removes extra rows and duplicates from the variable's entry in `columns`.
  mutating func gatherColumn(_ variable: Int32) {
    column.removeAll(keepingCapacity: true)
    stamp += 1
    for row in columns[Int(variable)] where stamps[Int(row)] != stamp {
      stamps[Int(row)] = stamp
      guard rows[Int(row)].basic >= 0 else { continue }
      let coefficient = rows[Int(row)].expression.coefficient(of: variable)
      if coefficient != 0 { column.append((row, coefficient)) }
    }
    if column.count < columns[Int(variable)].count {
      columns[Int(variable)].removeAll(keepingCapacity: true)
      for entry in column { columns[Int(variable)].append(entry.row) }
    }
  }

  /// Inserts a row for a variable, which becomes basic, and substitutes the row for the variable.
  mutating func insertRow(_ basic: Int32, _ expression: Expression) {
    let row: Int32
    if let unused = unusedRows.popLast() {
      row = unused
      rows[Int(row)] = Row(basic: basic, expression: expression)
    } else {
      row = Int32(rows.count)
      rows.append(Row(basic: basic, expression: expression))
      stamps.append(0)
    }
    for term in expression.terms { columns[Int(term.index)].append(row) }
    gatherColumn(basic)
    rowOf[Int(basic)] = row
    columns[Int(basic)].removeAll(keepingCapacity: true)
    substitute(basic, row)
  }

  /// Removes the row of a basic variable.
  mutating func removeRow(_ row: Int32) {
    rowOf[Int(rows[Int(row)].basic)] = -1
    rows[Int(row)].basic = -1
    rows[Int(row)].expression.terms.removeAll(keepingCapacity: true)
    unusedRows.append(row)
  }

  /// Substitutes the row of a newly basic variable in the rows of `column` and in the objective.
  private mutating func substitute(_ variable: Int32, _ pivotRow: Int32) {
    let pivot = rows[Int(pivotRow)].expression
    for entry in column where entry.row != pivotRow {
      let row = Int(entry.row)
      rows[row].expression.add(
        entry.coefficient,
        pivot,
        leavingOut: variable,
        scratch: &scratch
      ) { columns[Int($0)].append(entry.row) }
      if rows[row].expression.constant < 0 { recordInfeasible(entry.row) }
    }
    for index in levels.indices {
      let coefficient = levels[index].expression.coefficient(of: variable)
      guard coefficient != 0 else { continue }
      levels[index].expression.add(
        coefficient,
        pivot,
        leavingOut: variable,
        scratch: &scratch
      ) { _ in }
    }
    guard let coefficient = artificialObjective?.coefficient(of: variable), coefficient != 0 else {
      return
    }
    artificialObjective?.add(
      coefficient,
      pivot,
      leavingOut: variable,
      scratch: &scratch
    ) { _ in }
  }

  /// Records a row whose constant has become negative, unless its variable is free; a constant within
  /// the tolerance becomes 0 instead.
  mutating func recordInfeasible(_ row: Int32) {
    let entry = rows[Int(row)]
    guard entry.basic >= 0, kinds[Int(entry.basic)] != .free else { return }
    if entry.expression.constant < -ConstraintSolver.tolerance {
      infeasibleRows.append(row)
    } else {
      rows[Int(row)].expression.constant = 0
    }
  }

  /// Exchanges a nonbasic variable and the basic variable of a row.
  mutating func pivot(_ entering: Int32, _ row: Int32) {
    pivotCount += 1
    gatherColumn(entering)
    let leaving = rows[Int(row)].basic
    let coefficient = rows[Int(row)].expression.remove(entering)
    rows[Int(row)].expression.scale(by: -1 / coefficient)
    rows[Int(row)].expression.add(1 / coefficient, leaving)
    rows[Int(row)].basic = entering
    rowOf[Int(entering)] = row
    rowOf[Int(leaving)] = -1
    columns[Int(entering)].removeAll(keepingCapacity: true)
    columns[Int(leaving)].removeAll(keepingCapacity: true)
    columns[Int(leaving)].append(row)
    substitute(entering, row)
  }
}
