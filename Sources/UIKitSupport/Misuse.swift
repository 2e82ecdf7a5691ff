/// Stops the program because of a mistake of the application, and says which.
///
/// `preconditionFailure` says nothing in release builds; this writes its sentence to stderr in
/// every build.
///
/// - Parameters:
///   - message: One sentence that names the thing and the numbers.
///   - file: Where the mistake was noticed.
///   - line: The line in that file.
@inline(never)
public func misuse(
  _ message: String,
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}

/// Stops the program unless a condition holds, which is the application's to keep.
///
/// As `precondition`, but the message is written to stderr in release builds, too.
///
/// - Parameters:
///   - condition: What has to hold.
///   - message: One sentence that names the thing and the numbers; made when it is needed.
///   - file: Where the mistake was noticed.
///   - line: The line in that file.
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
