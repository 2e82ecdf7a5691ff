/// A task to measure.
@MainActor
protocol Workload {
  /// The name for `--only`.
  var name: String { get }

  /// Runs and measures the workload once.
  ///
  /// - Parameter memcpyTimer: Measures a memcpy of the framebuffer for comparison.
  /// - Returns: The same values in the same order in every run; none if this machine cannot run the
  ///   workload.
  /// - Throws: `BenchFailure` if the drawn content is wrong.
  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement]
}
