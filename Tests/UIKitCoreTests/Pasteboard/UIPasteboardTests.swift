import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for `UIPasteboard`.
@MainActor
struct UIPasteboardTests {
  /// A desktop clipboard that another program can change.
  private final class Clipboard: DesktopClipboard {
    var text = ""
  }

  private let stage = Stage(size: CGSize(width: 10, height: 10))
  private let clipboard = Clipboard()

  /// The general pasteboard of this test's stage.
  private var general: UIPasteboard {
    stage.loop.makeCurrent()
    return .general
  }

  @Test func theGeneralPasteboardOfAStageIsInitiallyEmpty() {
    #expect(general.name == .general)
    #expect(general.string == nil)
    #expect(!general.hasStrings)
    general.string = "Berlin"
    #expect(general.string == "Berlin")
    #expect(UIPasteboard(name: .general, create: false)?.string == "Berlin")
    let otherStage = Stage(size: CGSize(width: 10, height: 10))
    #expect(UIPasteboard.general === otherStage.loop.pasteboard)
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func severalTextsAreKept() {
    general.strings = ["a", "b"]
    #expect(general.string == "a")
    #expect(general.strings == ["a", "b"])
    general.string = nil
    #expect(general.strings == nil)
  }

  @Test func textIsDataOfATextType() {
    general.string = "é"
    #expect(
      general.data(forPasteboardType: "public.utf8-plain-text") == Data("é".utf8)
    )
    general.setData(Data("x".utf8), forPasteboardType: "public.text")
    #expect(general.string == "x")
  }

  @Test func dataOfOtherTypesReplacesText() {
    general.string = "x"
    general.setData(Data([0, 1]), forPasteboardType: "org.example.row")
    #expect(general.data(forPasteboardType: "org.example.row") == Data([0, 1]))
    #expect(general.data(forPasteboardType: "org.example.other") == nil)
    #expect(!general.hasStrings)
  }

  @Test func textIsExchangedWithTheDesktop() {
    stage.loop.pasteboard.desktop = clipboard
    general.strings = ["one", "two"]
    #expect(clipboard.text == "one\ntwo")
    #expect(general.strings == ["one", "two"])
    clipboard.text = "from elsewhere"
    #expect(general.strings == ["from elsewhere"])
    clipboard.text = ""
    #expect(general.strings == nil)
  }

  @Test func dataStaysUntilAnotherProgramCopies() {
    stage.loop.pasteboard.desktop = clipboard
    clipboard.text = "old"
    general.setData(Data([7]), forPasteboardType: "org.example.row")
    #expect(clipboard.text == "")
    #expect(general.data(forPasteboardType: "org.example.row") == Data([7]))
    clipboard.text = "new"
    #expect(general.data(forPasteboardType: "org.example.row") == nil)
    #expect(general.string == "new")
  }

  @Test func changesOfTheContentAreCounted() throws {
    let start = general.changeCount
    #expect(general.changeCount == start)
    general.string = "one"
    general.string = "one"
    #expect(general.changeCount == start + 2)
    #expect(UIPasteboard(name: .general, create: false)?.changeCount == start + 2)
    stage.loop.pasteboard.desktop = clipboard
    clipboard.text = "from elsewhere"
    #expect(general.changeCount == start + 3)
    #expect(general.string == "from elsewhere")
    #expect(general.changeCount == start + 3)
    general.string = nil
    #expect(general.changeCount == start + 4)
  }

  @Test func theDesktopReceivesTextUpToTheFirstNUL() {
    stage.loop.pasteboard.desktop = clipboard
    general.string = "a\0b"
    #expect(clipboard.text == "a")
    #expect(general.string == "a\0b")
  }

  @Test func privatePasteboardsAreFoundByName() throws {
    stage.loop.makeCurrent()
    let board = UIPasteboard.withUniqueName()
    #expect(board.name != UIPasteboard.withUniqueName().name)
    board.string = "private"
    #expect(general.string == nil)
    let foundBoard = try #require(UIPasteboard(name: board.name, create: false))
    #expect(foundBoard.string == "private")
    foundBoard.string = "changed"
    #expect(board.string == "changed")
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
    #expect(UIPasteboard(name: board.name, create: true)?.string == nil)
    UIPasteboard.remove(withName: board.name)
  }

  @Test func selectorsAreStringLiterals() {
    #expect(Selector("copy:") == UIResponderStandardEditActions.copy)  // TD-030.6, PN-04
    #expect(Selector.paste == "paste:")
    #expect(Selector.copy != Selector.paste)
    #expect(Set<Selector>([.copy, "copy:"]).count == 1)
  }
}
