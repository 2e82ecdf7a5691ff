import Foundation
import UIKitGraphics

extension UITextView {
  /// A touch in the text that is not cancelled yet.
  struct TrackedTouch {
    var touch: UITouch
    /// The link where it began.
    var link: Link?
  }

  /// Begins a selection by the pointer, or waits for a tap of a finger.
  ///
  /// - Returns: Whether the touches are used.
  final func begin(_ touches: Set<UITouch>) -> Bool {
    guard isSelectable else { return false }
    if editor.useOtherButton(touches) { return true }
    let first = touches.first { $0.type == .direct || $0.buttonMask.contains(.primary) }
    guard tracked == nil, let touch = first else { return false }
    let link = link(at: touch.location(in: self))
    tracked = TrackedTouch(touch: touch, link: link)
    if touch.type != .direct, !editor.beginPointerSelection(touch) { tracked = nil }
    return true
  }

  final func move(_ touches: Set<UITouch>) {
    guard let touch = tracked?.touch, touches.contains(touch), touch.type != .direct else { return }
    editor.continuePointerSelection(touch)
  }

  final func end(_ touches: Set<UITouch>) {
    guard let tracked, touches.contains(tracked.touch) else { return }
    self.tracked = nil
    let point = tracked.touch.location(in: self)
    let reached = link(at: point)
    let link = tracked.link.flatMap { $0.range == reached?.range ? $0 : nil }
    if tracked.touch.type != .direct {
      editor.endPointerSelection()
      if let link, content.selection.isEmpty { follow(link) }
    } else if bounds.contains(point) {
      if let link, tracked.touch.tapCount < 2 { follow(link) } else { editor.tap(tracked.touch) }
    }
  }

  final func cancel() {
    tracked = nil
    editor.endPointerSelection()
  }

  /// Moves the caret with a finger that rests, or selects the word below it, and opens the edit menu
  /// when it is lifted.
  final func holdChanged(_ hold: UILongPressGestureRecognizer) {
    let point = hold.location(in: self)
    switch hold.state {
    case .began, .changed:
      let isInside = hold.state == .began && isFirstResponder && editor.isSelected(at: point)
      guard !isInside, editor.activate() else { return }
      unmarkText()
      let place = editor.textOffset(at: point)
      if allowsEditing {
        if content.selection.isEmpty || hold.state == .began {
          editor.setSelection(TextSelection(place.offset, place.affinity), byTouch: true)
        }
        if content.selection.isEmpty { editor.showLoupe(at: caretRect(for: editor.caret)) }
      } else if hold.state == .began {
        editor.setSelection(TextSelection(editor.word(at: place.offset)), byTouch: true)
      }
    case .ended:
      editor.hideLoupe()
      guard isFirstResponder else { return }
      editor.openMenu(pointingTo: editor.visibleSelection ?? caretRect(for: editor.caret))
    case .possible, .cancelled, .failed: editor.hideLoupe()
    }
  }
}
