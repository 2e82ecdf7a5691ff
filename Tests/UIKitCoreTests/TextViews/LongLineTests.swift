import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for text views with a line that is too long to be laid out whole: it consists of pieces.
@MainActor
struct LongLineTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    view.paragraphs.charactersAtOnce = 5_000
    view.paragraphs.pieceLength = 512
    stage.show(view)
    view.becomeFirstResponder()
  }

  private static let texts = [
    "words": (0..<2_000).map { "word\($0)" }.joined(separator: " "),
    "one word": String(repeating: "iWmlfiAVx", count: 2_000),
    "Cyrillic": (0..<2_000).map { "слово\($0)" }.joined(separator: " "),
    "Hebrew": "שלום " + mixed.joined(separator: " "),
    "between lines": "one\ntwo\n\(mixed.joined(separator: " "))\nthree\n\nfour",
  ]
  private static let mixed = (0..<2_000).map { $0 % 3 == 0 ? "שלום\($0)" : "word\($0)" }
  private nonisolated static let names = ["words", "Cyrillic", "Hebrew", "between lines"]

  private func show(_ name: String, caret: Int = 0) {
    view.text = LongLineTests.texts[name]
    view.selectedRange = NSRange(location: caret, length: 0)
    stage.settle()
  }

  /// A view whose text is laid out whole.
  private var plainTextView: UITextView {
    let textView = UITextView(frame: view.frame)
    textView.text = view.text
    return textView
  }

  private func lines(_ view: UITextView) -> [Range<Int>] {
    let geometry = view.textGeometry
    return (0..<geometry.lineCount).map { geometry.range(ofLine: $0) }
  }

  private func scrollThrough() {
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    var steps = 0
    while view.contentOffset.y < view.contentSize.height - 480, steps < 500 {
      view.contentOffset.y = min(view.contentOffset.y + 400, view.contentSize.height - 480)
      view.layoutIfNeeded()
      steps += 1
    }
  }

  @Test(arguments: names + ["one word"])
  func aLongLineIsLaidOutInPart(name: String) {
    show(name)
    #expect(view.paragraphs.layoutCount < 18)
    let height = plainTextView.contentSize.height
    #expect(abs(view.contentSize.height / height - 1) < 0.4)
  }

  @Test(arguments: names + ["one word"])
  func typingAtTheEndLaysOutTheLastPieceOnly(name: String) {
    show(name, caret: .max)
    let (count, words) = (view.paragraphs.layoutCount, TextEngine.shapedWordCount)
    view.insertText("!")
    stage.settle()
    #expect(view.paragraphs.layoutCount - count < 5)
    #expect(TextEngine.shapedWordCount - words < 300)
    #expect(view.contentOffset.y == view.contentSize.height - 480)
  }

  @Test(arguments: names)
  func piecesEndWhereLinesDo(name: String) {
    show(name)
    scrollThrough()
    #expect(lines(view) == lines(plainTextView))
    #expect(view.contentSize.height == plainTextView.contentSize.height)
  }

  /// The lines after a change are those of a text that never was another one.
  @Test(.separateProcess, arguments: names)
  func editedPiecesEndWhereLinesDo(name: String) {
    show(name)
    for (location, text) in [(3_000, "added "), (3_000, ""), (5_000, "\n"), (1_000, "x"), (0, "y")]
    {
      view.selectedRange = NSRange(location: location, length: text.isEmpty ? 700 : 0)
      if text.isEmpty { view.deleteBackward() } else { view.insertText(text) }
      stage.settle()
    }
    scrollThrough()
    #expect(lines(view) == lines(plainTextView))
    #expect(view.text.utf16.count == view.paragraphs.count)
  }

  /// Slow: compares the caret and its neighbours at every character of texts of thousands.
  @Test(.separateProcess, arguments: names)
  func caretsAreThoseOfTheWholeLine(name: String) {
    show(name)
    scrollThrough()
    let (geometry, wholeGeometry) = (view.textGeometry, plainTextView.textGeometry)
    for index in 0...view.content.characters.count {
      for affinity in [TextPosition.Affinity.upstream, .downstream] {
        let position = TextPosition(index, affinity)
        guard geometry.caret(at: position).origin == wholeGeometry.caret(at: position).origin else {
          Issue.record("the caret at \(position) is at \(geometry.caret(at: position))")
          return
        }
        for toRight in [true, false] {
          let next = geometry.position(adjacentTo: position, toRight: toRight)
          let expectedNext = wholeGeometry.position(adjacentTo: position, toRight: toRight)
          guard next.index == expectedNext.index,
            geometry.caret(at: next).origin == wholeGeometry.caret(at: expectedNext).origin
          else {
            Issue.record("beside \(position) is \(next) instead of \(expectedNext)")
            return
          }
        }
      }
    }
  }

  /// The caret reaches text that was never visible, by its lines.
  @Test func arrowsMoveThroughPieces() {
    show("words", caret: 8_000)
    let start = view.selectedRange
    for _ in 0..<50 { stage.press(.keyboardUpArrow) }
    #expect(view.selectedRange.location < start.location - 1_000)
    for _ in 0..<50 { stage.press(.keyboardDownArrow) }
    #expect(view.selectedRange == start)
  }

  @Test func piecesHaveTheDirectionOfTheirParagraph() {
    show("Hebrew", caret: 12_000)
    let geometry = view.textGeometry
    let line = geometry.line(of: TextPosition(12_000))
    #expect(geometry.isRightToLeft(line: line))
  }

  @Test func onlyTheFirstPieceHasTheFirstLineIndent() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 40
    view.attributedText = NSAttributedString(
      string: LongLineTests.texts["words"] ?? "",
      attributes: [.paragraphStyle: style]
    )
    stage.settle()
    scrollThrough()
    let carets = lines(view).map {
      view.textGeometry.caret(at: TextPosition($0.lowerBound, .downstream))
    }
    #expect(carets.first?.minX == 40 && carets.dropFirst().allSatisfy { $0.minX == 0 })
  }

  /// Short lines become paragraph objects only when they are needed.
  @Test func shortLinesAreKeptInBlocks() {
    view.text = String(repeating: "a\n", count: 20_000)
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.settle()
    #expect(view.paragraphs.paragraphs.count < 1_200)
    let line = view.textGeometry.caret(at: TextPosition(0)).height
    #expect(view.contentSize.height == (20_001 * line + 16).rounded(.up))
    view.selectedRange = NSRange(location: 30_000, length: 0)
    stage.settle()
    #expect(view.textGeometry.line(of: TextPosition(30_000)) == 15_000)
    view.insertText("b\n")
    stage.settle()
    #expect(view.textGeometry.line(of: TextPosition(30_002)) == 15_001)
    #expect(
      view.sizeThatFits(CGSize(width: 320, height: 0)).height == plainTextView.contentSize.height
    )
  }

  @Test func theSizeOfAVeryLongTextIsAnEstimate() {
    show("words")
    let exact = plainTextView.contentSize.height
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == exact)
    view.paragraphs.charactersMeasured = 10_000
    show("words")
    for width in [320.0, 300] {
      let words = TextEngine.shapedWordCount
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      #expect(TextEngine.shapedWordCount - words < 1_000)
      #expect(abs(height / exact - 1) < 0.4)
    }
  }

  /// A key in a text of a megabyte finds the words near the caret only.
  @Test(.separateProcess, arguments: names)
  func theNextWordIsFoundNearby(name: String) {
    view.text = String(repeating: LongLineTests.texts[name] ?? "", count: 20)
    view.selectedRange = NSRange(location: 9_000, length: 0)
    stage.settle()
    let words = TextWords(view.text)
    let start = view.selectedRange.location
    let count = TextWords.readCount
    #expect(view.editor.wordBoundary(from: start, isForward: true) == words.wordEnd(after: start))
    #expect(
      view.editor.wordBoundary(from: start, isForward: false) == words.wordStart(before: start)
    )
    #expect(view.editor.word(at: start) == words.segment(at: start))
    #expect(TextWords.readCount - count <= 3 * 4_096 * 2)
  }

  /// The end of a very long word is found by reading more of it.
  @Test func wordsLongerThanTheFirstChunkAreWhole() {
    view.text = "a " + String(repeating: "x", count: 30_000) + " b"
    let word = 2..<30_002
    for offset in [2, 3, 2_100, 15_000, 30_001] {
      #expect(view.editor.word(at: offset) == word)
      #expect(view.editor.wordBoundary(from: offset, isForward: true) == 30_002)
    }
    #expect(view.editor.wordBoundary(from: 30_002, isForward: false) == 2)
    view.text = "a" + String(repeating: " ", count: 30_000)
    #expect(view.editor.wordBoundary(from: 20_000, isForward: false) == 0)
    #expect(view.editor.wordBoundary(from: 20_000, isForward: true) == 30_001)
  }
}
