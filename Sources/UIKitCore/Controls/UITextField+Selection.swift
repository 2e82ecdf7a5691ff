import Foundation
import UIKitGraphics

extension UITextField {
  /// Selects, and makes the caret visible.
  final func setSelection(_ selection: TextSelection) {
    let old = content.selection
    content.select(selection)
    undo.close()
    editMenu?.close()
    showCaret()
    restartCaret()
    guard content.selection != old else { return }
    typingAttributesStorage = nil
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  final func setSelectedTextRange(_ range: UITextRange?) {
    guard let range, let offsets = offsets(range) else { return }
    if let marked = content.marked, !(marked.lowerBound...marked.upperBound).contains(offsets) {
      unmarkText()
    }
    guard offsets.isEmpty, let caret = range.start as? TextOffset else {
      return setSelection(TextSelection(content.snapped(offsets)))
    }
    setSelection(TextSelection(caret.offset, caret.affinity))
  }

  /// The UTF-16 units of a range within the text; `nil` for a range of another kind of text.
  final func offsets(_ range: UITextRange) -> Range<Int>? {
    guard let start = range.start as? TextOffset, let end = range.end as? TextOffset else {
      return nil
    }
    let lower = min(start.offset, end.offset)
    return (lower..<max(start.offset, end.offset)).clamped(to: 0..<content.length)
  }

  // MARK: Words

  /// The word, the spaces or the mark at an offset; everything in a secure field.
  final func word(at offset: Int) -> Range<Int> {
    if isSecureTextEntry { return 0..<content.length }
    let words = TextWords(content.string)
    let segment = words.segment(at: offset)
    // At its end a word is nearer than the spaces behind it.
    if segment.lowerBound == offset, offset > 0 {
      let before = words.segment(at: offset - 1)
      if words.isWord(before), !words.isWord(segment) { return content.snapped(before) }
    }
    return content.snapped(segment)
  }

  /// Where the next word ends, or the previous one starts; secure text is one word.
  final func wordBoundary(from offset: Int, isForward: Bool) -> Int {
    if isSecureTextEntry { return isForward ? content.length : 0 }
    let words = TextWords(content.string)
    return content.snapped(
      isForward ? words.wordEnd(after: offset) : words.wordStart(before: offset)
    )
  }

  // MARK: Movements

  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: Where to.
  ///   - extends: Whether the other end of the selection stays.
  final func move(_ movement: TextMovement, extends: Bool) {
    unmarkText()
    let selection = content.selection
    var target: TextPosition
    if !extends, !selection.isEmpty, let toRight = movement.step {
      target = edge(of: selection.range, atRight: toRight)
    } else {
      target = position(after: movement)
    }
    target.index = content.offset(of: target.index)
    var new = TextSelection(target.index, target.affinity)
    if extends { new.anchor = selection.anchor }
    setSelection(new)
    if extends { sharePrimarySelection() }
  }

  /// The end of a selection that is further left or right.
  private func edge(of range: Range<Int>, atRight: Bool) -> TextPosition {
    let start = TextPosition(content.index(of: range.lowerBound), .downstream)
    let end = TextPosition(content.index(of: range.upperBound), .upstream)
    let isEndAtRight = geometry.caret(at: end).minX > geometry.caret(at: start).minX
    return isEndAtRight == atRight ? end : start
  }

  private func position(after movement: TextMovement) -> TextPosition {
    let selection = content.selection
    let head = TextPosition(content.index(of: selection.head), selection.affinity)
    if let step = movement.step, head.index + 1 >= geometry.count,
      geometry.count < content.characters.count
    {
      // A line of a layout has an end, if a distant one.
      return TextPosition(min(max(0, head.index + (step ? 1 : -1)), content.characters.count))
    }
    switch movement {
    case .left: return geometry.position(besides: head, toRight: false)
    case .right: return geometry.position(besides: head, toRight: true)
    case .wordLeft: return wordPosition(isForward: geometry.isRightToLeft(line: 0))
    case .wordRight: return wordPosition(isForward: !geometry.isRightToLeft(line: 0))
    case .start: return TextPosition(0, .upstream)
    case .end: return TextPosition(content.characters.count, .downstream)
    }
  }

  private func wordPosition(isForward: Bool) -> TextPosition {
    let offset = wordBoundary(from: content.selection.head, isForward: isForward)
    return TextPosition(content.index(of: offset), isForward ? .upstream : .downstream)
  }
}

extension ClosedRange<Int> {
  fileprivate func contains(_ range: Range<Int>) -> Bool {
    contains(range.lowerBound) && contains(range.upperBound)
  }
}

/// A movement of the caret by a key.
enum TextMovement {
  case left, right
  /// By a word.
  case wordLeft, wordRight
  /// To an end of the line.
  case start, end

  /// For steps of one character, whether they go to the right; else `nil`.
  var step: Bool? {
    switch self {
    case .left: false
    case .right: true
    case .wordLeft, .wordRight, .start, .end: nil
    }
  }
}
