/// The distribution of measured values.
struct Distribution {
  private let sorted: [Double]

  /// Sorts values.
  ///
  /// - Parameter values: The values; not empty.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "Nothing was measured")
    sorted = values.sorted()
  }

  var median: Double { sorted[sorted.count / 2] }
  var percentile99: Double { sorted[min(sorted.count - 1, sorted.count * 99 / 100)] }
  /// The smallest value.
  var minimum: Double { sorted[0] }
  /// The largest value.
  var maximum: Double { sorted[sorted.count - 1] }
}
