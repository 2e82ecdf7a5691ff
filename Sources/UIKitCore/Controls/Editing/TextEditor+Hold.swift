import Foundation
import UIKitGraphics

extension TextEditor {
  /// Adds the gesture by which a resting finger moves the caret.
  ///
  /// - Returns: The gesture recogniser, retained by the host.
  func addHold() -> UILongPressGestureRecognizer {
    let hold = UILongPressGestureRecognizer()
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    hold.addHandler { [weak host] hold in host?.editor.holdDidChange(hold) }
    host.addGestureRecognizer(hold)
    return hold
  }

  /// Handles a resting finger.
  ///
  /// It moves the caret or selects the word under it, and opens the edit menu when lifted; on a
  /// link, it opens the link's menu immediately.
  private func holdDidChange(_ hold: UILongPressGestureRecognizer) {
    let point = hold.location(in: host)
    if hold.state == .began { hasOpenedItemMenu = host.openItemMenu(at: point) }
    guard !hasOpenedItemMenu else { return }
    switch hold.state {
    case .began, .changed:
      let isInside = hold.state == .began && isActive && isSelected(at: point)
      guard !isInside, activate() else { return }
      host.unmarkText()
      let position = textOffset(at: point)
      if host.allowsEditing {
        if content.selection.isEmpty || hold.state == .began {
          setSelection(TextSelection(position.offset, position.affinity), byTouch: true)
        }
        if content.selection.isEmpty { showLoupe(at: caretRect(caret)) }
      } else if hold.state == .began {
        setSelection(TextSelection(word(at: position.offset)), byTouch: true)
      }
    case .ended:
      hideLoupe()
      guard isActive else { return }
      openMenu(pointingTo: visibleSelection ?? caretRect(caret))
    case .possible, .cancelled, .failed: hideLoupe()
    }
  }
}
