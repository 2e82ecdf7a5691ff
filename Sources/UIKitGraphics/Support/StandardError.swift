package import Foundation

/// The standard error stream.
package enum StandardError {
  /// Writes a line, and ignores failures.
  ///
  /// A closed terminal or a log on a full disk must not end the program, which Foundation's
  /// `write(_:)` would do.
  ///
  /// - Parameters:
  ///   - line: The text, without a line break.
  ///   - stream: Where to write it.
  package static func write(line: String, to stream: FileHandle = .standardError) {
    try? stream.write(contentsOf: Data((line + "\n").utf8))
  }
}
