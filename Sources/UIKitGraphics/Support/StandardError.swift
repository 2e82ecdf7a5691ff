package import Foundation

/// The standard error stream.
package enum StandardError {
  /// Writes a line and ignores failures.
  ///
  /// Foundation's `write(_:)` would terminate the program if the terminal is closed or if the disk
  /// of a log file is full.
  ///
  /// - Parameters:
  ///   - line: The text, without a line break.
  ///   - stream: The stream to write to.
  package static func write(line: String, to stream: FileHandle = .standardError) {
    try? stream.write(contentsOf: Data((line + "\n").utf8))
  }
}
