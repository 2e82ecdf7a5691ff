import Foundation

extension UITextField {
  /// The time for which the last typed character remains visible, in seconds.
  private static let revealTime: TimeInterval = 1.5

  /// Reveals the character before the caret for a moment if it was typed on the on-screen keyboard.
  final func revealTyped() {
    let index = content.index(of: content.selection.head) - 1
    guard let host = responderWindow?.host, host.keyboardIfUsed?.isShowingKeys ?? false, index >= 0
    else { return }
    invalidateText()
    revealedIndex = index
    revealTimer = host.schedule(after: UITextField.revealTime) { [weak self] in
      self?.invalidateText()
    }
    showCaret()
  }
}
