import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import rolltop

/// Tests for the Files screen.
@MainActor @Suite struct FilesTests {
  /// A file system with one directory, whose content can change.
  private final class FakeFileSystem: FileSystem, @unchecked Sendable {
    var names: [String] = []
    var error: FileSystemError?

    func entries(of directory: String) throws(FileSystemError) -> [FileEntry] {
      if let error { throw error }
      return names.map { FileEntry(name: $0, kind: .folder) }
    }

    func entry(at path: String) throws(FileSystemError) -> FileEntry {
      throw FileSystemError(path: path, reason: "No such file or directory")
    }
  }

  private func world(of fileSystem: some FileSystem) -> World {
    var world = World.still()
    world.fileSystem = fileSystem
    return world
  }

  /// Taps the button that reads the folder again.
  private func tapRefresh(on stage: Stage) {
    stage.tap(at: CGPoint(x: 368, y: 22))
    #expect(stage.settle())
  }

  /// Returns the texts of the message that replaces the rows.
  private func message(on stage: Stage) throws -> [String?] {
    let message = try #require(try stage.table().backgroundView as? MessageView)
    return message.subviews.map { ($0 as? UILabel)?.text }
  }

  @Test func manyEntriesHaveAnIndex() throws {
    let stage = Stage(showing: .files)
    let table = try stage.table()
    #expect(table.numberOfSections > 20)
    #expect(try stage.textsOfRow(0, section: 0)[0] == "analytical-engine.pdf")
    // A letter near the end of the section index.
    stage.tap(at: CGPoint(x: 385, y: 560))
    #expect(stage.settle())
    #expect(table.contentOffset.y > 1000)
  }

  @Test func foldersOpenAListAndFilesOpenDetails() throws {
    let stage = Stage(showing: .files)
    try stage.tapRow(0)
    #expect(stage.topViewController is FileFactsViewController)
    #expect(try stage.textsOfRow(1, section: 0) == ["kind", "File"])
    stage.goBack()
    #expect(stage.topViewController is FilesViewController)
    try stage.table().scrollToRow(at: IndexPath(row: 2, section: 3), at: .top, animated: false)
    stage.settle()
    #expect(try stage.textsOfRow(2, section: 3)[0] == "difference-engine.pdf")
    try stage.tapRow(3, section: 3)
    #expect(stage.topViewController?.title == "Documents")
    #expect(try stage.textsOfRow(0, section: 0)[0] == "Contract.pdf")
  }

  @Test func aFolderIsPushedAndPopped() throws {
    let fileSystem = FakeFileSystem()
    fileSystem.names = ["inner"]
    let stage = Stage(showing: .files, in: world(of: fileSystem))
    for _ in 0..<3 { try stage.tapRow(0) }
    #expect(stage.topViewController?.title == "inner")
    #expect(stage.topViewController?.navigationController?.viewControllers.count == 5)
    for _ in 0..<4 { stage.goBack() }
    #expect(stage.topViewController is HomeViewController)
  }

  @Test func aFolderThatCannotBeReadShowsTheReason() throws {
    let fileSystem = FakeFileSystem()
    fileSystem.error = FileSystemError(path: "/", reason: "Permission denied")
    let stage = Stage(showing: .files, in: world(of: fileSystem))
    #expect(try stage.table().visibleCells.isEmpty)
    #expect(try message(on: stage) == ["This folder cannot be shown", "Permission denied"])
  }

  @Test func anEmptyFolderShowsAMessage() throws {
    let stage = Stage(showing: .files, in: world(of: FakeFileSystem()))
    #expect(try message(on: stage) == ["Empty folder", nil])
  }

  @Test func aDeletedFileShowsAMessage() throws {
    let stage = Stage(showing: .file, in: world(of: FakeFileSystem()))
    #expect(
      try message(on: stage) == ["This file cannot be shown", "No such file or directory"]
    )
  }

  @Test func reloadingShowsTheChangedFolder() throws {
    let fileSystem = FakeFileSystem()
    fileSystem.names = ["a", "b"]
    let stage = Stage(showing: .files, in: world(of: fileSystem))
    fileSystem.names = ["c"]
    tapRefresh(on: stage)
    #expect(try stage.table().numberOfRows(inSection: 0) == 1)
    #expect(try stage.textsOfRow(0, section: 0)[0] == "c")
    fileSystem.error = FileSystemError(path: "/", reason: "Gone")
    tapRefresh(on: stage)
    #expect(try message(on: stage).last == "Gone")
  }

  @Test func directoriesAreReadInTheBackground() async throws {
    let fileSystem = FakeFileSystem()
    fileSystem.names = ["late"]
    var world = world(of: fileSystem)
    world.isFrozen = false
    let stage = Stage(showing: .files, in: world)
    #expect(try stage.table().visibleCells.isEmpty)
    await (stage.topViewController as? FilesViewController)?.loadingTask?.value
    stage.settle()
    #expect(try stage.textsOfRow(0, section: 0)[0] == "late")
  }

  @Test func theScreenMayBeLeftWhileItLoads() async {
    var world = world(of: FakeFileSystem())
    world.isFrozen = false
    let stage = Stage(showing: .files, in: world)
    let loadingTask = (stage.topViewController as? FilesViewController)?.loadingTask
    stage.goBack()
    await loadingTask?.value
    stage.settle()
    #expect(stage.topViewController is HomeViewController)
  }
}
