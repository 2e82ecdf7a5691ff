import Foundation
import UIKitGraphics

extension UITextField {
  static let borderInset: CGFloat = 7
  /// The distance between the text and the clear button, in points.
  private static let clearButtonGap: CGFloat = 5

  /// Returns the rectangle of the text: the bounds without the border's inset and the overlays.
  final func innerRect(of bounds: CGRect) -> CGRect {
    let inset = borderStyle == .none ? 0 : UITextField.borderInset
    var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    let (hasLeadingView, hasTrailingView) = (
      displayedLeftView != nil, showsClearButton || displayedRightView != nil
    )
    guard hasLeadingView || hasTrailingView else { return rect }
    let mirror = LayoutMirror(layoutDirection, in: bounds)
    if hasLeadingView {
      let end = mirror.frame(leftViewRect(forBounds: bounds)).maxX + inset
      rect.size.width = max(0, rect.maxX - max(end, rect.minX))
      rect.origin.x = max(end, rect.minX)
    }
    if hasTrailingView {
      let overlay =
        showsClearButton ? clearButtonRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      let gap = showsClearButton ? UITextField.clearButtonGap : inset
      let end = min(rect.maxX, mirror.frame(overlay).minX - gap)
      rect.size.width = max(0, end - rect.minX)
    }
    return mirror.frame(rect)
  }

  final var textGeometry: any EditedTextGeometry { geometry }

  final var textGeometryOrigin: CGPoint {
    let rect = visibleTextRect
    return CGPoint(x: textStart(in: rect), y: textTop(of: geometry.layout, in: rect))
  }

  /// Returns the y coordinate of the top of a text centred in a rectangle, in points.
  final func textTop(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    (rect.midY - layout.size.height / 2).pixelEdge(scale: traitCollection.displayScale)
  }

  final var visibleTextRect: CGRect { editingRect(forBounds: bounds) }

  final var textScroll: CGPoint { CGPoint(x: scrollOffset, y: 0) }

  final func isOutsideText(_ point: CGPoint) -> Bool {
    let rect = visibleTextRect
    return !(rect.minX...max(rect.minX, rect.maxX)).contains(point.x)
  }

  /// The width of the text being edited, in points.
  private var textWidth: CGFloat { geometry.layout.lines.first?.width ?? 0 }

  /// Returns the x coordinate of the left end of the text, in points.
  final func textStart(in rect: CGRect) -> CGFloat {
    let remainingWidth = max(0, rect.width - TextEditor.caretWidth - textWidth)
    let minimumX = rect.minX - (isFirstResponder ? scrollOffset : restingOffset)
    switch resolvedAlignment {
    case .center: return minimumX + remainingWidth / 2
    case .right: return minimumX + remainingWidth
    case .left, .natural, .justified: return minimumX
    }
  }

  /// The scroll offset that reveals the start of the text, in points.
  final var restingOffset: CGFloat {
    guard geometry.isRightToLeft(line: 0) else { return 0 }
    return max(0, textWidth - visibleTextRect.width + TextEditor.caretWidth)
  }

  /// The alignment, with natural and justified alignment resolved to the right in a right-to-left
  /// layout.
  final var resolvedAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: layoutDirection == .rightToLeft ? .right : textAlignment
    case .left, .center, .right: textAlignment
    }
  }

  /// Returns the rectangle of a caret, with the line height of the field's font.
  final func caretRect(_ position: TextOffset) -> CGRect {
    let height = (font ?? UITextField.defaultFont).lineHeight
    var rect = editor.caretRect(position)
    rect.origin.y = visibleTextRect.midY - height / 2
    rect.size.height = height
    return rect
  }

  /// Scrolls the text to reveal the caret without leaving free space after the text.
  final func showCaret() {
    guard isFirstResponder else { return }
    let availableWidth = visibleTextRect.width - TextEditor.caretWidth
    let oldOffset = scrollOffset
    let selection = content.selection
    let head = TextPosition(content.index(of: selection.head), selection.affinity)
    let caret = geometry.caret(at: head).minX
    scrollOffset = min(max(scrollOffset, caret - availableWidth), caret)
    scrollOffset = max(0, min(scrollOffset, textWidth - availableWidth))
    if scrollOffset != oldOffset { setNeedsDisplay() }
  }
}
