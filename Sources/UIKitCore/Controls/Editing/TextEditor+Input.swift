import Foundation
import UIKitGraphics

// The position queries of `UITextInput`; see the methods of `_EditedTextInput`, text fields and
// text views.
extension TextEditor {
  func textRange(from first: UITextPosition, to second: UITextPosition) -> UITextRange? {
    guard let from = first as? TextOffset, let to = second as? TextOffset else { return nil }
    let lower = min(from.offset, to.offset)
    return TextOffsetRange(lower..<max(from.offset, to.offset), from.affinity)
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextOffset else { return nil }
    let (target, overflows) = min(start.offset, content.length).addingReportingOverflow(offset)
    guard !overflows, (0...content.length).contains(target) else { return nil }
    return TextOffset(target)
  }

  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    guard let start = position as? TextOffset else { return nil }
    switch direction {
    case .up, .down:
      guard offset != 0 else { return position }
      let isUp = (direction == .up) == (offset > 0)
      guard isMultiline else { return TextOffset(isUp ? 0 : content.length) }
      return self.position(from: start, lines: offset.magnitude, isUp: isUp)
    case .left, .right:
      guard offset.magnitude <= content.characters.count.magnitude else { return nil }
      let geometry = host.textGeometry
      var current = TextPosition(content.index(of: start.offset), start.affinity)
      for _ in 0..<offset.magnitude {
        let next = geometry.position(
          adjacentTo: current,
          toRight: (direction == .right) == (offset > 0)
        )
        if next == current { return nil }
        current = next
      }
      return TextOffset(content.offset(of: current.index), current.affinity)
    }
  }

  /// Returns the position a number of lines above or below; `nil` beyond the text.
  private func position(from start: TextOffset, lines: UInt, isUp: Bool) -> UITextPosition? {
    let geometry = host.textGeometry
    let textPosition = TextPosition(content.index(of: start.offset), start.affinity)
    let line = geometry.line(of: textPosition)
    let remainingLines = isUp ? line : geometry.lineCount - 1 - line
    guard remainingLines >= 0, lines <= remainingLines.magnitude else { return nil }
    let target = line + (isUp ? -Int(lines) : Int(lines))
    let lineStart = TextPosition(geometry.range(ofLine: target).lowerBound, .downstream)
    let position = geometry.position(
      nearestTo: CGPoint(
        x: geometry.caret(at: textPosition).minX,
        y: geometry.caret(at: lineStart).midY
      )
    )
    return TextOffset(content.offset(of: position.index), position.affinity)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  func offset(from first: UITextPosition, to second: UITextPosition) -> Int {
    guard let from = first as? TextOffset, let to = second as? TextOffset else { return 0 }
    return to.offset - from.offset
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let offsets = offsets(range) else { return nil }
    let nearest = textOffset(at: point)
    if nearest.offset < offsets.lowerBound { return TextOffset(offsets.lowerBound, .downstream) }
    return nearest.offset > offsets.upperBound ? TextOffset(offsets.upperBound) : nearest
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    let index = content.index(of: textOffset(at: point).offset)
    for index in max(0, index - 1)..<min(index + 1, content.characters.count) {
      let range = content.offset(of: index)..<content.offset(of: index + 1)
      let isHit = rects(of: range).contains {
        $0.minX <= point.x && point.x < $0.maxX
          && (!isMultiline || $0.minY <= point.y && point.y < $0.maxY)
      }
      if isHit { return TextOffsetRange(range) }
    }
    return nil
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let offsets = offsets(range) else { return .null }
    return rects(of: offsets).first ?? host.caretRect(for: range.start)
  }
}
