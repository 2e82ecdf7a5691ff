import Foundation
import UIKitGraphics

extension UITextField {
  /// Invalidates layout and drawing after a change of text, font or border.
  final func textDidChange() {
    showCaret()
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Invalidates layout and drawing at the start or end of editing.
  final func editingDidChange() {
    if !isFirstResponder { scrollOffset = 0 }
    textDidChange()
  }

  /// Sends the events of the end of editing.
  final func didEndEditing() {
    editingDidChange()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// Performs the user's edit, if the delegate agrees.
  ///
  /// - Parameters:
  ///   - range: The replaced characters.
  ///   - text: The replacement.
  final func edit(_ range: Range<Int>, with text: String) {
    guard isEnabled, !(range.isEmpty && text.isEmpty) else { return }
    let mayChange =
      delegate?.textField(
        self,
        shouldChangeCharactersIn: line.utf16Range(range),
        replacementString: text
      )
      ?? true
    guard mayChange, range.upperBound <= line.characters.count else { return }
    line.replace(range, with: text)
    textDidChange()
    sendActions(for: .editingChanged)
  }

  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    line.replaceAll(with: "")
    textDidChange()
    sendActions(for: .editingChanged)
  }

  /// Ends editing if there is an action for `.editingDidEndOnExit`, as in UIKit.
  final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  /// Handles a key that moves the caret or edits the text.
  ///
  /// - Returns: Whether the key is consumed; keys that type are, since their text follows.
  final func use(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    if key.isPasteShortcut {
      paste()
      return true
    }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardLeftArrow: moveCaret(to: line.caret + (isTextRightToLeft ? 1 : -1))
    case .keyboardRightArrow: moveCaret(to: line.caret + (isTextRightToLeft ? -1 : 1))
    case .keyboardHome: moveCaret(to: 0)
    case .keyboardEnd: moveCaret(to: line.characters.count)
    case .keyboardDeleteOrBackspace: deleteBackward()
    case .keyboardDeleteForward:
      if line.caret < line.characters.count { edit(line.caret..<line.caret + 1, with: "") }
    case .keyboardReturnOrEnter, .keypadEnter: if !press.isRepeat { pressReturn() }
    case .keyboardEscape: return !press.isRepeat && resignFirstResponder()
    case .keyboardTab: return moveToField(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    default: return !key.characters.isEmpty
    }
    return true
  }

  private func paste() {
    guard let text = UIPasteboard.general.string else { return }
    edit(line.caret..<line.caret, with: text)
  }

  private func moveCaret(to index: Int) {
    line.moveCaret(to: index)
    showCaret()
    setNeedsDisplay()
  }

  /// Moves the caret to the character boundary nearest to a position.
  ///
  /// - Parameter x: The position, in points.
  final func placeCaret(at x: CGFloat) {
    let fromLeft = x - textStart(in: editingRect(forBounds: bounds))
    let distance = isTextRightToLeft ? width(before: line.characters.count) - fromLeft : fromLeft
    // Binary search for the first boundary at or after the position.
    var (low, high) = (0, line.characters.count)
    while low < high {
      let middle = (low + high) / 2
      if width(before: middle) < distance { low = middle + 1 } else { high = middle }
    }
    let isNearerToOneBefore =
      low > 0 && distance - width(before: low - 1) < width(before: low) - distance
    moveCaret(to: isNearerToOneBefore ? low - 1 : low)
  }

  /// Scrolls the text so that the caret is visible, and no space is left at its end.
  final func showCaret() {
    guard isFirstResponder else { return }
    let room = editingRect(forBounds: bounds).width - UITextField.caretWidth
    let caret = caretOffset(at: line.caret)
    let whole = width(before: line.characters.count)
    scrollOffset = min(max(scrollOffset, caret - room), caret)
    scrollOffset = max(0, min(scrollOffset, whole - room))
  }
}

extension UIKey {
  /// Whether the key is a paste shortcut: Control-V or Shift-Insert.
  fileprivate var isPasteShortcut: Bool {
    let held = modifierFlags.subtracting([.alphaShift, .numericPad])
    return held == .control && isLetterV || held == .shift && keyCode == .keyboardInsert
  }

  /// Whether the key types a V; on layouts without Latin letters the key's position decides.
  private var isLetterV: Bool {
    let typed = charactersIgnoringModifiers
    guard let letter = typed.first, letter.isASCII, letter.isLetter else {
      return keyCode == .keyboardV
    }
    return typed == "v"
  }
}
