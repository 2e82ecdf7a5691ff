import Foundation
import UIKitGraphics

extension TextEditor {
  /// The interval between two scrolling steps while the pointer is beside the text, in seconds.
  private static let scrollInterval: TimeInterval = 0.05

  /// Handles a tap: places the caret at the point where the finger was lifted.
  ///
  /// A second tap selects the word and a third one the paragraph; both open the edit menu.
  func handleTap(_ touch: UITouch) {
    guard activate() else { return }
    host.unmarkText()
    let position = textOffset(at: touch.location(in: host))
    switch touch.tapCount {
    case 2: setSelection(TextSelection(word(at: position.offset)), byTouch: true)
    case 3...: setSelection(TextSelection(paragraph(at: position.offset)), byTouch: true)
    default:
      setSelection(TextSelection(position.offset, position.affinity))
      return revealField()
    }
    if let rect = visibleSelection { openMenu(pointingTo: rect) }
  }

  /// Places the caret where the primary button was pressed.
  ///
  /// With Shift the selection extends to this point; a double click selects the word, and a triple
  /// click the paragraph.
  ///
  /// - Returns: Whether the host is first responder.
  func beginPointerSelection(_ touch: UITouch) -> Bool {
    let point = touch.location(in: host)
    let position = textOffset(at: point)
    guard activate() else { return false }
    host.unmarkText()
    let isExtending = touch.modifiers.contains(.shift) && touch.tapCount < 2
    let unit: PointerSelection.Unit =
      touch.tapCount < 2 ? .character : touch.tapCount == 2 ? .word : .paragraph
    let anchor = isExtending ? content.selection.anchor : content.snapped(position.offset)
    let origin = isExtending ? anchor..<anchor : range(of: unit, containing: position.offset)
    pointerSelection = PointerSelection(
      unit: unit,
      origin: origin,
      point: viewportPoint(for: point)
    )
    extendPointerSelection(to: position)
    return true
  }

  func continuePointerSelection(_ touch: UITouch) {
    pointerSelection?.point = viewportPoint(for: touch.location(in: host))
    extendSelectionToPointer()
  }

  /// Returns a point relative to the top left corner of the visible area, which does not move when
  /// scrolling.
  private func viewportPoint(for point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - host.bounds.minX, y: point.y - host.bounds.minY)
  }

  /// Extends the selection to the pointer, and repeats this while the pointer is beside the text
  /// and there is more text in that direction.
  private func extendSelectionToPointer() {
    guard let selection = pointerSelection else { return }
    selection.timer?.cancel()
    let point = CGPoint(
      x: selection.point.x + host.bounds.minX,
      y: selection.point.y + host.bounds.minY
    )
    let isOutside = host.isOutsideText(point)
    let oldScroll = host.textScroll
    extendPointerSelection(to: textOffset(at: point))
    guard isOutside, host.textScroll != oldScroll else { return }
    let timer = host.window?.host?.schedule(after: TextEditor.scrollInterval) { [weak host] in
      guard let host else { return }
      host.editor.extendSelectionToPointer()
    }
    pointerSelection?.timer = timer
  }

  /// Ends the selection by the pointer, and offers it to other programs as the primary selection.
  func endPointerSelection() {
    guard let selection = pointerSelection else { return }
    selection.timer?.cancel()
    pointerSelection = nil
    sharePrimarySelection()
    revealField()
  }

  /// Scrolls a touched text field into view as a whole.
  ///
  /// In a text view, the touched line is already visible.
  private func revealField() {
    if !isMultiline { revealInput() }
  }

  private func extendPointerSelection(to position: TextOffset) {
    guard let pointerSelection else { return }
    let origin = pointerSelection.origin
    let pointedRange = range(of: pointerSelection.unit, containing: position.offset)
    var newSelection = TextSelection(position.offset, position.affinity)
    if pointedRange.lowerBound < origin.lowerBound {
      (newSelection.anchor, newSelection.head) = (origin.upperBound, pointedRange.lowerBound)
    } else {
      (newSelection.anchor, newSelection.head) = (
        origin.lowerBound, max(origin.upperBound, pointedRange.upperBound)
      )
    }
    // At a boundary between text directions, the affinity puts the caret next to the selected word
    // or paragraph.
    if pointerSelection.unit != .character {
      newSelection.affinity = newSelection.head < newSelection.anchor ? .downstream : .upstream
    }
    setSelection(newSelection)
  }

  private func range(of unit: PointerSelection.Unit, containing offset: Int) -> Range<Int> {
    switch unit {
    case .character: content.snapped(offset)..<content.snapped(offset)
    case .word: word(at: offset)
    case .paragraph: paragraph(at: offset)
    }
  }

  // MARK: Other buttons

  /// Opens the edit menu for the secondary button, and pastes the primary selection for the middle
  /// button.
  ///
  /// - Returns: Whether the press was handled.
  func handleOtherButton(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, !touch.buttonMask.contains(.primary) else { return false }
    let point = touch.location(in: host)
    if touch.buttonMask.contains(.secondary) {
      if !host.openItemMenu(at: point) { openMenu(at: point) }
    } else if touch.buttonMask.contains(.middle), host.allowsEditing {
      let position = textOffset(at: point)
      guard activate() else { return true }
      host.unmarkText()
      setSelection(TextSelection(position.offset, position.affinity))
      insert(from: WindowHost.current.primarySelection)
    } else {
      return false
    }
    return true
  }

  /// Makes the selected text the primary selection of the desktop, pasted by the middle button.
  func sharePrimarySelection() {
    guard isActive, !host.isSecureTextEntry, !content.selection.isEmpty else { return }
    WindowHost.current.primarySelection.string = content.substring(content.selection.range)
  }
}
