import Foundation
import UIKitGraphics

/// A line of a text view, in the coordinates of its text container.
struct LineFragment {
  /// The rectangle of the line, as wide as the container.
  var rect: CGRect
  /// The bounding rectangle of the text with the padding at both ends.
  var usedRect: CGRect
  /// The range in UTF-16 units, including the newline or spaces at the end.
  var range: NSRange
}

/// The text storage and layout manager of a text view, created on demand.
@MainActor
final class TextViewStorage {
  var storage: NSTextStorage
  let manager: NSLayoutManager
  /// Whether the view is displaying a change made in the storage, and must not report it back.
  var isApplyingChange = false
  /// The view's font when it last passed its text to the storage.
  var passedFont: UIFont?
  /// The view's text colour when it last passed its text to the storage.
  var passedColor: UIColor?

  init(storage: NSTextStorage, manager: NSLayoutManager) {
    (self.storage, self.manager) = (storage, manager)
  }
}

extension UITextView {
  /// Creates an empty text view of zero size.
  ///
  /// - Parameter usingTextLayoutManager: Ignored, because a single layout system is available.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// The text storage.
  ///
  /// The view displays its changes, and its delegate is notified of changes by the user as well.
  ///
  /// After the first access, each change of the text updates the storage.
  public final var textStorage: NSTextStorage { textObjectsOrNew.storage }

  /// The layout manager, which provides the positions of characters.
  public final var layoutManager: NSLayoutManager { textObjectsOrNew.manager }

  private var textObjectsOrNew: TextViewStorage {
    if let textObjects { return textObjects }
    let storage = NSTextStorage(attributedString: attributedText)
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
    let objects = TextViewStorage(storage: storage, manager: manager)
    manager.textView = self
    _ = editor.content.takeEdit()
    (objects.passedFont, objects.passedColor) = (font, textColor)
    objects.isApplyingChange = true
    textObjects = objects
    storage.addLayoutManager(manager)
    objects.isApplyingChange = false
    return objects
  }

  /// Adopts the text of the container's layout manager, if any.
  final func adoptTextOfContainer() {
    guard let manager = textContainer.layoutManager else { return }
    manager.textView = self
    if let storage = manager.textStorage { showAll(of: storage) }
  }

  // MARK: Changes by the storage

  /// Displays the whole text of a storage, which becomes that of the view.
  final func showAll(of storage: NSTextStorage) {
    guard textObjects?.isApplyingChange != true else { return }
    if let textObjects {
      textObjects.storage = storage
    } else if let manager = textContainer.layoutManager {
      textObjects = TextViewStorage(storage: storage, manager: manager)
    }
    applyingStorageChange { attributedText = storage }
  }

  /// Displays a changed range of a storage's text.
  ///
  /// Selection and marked text are preserved.
  final func show(
    _ range: NSRange,
    of storage: NSTextStorage,
    changeInLength delta: Int,
    mask: NSTextStorage.EditActions
  ) {
    // An intersection of ranges would lose the location of an empty range.
    let start = min(range.location, storage.length)
    let range = NSRange(location: start, length: min(range.upperBound, storage.length) - start)
    let oldRange = range.location..<max(range.location, range.upperBound - delta)
    guard oldRange.upperBound <= content.length, content.length + delta == storage.length else {
      return showAll(of: storage)
    }
    let (selection, marked) = (content.selection, content.marked)
    applyingStorageChange {
      editor.content.replace(
        oldRange,
        with: EditableText.Fragment(storage.attributedSubstring(from: range), isMultiline: true)
      )
      var newSelection = selection
      (newSelection.anchor, newSelection.head) = (
        adjusted(selection.anchor, from: oldRange, to: range.upperBound),
        adjusted(selection.head, from: oldRange, to: range.upperBound)
      )
      editor.content.select(newSelection)
      if mask.contains(.editedCharacters) {
        editor.forgetChanges()
        editor.composition = nil
      } else {
        editor.content.mark(marked)
      }
      editor.textDidChange()
    }
  }

  /// Returns an offset adjusted to the replacement of a range, which now ends at a different
  /// offset.
  private func adjusted(_ offset: Int, from oldRange: Range<Int>, to newEnd: Int) -> Int {
    let newOffset =
      offset >= oldRange.upperBound
      ? offset + newEnd - oldRange.upperBound : min(offset, newEnd)
    return min(content.length, newOffset)
  }

  /// Calls a closure that displays a change made in the storage, without passing it back.
  private func applyingStorageChange(_ body: () -> Void) {
    let objects = textObjects
    let wasApplyingChange = objects?.isApplyingChange ?? false
    objects?.isApplyingChange = true
    body()
    objects?.isApplyingChange = wasApplyingChange
  }

  // MARK: Changes by the view

  /// Updates the storage after a change of the text.
  final func passTextToStorage() {
    let edit = editor.content.takeEdit()
    guard let objects = textObjects, !objects.isApplyingChange else { return }
    let storage = objects.storage
    var change = TextCharacters.Replacement(old: 0..<storage.length, new: 0..<content.length)
    if hasPassedAttributes(objects) {
      switch edit {
      case .nothing: return
      case .part(let part) where storage.length - part.old.count == content.length - part.new.count:
        change = part
      case .part, .everything: break
      }
    }
    pass(change, to: objects)
  }

  /// Replaces a range of the storage by the range of the view's text that has taken its place.
  private func pass(_ change: TextCharacters.Replacement, to objects: TextViewStorage) {
    let storage = objects.storage
    let start = change.old.lowerBound
    let range = NSRange(location: start, length: change.old.count)
    let oldText = storage.attributedSubstring(from: range)
    let text = attributedText(in: change.new)
    (objects.passedFont, objects.passedColor) = (font, textColor)
    let (oldUnits, newUnits) = (Array(oldText.string.utf16), Array(text.string.utf16))
    if oldUnits == newUnits, text.isEqual(to: oldText) { return }
    let changedUnits =
      oldUnits == newUnits ? 0..<oldUnits.count : changedRange(oldUnits, newUnits, from: start)
    // A delegate may change the view, which passes its text on again.
    let hadPassedText = objects.manager.hasPassedText
    objects.manager.hasPassedText = true
    storage.adopt(
      text,
      in: range,
      changed: NSRange(location: start + changedUnits.lowerBound, length: changedUnits.count),
      oldUnits == newUnits ? .editedAttributes : [.editedCharacters, .editedAttributes]
    )
    objects.manager.hasPassedText = hadPassedText
  }

  /// Whether the storage has the view's font and colour, which text without attributes has.
  private func hasPassedAttributes(_ objects: TextViewStorage) -> Bool {
    objects.passedFont == font && objects.passedColor == textColor
  }

  private func attributedText(in range: Range<Int>) -> NSAttributedString {
    let fragment = content.fragment(range)
    let result = NSMutableAttributedString(string: fragment.string, attributes: baseAttributes)
    var start = 0
    for run in fragment.runs ?? [] {
      result.addAttributes(run.attributes, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return result
  }

  /// Returns the range of the old text that was replaced in the new one.
  ///
  /// If equal letters make the range ambiguous, it is located before the caret, where the user has
  /// typed or deleted. Both texts start at an offset of the view's text.
  private func changedRange(
    _ oldUnits: [UInt16],
    _ newUnits: [UInt16],
    from offset: Int
  ) -> Range<Int> {
    let prefixLength = zip(oldUnits, newUnits).prefix { $0 == $1 }.count
    let suffixLength = zip(oldUnits.reversed(), newUnits.reversed()).prefix { $0 == $1 }.count
    let growth = newUnits.count - oldUnits.count
    let changeStart = content.selection.range.upperBound - offset - max(0, growth)
    let removedLength = max(0, -growth)
    if (0...prefixLength).contains(changeStart),
      oldUnits.count - changeStart - removedLength <= suffixLength
    {
      return changeStart..<changeStart + removedLength
    }
    return
      prefixLength..<max(
        prefixLength,
        oldUnits.count - min(suffixLength, min(oldUnits.count, newUnits.count) - prefixLength)
      )
  }

  // MARK: Geometry

  /// The distance of the text from the container's left edge, in points.
  private var padding: CGFloat { textContainer.padding }

  /// The length of the displayed text, in UTF-16 units.
  final var displayedLength: Int {
    let lines = paragraphs.lineCount
    guard textContainer.maximumNumberOfLines > 0, lines > 0 else { return content.length }
    return content.offset(of: paragraphs.range(ofLine: lines - 1).upperBound)
  }

  /// Returns all lines.
  final func lineFragments() -> [LineFragment] {
    paragraphs.layOutAll()
    return (0..<paragraphs.lineCount).map(lineFragment(_:))
  }

  /// Calls `body` with the lines of a range from top to bottom, until it returns `false`.
  final func forEachLineFragment(in range: NSRange, _ body: (LineFragment) -> Bool) {
    guard range.length > 0, range.location < content.length, paragraphs.lineCount > 0 else {
      return
    }
    let firstIndex = content.index(of: max(0, range.location))
    var line = paragraphs.line(of: TextPosition(firstIndex, .downstream))
    while line < paragraphs.lineCount {
      let fragment = lineFragment(line)
      guard fragment.range.location < range.upperBound else { return }
      let isInside = NSIntersectionRange(fragment.range, range).length > 0
      if isInside, !body(fragment) { return }
      line += 1
    }
  }

  /// Returns the line of a character; `nil` if there are no lines.
  final func lineFragment(of offset: Int) -> LineFragment? {
    guard paragraphs.lineCount > 0 else { return nil }
    let index = content.index(of: min(max(0, offset), content.length))
    return lineFragment(paragraphs.line(of: TextPosition(index, .downstream)))
  }

  private func lineFragment(_ line: Int) -> LineFragment {
    let indices = paragraphs.range(ofLine: line)
    var end = indices.upperBound
    if line + 1 < paragraphs.lineCount {
      // Includes the spaces at the end of the line.
      end = paragraphs.range(ofLine: line + 1).lowerBound
    } else if end < content.characters.count, content.characters[end].isNewline {
      end += 1
    }
    let (lower, upper) = (content.offset(of: indices.lowerBound), content.offset(of: end))
    let caret = paragraphs.caret(at: TextPosition(indices.lowerBound, .downstream))
    let textRect = paragraphs.rects(of: indices).reduce(caret) { $0.union($1) }
    let width = paragraphs.containerWidth + 2 * padding
    return LineFragment(
      rect: CGRect(x: 0, y: textRect.minY, width: width, height: textRect.height),
      usedRect: CGRect(
        x: textRect.minX,
        y: textRect.minY,
        width: textRect.width + 2 * padding,
        height: textRect.height
      ),
      range: NSRange(location: lower, length: upper - lower)
    )
  }

  /// Returns the bounding rectangle of a range.
  final func boundingRect(of range: NSRange) -> CGRect {
    let range = NSIntersectionRange(range, NSRange(location: 0, length: content.length))
    let indices = content.indices(of: range.location..<range.upperBound)
    let rect = paragraphs.rects(of: indices).reduce(CGRect.null) { $0.union($1) }
    return rect.isNull ? .zero : rect.offsetBy(dx: padding, dy: 0)
  }

  /// Returns the offset of the character at a point, or of the nearest one, and the fraction of the
  /// character before the point, from 0 to 1.
  final func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat) {
    guard content.length > 0, paragraphs.lineCount > 0 else { return (0, 0) }
    let point = CGPoint(x: point.x - padding, y: point.y)
    let nearest = paragraphs.position(nearestTo: point)
    let line = paragraphs.line(of: nearest)
    let lineRange = paragraphs.range(ofLine: line)
    let adjacentIndices = [nearest.index - 1, nearest.index].filter { lineRange.contains($0) }
    for index in adjacentIndices {
      let rect = paragraphs.rects(of: index..<index + 1).reduce(CGRect.null) { $0.union($1) }
      guard !rect.isNull, rect.width > 0, rect.minX <= point.x, point.x < rect.maxX else {
        continue
      }
      let isRightToLeft = paragraphs.isRightToLeft(line: line)
      let fraction = (point.x - rect.minX) / rect.width
      return (content.offset(of: index), isRightToLeft ? 1 - fraction : fraction)
    }
    // Outside the line, the point belongs to its first or last character.
    guard let index = nearest.index <= lineRange.lowerBound ? lineRange.first : lineRange.last
    else {
      return (content.offset(of: min(lineRange.lowerBound, content.characters.count - 1)), 0)
    }
    return (content.offset(of: index), nearest.index <= lineRange.lowerBound ? 0 : 1)
  }
}
