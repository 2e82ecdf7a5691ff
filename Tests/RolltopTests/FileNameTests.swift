import Foundation
import Testing

@testable import rolltop

/// Tests for file names that are not valid UTF-8.
struct FileNameTests {
  @Test(arguments: [
    Array("plain".utf8), Array("Äé漢😀".utf8), [0x66, 0xFF, 0x6F], [0xE4, 0x62], [0xC3],
    [0xEE, 0xBE, 0x80], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0x80, 0xFF, 0xC0, 0xAF],
    [0xEE, 0xBD, 0xBF, 0x20], Array(0x80...0xFF),
  ])
  func fileNamesKeepTheirBytes(bytes: [UInt8]) {
    let name = FileName.string(of: bytes)
    #expect(FileName.bytes(of: name).dropLast().map(UInt8.init(bitPattern:)) == bytes)
    #expect(FileName.bytes(of: name).last == 0)
  }

  @Test func invalidUTF8IsShownWithReplacementCharacters() {
    #expect(FileName.displayText(FileName.string(of: [0x66, 0xFF, 0x6F])) == "f\u{FFFD}o")
    #expect(FileName.displayText("plain") == "plain")
  }

  @Test func filesWithInvalidUTF8NamesAreListedAndOpened() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("names-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name: [UInt8] = [0x6D, 0xFC, 0x6C, 0x6C]
    let path = Array(folder.utf8) + [0x2F] + name
    #expect(mkdir(path.map(CChar.init(bitPattern:)) + [0], 0o755) == 0)
    defer { rmdir(path.map(CChar.init(bitPattern:)) + [0]) }
    let system = LocalFileSystem()
    let entries = try system.entries(of: folder)
    #expect(entries.map(\.kind) == [.folder])
    let innerPath = (folder as NSString).appendingPathComponent(entries[0].name)
    #expect(try system.entry(at: innerPath).kind == .folder)
    let innerEntries = try system.entries(of: innerPath)
    #expect(innerEntries == [])
  }

  @Test(arguments: [
    ("plain name.txt", "plain name.txt"), ("two\nlines", "two<U+000A>lines"),
    ("a\tb", "a<U+0009>b"), ("cod\u{202E}exe.txt", "cod<U+202E>exe.txt"),
    ("\u{2067}x\u{2069}", "<U+2067>x<U+2069>"), ("a\u{2028}b", "a<U+2028>b"),
    ("\u{85}\u{7F}", "<U+0085><U+007F>"), ("\u{EFFF}", "\u{FFFD}"), ("\r\n", "<U+000D><U+000A>"),
    ("مجلد\u{200F}", "مجلد\u{200F}"), ("👩‍👧 é", "👩‍👧 é"),
  ])
  func controlCharactersInNamesAreShownAsCodePoints(name: String, displayed: String) {
    #expect(FileName.displayText(name) == displayed)
  }

  @Test func urlsOfFilesKeepTheBytesOfThePath() {
    let name = FileName.string(of: [0x75, 0xFF, 0x20])
    #expect(FileName.url(of: "/a b/\(name)")?.absoluteString == "file:///a%20b/u%FF%20")
    #expect(FileName.url(of: "/Zoë/x-1_2.txt~")?.absoluteString == "file:///Zo%C3%AB/x-1_2.txt~")
    #expect(FileName.url(of: "/a\nb%c?#")?.absoluteString == "file:///a%0Ab%25c%3F%23")
    #expect(FileName.url(of: "") == nil)
  }
}
