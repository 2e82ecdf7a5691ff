import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for the layout of text in many scripts, which `Tests/compare-with-pango` compares with
/// Pango's.
@MainActor
struct TextSheetTests {
  private static let font = UIFont.systemFont(ofSize: 24)

  private func line(_ text: String) throws -> TextLayout.Line {
    let options = TextLayoutOptions(numberOfLines: 1, scale: 1)
    return try #require(TextEngine.layout(text, font: Self.font, options).lines.first)
  }

  /// Returns the UTF-8 offsets of the characters.
  private func offsets(in text: String) -> [Int] {
    text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
  }

  /// Returns the characters of the glyphs from left to right as UTF-8 offsets.
  ///
  /// Adjacent glyphs of one character count once.
  private func clusters(of line: TextLayout.Line, in text: String) -> [Int] {
    let starts = offsets(in: text)
    var result: [Int] = []
    for run in line.runs where !run.isAdded {
      guard let face = run.face else { continue }
      let glyphs = FontLibrary.withLock { face.shaper.shape(run.text, run.shaping) }
      for glyph in glyphs {
        // A cluster of HarfBuzz may be a part of a Swift character.
        let offset = starts[run.start] + Int(glyph.cluster)
        let start = starts.last { $0 <= offset } ?? 0
        if result.last != start { result.append(start) }
      }
    }
    return result
  }

  @Test(arguments: SheetLines.all.map(\.text))
  func everyCharacterHasItsPosition(text: String) throws {
    let line = try line(text)
    let clusters = clusters(of: line, in: text)
    #expect(Set(clusters).count == clusters.count, "a character is in two places")
    #expect(line.width.isFinite && line.width > 0)
    #expect(line.runs.map(\.text.count).reduce(0, +) == text.count)
    // Ligatures and reordered vowels join characters; the cluster at offset 0 must still exist.
    #expect(clusters.contains(0))
  }

  @Test func thereAreLinesInTwentyScripts() {
    #expect(Set(SheetLines.all.map(\.script)).count >= 20)
    #expect(SheetLines.all.count >= 120)
  }

  /// Writes the sheet and its measurements for the comparison with Pango.
  @Test(.enabled(if: TextSheetTests.folder != nil, "ROLLTOP_TEXT_SHEET names no folder"))
  func theSheetIsWritten() throws {
    let folder = URL(fileURLWithPath: try #require(TextSheetTests.folder), isDirectory: true)
    // Two columns of 600 points, with rows of 34 points.
    let rowCount = (SheetLines.all.count + 1) / 2
    let bitmap = render(1_200, rowCount * 34) { context in
      for (index, sheetLine) in SheetLines.all.enumerated() {
        let options = TextLayoutOptions(numberOfLines: 1, scale: 1)
        let layout = TextEngine.layout(sheetLine.text, font: Self.font, options)
        let origin = CGPoint(x: 10 + index / rowCount * 600, y: index % rowCount * 34)
        context.draw(layout, at: origin, color: .black)
      }
    }
    try #require(bitmap.pngData()).write(to: folder.appendingPathComponent("sheet.png"))
    let measured = try SheetLines.all.map { sheetLine in
      let line = try line(sheetLine.text)
      return MeasuredLine(
        script: sheetLine.script,
        text: sheetLine.text,
        width: line.width,
        characters: offsets(in: sheetLine.text),
        clusters: clusters(of: line, in: sheetLine.text)
      )
    }
    try JSONEncoder().encode(measured).write(to: folder.appendingPathComponent("sheet.json"))
    let paragraphs = try SheetParagraphs.all.flatMap { text in
      try SheetParagraphs.widths.map { try breakParagraph(text, width: $0) }
    }
    try JSONEncoder().encode(paragraphs).write(
      to: folder.appendingPathComponent("paragraphs.json")
    )
    let truncated = try SheetLines.all.flatMap { sheetLine in
      try [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].map {
        try truncate(sheetLine.text, $0)
      }
    }
    try JSONEncoder().encode(truncated).write(to: folder.appendingPathComponent("truncated.json"))
  }

  /// The folder of the sheet; `nil` if none is requested.
  private nonisolated static var folder: String? {
    ProcessInfo.processInfo.environment["ROLLTOP_TEXT_SHEET"]
  }

  /// A line, its width in points, and the UTF-8 offsets of its characters in logical order and
  /// from left to right.
  private struct MeasuredLine: Encodable {
    var script: String
    var text: String
    var width: Double
    var characters: [Int]
    var clusters: [Int]
  }

  /// A paragraph and the UTF-8 offsets of its line starts.
  private struct BrokenParagraph: Encodable {
    var text: String
    var width: Double
    var starts: [Int]
  }

  /// A text that is truncated to 60 % of its width, and its visible characters from left to right.
  private struct TruncatedLine: Encodable {
    var text: String
    var mode: String
    var width: Double
    var characters: [Int]
    var clusters: [Int]
  }

  private func truncate(_ text: String, _ mode: NSLineBreakMode) throws -> TruncatedLine {
    let width = (try line(text).width * 0.6).rounded()
    let options = TextLayoutOptions(
      maxWidth: width,
      numberOfLines: 1,
      lineBreakMode: mode,
      scale: 1
    )
    let layout = TextEngine.layout(text, font: Self.font, options)
    let pangoModes: [NSLineBreakMode: String] = [
      .byTruncatingHead: "START", .byTruncatingMiddle: "MIDDLE", .byTruncatingTail: "END",
    ]
    return TruncatedLine(
      text: text,
      mode: try #require(pangoModes[mode]),
      width: width,
      characters: offsets(in: text),
      clusters: clusters(of: try #require(layout.lines.first), in: text)
    )
  }

  private func breakParagraph(_ text: String, width: CGFloat) throws -> BrokenParagraph {
    let options = TextLayoutOptions(maxWidth: width, lineBreakMode: .byWordWrapping, scale: 1)
    let layout = TextEngine.layout(text, font: Self.font, options)
    let offsets = offsets(in: text)
    return BrokenParagraph(
      text: text,
      width: width,
      starts: layout.lines.compactMap { line in
        line.runs.filter { !$0.isAdded }.map(\.start).min().map { offsets[$0] }
      }
    )
  }
}
