import UIKitSupport

/// Counts nested callbacks of the application.
///
/// A callback may cause itself, but infinite recursion would exhaust the stack without a message.
@MainActor
enum CallbackNesting {
  /// The number of nested callbacks that counts as infinite recursion.
  private static let maximum = 200
  private static var depth = 0

  /// Calls a callback of the application.
  ///
  /// - Parameters:
  ///   - name: The callback.
  ///   - object: The object that owns the callback, for the message.
  ///   - body: Calls the callback.
  /// - Returns: The callback's result.
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
