import Foundation

extension TextEditor {
  /// The duration of each visible and invisible phase of the blinking caret, in seconds.
  static let blinkTime: TimeInterval = 0.5
  /// The number of blinks after which the caret remains visible, so that an idle program can sleep.
  static let blinkCount = 10

  /// Makes the caret visible and restarts its blinking.
  ///
  /// Hides it while the text is not being edited or its window is inactive.
  func restartCaret() {
    caretTimer?.cancel()
    caretTimer = nil
    let isLit = isActive && host.allowsEditing && host.responderWindow?.isActive ?? false
    if isLit != isCaretLit {
      isCaretLit = isLit
      host.invalidateCaret()
    }
    if isLit, content.selection.isEmpty { scheduleBlink(changes: 2 * TextEditor.blinkCount) }
  }

  private func scheduleBlink(changes: Int) {
    guard changes > 0 else { return }
    caretTimer = host.window?.host?.schedule(after: TextEditor.blinkTime, isCosmetic: true) {
      [weak self] in
      guard let self else { return }
      self.isCaretLit.toggle()
      self.host.invalidateCaret()
      self.scheduleBlink(changes: changes - 1)
    }
  }
}
