import Foundation
import UIKitGraphics

extension TextEditor {
  /// Sets the selection, and scrolls to reveal the caret.
  ///
  /// A selection made by finger has handles.
  func setSelection(_ selection: TextSelection, byTouch: Bool = false) {
    let oldSelection = content.selection
    isTouchSelection = byTouch
    defer { updateHandles() }
    content.select(selection)
    openChange = nil
    preferredX = nil
    editMenu?.close()
    showCaret()
    restartCaret()
    guard content.selection != oldSelection else { return }
    typingAttributes = nil
    host.invalidateSelection()
    host.didChangeSelection()
    updateKeyboard()
  }

  func setSelectedTextRange(_ range: UITextRange?) {
    guard let range, let offsets = offsets(range) else { return }
    if let marked = content.marked, !(marked.lowerBound...marked.upperBound).contains(offsets) {
      host.unmarkText()
    }
    guard offsets.isEmpty, let caret = range.start as? TextOffset else {
      return setSelection(TextSelection(content.snapped(offsets)))
    }
    setSelection(TextSelection(caret.offset, caret.affinity))
  }

  /// Returns the UTF-16 offsets of a range; `nil` for a range of a different text implementation.
  func offsets(_ range: UITextRange) -> Range<Int>? {
    guard let start = range.start as? TextOffset, let end = range.end as? TextOffset else {
      return nil
    }
    let lower = min(start.offset, end.offset)
    return (lower..<max(start.offset, end.offset)).clamped(to: 0..<content.length)
  }

  /// Returns the range of the paragraph at an offset including its line break; the whole text in a
  /// single-line field.
  func paragraph(at offset: Int) -> Range<Int> {
    guard isMultiline else { return 0..<content.length }
    let characters = content.characters
    let index = content.index(of: offset)
    let start = characters.paragraphStart(before: index)
    return content.offset(of: start)..<content.offset(of: characters.paragraphEnd(from: index) + 1)
  }

  // MARK: Movements

  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: The movement of the caret.
  ///   - extends: Whether to keep the other end of the selection.
  func move(_ movement: TextMovement, extends: Bool) {
    host.unmarkText()
    if !extends, host.scroll(movement) { return }
    let selection = content.selection
    let geometry = host.textGeometry
    var newPreferredX: CGFloat?
    var target: TextPosition
    if !extends, !selection.isEmpty, let toRight = movement.movesRight {
      target = edge(of: selection.range, atRight: toRight, in: geometry)
    } else if let y = targetY(of: movement) {
      let x = preferredX ?? geometry.caret(at: head).minX
      newPreferredX = x
      target = position(nearestToX: x, y: y, in: geometry)
    } else {
      target = position(after: movement, in: geometry)
    }
    target.index = content.offset(of: target.index)
    var newSelection = TextSelection(target.index, target.affinity)
    if extends { newSelection.anchor = selection.anchor }
    setSelection(newSelection)
    revealInput()
    preferredX = newPreferredX
    if extends { sharePrimarySelection() }
  }

  /// The head of the selection as a character index.
  private var head: TextPosition {
    TextPosition(content.index(of: content.selection.head), content.selection.affinity)
  }

  /// Returns the left or right end of a selection.
  private func edge(
    of range: Range<Int>,
    atRight: Bool,
    in geometry: any EditedTextGeometry
  ) -> TextPosition {
    let start = TextPosition(content.index(of: range.lowerBound), .downstream)
    let end = TextPosition(content.index(of: range.upperBound), .upstream)
    if geometry.line(of: start) != geometry.line(of: end) {
      return atRight != geometry.isRightToLeft(line: geometry.line(of: end)) ? end : start
    }
    let isEndAtRight = geometry.caret(at: end).minX > geometry.caret(at: start).minX
    return isEndAtRight == atRight ? end : start
  }

  private func position(after movement: TextMovement, in geometry: any EditedTextGeometry)
    -> TextPosition
  {
    let head = head
    let count = content.characters.count
    if let movesRight = movement.movesRight, head.index + 1 >= geometry.count,
      geometry.count < count
    {
      // The layout of a line has a maximum length. Beyond it, the caret moves by characters.
      return TextPosition(min(max(0, head.index + (movesRight ? 1 : -1)), count))
    }
    let line = isMultiline ? geometry.line(of: head) : 0
    let isRightToLeft = geometry.isRightToLeft(line: line)
    switch movement {
    case .left: return geometry.position(adjacentTo: head, toRight: false)
    case .right: return geometry.position(adjacentTo: head, toRight: true)
    case .wordLeft: return wordPosition(isForward: isRightToLeft)
    case .wordRight: return wordPosition(isForward: !isRightToLeft)
    case .start where isMultiline: return geometry.start(ofLine: line)
    case .end where isMultiline: return geometry.end(ofLine: line)
    case .start, .textStart: return TextPosition(0, .upstream)
    case .end, .textEnd: return TextPosition(count, .downstream)
    case .up, .down, .pageUp, .pageDown: return head
    }
  }

  private func wordPosition(isForward: Bool) -> TextPosition {
    let offset = wordBoundary(from: content.selection.head, isForward: isForward)
    return TextPosition(content.index(of: offset), isForward ? .upstream : .downstream)
  }

  /// Returns the y-coordinate to which a movement between lines leads, in points from the top of
  /// the text; infinite beyond the text, and `nil` for other movements.
  private func targetY(of movement: TextMovement) -> CGFloat? {
    let geometry = host.textGeometry
    let line = geometry.line(of: head)
    switch movement {
    case .up: return line > 0 ? geometry.middle(ofLine: line - 1) : -.infinity
    case .down:
      return line + 1 < geometry.lineCount ? geometry.middle(ofLine: line + 1) : .infinity
    case .pageUp, .pageDown:
      let caret = geometry.caret(at: head)
      let pageHeight = max(caret.height, host.visibleTextRect.height - caret.height)
      let target = caret.midY + (movement == .pageUp ? -pageHeight : pageHeight)
      let isBeyond =
        movement == .pageUp ? line == 0 : line + 1 >= geometry.lineCount
      return isBeyond ? (movement == .pageUp ? -.infinity : .infinity) : target
    default: return nil
    }
  }

  /// Returns the position nearest to a point of the text; an end of the text if the point's
  /// y-coordinate is infinite.
  private func position(
    nearestToX x: CGFloat,
    y: CGFloat,
    in geometry: any EditedTextGeometry
  ) -> TextPosition {
    guard y.isFinite else {
      return y < 0
        ? TextPosition(0, .upstream) : TextPosition(content.characters.count, .downstream)
    }
    return geometry.position(nearestTo: CGPoint(x: x, y: y))
  }
}

extension EditedTextGeometry {
  /// Returns the position before the first character of a line.
  fileprivate func start(ofLine line: Int) -> TextPosition {
    let start = range(ofLine: line).lowerBound
    let isAtBreak = line > 0 && range(ofLine: line - 1).upperBound == start
    return TextPosition(start, isAtBreak ? .downstream : .upstream)
  }

  /// Returns the position after the last character displayed in a line.
  fileprivate func end(ofLine line: Int) -> TextPosition {
    let end = range(ofLine: line).upperBound
    let isAtBreak = line + 1 < lineCount && range(ofLine: line + 1).lowerBound == end
    return TextPosition(end, isAtBreak ? .upstream : .downstream)
  }

  fileprivate func middle(ofLine line: Int) -> CGFloat { caret(at: start(ofLine: line)).midY }
}

extension ClosedRange<Int> {
  fileprivate func contains(_ range: Range<Int>) -> Bool {
    contains(range.lowerBound) && contains(range.upperBound)
  }
}

/// A movement of the caret by a key press.
enum TextMovement {
  case left, right
  /// To the next word boundary.
  case wordLeft, wordRight
  /// To an adjacent line.
  case up, down
  /// By the height of the visible area, less about one line.
  case pageUp, pageDown
  /// To an end of the line.
  case start, end
  /// To an end of the text.
  case textStart, textEnd

  /// Whether the caret moves one character to the right; `nil` for movements other than by a
  /// character.
  var movesRight: Bool? {
    switch self {
    case .left: false
    case .right: true
    default: nil
    }
  }
}
