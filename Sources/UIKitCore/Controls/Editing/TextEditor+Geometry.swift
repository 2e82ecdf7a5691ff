import Foundation
import UIKitGraphics

extension TextEditor {
  static let caretWidth: CGFloat = 2

  /// The position of the caret.
  var caret: TextOffset { TextOffset(content.selection.head, content.selection.affinity) }

  /// Returns the rectangle of the caret at a position, in the host's coordinates.
  func caretRect(_ position: TextOffset) -> CGRect {
    let origin = host.textGeometryOrigin
    let textPosition = TextPosition(content.index(of: position.offset), position.affinity)
    let caret = host.textGeometry.caret(at: textPosition)
    return CGRect(
      x: origin.x + caret.minX,
      y: origin.y + caret.minY,
      width: TextEditor.caretWidth,
      height: caret.height
    )
  }

  /// Returns the rectangles of a range in the host's coordinates, line by line and from left to
  /// right.
  func rects(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let origin = host.textGeometryOrigin
    return host.textGeometry.rects(of: content.indices(of: range)).map {
      $0.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  /// Returns the position nearest to a point in the host's coordinates.
  func textOffset(at point: CGPoint) -> TextOffset {
    let origin = host.textGeometryOrigin
    let position = host.textGeometry.position(
      nearestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    )
    return TextOffset(content.offset(of: position.index), position.affinity)
  }

  func selectionRects(_ range: Range<Int>) -> [UITextSelectionRect] {
    let start = caretRect(TextOffset(range.lowerBound, .downstream))
    let end = caretRect(TextOffset(range.upperBound, .upstream))
    func isAtEdge(_ rect: CGRect, _ caret: CGRect) -> Bool {
      (abs(rect.minX - caret.minX) < 0.01 || abs(rect.maxX - caret.minX) < 0.01)
        && (!isMultiline || rect.minY <= caret.midY && caret.midY <= rect.maxY)
    }
    return rects(of: range).map {
      UITextSelectionRect($0, containsStart: isAtEdge($0, start), containsEnd: isAtEdge($0, end))
    }
  }

  /// The visible part of the selection's bounding rectangle, in the host's coordinates; `nil` if no
  /// text is selected, and the null rectangle if none of it is visible.
  var visibleSelection: CGRect? {
    let rects = rects(of: content.selection.range)
    guard let firstRect = rects.first else { return nil }
    return rects.reduce(firstRect) { $0.union($1) }.intersection(host.visibleTextRect)
  }

  /// Returns whether a selected character is at a point.
  func isSelected(at point: CGPoint) -> Bool {
    rects(of: content.selection.range).contains {
      $0.minX <= point.x && point.x < $0.maxX
        && (!isMultiline || $0.minY <= point.y && point.y < $0.maxY)
    }
  }
}
