/// A task that is measured.
@MainActor
protocol Workload {
  /// The name for `--only`.
  var name: String { get }

  /// Measures once.
  ///
  /// - Parameter yardstick: The memcpy to measure for comparison.
  /// - Returns: The same figures in the same order in every run; none when this machine cannot run
  ///   it.
  /// - Throws: `BenchFailure` when what was drawn is wrong.
  func run(_ yardstick: Yardstick) throws -> [Reading]
}
