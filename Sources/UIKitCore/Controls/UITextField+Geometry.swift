import Foundation
import UIKitGraphics

extension UITextField {
  static let caretWidth: CGFloat = 2
  static let borderInset: CGFloat = 7
  /// The distance between the text and the clear button, in points.
  private static let clearButtonGap: CGFloat = 5

  final func innerRect(of bounds: CGRect) -> CGRect {
    let inset = borderStyle == .none ? 0 : UITextField.borderInset
    var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    guard showsClearButton else { return rect }
    let mirror = LayoutMirror(layoutDirection, in: bounds)
    let button = mirror.frame(clearButtonRect(forBounds: bounds))
    let end = min(rect.maxX, button.minX - UITextField.clearButtonGap)
    rect.size.width = max(0, end - rect.minX)
    return mirror.frame(rect)
  }

  /// The width of the edited text, in points.
  private var textWidth: CGFloat { geometry.layout.lines.first?.width ?? 0 }

  /// The x coordinate of the left end of the text, in points.
  final func textStart(in rect: CGRect) -> CGFloat {
    let free = max(0, rect.width - UITextField.caretWidth - textWidth)
    let left = rect.minX - (isFirstResponder ? scrollOffset : restingOffset)
    switch directedAlignment {
    case .center: return left + free / 2
    case .right: return left + free
    case .left, .natural, .justified: return left
    }
  }

  /// The scroll offset that shows the start of the text.
  final var restingOffset: CGFloat {
    guard geometry.isRightToLeft(line: 0) else { return 0 }
    return max(0, textWidth - editingRect(forBounds: bounds).width + UITextField.caretWidth)
  }

  /// The alignment in the field's direction.
  final var directedAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: layoutDirection == .rightToLeft ? .right : textAlignment
    case .left, .center, .right: textAlignment
    }
  }

  /// The distance of a position from the left end of the text, in points.
  private func distance(to offset: Int, _ affinity: TextPosition.Affinity) -> CGFloat {
    geometry.caret(at: TextPosition(content.index(of: offset), affinity)).minX
  }

  /// Where the caret is.
  final var caret: TextOffset { TextOffset(content.selection.head, content.selection.affinity) }

  final func caretRect(_ position: TextOffset) -> CGRect {
    let rect = editingRect(forBounds: bounds)
    let height = (font ?? UITextField.defaultFont).lineHeight
    return CGRect(
      x: textStart(in: rect) + distance(to: position.offset, position.affinity),
      y: rect.midY - height / 2,
      width: UITextField.caretWidth,
      height: height
    )
  }

  /// The rectangles of a part of the text in the field's coordinates, from left to right.
  final func rects(of range: Range<Int>) -> [CGRect] {
    let rect = editingRect(forBounds: bounds)
    let start = textStart(in: rect)
    let layout = geometry.layout
    return geometry.rects(of: content.indices(of: range)).map {
      $0.offsetBy(dx: start, dy: rect.midY - layout.size.height / 2)
    }
  }

  final func selectionRects(_ range: Range<Int>) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    let start = distance(to: range.lowerBound, .downstream)
    let end = distance(to: range.upperBound, .upstream)
    let left = textStart(in: editingRect(forBounds: bounds))
    func isAtEdge(_ rect: CGRect, _ x: CGFloat) -> Bool {
      abs(rect.minX - left - x) < 0.01 || abs(rect.maxX - left - x) < 0.01
    }
    return rects.map {
      UITextSelectionRect($0, containsStart: isAtEdge($0, start), containsEnd: isAtEdge($0, end))
    }
  }

  /// The position nearest to an x coordinate.
  final func textOffset(at x: CGFloat) -> TextOffset {
    let start = textStart(in: editingRect(forBounds: bounds))
    let position = geometry.position(nearestTo: CGPoint(x: x - start, y: 0))
    return TextOffset(content.offset(of: position.index), position.affinity)
  }

  /// Scrolls the text so that the caret is visible, and no space is left at its end.
  final func showCaret() {
    guard isFirstResponder else { return }
    let room = editingRect(forBounds: bounds).width - UITextField.caretWidth
    let old = scrollOffset
    let caret = distance(to: content.selection.head, content.selection.affinity)
    scrollOffset = min(max(scrollOffset, caret - room), caret)
    scrollOffset = max(0, min(scrollOffset, textWidth - room))
    if scrollOffset != old { setNeedsDisplay() }
  }
}
