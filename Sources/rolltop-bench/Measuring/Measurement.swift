/// A measured value of a workload.
struct Measurement {
  /// The goals for a value: a limit, which must not be exceeded, and an aim, which should not.
  struct Goal {
    var limit: Double
    var aim: Double
  }

  /// The name in the table.
  var name: String
  var value: Double
  var unit: Unit
  /// The goal; `nil` for values that are only informative.
  var goal: Goal?

  init(_ name: String, _ value: Double, _ unit: Unit, limit: Double, aim: Double) {
    (self.name, self.value, self.unit) = (name, value, unit)
    goal = Goal(limit: limit, aim: aim)
  }

  init(_ name: String, _ value: Double, _ unit: Unit) {
    (self.name, self.value, self.unit) = (name, value, unit)
  }
}

/// The unit of a value.
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
