import CConsole
import Foundation
import Testing

/// Tests for the guardian process, with named pipes instead of the kernel's files, because a test
/// can wait for their content.
final class GuardianTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Creates a pipe and opens it for reading.
  private func makePipe(_ name: String) throws -> (path: String, descriptor: Int32) {
    let path = folder.appendingPathComponent(name).path
    try #require(mkfifo(path, 0o600) == 0)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(descriptor >= 0)
    return (path, descriptor)
  }

  /// Returns the text that is written to a pipe; empty if none is written within ten seconds.
  private func content(of descriptor: Int32) -> String {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 10_000) == 1 else { return "" }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test func rememberedFilesAreWrittenWhenTheProgramEnds() throws {
    let light = try makePipe("bl_power")
    let brightness = try makePipe("brightness")
    let guardian = console_guardian_start(-1, 0)
    try #require(guardian >= 0)
    #expect(console_guardian_remember(guardian, light.path, "0") == 0)
    #expect(console_guardian_remember(guardian, brightness.path, "70") == 0)
    // The kernel also closes the descriptor when the program is killed.
    close(guardian)
    #expect(content(of: light.descriptor) == "0")
    #expect(content(of: brightness.descriptor) == "70")
    close(light.descriptor)
    close(brightness.descriptor)
  }

  @Test func forgottenFilesAreNotWritten() throws {
    let firstPipe = try makePipe("first")
    let secondPipe = try makePipe("second")
    let guardian = console_guardian_start(-1, 0)
    try #require(guardian >= 0)
    #expect(console_guardian_remember(guardian, firstPipe.path, "1") == 0)
    #expect(console_guardian_forget(guardian) == 0)
    #expect(console_guardian_remember(guardian, secondPipe.path, "2") == 0)
    close(guardian)
    // The guardian writes the files in the order of the calls.
    #expect(content(of: secondPipe.descriptor) == "2")
    var byte: UInt8 = 0
    #expect(read(firstPipe.descriptor, &byte, 1) <= 0)
    close(firstPipe.descriptor)
    close(secondPipe.descriptor)
  }

  @Test func nothingIsWrittenAfterAnOrderlyEnd() throws {
    let light = try makePipe("bl_power")
    let guardian = console_guardian_start(-1, 0)
    try #require(guardian >= 0)
    #expect(console_guardian_remember(guardian, light.path, "0") == 0)
    // The copy of the descriptor becomes readable when the guardian has exited.
    let copy = dup(guardian)
    console_guardian_end(guardian, -1, 0)
    var request = pollfd(fd: copy, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 10_000) == 1)
    var byte: UInt8 = 0
    #expect(read(light.descriptor, &byte, 1) <= 0)
    close(copy)
    close(light.descriptor)
  }

  @Test func overlongContentIsRejected() throws {
    let guardian = console_guardian_start(-1, 0)
    try #require(guardian >= 0)
    defer { close(guardian) }
    let path = "/" + String(repeating: "a", count: 300)
    #expect(console_guardian_remember(guardian, path, "0") == -1)
    #expect(console_guardian_remember(guardian, "/dev/null", path) == -1)
    #expect(console_guardian_remember(guardian, "", "0") == -1)
  }
}
