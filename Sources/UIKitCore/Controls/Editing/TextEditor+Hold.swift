import Foundation
import UIKitGraphics

extension TextEditor {
  /// Lets fingers that rest on the host move the caret.
  ///
  /// - Returns: The gesture, which the host holds.
  func addHold() -> UILongPressGestureRecognizer {
    let hold = UILongPressGestureRecognizer()
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    hold.addHandler { [weak host] hold in host?.editor.holdChanged(hold) }
    host.addGestureRecognizer(hold)
    return hold
  }

  /// Moves the caret with a finger that rests, or selects the word below it, and opens the edit menu
  /// when it is lifted; on a link, opens the link's menu at once.
  private func holdChanged(_ hold: UILongPressGestureRecognizer) {
    let point = hold.location(in: host)
    if hold.state == .began { isHoldingItem = host.openItemMenu(at: point) }
    guard !isHoldingItem else { return }
    switch hold.state {
    case .began, .changed:
      let isInside = hold.state == .began && isActive && isSelected(at: point)
      guard !isInside, activate() else { return }
      host.unmarkText()
      let place = textOffset(at: point)
      if host.allowsEditing {
        if content.selection.isEmpty || hold.state == .began {
          setSelection(TextSelection(place.offset, place.affinity), byTouch: true)
        }
        if content.selection.isEmpty { showLoupe(at: caretRect(caret)) }
      } else if hold.state == .began {
        setSelection(TextSelection(word(at: place.offset)), byTouch: true)
      }
    case .ended:
      hideLoupe()
      guard isActive else { return }
      openMenu(pointingTo: visibleSelection ?? caretRect(caret))
    case .possible, .cancelled, .failed: hideLoupe()
    }
  }
}
