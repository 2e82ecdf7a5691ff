extension UpdatePlan {
  /// A run of old rows that remain adjacent.
  package struct RemappedRun: Hashable, Sendable {
    /// The rows before the update.
    package var old: RowRun

    /// The position of the first row after the update; the other rows follow it.
    package var new: RowPosition

    /// The rows after the update.
    package var newRun: RowRun {
      RowRun(section: new.section, rows: new.row..<new.row + old.rows.count)
    }
  }

  /// Returns the new positions of the rows of a run that keep their content.
  ///
  /// Deleted and reloaded rows are omitted. The runs are in the order of the old rows, each as
  /// long as its rows remain adjacent.
  ///
  /// - Precondition: The rows existed before the update.
  ///
  /// - Complexity: O(*c* log *k*) for *c* changes within the run.
  package func remappedRuns(of run: RowRun) -> [RemappedRun] {
    var runs: [RemappedRun] = []
    let leaving = departures.rows(ofSection: run.section)
    let reloaded = reloads.rows(ofSection: run.section)
    var row = run.rows.lowerBound
    while row < run.rows.upperBound {
      var count = 1
      switch outcome(ofOldRow: RowPosition(section: run.section, row: row)) {
      case .deleted, .reloaded:
        if sections.clearingAnimation(ofOldSection: run.section) != nil { return [] }
      case .moved(let new):
        let old = RowRun(section: run.section, rows: row..<row + 1)
        runs.append(RemappedRun(old: old, new: new))
      case .kept(let new):
        // The run ends before a removed, reloaded or inserted row.
        let arriving = arrivals.rows(ofSection: new.section)
        let maximumCounts = [
          leaving.element(notBelow: row).map { $0 - row },
          reloaded.element(notBelow: row).map { $0 - row },
          arriving.element(notBelow: new.row).map { $0 - new.row },
        ]
        count = maximumCounts.compactMap { $0 }.reduce(run.rows.upperBound - row) { min($0, $1) }
        let old = RowRun(section: run.section, rows: row..<row + count)
        runs.append(RemappedRun(old: old, new: new))
      }
      row += count
    }
    return runs
  }
}

extension ArraySlice<Int> {
  /// Returns the first element of an ascending slice that is not less than a number.
  fileprivate func element(notBelow number: Int) -> Int? {
    let index = firstIndex(notBelow: number)
    return index < endIndex ? self[index] : nil
  }
}

extension SelectionSet {
  /// Returns the selection after an update.
  ///
  /// Rows that stay or move remain selected at their new positions; deleted and reloaded rows are
  /// deselected.
  ///
  /// - Precondition: The selected rows existed before the update.
  ///
  /// - Complexity: O((*r* + *c*) log *k*) for *r* runs and *c* changes among them.
  package func remapped(by plan: UpdatePlan) -> SelectionSet {
    var selection = SelectionSet()
    for run in runs {
      for remappedRun in plan.remappedRuns(of: run) { selection.insert(remappedRun.newRun) }
    }
    return selection
  }
}
