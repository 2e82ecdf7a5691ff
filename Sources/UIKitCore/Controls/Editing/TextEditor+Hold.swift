import Foundation
import UIKitGraphics

extension TextEditor {
  /// Adds the gesture by which a resting finger moves the caret.
  ///
  /// - Returns: The gesture recogniser, retained by the host.
  func addLongPress() -> UILongPressGestureRecognizer {
    let longPress = UILongPressGestureRecognizer()
    longPress.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    longPress.addHandler { [weak host] longPress in host?.editor.longPressDidChange(longPress) }
    host.addGestureRecognizer(longPress)
    return longPress
  }

  /// Handles a resting finger.
  ///
  /// It moves the caret or selects the word under it, and opens the edit menu when lifted; on a
  /// link, it opens the link's menu immediately.
  private func longPressDidChange(_ longPress: UILongPressGestureRecognizer) {
    let point = longPress.location(in: host)
    if longPress.state == .began { hasOpenedItemMenu = host.openItemMenu(at: point) }
    guard !hasOpenedItemMenu else { return }
    switch longPress.state {
    case .began, .changed:
      let isInside = longPress.state == .began && isActive && isSelected(at: point)
      guard !isInside, activate() else { return }
      host.unmarkText()
      let position = textOffset(at: point)
      if host.allowsEditing {
        if content.selection.isEmpty || longPress.state == .began {
          setSelection(TextSelection(position.offset, position.affinity), byTouch: true)
        }
        if content.selection.isEmpty { showLoupe(at: caretRect(caret)) }
      } else if longPress.state == .began {
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
