/// One measured figure of a workload.
struct Reading {
  /// The limit, which must not be exceeded, and the aim, which should not.
  struct Goal {
    var limit: Double
    var aim: Double
  }

  /// The figure's name in the table.
  var name: String
  var value: Double
  var unit: Unit
  /// `nil` for figures that are only informative.
  var goal: Goal?

  init(_ name: String, _ value: Double, _ unit: Unit, limit: Double, aim: Double) {
    (self.name, self.value, self.unit) = (name, value, unit)
    goal = Goal(limit: limit, aim: aim)
  }

  init(_ name: String, _ value: Double, _ unit: Unit) {
    (self.name, self.value, self.unit) = (name, value, unit)
  }
}

/// The unit of a figure.
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
