import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for fonts in snapshots, each with a separate directory that is removed afterwards.
final class SnapshotFontTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("rolltop-snapshots-\(UUID().uuidString)", isDirectory: true)
  private let bitmap = Bitmap.gradient(width: 20, height: 10)

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  private func snapshot(_ recording: SnapshotRecording) -> Snapshot {
    let files = SnapshotFiles(name: "a", testFile: directory.appendingPathComponent("T.swift").path)
    return Snapshot(name: "a", files: files, tolerance: 0, recording: recording, run: SnapshotRun())
  }

  private func changedPicture() -> Bitmap {
    let changed = Bitmap.gradient(width: 20, height: 10)
    changed.set(x: 4, y: 2, bits: 0x00FF00)
    return changed
  }

  /// Returns the failure of a different picture that was drawn with other fonts.
  private func failure(recorded: [DrawnFont], present: [DrawnFont]) throws -> String {
    _ = snapshot(.all).failure(for: bitmap) { recorded }
    return try #require(snapshot(.never).failure(for: changedPicture()) { present })
  }

  @Test func aFailureFirstNamesTheDifferentFont() throws {
    let message = try failure(
      recorded: [DrawnFont(family: "Inter", version: "4.000;git-a1")],
      present: [DrawnFont(family: "Inter", version: "4.1;git-b2")]
    )
    #expect(
      message.hasPrefix("Snapshot \"a\": recorded with Inter 4.000, this machine has 4.1. 1 of 200")
    )
  }

  @Test func aFontNoLongerDrawnIsNamed() throws {
    let message = try failure(
      recorded: [
        DrawnFont(family: "Inter", version: "4.1"),
        DrawnFont(family: "Noto Sans CJK", version: "2"),
      ],
      present: [
        DrawnFont(family: "Droid", version: "1"), DrawnFont(family: "Inter", version: "4.1"),
      ]
    )
    #expect(message.contains(": recorded with Noto Sans CJK 2, drawn here with Droid, Inter. "))
  }

  @Test func versionsThatDifferAfterTheNumberAreShownInFull() throws {
    let message = try failure(
      recorded: [DrawnFont(family: "Inter", version: "4.0;a")],
      present: [DrawnFont(family: "Inter", version: "4.0;b")]
    )
    #expect(message.contains("recorded with Inter 4.0;a, this machine has 4.0;b"))
  }

  @Test func theSameFontsAreNotMentioned() throws {
    let fonts = [DrawnFont(family: "Inter", version: "4.1 beta")]
    #expect(try failure(recorded: fonts, present: fonts).hasPrefix("Snapshot \"a\": 1 of 200"))
    // Files of earlier versions record no fonts.
    #expect(try failure(recorded: [], present: fonts).hasPrefix("Snapshot \"a\": 1 of 200"))
  }

  @Test func theTextChunkDoesNotChangePixels() throws {
    let plain = try #require(bitmap.pngData())
    let font = DrawnFont(family: "Inter", version: "3.019;git-0a5106e0b")
    let file = SnapshotFonts([font]).added(to: plain)
    #expect(try Bitmap.decoding(file).pixel(x: 4, y: 2) == bitmap.pixel(x: 4, y: 2))
    #expect(file.count - plain.count < 100)
    #expect(PNGText.text(forKeyword: "Fonts", in: file) == "Inter 3.019;git-0a5106e0b")
    // Adding the fonts again replaces them.
    #expect(SnapshotFonts([font]).added(to: file) == file)
    #expect(PNGText.text(forKeyword: "Fonts", in: plain) == nil)
    #expect(PNGText.text(forKeyword: "Fonts", in: file.dropLast(plain.count)) == nil)
    #expect(PNGText.text(forKeyword: "Fonts", in: Data()) == nil)
  }

  @MainActor @Test func aStageReportsTheFontsOfItsTexts() throws {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let label = UILabel()
    label.text = "Hello"
    stage.show(label)
    let fonts = stage.drawnFonts()
    #expect(fonts.map(\.family) == ["Inter"])
    #expect(fonts.first?.version.first?.isNumber == true)
    label.text = ""
    #expect(stage.drawnFonts().isEmpty)
  }
}
