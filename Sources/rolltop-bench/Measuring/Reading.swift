/// One measured figure of a workload.
struct Reading {
  /// What it must not exceed, and what it should not.
  struct Goal {
    var limit: Double
    var aim: Double
  }

  /// What the figure is, in words for the table.
  var name: String
  var value: Double
  var unit: Unit
  /// `nil` where the figure is there for information.
  var goal: Goal?

  init(_ name: String, _ value: Double, _ unit: Unit, limit: Double, aim: Double) {
    (self.name, self.value, self.unit) = (name, value, unit)
    goal = Goal(limit: limit, aim: aim)
  }

  init(_ name: String, _ value: Double, _ unit: Unit) {
    (self.name, self.value, self.unit) = (name, value, unit)
  }
}

/// What a figure counts.
enum Unit: String {
  case times = "×"
  case milliseconds = "ms"
  case microseconds = "µs"
  case nanoseconds = "ns"
  case megabytes = "MB"
  case bytes = "B"
  case pixels = "px"
  case count = ""
}
