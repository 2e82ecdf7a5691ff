import Foundation
import UIKitGraphics

extension UITextField: _EditedTextInput {}

extension UITextField: TextEditorHost {
  final var allowsEditing: Bool { isEnabled }

  final var baseAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }

  /// Invalidates layout and drawing when editing begins or ends.
  final func editingDidChange() {
    scrollOffset = restingOffset
    overlaysDidChange()
    if !isFirstResponder { editor.typingAttributes = nil }
    editor.textDidChange()
  }

  /// Sends the events of the end of editing.
  final func didEndEditing() {
    editingDidChange()
    CallbackNesting.call("textFieldDidEndEditing(_:)", of: self) {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
  }

  // MARK: Events of the editor

  final func deleteWordBackward() {
    editor.delete(byWord: true, isForward: false)
  }

  final func invalidateText() {
    revealedIndex = nil
    revealTimer?.cancel()
    invalidateIntrinsicContentSize()
    geometryStorage = nil
    setNeedsDisplay()
    setNeedsLayout()
    valueDidChange()
  }

  final func invalidateSelection() {
    setNeedsDisplay()
  }

  final func invalidateCaret() {
    setNeedsDisplay()
  }

  /// Whether the delegate allows editing to begin.
  final var shouldBeginEditing: Bool {
    CallbackNesting.call("textFieldShouldBeginEditing(_:)", of: self) {
      delegate?.textFieldShouldBeginEditing(self) ?? true
    }
  }

  /// Whether the delegate allows editing to end.
  final var shouldEndEditing: Bool {
    CallbackNesting.call("textFieldShouldEndEditing(_:)", of: self) {
      delegate?.textFieldShouldEndEditing(self) ?? true
    }
  }

  final func shouldChange(_ range: NSRange, to text: String) -> Bool {
    CallbackNesting.call("textField(_:shouldChangeCharactersIn:replacementString:)", of: self) {
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
  }

  final func didChangeSelection() {
    clearsOnInsertion = false
    CallbackNesting.call("textFieldDidChangeSelection(_:)", of: self) {
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  final func didChangeText() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Handles the Return key.
  ///
  /// Ends editing if an action exists for `.editingDidEndOnExit`, as in UIKit.
  final func pressReturn() {
    unmarkText()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  final func customEditMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  final func openItemMenu(at point: CGPoint?) -> Bool { false }

  final func pressTab(_ step: Int) -> Bool { false }

  final func scroll(_ movement: TextMovement) -> Bool { false }
}

extension UITextField: SingleLineText {
  final var selectedUnits: Range<Int> { content.selection.range }
}
