import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addTextViews() {
    addTextView("text", Texts.all) { $0.text = $1 }
    addTextView("attributedText", Texts.short) { view, text in
      view.attributedText = NSAttributedString(
        string: text,
        attributes: [.link: 5, .font: "font", .paragraphStyle: 1, .foregroundColor: 2]
      )
    }
    addTextView("insertText(_:)", Texts.short) { $0.insertText($1) }
    addTextView("setMarkedText(_:selectedRange:)", Numbers.integers) { view, number in
      view.setMarkedText("a\nb", selectedRange: NSRange(location: number, length: number))
    }
    let numbers = Numbers.integers + [Argument("NSNotFound", NSNotFound)]
    addTextView("selectedRange location", numbers) {
      $0.selectedRange = NSRange(location: $1, length: 2)
    }
    addTextView("selectedRange length", numbers) {
      $0.selectedRange = NSRange(location: 2, length: $1)
    }
    addTextView("scrollRangeToVisible(_:)", numbers) {
      $0.scrollRangeToVisible(NSRange(location: $1, length: $1))
    }
    addTextView("maximumNumberOfLines", Numbers.integers) { view, number in
      view.textContainer.maximumNumberOfLines = number
    }
    addTextView("closestPosition(to:)", Shapes.points) { _ = $0.closestPosition(to: $1) }
    addTextView("characterRange(at:)", Shapes.points) { _ = $0.characterRange(at: $1) }
    addTextView("sizeThatFits(_:)", Numbers.lengths) { view, number in
      _ = view.sizeThatFits(CGSize(width: number, height: number))
    }
    for direction in [UITextLayoutDirection.left, .right, .up, .down] {
      addTextView("position(from:in:offset:) \(direction)", Numbers.integers) { view, number in
        _ = view.position(from: view.beginningOfDocument, in: direction, offset: number)
      }
    }
    addTextView("replace(_:withText:) a range of an earlier text", Texts.short) { view, text in
      view.text = "a longer\ntext"
      let range = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
      view.text = "x"
      guard let range else { return }
      _ = view.selectionRects(for: range)
      view.replace(range, withText: text)
      view.selectedTextRange = range
    }
    addTextView("textContainerInset", Shapes.insets) { insets in
      insets.isFinite ? .continues : .stops("textContainerInset has to be finite")
    } body: {
      $0.textContainerInset = $1
    }
    addTextView("lineFragmentPadding", Numbers.lengths) { number in
      number.isFinite ? .continues : .stops("lineFragmentPadding has to be finite")
    } body: {
      $0.textContainer.lineFragmentPadding = $1
    }
  }

  /// Adds cases that change a text view during editing.
  private mutating func addTextView<Value>(
    _ operation: String,
    _ arguments: [Argument<Value>],
    end: (Value) -> End = { _ in .continues },
    body: @escaping @MainActor (UITextView, Value) -> Void
  ) {
    add("UITextView.\(operation)", arguments, end: end) { fixture, value in
      let view = UITextView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
      view.text = "a👍e\u{301} שלום\n\nmore than one line of text"
      fixture.pushed.view.addSubview(view)
      view.becomeFirstResponder()
      body(view, value)
      fixture.stage.settle()
      fixture.stage.press(.keyboardDownArrow, modifiers: .shift)
      fixture.stage.press(.keyboardZ, modifiers: .control)
      fixture.stage.settle()
    }
  }
}
