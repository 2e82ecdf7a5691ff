/// An ordered log of calls, to check which methods of a delegate are called and when.
///
///     func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///       recorder.note("didSelect \(indexPath.section)-\(indexPath.row)")
///     }
///
///     stage.tap(at: CGPoint(x: 100, y: 150))
///     #expect(recorder.take() == ["willSelect 0-3", "didSelect 0-3"])
@MainActor
public final class CallRecorder {
  /// The lines since the beginning or the last ``take()``, oldest first.
  public private(set) var calls: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a line.
  ///
  /// - Parameter call: Any text.
  public func note(_ call: String) {
    calls.append(call)
  }

  /// Empties the log.
  ///
  /// - Returns: The removed lines, oldest first.
  @discardableResult
  public func take() -> [String] {
    defer { calls.removeAll() }
    return calls
  }
}
