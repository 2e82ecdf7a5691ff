import Foundation

extension TextEditor {
  /// Handles a key that moves the caret or edits the text.
  ///
  /// - Returns: Whether the key is consumed. Typing keys are consumed because a text event follows.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    guard let command = TextCommand(key, isMultiline: isMultiline) else {
      return host.allowsEditing && !key.characters.isEmpty
        && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    }
    switch command {
    case .move(let movement, let extends): move(movement, extends: extends)
    case .delete(let byWord, let isForward):
      if byWord || isForward {
        delete(byWord: byWord, isForward: isForward)
      } else {
        host.deleteBackward()
      }
    case .perform(let action): perform(action)
    case .undo, .redo:
      guard host.allowsEditing else { return false }
      revert(isRedo: command == .redo)
    case .enter: if isMultiline || !press.isRepeat { host.pressReturn() }
    case .escape: return !press.isRepeat && escape()
    case .tab(let step): return host.pressTab(step)
    case .menu:
      if !press.isRepeat, !host.openItemMenu(at: nil) {
        openMenu(pointingTo: visibleSelection ?? host.caretRect(for: caret), by: .key)
      }
    }
    return true
  }

  /// Discards the marked text, or else ends editing if the host allows this.
  private func escape() -> Bool {
    guard content.marked != nil else {
      return host.endsEditingOnEscape && host.resignFirstResponder()
    }
    setComposition("", NSRange(location: 0, length: 0))
    return true
  }

  private func perform(_ action: Selector) {
    guard host.canPerformAction(action, withSender: nil) else { return }
    switch action {
    case .cut: host.cut(nil)
    case .copy: host.copy(nil)
    case .paste: host.paste(nil)
    case .selectAll:
      host.selectAll(nil)
      sharePrimarySelection()
    default: break
    }
  }
}

/// The command triggered by a key.
enum TextCommand: Equatable {
  case move(TextMovement, extends: Bool)
  case delete(byWord: Bool, isForward: Bool)
  /// An action of the edit menu.
  case perform(Selector)
  case undo, redo
  case enter, escape
  /// The Tab key, with 1, or -1 if Shift is pressed.
  case tab(Int)
  case menu
}

extension TextCommand {
  /// Creates the command of a key.
  ///
  /// Fails if the key types text or has no effect on text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isMultiline: Whether the text can have several lines.
  @MainActor
  init?(_ key: UIKey, isMultiline: Bool) {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard modifiers.isDisjoint(with: [.alternate, .command]) else { return nil }
    let command =
      TextCommand.editing(key.keyCode, modifiers) ?? TextCommand.letter(key, modifiers)
      ?? (isMultiline ? TextCommand.lines(key.keyCode, modifiers) : nil)
    guard let command else { return nil }
    self = command
  }

  private static func editing(
    _ code: UIKeyboardHIDUsage,
    _ modifiers: UIKeyModifierFlags
  ) -> TextCommand? {
    let isShifted = modifiers.contains(.shift)
    let isControlled = modifiers.contains(.control)
    switch code {
    case .keyboardLeftArrow: return .move(isControlled ? .wordLeft : .left, extends: isShifted)
    case .keyboardRightArrow: return .move(isControlled ? .wordRight : .right, extends: isShifted)
    case .keyboardHome: return .move(isControlled ? .textStart : .start, extends: isShifted)
    case .keyboardEnd: return .move(isControlled ? .textEnd : .end, extends: isShifted)
    case .keyboardDeleteOrBackspace: return .delete(byWord: isControlled, isForward: false)
    case .keyboardDeleteForward where modifiers == .shift, .keyboardCut: return .perform(.cut)
    case .keyboardDeleteForward: return .delete(byWord: isControlled, isForward: true)
    case .keyboardInsert where modifiers == .control, .keyboardCopy: return .perform(.copy)
    case .keyboardInsert where modifiers == .shift, .keyboardPaste: return .perform(.paste)
    case .keyboardUndo: return .undo
    case .keyboardF10 where modifiers == .shift, .keyboardMenu, .keyboardApplication: return .menu
    default: return isControlled ? nil : plain(code, isShifted)
    }
  }

  private static func plain(_ code: UIKeyboardHIDUsage, _ isShifted: Bool) -> TextCommand? {
    switch code {
    case .keyboardReturnOrEnter, .keypadEnter: .enter
    case .keyboardEscape: .escape
    case .keyboardTab: .tab(isShifted ? -1 : 1)
    default: nil
    }
  }

  /// Returns the commands of keys that move between lines.
  private static func lines(
    _ code: UIKeyboardHIDUsage,
    _ modifiers: UIKeyModifierFlags
  ) -> TextCommand? {
    guard modifiers.subtracting(.shift).isEmpty else { return nil }
    switch code {
    case .keyboardUpArrow: return .move(.up, extends: modifiers.contains(.shift))
    case .keyboardDownArrow: return .move(.down, extends: modifiers.contains(.shift))
    case .keyboardPageUp: return .move(.pageUp, extends: modifiers.contains(.shift))
    case .keyboardPageDown: return .move(.pageDown, extends: modifiers.contains(.shift))
    default: return nil
    }
  }

  /// Returns the command of a letter key with Control.
  @MainActor
  private static func letter(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> TextCommand? {
    guard modifiers.subtracting(.shift) == .control else { return nil }
    switch (key.shortcutCharacters, modifiers.contains(.shift)) {
    case ("a", false): return .perform(.selectAll)
    case ("c", false): return .perform(.copy)
    case ("v", false): return .perform(.paste)
    case ("x", false): return .perform(.cut)
    case ("z", false): return .undo
    case ("z", true), ("y", false): return .redo
    default: return nil
    }
  }
}
