import Foundation
import UIKitGraphics

extension UITextView {
  /// The touch being tracked in the text.
  struct TrackedTouch {
    var touch: UITouch
    /// The link at the start of the touch; `nil` if none.
    var link: Link?
  }

  /// Begins a selection by the pointer, or starts tracking a tap.
  ///
  /// - Returns: Whether the touches are handled.
  final func begin(_ touches: Set<UITouch>) -> Bool {
    guard isSelectable else { return false }
    if editor.handleOtherButton(touches) { return true }
    let newTouch = touches.first { $0.type == .direct || $0.buttonMask.contains(.primary) }
    guard tracked == nil, let touch = newTouch else { return false }
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
    let linkAtEnd = link(at: point)
    let link = tracked.link.flatMap { $0.range == linkAtEnd?.range ? $0 : nil }
    if tracked.touch.type != .direct {
      editor.endPointerSelection()
      if let link, content.selection.isEmpty { activate(link) }
    } else if bounds.contains(point) {
      if let link, tracked.touch.tapCount < 2 {
        activate(link)
      } else {
        editor.handleTap(tracked.touch)
      }
    }
  }

  final func cancel() {
    tracked = nil
    editor.endPointerSelection()
  }
}
