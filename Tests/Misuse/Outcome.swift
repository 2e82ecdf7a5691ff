import Glibc

/// The result of a case's process.
struct Outcome {
  /// The signal that terminated the process; 0 if it exited.
  let signal: Int32
  /// The exit status of the process.
  let status: Int32
  /// The output of the process.
  let text: String

  /// Whether the process made its call and drew the result.
  var hasEnded: Bool { signal == 0 && status == 0 }

  /// The message with which the library stopped the process; `nil` for messages of the standard
  /// library.
  private var message: String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.contains("Fatal error: ") && $0.hasPrefix("UIKit") }
    return start.map { lines[$0...].joined(separator: "\n") }
  }

  /// Whether the process logged a message.
  ///
  /// Messages about characters without a font do not count because they depend on the machine.
  private var hasLogged: Bool {
    text.split(separator: "\n").contains { !$0.hasPrefix("UIKit: no installed font has ") }
  }

  /// Returns the problem; `nil` if the outcome is as expected.
  func problem(expected: End) -> String? {
    switch expected {
    case .continues:
      if !hasEnded { return "should continue, but \(description)" }
      return hasLogged ? "should log nothing, but logged: \(summary)" : nil
    case .logs(let words):
      if !hasEnded { return "should continue, but \(description)" }
      return text.contains(words) ? nil : "should log \"\(words)\", but logged: \(summary)"
    case .stops(let words):
      if message?.contains(words) == true, !hasEnded { return nil }
      return "should stop with \"\(words)\", but \(description)"
    case .asserts(let words):
      #if DEBUG
      return problem(expected: .stops(words))
      #else
      return problem(expected: .continues)
      #endif
    case .isInconsistent(let words):
      #if DEBUG
      return problem(expected: .stops(words))
      #else
      return problem(expected: .logs(words))
      #endif
    }
  }

  private var description: String {
    if hasEnded { return "continued" + (text.isEmpty ? "" : ", and logged: \(summary)") }
    if message != nil { return "stopped: \(summary)" }
    switch signal {
    case 0: return "exited with status \(status): \(summary)"
    case SIGXCPU, SIGALRM, SIGKILL: return "never ended: \(summary)"
    default: return "terminated by signal \(signal) without a message: \(summary)"
    }
  }

  private var summary: String {
    let line = text.split(separator: "\n").first.map(String.init) ?? "nothing"
    return line.count > 300 ? line.prefix(300) + "…" : line
  }
}
