/// A log of calls, for tests of which delegate methods are called and in which order.
///
///     func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///       recorder.record("didSelect \(indexPath.section)-\(indexPath.row)")
///     }
///
///     stage.tap(at: CGPoint(x: 100, y: 150))
///     #expect(recorder.take() == ["willSelect 0-3", "didSelect 0-3"])
@MainActor
public final class CallRecorder {
  /// The recorded calls since creation or the last ``take()``, oldest first.
  public private(set) var calls: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a call to the log.
  ///
  /// - Parameter call: A description of the call.
  public func record(_ call: String) {
    calls.append(call)
  }

  /// Empties the log.
  ///
  /// - Returns: The removed calls, oldest first.
  @discardableResult
  public func take() -> [String] {
    defer { calls.removeAll() }
    return calls
  }
}
