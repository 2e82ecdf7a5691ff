import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for long texts whose storage is used.
@MainActor
struct LongTextStorageTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { stage.show(view) }

  private func color(at offset: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
  }

  /// While a storage highlights typed text, a key press causes at most four layouts of
  /// paragraphs.
  @Test func highlightingWhileTypingLaysOutFewParagraphs() {
    let highlighter = EditHighlighter()
    view.text = String(repeating: "One two\n", count: 2_000)
    view.textStorage.delegate = highlighter
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 8_000, length: 0)
    stage.settle()
    for key in ["x", "y", "\n"] {
      let count = view.paragraphs.layoutCount
      view.insertText(key)
      stage.settle()
      #expect(view.paragraphs.layoutCount - count <= 4)
      #expect(view.textStorage.string == view.text)
    }
    #expect(highlighter.largestEditedLength <= 1)
    #expect(color(at: 8_000) == .red && color(at: 7_990) != .red)
  }

  /// Colours the edited characters.
  private final class EditHighlighter: NSObject, NSTextStorageDelegate {
    var largestEditedLength = 0

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      guard editedMask.contains(.editedCharacters) else { return }
      largestEditedLength = max(largestEditedLength, editedRange.length)
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
    }
  }
}
