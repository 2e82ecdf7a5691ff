import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the Files screen while the content of a folder changes: the list keeps its scroll
/// position.
@MainActor
struct FolderWatchTests {
  /// A file system with one directory, which notifies of changes.
  private final class ChangingFileSystem: FileSystem, @unchecked Sendable {
    var names: [String] = [] {
      didSet { MainActor.assumeIsolated { onChange?() } }
    }
    var onChange: (@MainActor () -> Void)?

    func entries(of directory: String) throws(FileSystemError) -> [FileEntry] {
      names.map { FileEntry(name: $0, kind: .file, size: Int64(names.count)) }
    }

    func entry(at path: String) throws(FileSystemError) -> FileEntry {
      FileEntry(name: "", kind: .file)
    }

    func watch(_ directory: String, onChange: @escaping @MainActor () -> Void) -> AnyObject? {
      self.onChange = onChange
      return self
    }
  }

  private let fileSystem = ChangingFileSystem()
  private let stage: Stage

  init() {
    fileSystem.names = (0..<100).map { "file \($0)" } + ["zebra"]
    var world = World.still()
    world.fileSystem = fileSystem
    stage = Stage(showing: .files, in: world)
  }

  /// Returns the text and the position of the row below the bars, in window coordinates.
  private func firstVisibleRow() throws -> (text: String?, y: CGFloat) {
    let table = try stage.table()
    let top = table.convert(CGPoint(x: 0, y: 130), from: nil)
    let indexPath = try #require(table.indexPathForRow(at: top))
    let cell = try #require(table.cellForRow(at: indexPath))
    return (cell.textLabel?.text, cell.convert(CGPoint.zero, to: nil).y)
  }

  @Test func changesElsewhereKeepTheVisibleRowsInPlace() throws {
    let table = try stage.table()
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
    stage.settle()
    let before = try firstVisibleRow()
    fileSystem.names.removeAll { $0 == "file 3" || $0 == "zebra" }
    fileSystem.names += ["file 4b", "answer", "_x"]
    stage.settle()
    let after = try firstVisibleRow()
    #expect(before.text == after.text && abs(before.y - after.y) < 1)
    #expect(table.numberOfSections == 3)
    #expect(try #require(table.dataSource?.sectionIndexTitles?(for: table)) == ["A", "F", "#"])
  }

  @Test func anEmptiedAndRefilledFolderIsShown() throws {
    fileSystem.names = []
    stage.settle()
    #expect(try stage.table().backgroundView is MessageView)
    fileSystem.names = ["b", "a"]
    stage.settle()
    #expect(try stage.table().backgroundView == nil)
    #expect(try stage.textsOfRow(1, section: 0)[0] == "b")
  }

  @Test func newFilesAppearInTheSearchResults() throws {
    stage.press(.keyboardF, modifiers: .control)
    stage.type("99")
    stage.settle()
    #expect(try stage.table().numberOfRows(inSection: 0) == 1)
    fileSystem.names += ["file 990", "other"]
    stage.settle()
    #expect(try stage.table().numberOfRows(inSection: 0) == 2)
  }

  @Test func aCoveredFolderIsReadWhenItReappears() throws {
    try stage.tapRow(0)
    fileSystem.names = ["new"]
    stage.settle()
    stage.goBack()
    #expect(try stage.textsOfRow(0, section: 0)[0] == "new")
  }

  @Test func endingASearchRestoresTheScrollPosition() throws {
    let table = try stage.table()
    table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .middle, animated: false)
    stage.settle()
    let before = try firstVisibleRow()
    stage.press(.keyboardF, modifiers: .control)
    stage.type("file")
    stage.settle()
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(try firstVisibleRow().text == before.text)
  }

  /// Slow: changes a folder 80 times while its rows are animated.
  @Test(.separateProcess, arguments: [1, 2])
  func afterAnyChangeTheRowsMatchTheFolder(seed: UInt64) throws {
    var generator = PlaygroundGenerator(seed: seed)
    for step in 0..<40 {
      let possibleNames = (0..<120).map { "\(["a", "b", "ü", "7"][$0 % 4])\($0)" }
      let count = Int.random(in: 0...(step.isMultiple(of: 5) ? 120 : 12), using: &generator)
      var names = fileSystem.names
      for name in possibleNames.shuffled(using: &generator).prefix(count) {
        if let index = names.firstIndex(of: name) {
          names.remove(at: index)
        } else {
          names.append(name)
        }
      }
      fileSystem.names = names
      stage.advance(by: Double.random(in: 0...0.3, using: &generator))
      let table = try stage.table()
      let expected = FileSection.sections(of: try fileSystem.entries(of: ""))
      #expect(
        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
          == expected.map(\.entries.count)
      )
      #expect(stage.settle())
      for indexPath in table.indexPathsForVisibleRows ?? [] {
        let text = table.cellForRow(at: indexPath)?.textLabel?.text
        #expect(text == expected[indexPath.section].entries[indexPath.row].name)
      }
    }
  }

  @Test func folderChangesAreNotified() async throws {
    let folder = try TemporaryFolder()
    for change in ["create", "rename", "delete"] {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        var pendingContinuation: CheckedContinuation<Void, Never>? = continuation
        var watch: AnyObject?
        watch = LocalFileSystem().watch(folder.path) {
          pendingContinuation?.resume()
          pendingContinuation = nil
          watch = nil
        }
        #expect(watch != nil)
        let manager = FileManager.default
        let (oldPath, newPath) = (folder.path + "/one", folder.path + "/two")
        switch change {
        case "create": #expect(manager.createFile(atPath: oldPath, contents: Data()))
        case "rename": #expect((try? manager.moveItem(atPath: oldPath, toPath: newPath)) != nil)
        default: #expect((try? manager.removeItem(atPath: newPath)) != nil)
        }
      }
    }
    #expect(LocalFileSystem().watch(folder.path + "/missing") {} == nil)
  }

  @Test func rowsHaveAMenu() throws {
    let stage = Stage(showing: .files)
    let table = try stage.table()
    let frame = table.rectForRow(at: IndexPath(row: 1, section: 0))
    let point = table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    func chooseCommand(_ title: String, at point: CGPoint) throws {
      stage.click(at: point, button: .secondary)
      stage.settle()
      #expect(stage.visibleTexts.contains(title))
      let index = ["Show Facts", "Copy", "Copy Name", "Copy Path"].firstIndex(of: title) ?? 0
      stage.press(.keyboardHome)
      for _ in 0..<index { stage.press(.keyboardDownArrow) }
      stage.press(.keyboardReturnOrEnter)
      stage.settle()
    }
    let name = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text)
    try chooseCommand("Copy", at: point)
    #expect(UIPasteboard.general.url?.path == SampleFileSystem.home + "/" + name)
    try chooseCommand("Copy Name", at: point)
    #expect(UIPasteboard.general.string == name)
    try chooseCommand("Copy Path", at: point)
    #expect(UIPasteboard.general.string == SampleFileSystem.home + "/" + name)
    try chooseCommand("Show Facts", at: point)
    #expect(stage.topViewController is FileFactsViewController)
  }
}
