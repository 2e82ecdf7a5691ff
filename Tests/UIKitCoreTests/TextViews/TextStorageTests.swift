import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `NSTextStorage`, the text storage of a text view.
@MainActor
struct TextStorageTests {
  private final class Highlighter: NSObject, NSTextStorageDelegate {
    var edits: [String] = []
    var word = "let"

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      edits.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      guard editedMask.contains(.editedCharacters) else { return }
      let fullRange = NSRange(location: 0, length: textStorage.length)
      textStorage.removeAttribute(.foregroundColor, range: fullRange)
      let wordRange = NSString(string: textStorage.string).range(of: word)
      guard wordRange.location != NSNotFound else { return }
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: wordRange)
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let view = UITextView()

  init() {
    view.text = "One two"
    view.autocapitalizationType = .none
    stage.show(view)
    stage.settle()
  }

  private func color(at offset: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
  }

  @Test func attributesAreShown() {
    let storage = view.textStorage
    #expect(storage.string == "One two" && storage === view.textStorage)
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
    storage.addAttribute(
      .foregroundColor,
      value: UIColor.red,
      range: NSRange(location: 4, length: 3)
    )
    #expect(color(at: 4) == .red && color(at: 0) != .red)
    storage.removeAttribute(.foregroundColor, range: NSRange(location: 4, length: 1))
    #expect(color(at: 4) != .red && color(at: 5) == .red)
  }

  @Test func charactersAreReplacedAndTheSelectionStays() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Seven")
    #expect(view.text == "Seven two")
    #expect(view.selectedRange == NSRange(location: 6, length: 3))
    view.textStorage.deleteCharacters(in: NSRange(location: 5, length: 4))
    #expect(view.text == "Seven" && view.selectedRange == NSRange(location: 5, length: 0))
    view.textStorage.append(NSAttributedString(string: "!"))
    view.textStorage.insert(NSAttributedString(string: "A "), at: 0)
    #expect(view.text == "A Seven!")
    view.textStorage.setAttributedString(NSAttributedString(string: "New"))
    #expect(view.text == "New")
  }

  @Test func theStorageTakesTheTextOfTheView() {
    let storage = view.textStorage
    view.text = "Other"
    #expect(storage.string == "Other")
    view.becomeFirstResponder()
    view.insertText("s")
    #expect(storage.string == "Others")
    view.font = UIFont.systemFont(ofSize: 30)
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
  }

  @Test func theDelegateIsNotifiedOfEachChange() {
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText(" let")
    #expect(view.text == "One let two")
    #expect(highlighter.edits == ["3 3+4 4"])
    #expect(color(at: 4) == .red && color(at: 6) == .red && color(at: 8) != .red)
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.deleteBackward()
    #expect(view.text == "One le two" && color(at: 4) != .red)
    view.undoManager?.undo()
    let plainView = UITextView()
    plainView.text = "One two"
    plainView.autocapitalizationType = .none
    stage.show(plainView)
    plainView.becomeFirstResponder()
    plainView.selectedRange = NSRange(location: 3, length: 0)
    plainView.insertText(" let")
    plainView.deleteBackward()
    plainView.undoManager?.undo()
    #expect(view.text == plainView.text)
  }

  @Test func overlappingEditsStayWithinTheText() {
    let storage = NSTextStorage(string: "0123456789")
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 5, length: 5), with: "abcde")
    storage.deleteCharacters(in: NSRange(location: 0, length: 7))
    #expect(storage.editedRange == NSRange(location: 0, length: 3))
    storage.endEditing()
  }

  /// The view gives its text again while the storage still reports the first change.
  @Test func aDelegateMayChangeTheView() {
    final class Delegate: NSTextStorageDelegate {
      weak var view: UITextView?

      func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
      ) {
        view?.textColor = .red
      }
    }
    let delegate = Delegate()
    delegate.view = view
    view.textStorage.delegate = delegate
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    view.insertText("a")
    #expect(view.text == "One twoa" && view.textStorage.string == "One twoa")
  }

  @Test func textTypedBetweenBeginAndEndIsInsertedOnce() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    let storage = view.textStorage
    storage.beginEditing()
    view.insertText("x")
    storage.endEditing()
    #expect(view.text == "One twox" && storage.string == "One twox")
  }

  @Test func anotherStorageMayTakeTheLayoutManager() {
    let originalStorage = view.textStorage
    let newStorage = NSTextStorage(string: "Other")
    newStorage.addLayoutManager(view.layoutManager)
    #expect(view.text == "Other" && view.textStorage === newStorage)
    #expect(originalStorage.layoutManagers.isEmpty)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("s")
    #expect(newStorage.string == "Others" && originalStorage.string == "One two")
  }

  @Test func editsBetweenBeginAndEndAreMerged() {
    let highlighter = Highlighter()
    highlighter.word = "nothing"
    let storage = view.textStorage
    storage.delegate = highlighter
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    storage.replaceCharacters(in: NSRange(location: 2, length: 3), with: "2222")
    #expect(storage.editedMask == .editedCharacters && storage.changeInLength == -1)
    #expect(highlighter.edits.isEmpty && view.text == "One two")
    storage.endEditing()
    #expect(view.text == "1 2222" && highlighter.edits == ["2 0+6 -1"])
    storage.edited(.editedAttributes, range: NSRange(location: 0, length: 1), changeInLength: 0)
    #expect(highlighter.edits.count == 2)
  }

  @Test func aTextViewUsesAnExistingTextStack() {
    let storage = NSTextStorage(string: "Made before")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 90),
      textContainer: container
    )
    #expect(view.text == "Made before")
    #expect(view.textStorage === storage && view.layoutManager === manager)
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "Made before!")
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && storage.layoutManagers.isEmpty)
  }
}

/// Tests for `NSLayoutManager`: positions of characters.
@MainActor
struct LayoutManagerTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 1000))

  init() {
    // The natural alignment is that of the current stage, which may be another test's.
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    storage = NSTextStorage(
      string: "Some words that break into lines",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
    )
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  @Test func textsAreMeasuredWithoutAView() {
    let used = manager.usedRect(for: container)
    #expect(used.minX == 0 && used.minY == 0 && used.width > 60 && used.width <= 100)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect,
      used,
      area,
      range,
      _ in
      lines.append(range)
      #expect(rect.width == 100 && used.width <= 100 && area === container)
    }
    #expect(lines.count > 2 && lines.map(\.length).reduce(0, +) == storage.length)
    #expect(
      abs(
        used.height
          - manager.boundingRect(
            forGlyphRange: NSRange(location: 0, length: storage.length),
            in: container
          ).height
      ) < 1
    )
    container.size.width = 1000
    #expect(manager.usedRect(for: container).height < used.height)
    container.lineFragmentPadding = 5
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container).minX == 5
    )
  }

  @Test func charactersAreFoundAtPoints() {
    for offset in [0, 7, 20, 31] {
      let range = NSRange(location: offset, length: 1)
      let rect = manager.boundingRect(forGlyphRange: range, in: container)
      var fraction: CGFloat = -1
      let characterIndex = manager.characterIndex(
        for: CGPoint(x: rect.minX + rect.width / 4, y: rect.midY),
        in: container,
        fractionOfDistanceBetweenInsertionPoints: &fraction
      )
      #expect(characterIndex == offset && abs(fraction - 0.25) < 0.01)
      #expect(manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: container) == offset)
    }
    var fraction: CGFloat = 0
    let end = manager.characterIndex(
      for: CGPoint(x: 99, y: 999),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    #expect(end == storage.length - 1 && fraction == 1)
  }

  @Test func aMaximumOfLinesHidesTheRest() {
    container.maximumNumberOfLines = 1
    let visibleRange = manager.glyphRange(for: container)
    #expect(visibleRange.location == 0 && visibleRange.length < storage.length)
    #expect(manager.numberOfGlyphs == 32)
    container.maximumNumberOfLines = 0
    #expect(manager.glyphRange(for: container).length == 32)
  }

  @Test func changesOfTheTextAreMeasured() {
    let oldRect = manager.usedRect(for: container)
    storage.append(
      NSAttributedString(string: "\n\nMore", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    )
    #expect(manager.usedRect(for: container).height > oldRect.height + 30)
    var line = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: &line)
    #expect(line == NSRange(location: storage.length - 4, length: 4) && rect.minY > oldRect.height)
  }

  @Test func aTextViewHasTheSameGlyphPositions() {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = UITextView()
    view.text = "Places of the view"
    stage.show(view)
    stage.settle()
    let rect = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 6),
      in: view.textContainer
    )
    #expect(rect.minX == 5 && rect.minY == 0 && rect.width > 30)
    #expect(view.layoutManager.glyphIndex(for: CGPoint(x: 6, y: 5), in: view.textContainer) == 0)
    #expect(view.textContainer.layoutManager === view.layoutManager)
  }
}
