/// The host that each running test has made current last.
///
/// Tests take turns on the main thread, even between the initialiser of a suite and its test
/// function: what a test makes before it uses its stage again belongs to that stage all the same,
/// with its languages and its traits, and not to the stage of another test.
@MainActor
package enum TestHosts {
  private struct Entry {
    weak var host: WindowHost?
  }

  /// The hosts by the tasks of their tests; `nil` in programs without a stage.
  private static var entries: [Int: Entry]?

  /// Begins to keep the hosts; called by the first stage.
  package static func keep() {
    if entries == nil { entries = [:] }
  }

  /// The host of the running test; `nil` if it has none, or outside of tasks.
  static var present: WindowHost? {
    guard let entries, let task = task() else { return nil }
    return entries[task]?.host
  }

  /// Records that the running test has made a host current.
  static func record(_ host: WindowHost) {
    guard let task = entries == nil ? nil : task() else { return }
    if entries?[task] == nil { entries = entries?.filter { $0.value.host != nil } }
    entries?[task] = Entry(host: host)
  }

  private static func task() -> Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
