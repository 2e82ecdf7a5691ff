import UIKitSupport

/// Callbacks of the application that run inside each other.
///
/// A callback may cause itself, but not without end: the stack would be exhausted without a word.
@MainActor
enum CallbackNesting {
  /// Callbacks inside each other that are certainly without end.
  private static let maximum = 200
  private static var depth = 0

  /// Calls the application.
  ///
  /// - Parameters:
  ///   - name: The callback.
  ///   - object: Whose callback it is, for the sentence.
  ///   - body: Calls it.
  /// - Returns: Its answer.
  @inline(__always)
  static func call<Answer>(
    _ name: StaticString,
    of object: @autoclosure () -> AnyObject,
    _ body: () -> Answer
  ) -> Answer {
    depth += 1
    defer { depth -= 1 }
    demand(depth <= maximum, "\(name) of \(object()) causes itself without end")
    return body()
  }
}
