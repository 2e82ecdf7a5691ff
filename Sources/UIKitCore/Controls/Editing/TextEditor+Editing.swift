import Foundation
import UIKitGraphics

extension TextEditor {
  /// Invalidates layout and drawing after a change of the text or of its appearance.
  func textDidChange() {
    host.invalidateText()
    preferredX = nil
    editMenu?.close()
    showCaret()
    restartCaret()
    updateKeyboard()
    updateHandles()
  }

  /// Replaces the whole text on behalf of the application, and discards all undoable changes.
  func replaceAll(with fragment: EditableText.Fragment) {
    let oldSelection = content.selection
    composition = nil
    forgetChanges()
    content.replaceAll(with: fragment)
    textDidChange()
    if isActive, content.selection != oldSelection { host.didChangeSelection() }
  }

  /// Returns a text as accepted by the view: in a single line unless the text is multi-line.
  func allowed(_ text: String) -> String {
    isMultiline ? text : EditableText.singleLine(text)
  }

  /// Performs an edit by the user if the delegate agrees.
  ///
  /// - Parameters:
  ///   - range: The range to replace, in UTF-16 units.
  ///   - text: The replacement.
  ///   - kind: The kind of change, used to merge changes for undo.
  /// - Returns: Whether the text changed.
  @discardableResult
  func edit(_ range: Range<Int>, with text: String, _ kind: TextUndo.Kind = .other) -> Bool {
    if range != content.marked { host.unmarkText() }
    guard host.allowsEditing, !(range.isEmpty && text.isEmpty), shouldChange(range, to: text) else {
      return false
    }
    change(range, to: text, kind)
    return true
  }

  /// Queries the delegate about a change.
  ///
  /// - Returns: Whether the change is allowed; `false` also if the delegate has made the text so
  ///   short that it ends before the range does.
  private func shouldChange(_ range: Range<Int>, to text: String) -> Bool {
    host.shouldChange(NSRange(location: range.lowerBound, length: range.count), to: text)
      && range.upperBound <= content.length
  }

  /// Changes the text and sends the events.
  func change(_ range: Range<Int>, to text: String, _ kind: TextUndo.Kind) {
    let inserted = styledFragment(allowed(text), at: range)
    let change =
      composition.map { composition in
        TextUndo.Change(
          offset: composition.offset,
          removed: composition.removed,
          inserted: inserted,
          selection: composition.selection
        )
      }
      ?? TextUndo.Change(
        offset: range.lowerBound,
        removed: content.fragment(range),
        inserted: inserted,
        selection: content.selection
      )
    composition = nil
    record(change, kind)
    content.replace(range, with: inserted)
    didEdit()
  }

  /// Sends the events of a change.
  func didEdit() {
    textDidChange()
    revealInput()
    host.didChangeSelection()
    host.didChangeText()
  }

  /// Replaces the marked text or the selection with typed text.
  func replaceSelection(with text: String) {
    edit(content.marked ?? content.selection.range, with: text, .typing)
  }

  /// Deletes the selection, or the adjacent character or word if the selection is empty.
  func delete(byWord: Bool, isForward: Bool) {
    host.unmarkText()
    let selection = content.selection
    guard selection.isEmpty else {
      edit(selection.range, with: "")
      return
    }
    let caret = selection.head
    var otherEnd = content.offset(of: content.index(of: caret) + (isForward ? 1 : -1))
    if byWord { otherEnd = wordBoundary(from: caret, isForward: isForward) }
    let kind: TextUndo.Kind =
      byWord ? .other : isForward ? .deletingForward : .deletingBackward
    edit(min(caret, otherEnd)..<max(caret, otherEnd), with: "", kind)
  }

  func replaceWithoutDelegate(_ range: UITextRange, with text: String) {
    guard let offsets = offsets(range) else { return }
    host.unmarkText()
    if isActive { return change(offsets, to: text, .other) }
    forgetChanges()
    content.replace(offsets, with: styledFragment(allowed(text), at: offsets))
    textDidChange()
  }

  // MARK: Composition

  /// Displays the text that an input method is composing.
  func setComposition(_ text: String, _ selected: NSRange) {
    guard host.allowsEditing else { return }
    let text = allowed(text)
    let range = content.marked ?? content.selection.range
    guard content.marked != nil || !text.isEmpty, shouldChange(range, to: text) else { return }
    let composedChange =
      composition
      ?? TextUndo.Change(
        offset: range.lowerBound,
        removed: content.fragment(range),
        inserted: EditableText.Fragment(),
        selection: content.selection
      )
    content.replace(range, with: styledFragment(text, at: range))
    let length = text.utf16.count
    guard length > 0 else {
      composition = nil
      if composedChange.removed.length > 0 { record(composedChange, .other) }
      return didEdit()
    }
    composition = composedChange
    content.mark(range.lowerBound..<range.lowerBound + length)
    let location = selected.location == NSNotFound ? length : selected.location
    let lower = min(max(location, 0), length)
    let upper = min(max(lower, lower.addingReportingOverflow(selected.length).partialValue), length)
    content.select(TextSelection(range.lowerBound + lower..<range.lowerBound + upper))
    didEdit()
  }

  /// Accepts the marked text as regular text.
  func endComposition() {
    guard let marked = content.marked else { return }
    content.mark(nil)
    if var change = composition {
      change.inserted = content.fragment(marked)
      record(change, .other)
    }
    composition = nil
    host.invalidateSelection()
  }
}
