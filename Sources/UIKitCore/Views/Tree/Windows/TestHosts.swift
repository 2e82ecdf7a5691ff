/// The host that each running test has most recently made current.
///
/// Tests take turns on the main thread, even between the initialiser of a suite and its test
/// function. Objects that a test creates before it uses its stage again nevertheless belong to that
/// stage, with its languages and traits, and not to the stage of a different test.
@MainActor
package enum TestHosts {
  private struct Entry {
    weak var host: WindowHost?
  }

  /// The hosts by the tasks of their tests; `nil` in programs that have no stage.
  private static var entries: [Int: Entry]?
  /// The task that has most recently made a host current, found without a search.
  private static var latestTask: Int?

  /// Starts recording the hosts; called by the first stage.
  package static func startRecording() {
    if entries == nil { entries = [:] }
  }

  /// The host of the running test; `nil` if it is already current, if there is none, or outside of
  /// tasks.
  static var hostToActivate: WindowHost? {
    guard let entries, let task = currentTask(), task != latestTask else { return nil }
    return entries[task]?.host
  }

  /// Records that the running test has made a host current.
  static func record(_ host: WindowHost) {
    guard entries != nil else { return }
    latestTask = currentTask()
    guard let task = latestTask else { return }
    if entries?[task] == nil { entries = entries?.filter { $0.value.host != nil } }
    entries?[task] = Entry(host: host)
  }

  /// Returns the hash value of the running task; `nil` outside of tasks.
  private nonisolated static func currentTask() -> Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
