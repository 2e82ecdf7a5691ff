import Foundation
import SeededRandom
import Testing

@testable import UIKitGraphics

/// Tests for font files that are damaged, or disappear during their use.
@MainActor
struct FontFailureTests {
  private let shaping = Shaping(script: .latin)

  /// Copies the system font's file to a new folder, in which `body` may change it.
  private func withCopy(_ body: (URL) throws -> Void) throws {
    let typeface = UIFont.systemFont(ofSize: 17).typeface
    let path = try #require(FontLibrary.fontSet(for: typeface).primary?.file.path)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("font.otf")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: path), to: copy)
    try body(copy)
  }

  /// Shapes and draws a text in a font face, and reads the face's other tables.
  private func draw(_ text: String, _ face: FontFace) {
    FontLibrary.withLock {
      for glyph in face.shaper.shape(text, shaping) {
        _ = face.rasterizer?.draw(glyph.id, pixelSize: 20, step: 0)
      }
      _ = face.decorations
      _ = face.shaper.hasIndependentWords
      _ = face.shaper.letterPairs(shaping)
    }
  }

  @Test(arguments: [0, 1, 100, 5_000, 50_000])
  func truncatingAMappedFontDoesNotCrash(length: Int) throws {
    try withCopy { file in
      let face = try #require(FontFace(FontFile(path: file.path, index: 0)))
      draw("Before", face)
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: UInt64(length))
      try handle.close()
      draw("The quick brown fox jumps over the lazy dog. 0123456789 ÄÖÜ ЖЯ", face)
    }
  }

  @Test func aDeletedFontFileStaysMapped() throws {
    try withCopy { file in
      let face = try #require(FontFace(FontFile(path: file.path, index: 0)))
      try FileManager.default.removeItem(at: file)
      let glyphs = FontLibrary.withLock { face.shaper.shape("abc", shaping) }
      #expect(glyphs.count == 3 && glyphs.allSatisfy { $0.id > 0 && $0.advance > 0 })
      let image = FontLibrary.withLock {
        face.rasterizer?.draw(glyphs[0].id, pixelSize: 20, step: 0)
      }
      #expect(image != nil)
    }
  }

  @Test func damagedFontFilesDoNotCrash() throws {
    try withCopy { file in
      let intactFile = try Data(contentsOf: file)
      var generator = SeededGenerator(seed: 11)
      for number in 0..<150 {
        var bytes = intactFile
        for _ in 0..<Int.random(in: 1...200, using: &generator) {
          // Half of the damage affects the table directory and the headers of tables.
          let limit = Bool.random(using: &generator) ? 4_096 : bytes.count
          let offset = Int.random(in: 0..<limit, using: &generator)
          bytes[offset] = .random(in: 0...255, using: &generator)
        }
        if number.isMultiple(of: 5) {
          bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator))
        }
        // Each file needs a different path because files stay open.
        let path = file.path + "\(number)"
        try bytes.write(to: URL(fileURLWithPath: path))
        if let face = FontFace(FontFile(path: path, index: 0)) { draw("Damaged ÄЖ", face) }
      }
    }
  }

  @Test func filesThatAreNotFontsAreRejected() throws {
    try withCopy { file in
      let folder = file.deletingLastPathComponent().path
      let fifo = folder + "/fifo"
      #expect(mkfifo(fifo, 0o600) == 0)
      let empty = folder + "/empty"
      try Data().write(to: URL(fileURLWithPath: empty))
      for path in [folder, fifo, empty, "/dev/zero", "/nowhere", "", "a\0b"] {
        #expect(FontFace(FontFile(path: path, index: 0)) == nil)
      }
    }
  }

  @Test func aFontWithoutItsFileFallsBack() throws {
    let family = Typeface.Family.file(path: "/nowhere.ttf", index: 0)
    let typeface = Typeface(family: family, weight: 80, isItalic: false)
    let primary = try #require(FontLibrary.fontSet(for: typeface).primary)
    #expect(primary.hasGlyph(for: 65))
  }
}
