import Foundation
import Testing

/// A file for what a program reads or writes, which is gone at the end.
final class TemporaryFile {
  private let file: UnsafeMutablePointer<FILE>
  /// The file's descriptor.
  var descriptor: Int32 { fileno(file) }

  /// - Parameter text: The contents, which are read from their start.
  /// - Throws: When no file can be made.
  init(_ text: String = "") throws {
    file = try #require(tmpfile())
    fputs(text, file)
    rewind(file)
  }

  deinit { fclose(file) }

  /// All that is in the file.
  var text: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
