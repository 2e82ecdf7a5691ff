import Foundation
import Testing

/// A temporary file for the input or output of a program, deleted with this object.
final class TemporaryFile {
  private let file: UnsafeMutablePointer<FILE>
  /// The open file descriptor.
  var descriptor: Int32 { fileno(file) }

  /// - Parameter text: The initial contents; reading starts at the beginning.
  /// - Throws: An error if no file can be created.
  init(_ text: String = "") throws {
    file = try #require(tmpfile())
    fputs(text, file)
    rewind(file)
  }

  deinit { fclose(file) }

  /// The contents of the file, at most 64 KiB.
  var text: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
