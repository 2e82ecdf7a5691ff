import Foundation

extension TextEditor {
  /// The time for which the caret is visible, and then invisible, in seconds.
  static let blinkTime: TimeInterval = 0.5
  /// The number of blinks after which the caret stays visible, so that a program at rest sleeps.
  static let blinkCount = 10

  /// Shows the caret, and lets it blink from now on; hides it while the text is not edited or its
  /// window is inactive.
  func restartCaret() {
    caretTimer?.cancel()
    caretTimer = nil
    let isLit = isActive && host.allowsEditing && host.responderWindow?.isActive ?? false
    if isLit != isCaretLit {
      isCaretLit = isLit
      host.invalidateCaret()
    }
    if isLit, content.selection.isEmpty { awaitBlink(changes: 2 * TextEditor.blinkCount) }
  }

  private func awaitBlink(changes: Int) {
    guard changes > 0 else { return }
    caretTimer = host.window?.loop?.after(TextEditor.blinkTime, isCosmetic: true) { [weak self] in
      guard let self else { return }
      self.isCaretLit.toggle()
      self.host.invalidateCaret()
      self.awaitBlink(changes: changes - 1)
    }
  }
}
