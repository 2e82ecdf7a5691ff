extension ConstraintSolver {
  /// Checks the tableau; compiled into debug builds only.
  func checkInvariants() {
    #if INTERNAL_CHECKS
    guard pendingConflict == nil else { return }
    for (index, row) in rows.enumerated() where row.basic >= 0 {
      assert(rowOf[Int(row.basic)] == Int32(index), "a basic variable has another row")
      let kind = kinds[Int(row.basic)]
      assert(kind != .unused, "an unused variable is basic")
      assert(row.expression.constant.isFinite, "a value is not finite")
      if kind != .free { assert(row.expression.constant > -1e-5, "a value is negative") }
      var lastVariable: Int32 = -1
      for term in row.expression.terms {
        assert(term.index > lastVariable, "terms are not sorted")
        lastVariable = term.index
        assert(rowOf[Int(term.index)] < 0, "a basic variable stands in a row")
        let termKind = kinds[Int(term.index)]
        assert(termKind != .unused, "an unused variable stands in a row")
        assert(kind == .free || termKind != .free, "a bounded variable depends on a free one")
        assert(kind != .dummy || termKind == .dummy, "a redundant equality depends on others")
        assert(
          columns[Int(term.index)].contains(Int32(index)),
          "a column does not list its row"
        )
      }
    }
    for level in levels {
      for term in level.expression.terms {
        assert(rowOf[Int(term.index)] < 0, "a basic variable stands in the objective")
        assert(kinds[Int(term.index)] != .free, "a free variable stands in the objective")
      }
    }
    #endif
  }
}
