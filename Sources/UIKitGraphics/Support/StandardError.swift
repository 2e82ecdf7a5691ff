package import Foundation

/// The stream on which the program says what goes wrong.
package enum StandardError {
  /// Writes a line, if anybody can read it.
  ///
  /// A terminal that was closed and a log on a full disk are no reasons to stop, which is what
  /// Foundation's `write(_:)` does then.
  ///
  /// - Parameters:
  ///   - line: The text, without a line break.
  ///   - stream: Where to write it.
  package static func write(line: String, to stream: FileHandle = .standardError) {
    try? stream.write(contentsOf: Data((line + "\n").utf8))
  }
}
