package import Foundation

/// The shape of the pointer over a view.
package enum PointerShape: Sendable {
  /// An arrow.
  case arrow
  /// A vertical bar, over selectable text.
  case text
  /// A pointing hand, over links.
  case link
  /// A horizontal double arrow, over dividers that can be dragged to change widths.
  case resizeHorizontally
}

extension WindowHost {
  /// The object that receives text from keys and input methods; `nil` if there is none.
  private final var input: (any UIKeyInput)? {
    guard let responder = keyWindow?.firstResponder,
      (responder as? UIView)?.rejectsTextInput != true
    else { return nil }
    return responder as? any UIKeyInput
  }

  /// Whether an object receives typed text.
  package final var acceptsText: Bool { input != nil }

  /// Whether there is marked text of an input method.
  package final var hasMarkedText: Bool { (input as? any UITextInput)?.markedTextRange != nil }

  /// The rectangle of the caret in screen coordinates, in points, at which input methods open their
  /// candidate lists; `nil` without a caret.
  package final var caretRect: CGRect? {
    guard let input = input as? any UITextInput, let view = input as? UIView,
      let window = view.windowStorage, let range = input.markedTextRange ?? input.selectedTextRange
    else { return nil }
    let rect = input.caretRect(for: range.start)
    guard !rect.isNull, !rect.isInfinite else { return nil }
    let rectInWindow = view.convert(rect, to: nil)
    return window.superviewRect(rectInWindow)
  }
}

extension UIWindow {
  /// Whether the window receives keys, and the desktop window has the keyboard focus.
  final var isActive: Bool { host.map { $0.isActive && $0.keyWindow === self } ?? false }

  /// Converts a rectangle of this window to screen coordinates.
  fileprivate final func superviewRect(_ rect: CGRect) -> CGRect {
    let origin = pointInSuperview(rect.origin)
    let end = pointInSuperview(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(origin.x, end.x),
      y: min(origin.y, end.y),
      width: abs(end.x - origin.x),
      height: abs(end.y - origin.y)
    )
  }
}
