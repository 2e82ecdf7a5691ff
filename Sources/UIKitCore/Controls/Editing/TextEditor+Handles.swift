import Foundation
import UIKitGraphics

extension TextEditor {
  // MARK: Handles

  /// Adds handles at the ends of a selection made by finger, or removes them.
  func updateHandles() {
    guard isTouchSelection, isActive, !content.selection.isEmpty, host.window != nil else {
      for handle in handles { handle.removeFromSuperview() }
      handles = []
      return
    }
    if handles.isEmpty {
      handles = [true, false].map { SelectionHandle(self, isStart: $0) }
      for handle in handles { host.addSubview(handle) }
    }
    layOutHandles()
  }

  /// Positions the handles at the ends of the selection, and hides handles at invisible text.
  func layOutHandles() {
    guard !handles.isEmpty else { return }
    let visibleRect = host.visibleTextRect.insetBy(dx: -1, dy: -1)
    for handle in handles {
      let caret = handleCaret(isStart: handle.isStart)
      handle.layOut(at: caret)
      handle.isHidden = !visibleRect.contains(CGPoint(x: caret.midX, y: caret.midY))
    }
  }

  /// Returns the caret's rectangle at an end of the selection, in the host's coordinates.
  func handleCaret(isStart: Bool) -> CGRect {
    let range = content.selection.range
    return isStart
      ? caretRect(TextOffset(range.lowerBound, .downstream))
      : caretRect(TextOffset(range.upperBound, .upstream))
  }

  /// Moves an end of the selection to a point, but not onto or past the other end.
  func moveHandle(isStart: Bool, to point: CGPoint) {
    let range = content.selection.range
    let offset = textOffset(at: point).offset
    let isPossible = isStart ? offset < range.upperBound : offset > range.lowerBound
    if isPossible {
      var selection = TextSelection(isStart ? offset..<range.upperBound : range.lowerBound..<offset)
      if isStart { (selection.anchor, selection.head) = (range.upperBound, offset) }
      if selection.range != range { setSelection(selection, byTouch: true) }
    }
    showLoupe(at: handleCaret(isStart: isStart))
  }

  // MARK: Loupe

  /// Displays a magnified view of the text around a caret above the finger.
  func showLoupe(at caret: CGRect) {
    guard let window = host.window else { return }
    let visibleLoupe = loupe ?? TextLoupe(host)
    if loupe == nil {
      loupe = visibleLoupe
      window.addSubview(visibleLoupe)
    }
    visibleLoupe.track(caret)
  }

  func hideLoupe() {
    loupe?.removeFromSuperview()
    loupe = nil
  }
}
