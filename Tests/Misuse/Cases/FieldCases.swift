import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addFields() {
    addEditMenus()
    addField("text", Texts.all) { $0.text = $1 }
    addField("attributedText", Texts.short) { field, text in
      field.attributedText = NSAttributedString(string: text, attributes: [.kern: 3])
    }
    addField("placeholder", Texts.short) { field, text in
      field.text = nil
      field.placeholder = text
    }
    addField("minimumFontSize", Numbers.positions) { field, number in
      field.adjustsFontSizeToFitWidth = true
      field.minimumFontSize = number
      field.text = "a text that is wider than the field"
    }
    addField("leftView and rightView", [Argument("empty", 0), Argument("wide", 1e6)]) {
      (field: UITextField, side: CGFloat) in
      field.leftView = UIView(frame: CGRect(x: side, y: -side, width: side, height: side))
      field.leftViewMode = .always
      field.rightView = field.leftView
      field.rightViewMode = .always
    }
    addField("insertText(_:)", Texts.short) { $0.insertText($1) }
    addField("setMarkedText(_:selectedRange:)", Texts.short) { field, text in
      field.setMarkedText(text, selectedRange: NSRange(location: 1, length: 1))
      field.insertText(text)
    }
    addField("setMarkedText(_:selectedRange:) location", Numbers.integers) { field, number in
      field.setMarkedText("abc", selectedRange: NSRange(location: number, length: 1))
    }
    addField("setMarkedText(_:selectedRange:) length", Numbers.integers) { field, number in
      field.setMarkedText("abc", selectedRange: NSRange(location: 1, length: number))
    }
    addField("closestPosition(to:)", Shapes.points) { _ = $0.closestPosition(to: $1) }
    addField("characterRange(at:)", Shapes.points) { _ = $0.characterRange(at: $1) }
    addField("position(from:offset:)", Numbers.integers) { field, number in
      let end = field.position(from: field.endOfDocument, offset: number)
      field.selectedTextRange = end.flatMap { field.textRange(from: $0, to: $0) }
    }
    for direction in [UITextLayoutDirection.left, .right, .up, .down] {
      addField("position(from:in:offset:) \(direction)", Numbers.integers) { field, number in
        _ = field.position(from: field.beginningOfDocument, in: direction, offset: number)
      }
    }
    addField("replace(_:withText:) a range of an earlier text", Texts.short) { field, text in
      field.text = "a longer text"
      let range = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      field.text = "x"
      guard let range else { return }
      _ = field.selectionRects(for: range)
      field.replace(range, withText: text)
      field.selectedTextRange = range
    }
  }

  /// Adds cases that change a text field during editing.
  private mutating func addField<Value>(
    _ operation: String,
    _ arguments: [Argument<Value>],
    body: @escaping @MainActor (UITextField, Value) -> Void
  ) {
    add("UITextField.\(operation)", arguments) { fixture, value in
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
      field.text = "a👍e\u{301} שלום"
      fixture.pushed.view.addSubview(field)
      field.becomeFirstResponder()
      body(field, value)
      fixture.stage.settle()
      fixture.stage.press(.keyboardLeftArrow, modifiers: .shift)
      fixture.stage.press(.keyboardZ, modifiers: .control)
      fixture.stage.settle()
    }
  }
}

extension CaseList {
  fileprivate mutating func addEditMenus() {
    add(
      "UIEditMenuConfiguration.init(identifier:sourcePoint:)",
      Shapes.points,
      end: { $0.isFinite ? .continues : .stops("sourcePoint has to be finite") }
    ) { fixture, point in
      let delegate = EditMenuDelegate(.null)
      let interaction = UIEditMenuInteraction(delegate: delegate)
      fixture.pushed.view.addInteraction(interaction)
      let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
      interaction.presentEditMenu(with: configuration)
      fixture.stage.settle()
      interaction.updateVisibleMenuPosition(animated: true)
      fixture.stage.settle()
    }
    add(
      "editMenuInteraction(_:targetRectFor:)",
      Shapes.rects,
      end: { rect in
        rect.isNull || rect.isFinite
          ? .continues : .stops("an edit menu points to has to be finite")
      }
    ) { fixture, rect in
      let delegate = EditMenuDelegate(rect)
      let interaction = UIEditMenuInteraction(delegate: delegate)
      fixture.pushed.view.addInteraction(interaction)
      let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
      interaction.presentEditMenu(with: configuration)
      fixture.stage.settle()
    }
  }
}

/// A delegate with a menu of one command and a target rectangle.
private final class EditMenuDelegate: UIEditMenuInteractionDelegate {
  let rect: CGRect

  init(_ rect: CGRect) { self.rect = rect }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [UIAction(title: "Mark") { _ in }])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { rect }
}
