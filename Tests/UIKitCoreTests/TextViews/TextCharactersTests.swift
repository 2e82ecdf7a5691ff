import Foundation
import SeededRandom
import Testing

@testable import UIKitCore

/// Tests for the characters of an edited text, compared with those of Swift.
struct TextCharactersTests {
  private static let pieces = [
    "a", "word ", "x\u{301}", "\u{301}", "\r", "\n", "\r\n", "\u{2028}", "\u{85}", "\t", "é",
    "سلام",
    "שלום ", "漢字", "\u{1F1E9}", "\u{1F1EA}\u{1F1EB}", "👩‍👩‍👧", "\u{200D}", "👍🏽", "\u{600}1", "한",
    "\u{1100}\u{1161}", "क्षि", "\0", "…", String(repeating: "long ", count: 300),
    String(repeating: "длинный ", count: 40),
  ]

  /// Whether the characters are those of a model; records an issue if not.
  private func matches(
    _ characters: TextCharacters,
    model: [Character],
    at moment: String
  ) -> Bool {
    let offsets = model.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
    let boundaries = (0...model.count).map { characters.boundary(at: $0).units }
    guard characters.count == model.count, boundaries == offsets else {
      Issue.record("\(moment): other boundaries")
      return false
    }
    let newlines = model.indices.filter { model[$0].isNewline }
    var enumeratedNewlines: [Int] = []
    characters.forEachNewline(in: 0..<model.count) { enumeratedNewlines.append($0) }
    guard enumeratedNewlines == newlines, model.indices.allSatisfy({ characters[$0] == model[$0] })
    else {
      Issue.record("\(moment): other characters or newlines")
      return false
    }
    return true
  }

  /// Slow: compares all characters of a text after each of 160 changes.
  @Test func editedTextsHaveTheCharactersOfSwiftStrings() {
    var generator = SeededGenerator.forTest()
    while let round = generator.nextStep(of: 4) {
      var units: [UInt16] = []
      var characters = TextCharacters()
      for step in 0..<40 {
        let moment = "round \(round), step \(step)"
        var lower = Int.random(in: 0...units.count, using: &generator)
        var upper = min(units.count, lower + Int.random(in: 0...4, using: &generator))
        // Halves of a character outside of the basic plane are no text.
        while lower < units.count, UTF16.isTrailSurrogate(units[lower]) { lower -= 1 }
        while upper < units.count, UTF16.isTrailSurrogate(units[upper]) { upper += 1 }
        let piece = TextCharactersTests.pieces.randomElement(using: &generator) ?? ""
        let replacement = Int.random(in: 0..<4, using: &generator) == 0 ? "" : piece
        let oldCharacters = Array(String(decoding: units, as: UTF16.self))
        units.replaceSubrange(lower..<upper, with: Array(replacement.utf16))
        let text = String(decoding: units, as: UTF16.self)
        units = Array(text.utf16)
        let model = Array(text)
        let change = characters.replace(lower..<upper, with: replacement)
        guard characters.string.utf16.elementsEqual(units),
          matches(characters, model: model, at: moment)
        else {
          Issue.record("\(moment): another text")
          return
        }
        // The characters around the change are those of before.
        let keepsSurroundings =
          oldCharacters[..<change.old.lowerBound] == model[..<change.new.lowerBound]
          && oldCharacters[change.old.upperBound...] == model[change.new.upperBound...]
        guard keepsSurroundings else {
          Issue.record("\(moment): the change is \(change)")
          return
        }
      }
    }
  }

  @Test func aTypedLetterIsTheOnlyChange() {
    for text in ["some words", "ein paar Wörter", "несколько слов\nи ещё", "語語語"] {
      var characters = TextCharacters(String(repeating: text, count: 500))
      let change = characters.replace(3_000..<3_000, with: "a")
      #expect(change.old.isEmpty && change.new.count == 1, "\(text): \(change)")
    }
  }

  /// The boundaries of these scalars are not searched for.
  @Test func standaloneScalarsDoNotCombine() {
    let standaloneScalars = (0..<0x11_0000 as Range<UInt32>).filter(TextCharacters.standsAlone)
      .compactMap(Unicode.Scalar.init)
    #expect(standaloneScalars.count > 10_000)
    var text = String.UnicodeScalarView()
    for scalar in standaloneScalars { text += [scalar, "a", scalar, "\n", "語", scalar, "가"] }
    #expect(String(text).count == text.count)
  }

  @Test func fewBoundariesOfALongTextAreStored() {
    let text = String(repeating: "word and слово, 語", count: 10_000)
    let characters = TextCharacters(text)
    #expect(characters.count == text.count && characters.storedCount < text.count / 50)
  }

  @Test func paragraphsAreFoundInBothDirections() {
    let characters = TextCharacters("one\r\nдва\u{2028}three\n\n")
    let starts = (0...characters.count).map { characters.paragraphStart(before: $0) }
    #expect(starts == [0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 8, 8, 14, 15])
    let paragraphEnds = (0...characters.count).map { characters.paragraphEnd(from: $0) }
    #expect(paragraphEnds == [3, 3, 3, 3, 7, 7, 7, 7, 13, 13, 13, 13, 13, 13, 14, 15])
  }
}
