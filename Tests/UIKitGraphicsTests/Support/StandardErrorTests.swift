import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for writing to standard error.
struct StandardErrorTests {
  @Test func failedWritesToStandardErrorAreIgnored() throws {
    let fullDevice = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    StandardError.write(line: "lost", to: fullDevice)
    let pipe = Pipe()
    StandardError.write(line: "read", to: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("read\n".utf8))
  }
}
