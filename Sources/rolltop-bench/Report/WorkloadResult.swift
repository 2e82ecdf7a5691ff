/// The values of a workload in all runs.
struct WorkloadResult {
  /// The values with one name.
  struct Figure {
    var name: String
    var unit: Unit
    var goal: Measurement.Goal?
    /// The values of all runs.
    var values: Distribution

    /// The verdict on the median; empty without a goal.
    var verdict: String {
      guard let goal else { return "" }
      if values.median <= goal.aim { return "aim met" }
      return values.median <= goal.limit ? "met" : "MISSED"
    }
  }

  var workload: String
  var figures: [Figure]

  /// Collects the values of all runs.
  ///
  /// - Parameters:
  ///   - workload: The workload's name.
  ///   - runs: The measurements of each run, with the same names in the same order.
  init(_ workload: String, _ runs: [[Measurement]]) {
    self.workload = workload
    figures = (runs.first ?? []).indices.map { index in
      let measurement = runs[0][index]
      return Figure(
        name: measurement.name,
        unit: measurement.unit,
        goal: measurement.goal,
        values: Distribution(runs.map { $0[index].value })
      )
    }
  }
}
