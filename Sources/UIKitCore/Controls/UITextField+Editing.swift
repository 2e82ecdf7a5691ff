import Foundation
import UIKitGraphics

extension UITextField {
  /// Marks what follows from another text, font or border.
  final func textDidChange() {
    showCaret()
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Marks what follows from the beginning or end of editing.
  final func editingDidChange() {
    if !isFirstResponder { scrolled = 0 }
    textDidChange()
  }

  /// Tells that the field is not edited any more.
  final func didEndEditing() {
    editingDidChange()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// Changes the text as the user wishes, if the delegate agrees.
  ///
  /// - Parameters:
  ///   - range: The characters that are replaced.
  ///   - text: What replaces them.
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

  /// Ends editing when somebody listens for that, as in UIKit.
  final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  /// Lets a key move the caret or change the text.
  ///
  /// - Returns: Whether the key is used up; keys that type are, for their text follows.
  final func use(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    if key.meansPasting {
      paste()
      return true
    }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardLeftArrow: moveCaret(to: line.caret - 1)
    case .keyboardRightArrow: moveCaret(to: line.caret + 1)
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

  /// Places the caret between the characters that are nearest to a finger.
  ///
  /// - Parameter x: The finger, in points.
  final func placeCaret(at x: CGFloat) {
    let distance = x - textStart(in: editingRect(forBounds: bounds))
    // The first gap at or behind the finger, halving what is left.
    var (low, high) = (0, line.characters.count)
    while low < high {
      let middle = (low + high) / 2
      if width(before: middle) < distance { low = middle + 1 } else { high = middle }
    }
    let isNearerToOneBefore =
      low > 0 && distance - width(before: low - 1) < width(before: low) - distance
    moveCaret(to: isNearerToOneBefore ? low - 1 : low)
  }

  /// Moves the text so that the caret is inside, and no space is left at its end.
  final func showCaret() {
    guard isFirstResponder else { return }
    let room = editingRect(forBounds: bounds).width - UITextField.caretWidth
    let caret = width(before: line.caret)
    let whole = width(before: line.characters.count)
    scrolled = min(max(scrolled, caret - room), caret)
    scrolled = max(0, min(scrolled, whole - room))
  }
}

extension UIKey {
  /// Whether desktops paste with the key: Control and V, or Shift and Insert.
  fileprivate var meansPasting: Bool {
    let held = modifierFlags.subtracting([.alphaShift, .numericPad])
    return held == .control && isLetterV || held == .shift && keyCode == .keyboardInsert
  }

  /// Whether the key types a V; where it types no Latin letter, its place decides.
  private var isLetterV: Bool {
    let typed = charactersIgnoringModifiers
    guard let letter = typed.first, letter.isASCII, letter.isLetter else {
      return keyCode == .keyboardV
    }
    return typed == "v"
  }
}
