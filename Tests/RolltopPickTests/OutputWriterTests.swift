import Foundation
import Testing

@testable import RolltopPick

/// Tests for `OutputWriter`.
struct OutputWriterTests {
  @Test func longAndShortLinesKeepTheirOrder() throws {
    let file = try #require(tmpfile())
    defer { fclose(file) }
    var writer = OutputWriter(descriptor: fileno(file), separator: 10)
    let long = [UInt8](repeating: 0x61, count: 200_000)
    try writer.write("first".utf8)
    try long.withUnsafeBufferPointer { try writer.write($0) }
    try Array("last".utf8).withUnsafeBufferPointer { try writer.write($0) }
    try writer.flush()
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: 300_000)
    let count = fread(&bytes, 1, bytes.count, file)
    #expect(Array(bytes[..<count]) == Array("first\n".utf8) + long + Array("\nlast\n".utf8))
  }

  @Test func failedWritesAreReportedInASentence() {
    var writer = OutputWriter(descriptor: -1, separator: 10)
    let error = #expect(throws: PickError.self) {
      try writer.write("text".utf8)
      try writer.flush()
    }
    #expect(error?.description == "standard output cannot be written: Bad file descriptor")
  }
}
