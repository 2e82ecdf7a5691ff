import Foundation

extension UITextField {
  /// How long the caret is visible, and then invisible, in seconds.
  static let blinkTime: TimeInterval = 0.5

  /// Shows the caret, and lets it blink from now on; hides it while the field is not edited or its
  /// window is inactive.
  final func restartCaret() {
    caretTimer?.cancel()
    caretTimer = nil
    let isLit = isFirstResponder && window?.isActive ?? false
    if isLit != isCaretLit { setNeedsDisplay() }
    isCaretLit = isLit
    if isLit, content.selection.isEmpty { awaitBlink() }
  }

  private func awaitBlink() {
    caretTimer = window?.loop?.after(UITextField.blinkTime, isCosmetic: true) { [weak self] in
      guard let self else { return }
      self.isCaretLit.toggle()
      self.setNeedsDisplay()
      self.awaitBlink()
    }
  }
}
