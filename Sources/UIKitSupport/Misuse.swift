/// Stops the program after a programming error in the application, with a message.
///
/// `preconditionFailure` prints nothing in release builds; this writes its message to stderr in
/// every build.
///
/// - Parameters:
///   - message: One sentence that names the thing and the numbers.
///   - file: The source file of the failed check.
///   - line: The line in the source file.
@inline(never)
public func misuse(
  _ message: String,
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}

/// Stops the program unless a condition holds for which the application is responsible.
///
/// As `precondition`, but the message is written to stderr in release builds, too.
///
/// - Parameters:
///   - condition: The condition.
///   - message: One sentence that names the thing and the numbers; evaluated only on failure.
///   - file: The source file of the failed check.
///   - line: The line in the source file.
@inlinable
@inline(__always)
public func demand(
  _ condition: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String,
  file: StaticString = #fileID,
  line: UInt = #line
) {
  guard !condition() else { return }
  misuse(message(), file: file, line: line)
}
