import Foundation
import UIKitGraphics

extension UITextField {
  /// A selection that the pointer makes.
  struct PointerSelection {
    /// What a movement of the pointer adds to it.
    enum Unit {
      case character, word, everything
    }

    var unit: Unit
    /// What was selected first, which stays selected.
    var origin: Range<Int>
    /// Where the pointer is, in the field's coordinates.
    var x: CGFloat
    /// Scrolls on while the pointer rests beside the field.
    var timer: FrameTimer?
  }

  /// The time between two steps of scrolling beside the field, in seconds.
  private static let scrollInterval: TimeInterval = 0.05

  /// Sets the caret as a finger does: where it was lifted.
  ///
  /// A second tap selects the word and opens the edit menu, a third one selects all text.
  final func tap(_ touch: UITouch) {
    guard isTouchInside, becomeFirstResponder() else { return }
    unmarkText()
    let place = textOffset(at: touch.location(in: self).x)
    switch touch.tapCount {
    case 2: setSelection(TextSelection(word(at: place.offset)))
    case 3...: setSelection(TextSelection(0..<content.length))
    default: return setSelection(TextSelection(place.offset, place.affinity))
    }
    if let rect = visibleSelection { openMenu(pointingTo: rect) }
  }

  /// Places the caret where the pointer's button went down; with Shift the selection ends there, a
  /// double click selects a word, a triple click all text.
  ///
  /// - Returns: Whether the field is edited.
  final func beginPointerSelection(_ touch: UITouch) -> Bool {
    let x = touch.location(in: self).x
    let place = textOffset(at: x)
    guard becomeFirstResponder() else { return false }
    unmarkText()
    let isExtending = touch.modifiers.contains(.shift) && touch.tapCount < 2
    let unit: PointerSelection.Unit =
      touch.tapCount < 2 ? .character : touch.tapCount == 2 ? .word : .everything
    let anchor = isExtending ? content.selection.anchor : content.snapped(place.offset)
    let origin = isExtending ? anchor..<anchor : self.unit(unit, at: place.offset)
    pointerSelection = PointerSelection(unit: unit, origin: origin, x: x)
    extendPointerSelection(to: place)
    return true
  }

  final func continuePointerSelection(_ touch: UITouch) {
    pointerSelection?.x = touch.location(in: self).x
    followPointer()
  }

  /// Selects up to the pointer, again and again while it is beside the field and there is more text.
  private func followPointer() {
    guard let selection = pointerSelection else { return }
    selection.timer?.cancel()
    let rect = editingRect(forBounds: bounds)
    let isBeside = !(rect.minX...max(rect.minX, rect.maxX)).contains(selection.x)
    let old = scrollOffset
    extendPointerSelection(to: textOffset(at: selection.x))
    guard isBeside, scrollOffset != old else { return }
    pointerSelection?.timer = window?.loop?.after(UITextField.scrollInterval) { [weak self] in
      self?.followPointer()
    }
  }

  /// Ends the selection, which the desktop's other programs may now paste.
  final func endPointerSelection() {
    guard let selection = pointerSelection else { return }
    selection.timer?.cancel()
    pointerSelection = nil
    sharePrimarySelection()
  }

  private func extendPointerSelection(to place: TextOffset) {
    guard let pointerSelection else { return }
    let origin = pointerSelection.origin
    let reached = unit(pointerSelection.unit, at: place.offset)
    var new = TextSelection(place.offset, place.affinity)
    if reached.lowerBound < origin.lowerBound {
      (new.anchor, new.head) = (origin.upperBound, reached.lowerBound)
    } else {
      (new.anchor, new.head) = (origin.lowerBound, max(origin.upperBound, reached.upperBound))
    }
    // A selected word ends on its own side of a change of direction.
    if pointerSelection.unit != .character {
      new.affinity = new.head < new.anchor ? .downstream : .upstream
    }
    setSelection(new)
  }

  private func unit(_ unit: PointerSelection.Unit, at offset: Int) -> Range<Int> {
    switch unit {
    case .character: content.snapped(offset)..<content.snapped(offset)
    case .word: word(at: offset)
    case .everything: 0..<content.length
    }
  }

  // MARK: Other buttons

  /// Opens the edit menu for the secondary button, and pastes the primary selection for the middle
  /// one.
  ///
  /// - Returns: Whether the touches are those of another button than the first.
  final func useOtherButton(_ touches: Set<UITouch>) -> Bool {
    guard isEnabled, let touch = touches.first, !touch.buttonMask.contains(.primary) else {
      return false
    }
    let point = touch.location(in: self)
    if touch.buttonMask.contains(.secondary) {
      openMenu(at: point)
    } else if touch.buttonMask.contains(.middle) {
      let place = textOffset(at: point.x)
      guard becomeFirstResponder() else { return true }
      unmarkText()
      setSelection(TextSelection(place.offset, place.affinity))
      insert(from: WindowHost.current.primarySelection)
    } else {
      return false
    }
    return true
  }

  /// Makes the selected text the primary selection of the desktop, which the middle button pastes.
  final func sharePrimarySelection() {
    guard isEditing, !isSecureTextEntry, !content.selection.isEmpty else { return }
    WindowHost.current.primarySelection.string = content.substring(content.selection.range)
  }
}
