import Foundation
import Testing

@testable import rolltop

/// Tests for `LocalFileSystem` with folders, symbolic links and unreadable entries.
@Suite final class LocalFileSystemTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("rolltop-\(UUID().uuidString)")

  init() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(count: 12).write(to: directory.appendingPathComponent("file"))
    try manager.createDirectory(
      at: directory.appendingPathComponent("folder"),
      withIntermediateDirectories: true
    )
    for (name, target) in [("good", "folder"), ("bad", "/nowhere"), ("loop", "loop")] {
      try manager.createSymbolicLink(
        atPath: directory.appendingPathComponent(name).path,
        withDestinationPath: target
      )
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  @Test func entriesHaveTheirKind() throws {
    let entries = try LocalFileSystem().entries(of: directory.path)
    let byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })
    #expect(byName.count == 5)
    #expect(byName["file"]?.kind == .file)
    #expect(byName["file"]?.size == 12)
    #expect(byName["folder"]?.kind == .folder)
    #expect(byName["good"]?.kind == .folder)
    #expect(byName["good"]?.linkTarget == "folder")
    #expect(byName["bad"]?.kind == .brokenLink)
    #expect(byName["bad"]?.linkTarget == "/nowhere")
    #expect(byName["loop"]?.kind == .brokenLink)
    #expect(byName["folder"]?.linkTarget == nil)
  }

  @Test func unreadableEntriesHaveAReason() {
    let system = LocalFileSystem()
    let missing = directory.appendingPathComponent("missing").path
    let file = directory.appendingPathComponent("file").path
    #expect(throws: FileSystemError(path: missing, reason: "No such file or directory")) {
      try system.entries(of: missing)
    }
    #expect(throws: FileSystemError(path: missing, reason: "No such file or directory")) {
      try system.entry(at: missing)
    }
    #expect(throws: FileSystemError(path: file, reason: "Not a directory")) {
      try system.entries(of: file)
    }
  }
}
