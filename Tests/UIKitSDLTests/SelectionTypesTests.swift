import Foundation
import Testing
import UIKitCore

@testable import UIKitDesktop

/// Tests for the data types of X selections.
struct SelectionTypesTests {
  /// Returns a closure that returns the data of a type.
  private func makeReader(of content: [String: String]) -> (String) -> Data? {
    { content[$0].map { Data($0.utf8) } }
  }

  @Test func filesAreOfferedToFileManagers() {
    let files = makeReader(of: ["text/uri-list": "file:///a\r\nfile:///%FF\r\n"])
    #expect(
      SelectionTypes.offered(["text/uri-list"], files)
        == ["text/uri-list", "x-special/gnome-copied-files"]
    )
    #expect(
      SelectionTypes.data("x-special/gnome-copied-files", from: files)
        == Data("copy\nfile:///a\nfile:///%FF".utf8)
    )
    let fileAndPage = makeReader(of: ["text/uri-list": "file:///a\r\nhttps://example.org/\r\n"])
    #expect(SelectionTypes.offered(["text/uri-list"], fileAndPage) == ["text/uri-list"])
  }

  @Test func textIsOfferedUnderLegacyNames() {
    let text = makeReader(of: ["text/plain;charset=utf-8": "é"])
    let names = SelectionTypes.offered(["text/plain;charset=utf-8"], text)
    #expect(names.contains("UTF8_STRING"))
    #expect(SelectionTypes.data("UTF8_STRING", from: text) == Data("é".utf8))
    let legacyText = makeReader(of: ["UTF8_STRING": "é\0x"])
    #expect(SelectionTypes.text(offered: ["TARGETS", "UTF8_STRING"], read: legacyText) == "é")
    #expect(SelectionTypes.text(offered: ["image/png"], read: legacyText) == "")
    #expect(SelectionTypes.text(offered: ["text/plain"], read: { _ in nil }) == nil)
  }

  @Test func filesPrecedeTextsInADrop() {
    #expect(
      SelectionTypes.preferredDropType(where: ["UTF8_STRING", "text/uri-list"].contains)
        == "text/uri-list"
    )
    #expect(
      SelectionTypes.preferredDropType(where: ["x/y", "text/plain"].contains) == "text/plain"
    )
    #expect(SelectionTypes.preferredDropType(where: ["image/png"].contains) == nil)
    let list = Data("# two\r\nfile:///a%20b\r\nhttps://example.org/\r\n".utf8)
    #expect(
      SelectionTypes.items(from: list, ofType: "text/uri-list")
        == [.file(URL(fileURLWithPath: "/a b")), .text("https://example.org/")]
    )
    #expect(SelectionTypes.items(from: Data("é\0x".utf8), ofType: "UTF8_STRING") == [.text("é")])
    #expect(SelectionTypes.items(from: Data(), ofType: "text/plain") == [])
  }

  @Test func filesOfFileManagersAreURLs() {
    let cutFiles = makeReader(of: ["x-special/gnome-copied-files": "cut\nfile:///a\nfile:///b"])
    #expect(
      SelectionTypes.readableTypes(from: ["x-special/gnome-copied-files"]).contains("text/uri-list")
    )
    let list = Data("file:///a\nfile:///b".utf8)
    #expect(SelectionTypes.read("text/uri-list", from: cutFiles) == list)
    #expect(SelectionTypes.read("image/png", from: cutFiles) == nil)
  }
}
