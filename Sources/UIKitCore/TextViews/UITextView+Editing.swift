import Foundation
import UIKitGraphics

extension UITextView: _EditedTextInput {}

extension UITextView: TextEditorHost {
  final var content: EditableText { editor.content }

  final var allowsEditing: Bool { isEditable && isSelectable }

  final var baseAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? UITextView.defaultFont, .foregroundColor: textColor ?? .label]
  }

  // MARK: Geometry

  final var textGeometry: any EditedTextGeometry {
    layOutText()
    return paragraphs
  }

  final var textGeometryOrigin: CGPoint {
    CGPoint(
      x: containerInset.left + textContainer.padding,
      y: containerInset.top
    )
  }

  final var visibleTextRect: CGRect { bounds.inset(by: adjustedContentInset) }

  final var textScroll: CGPoint { contentOffset }

  final func isOutsideText(_ point: CGPoint) -> Bool {
    let rect = visibleTextRect
    return point.y < rect.minY || point.y > rect.maxY
  }

  final func showCaret() {
    guard isFirstResponder, window != nil else { return }
    layOutText()
    let rect = laidOutCaretRect(editor.caret)
    layOutCaret()
    show(rect, animated: false)
  }

  /// Scrolls to reveal a rectangle of the text.
  ///
  /// At the first or last line, the inset is revealed as well.
  final func show(_ rect: CGRect, animated: Bool) {
    let inset = containerInset
    var revealedRect = rect
    revealedRect.size.width = max(1, revealedRect.width)
    if rect.minY <= inset.top {
      revealedRect = revealedRect.union(CGRect(x: rect.minX, y: 0, width: 1, height: 1))
    }
    if rect.maxY >= contentSizeStorage.height - inset.bottom {
      revealedRect.size.height = max(0, contentSizeStorage.height - revealedRect.minY)
    }
    if revealedRect.height > visibleTextRect.height { revealedRect = rect }
    if isScrollEnabled {
      scrollRectToVisible(revealedRect, animated: animated)
    } else {
      scrollIntoView(revealedRect, animated: animated)
    }
  }

  /// Scrolls to reveal a range of the text.
  final func show(_ range: Range<Int>) {
    layOutText()
    let start = laidOutCaretRect(TextOffset(range.lowerBound, .downstream))
    let selectionRect = start.union(editor.caretRect(TextOffset(range.upperBound)))
    show(
      selectionRect.height <= visibleTextRect.height ? selectionRect : start,
      animated: window != nil
    )
  }

  // MARK: Changes

  final func deleteWordBackward() {
    editor.delete(byWord: true, isForward: false)
  }

  final func invalidateText() {
    detectedLinksStorage = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    // Attributes may have changed beyond the changed text.
    hadMarkedText = content.marked != nil
    if hadMarkedText || !drawnSelection.isEmpty { redraw(from: 0, to: .infinity) }
    drawnSelection = content.selection.range
    valueDidChange()
    passTextToStorage()
  }

  final func invalidateSelection() {
    let oldSelection = drawnSelection
    drawnSelection = content.selection.range
    layOutCaret()
    if oldSelection.isEmpty, drawnSelection.isEmpty, content.marked == nil, !hadMarkedText {
      return
    }
    hadMarkedText = content.marked != nil
    redraw(from: 0, to: .infinity)
  }

  final func invalidateCaret() {
    layOutCaret()
  }

  /// Whether the delegate allows editing to begin.
  final var shouldBeginEditing: Bool {
    CallbackNesting.call("textViewShouldBeginEditing(_:)", of: self) {
      delegate?.textViewShouldBeginEditing(self) ?? true
    }
  }

  /// Whether the delegate allows editing to end.
  final var shouldEndEditing: Bool {
    CallbackNesting.call("textViewShouldEndEditing(_:)", of: self) {
      delegate?.textViewShouldEndEditing(self) ?? true
    }
  }

  final func shouldChange(_ range: NSRange, to text: String) -> Bool {
    CallbackNesting.call("textView(_:shouldChangeTextIn:replacementText:)", of: self) {
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }
  }

  final func didChangeSelection() {
    clearsOnInsertion = false
    CallbackNesting.call("textViewDidChangeSelection(_:)", of: self) {
      delegate?.textViewDidChangeSelection(self)
    }
  }

  final func didChangeText() {
    CallbackNesting.call("textViewDidChange(_:)", of: self) {
      delegate?.textViewDidChange(self)
      NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
  }

  final func customEditMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  /// Called after the view has become first responder, for editing or selecting, or has ceased to
  /// be.
  final func editingDidChange() {
    if !isFirstResponder { editor.typingAttributes = nil }
    redraw(from: 0, to: .infinity)
    editor.textDidChange()
    layOutCaret()
  }

  final func didEndEditing(wasEdited: Bool) {
    editingDidChange()
    guard wasEdited else { return }
    CallbackNesting.call("textViewDidEndEditing(_:)", of: self) {
      delegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }
  }

  // MARK: Keys

  final func pressReturn() {
    guard !allowsEditing else { return insertText("\n") }
    let selected = content.selection.range
    if let link = links.first(where: { $0.range == selected }) { activate(link) }
  }

  final func pressTab(_ step: Int) -> Bool {
    if allowsEditing {
      if step < 0 { return false }
      insertText("\t")
      return true
    }
    let selected = content.selection.range
    let next =
      step > 0
      ? links.first { $0.range.lowerBound >= (selected.isEmpty ? 0 : selected.upperBound) }
      : links.last { $0.range.upperBound <= selected.lowerBound }
    guard let next else { return false }
    editor.setSelection(TextSelection(next.range))
    return true
  }

  final func scroll(_ movement: TextMovement) -> Bool {
    guard !allowsEditing else { return false }
    let page = max(UITextView.keyStep, visibleTextRect.height - UITextView.keyStep)
    var target = contentOffset
    switch movement {
    case .up: target.y -= UITextView.keyStep
    case .down: target.y += UITextView.keyStep
    case .pageUp: target.y -= page
    case .pageDown: target.y += page
    case .start, .textStart: target = minimumOffset
    case .end, .textEnd: target.y = maximumOffset.y
    case .left, .right, .wordLeft, .wordRight: return true
    }
    if isScrollEnabled { setContentOffset(clampedOffset(target), animated: true) }
    return true
  }

  /// The distance scrolled by an arrow key while the text is not being edited, in points.
  private static let keyStep: CGFloat = 40
}
