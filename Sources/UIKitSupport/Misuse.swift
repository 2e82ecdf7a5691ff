/// Stops the program with a message after a programming error in the application.
///
/// `preconditionFailure` prints nothing in release builds. This function writes its message to the
/// standard error stream in all builds.
///
/// - Parameters:
///   - message: A sentence that names the object and the values.
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
/// Like `precondition`, but also writes the message to the standard error stream in release builds.
///
/// - Parameters:
///   - condition: The condition.
///   - message: A sentence that names the object and the values; evaluated only on failure.
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
