import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the `UITextInput` members of `UITextField`.
@MainActor
struct FieldInputTests {
  private let fixture = FieldFixture("a👍b")
  private var field: UITextField { fixture.field }

  private func position(_ offset: Int) -> UITextPosition {
    field.position(from: field.beginningOfDocument, offset: offset) ?? UITextPosition()
  }

  private func range(_ lower: Int, _ upper: Int) -> UITextRange {
    field.textRange(from: position(lower), to: position(upper)) ?? UITextRange()
  }

  @Test func positionsCountUTF16Units() {
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    #expect(position(4) == field.endOfDocument && position(1) != position(3))
    #expect(range(1, 3) == range(3, 1) && range(1, 1).isEmpty && !range(1, 3).isEmpty)
    #expect(field.compare(position(1), to: position(3)) == .orderedAscending)
    #expect(field.compare(position(3), to: position(1)) == .orderedDescending)
    #expect(field.compare(position(3), to: position(3)) == .orderedSame)
    #expect(field.text(in: range(1, 3)) == "👍" && field.text(in: range(0, 4)) == "a👍b")
    // Loops over UTF-16 units terminate, also from inside a character.
    var steps = 0
    var textPosition: UITextPosition? = field.beginningOfDocument
    while let present = textPosition {
      textPosition = field.position(from: present, offset: 1)
      steps += 1
    }
    #expect(steps == 5)
  }

  @Test func theCaretIsBetweenCharacters() {
    fixture.edit(at: 0)
    field.selectedTextRange = range(2, 2)
    #expect(fixture.shown == "a|👍b")
    field.selectedTextRange = range(2, 3)
    #expect(fixture.shown == "a[👍]b")
    #expect(fixture.takeLog() == ["selection", "selection"])
    field.selectedTextRange = nil
    #expect(fixture.takeLog() == [])
  }

  @Test func replacingByProgramDoesNotAskTheDelegate() {
    field.replace(range(1, 3), withText: "xy\n")
    #expect(field.text == "axy b" && fixture.takeLog() == [])
    fixture.edit(at: 0)
    fixture.accepts = { _, _ in false }
    field.replace(range(0, 1), withText: "")
    #expect(fixture.shown == "|xy b" && fixture.takeLog() == ["selection", "changed"])
    fixture.stage.press(.keyboardZ, modifiers: .control)
    #expect(field.text == "axy b")
  }

  @Test func stalePositionsAreTheEndOfTheText() {
    let stale = range(3, 4)
    let end = position(4)
    field.text = "x"
    fixture.edit(at: 0)
    #expect(field.text(in: stale) == "")
    #expect(field.caretRect(for: end) == field.caretRect(for: field.endOfDocument))
    #expect(field.selectionRects(for: stale).isEmpty)
    #expect(field.firstRect(for: stale) == field.caretRect(for: end))
    field.selectedTextRange = stale
    #expect(fixture.shown == "x|")
    field.replace(stale, withText: "y")
    #expect(field.text == "xy")
    #expect(field.position(from: end, offset: -1) != nil)
  }

  @Test func positionsOfOtherClassesAreIgnored() {
    fixture.edit(at: 1)
    let (range, textPosition) = (UITextRange(), UITextPosition())
    #expect(range.isEmpty && range.start === range.end)
    field.selectedTextRange = range
    field.replace(range, withText: "x")
    #expect(fixture.shown == "a|👍b")
    #expect(
      field.text(in: range) == nil && field.textRange(from: textPosition, to: textPosition) == nil
    )
    #expect(field.position(from: textPosition, offset: 0) == nil)
    #expect(field.position(from: textPosition, in: .right, offset: 1) == nil)
    #expect(field.offset(from: textPosition, to: field.endOfDocument) == 0)
    #expect(field.caretRect(for: textPosition).isNull && field.firstRect(for: range).isNull)
    #expect(field.selectionRects(for: range).isEmpty)
    #expect(field.closestPosition(to: .zero, within: range) == nil)
  }

  @Test func pointsHavePositions() {
    let boundary = field.caretRect(for: position(1)).minX
    #expect(field.closestPosition(to: CGPoint(x: boundary + 1, y: 0)) == position(1))
    #expect(field.closestPosition(to: CGPoint(x: -50, y: 0)) == field.beginningOfDocument)
    #expect(field.closestPosition(to: CGPoint(x: 500, y: 0)) == field.endOfDocument)
    #expect(field.closestPosition(to: .zero, within: range(1, 3)) == position(1))
    #expect(field.closestPosition(to: CGPoint(x: 99, y: 0), within: range(1, 3)) == position(3))
    #expect(field.characterRange(at: CGPoint(x: boundary + 1, y: 0)) == range(1, 3))
    #expect(field.characterRange(at: CGPoint(x: boundary - 1, y: 0)) == range(0, 1))
    #expect(field.characterRange(at: CGPoint(x: 150, y: 0)) == nil)
    #expect(field.firstRect(for: range(1, 3)).minX == boundary)
  }

  @Test func directionsAreVisual() {
    field.text = "אבג"
    let start = field.beginningOfDocument
    #expect(field.position(from: start, in: .left, offset: 2) == position(2))
    #expect(field.position(from: start, in: .right, offset: -2) == position(2))
    #expect(field.position(from: start, in: .right, offset: 1) == nil)
    #expect(field.position(from: start, in: .left, offset: .max) == nil)
    #expect(field.position(from: start, in: .left, offset: .min) == nil)
    #expect(field.position(from: position(1), in: .up, offset: 1) == start)
    #expect(field.position(from: position(1), in: .down, offset: 1) == field.endOfDocument)
  }

  @Test func menuActionsDependOnTheSelection() {
    fixture.edit(at: 0)
    field.select(nil)
    #expect(fixture.shown == "[a]👍b")
    #expect(field.canPerformAction(.delete, withSender: nil))
    #expect(!field.canPerformAction(.select, withSender: nil))
    field.delete(nil)
    #expect(fixture.shown == "|👍b")
    field.selectAll(nil)
    #expect(fixture.shown == "[👍b]")
    #expect(!field.canPerformAction(.selectAll, withSender: nil))
    #expect(!field.canPerformAction("bold:", withSender: nil))
    field.isEnabled = false
    #expect(!field.canPerformAction(.cut, withSender: nil))
    #expect(field.canPerformAction(.copy, withSender: nil))
  }

  @Test func aSubclassMayForbidPasting() {
    final class Field: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != .paste && super.canPerformAction(action, withSender: sender)
      }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    fixture.field.superview?.addSubview(field)
    fixture.stage.loop.pasteboard.string = "x"
    field.becomeFirstResponder()
    fixture.stage.press(.keyboardV, modifiers: .control)
    #expect(field.text == "")
  }

  // MARK: Attributes

  @Test func typedTextHasTheAttributesBeforeIt() {
    let text = NSMutableAttributedString(string: "ab")
    text.setAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 1))
    text.setAttributes([.kern: 3], range: NSRange(location: 1, length: 1))
    field.attributedText = text
    #expect(field.text == "ab" && field.textColor == .red)
    #expect(field.typingAttributes == nil)
    fixture.edit(at: 1)
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .red)
    fixture.stage.type("x")
    field.typingAttributes = [.kern: 7]
    fixture.stage.type("y")
    fixture.stage.press(.keyboardEnd)
    fixture.stage.type("z")
    let result = field.attributedText ?? NSAttributedString(string: "")
    #expect(result.string == "axybz")
    let attributes = (0..<5).map { result.attributes(at: $0, effectiveRange: nil) }
    let kerns: [Int?] = attributes.map { $0[.kern] as? Int }
    #expect(kerns == [nil, nil, 7, 3, 3])
    let colors: [UIColor?] = attributes.map { $0[.foregroundColor] as? UIColor }
    #expect(colors == [UIColor?](repeating: .red, count: 5))
    fixture.stage.press(.keyboardZ, modifiers: .control)
    fixture.stage.press(.keyboardZ, modifiers: .control)
    #expect(field.attributedText?.string == "ab")
    field.resignFirstResponder()
    field.typingAttributes = [.kern: 1]
    #expect(field.typingAttributes == nil)
  }

  @Test func attributesAreDrawnAndMeasured() {
    field.text = "ab"
    let plainWidth = field.intrinsicContentSize.width
    field.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 20])
    #expect(abs(field.intrinsicContentSize.width - plainWidth - 40) <= 1)
    #expect(field.caretRect(for: position(1)).minX > 20)
    field.text = "ba"
    #expect(field.intrinsicContentSize.width == plainWidth)
    field.defaultTextAttributes = [.kern: 20, .foregroundColor: UIColor.green]
    #expect(field.textColor == .green)
    #expect(abs(field.intrinsicContentSize.width - plainWidth - 40) <= 1)
    #expect(field.defaultTextAttributes[.kern] as? Int == 20)
    #expect(field.defaultTextAttributes[.font] as? UIFont == field.font)
    #expect(
      field.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        == .green
    )
    field.attributedText = nil
    #expect(field.attributedText == nil && field.text == "")
  }

  @Test func theFieldsFontReplacesThatOfTheText() {
    field.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 30)]
    )
    #expect(field.font?.pointSize == 30)
    let largeWidth = field.intrinsicContentSize.width
    field.font = .systemFont(ofSize: 10)
    #expect(field.intrinsicContentSize.width < largeWidth / 2)
  }

  @Test func aRunBoundaryInACharacterKeepsTheCaret() {
    let text = NSMutableAttributedString(string: "e\u{301}b")
    text.setAttributes([.kern: 2], range: NSRange(location: 0, length: 1))
    text.setAttributes([.kern: 3], range: NSRange(location: 1, length: 2))
    field.attributedText = text
    #expect(field.geometry.count == 2)
    fixture.edit(at: 3)
    fixture.stage.press(.keyboardLeftArrow)
    #expect(fixture.shown == "e\u{301}|b")
  }

  @Test func controlCharactersTakeNoSpace() {
    field.text = "a\u{1}b\tc\r\nd"
    #expect(field.text == "a\u{1}b c d")
    #expect(field.geometry.count == field.content.characters.count)
    #expect(field.caretRect(for: position(1)).minX == field.caretRect(for: position(2)).minX)
  }

  @Test func placeholdersMayHaveAttributes() {
    field.text = ""
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.string == "Name")
    let plainWidth = field.intrinsicContentSize.width
    field.attributedPlaceholder = NSAttributedString(
      string: "Name",
      attributes: [.kern: 10, .foregroundColor: UIColor.red]
    )
    #expect(field.placeholder == "Name" && field.intrinsicContentSize.width > plainWidth + 30)
    #expect(fixture.stage.hasPixel(of: .red, in: field.frame))
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil)
  }
}

extension Stage {
  /// Whether any pixel in a rectangle has a colour.
  @MainActor
  fileprivate func hasPixel(of color: UIColor, in rect: CGRect) -> Bool {
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX)
      where self.color(at: CGPoint(x: x, y: y)) == color { return true }
    }
    return false
  }
}
