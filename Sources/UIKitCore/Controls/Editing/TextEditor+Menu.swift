import Foundation

extension UIPasteboard {
  /// Whether the pasteboard contains text, including text that would be refused with a message.
  fileprivate var mayHaveText: Bool { hasStrings || refusedTextLimit != nil }
}

extension TextEditor {
  /// The commands of a bar, in order.
  private static let barCommands: [Selector] = [.cut, .copy, .paste, .selectAll]

  /// The commands of a list in groups, for read-only and for editable text.
  private static let listCommands: (readOnly: [[Selector]], editable: [[Selector]]) = (
    [[.copy], [.selectAll]], [[.cut, .copy, .paste, .delete], [.undo, .redo], [.selectAll]]
  )

  private static func title(of action: Selector) -> String {
    let words = SystemWords.current
    return switch action {
    case .cut: words.cut
    case .copy: words.copy
    case .paste: words.paste
    case .delete: words.delete
    case .undo: words.undo
    case .redo: words.redo
    default: words.selectAll
    }
  }

  /// Returns whether an action is possible with the current text and selection.
  func isPossible(_ action: Selector) -> Bool {
    let hasSelection = !content.selection.isEmpty
    switch action {
    case .copy: return hasSelection && !host.isSecureTextEntry
    case .cut: return hasSelection && !host.isSecureTextEntry && host.allowsEditing
    case .delete: return hasSelection && host.allowsEditing
    case .undo: return host.allowsEditing && host.undoManager?.canUndo == true
    case .redo: return host.allowsEditing && host.undoManager?.canRedo == true
    case .paste: return host.allowsEditing && UIPasteboard.general.mayHaveText
    case .select: return !content.isEmpty && !hasSelection
    case .selectAll: return !content.isEmpty && content.selection.range != 0..<content.length
    default: return false
    }
  }

  /// Opens the menu at the pointer, and moves the caret there unless the point is in the selection.
  func openMenu(at point: CGPoint) {
    let position = textOffset(at: point)
    let isInside = isActive && isSelected(at: point)
    guard activate() else { return }
    host.unmarkText()
    if !isInside { setSelection(TextSelection(position.offset, position.affinity)) }
    openMenu(pointingTo: CGRect(origin: point, size: .zero), by: .pointer)
  }

  /// Opens the menu, unless no command is available.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to point to, in the host's coordinates.
  ///   - opener: The kind of event that opens the menu.
  func openMenu(pointingTo rect: CGRect, by opener: EditMenu.Opener = .touch) {
    editMenu?.close()
    guard let window = host.window else { return }
    menuOpener = opener
    let menu = EditMenu()
    let isList = opener != .touch && !window.hasClassicTheme
    let suggested: [UIMenuElement] =
      isList ? listedActions(for: menu) : suggestedActions(for: menu)
    let range = content.selection.range
    let customMenu = host.customEditMenu(
      NSRange(location: range.lowerBound, length: range.count),
      suggested
    )
    menu.add(customMenu?.children ?? suggested, sender: host)
    guard menu.buttons.contains(where: \.isEnabled) else { return }
    editMenu = menu
    menu.editor = self
    menu.wheelReceiver = host
    menu.show(in: window, pointingTo: host.convert(rect, to: nil), by: opener)
    if opener == .key { menu.panel?.focus(0) }
  }

  /// Returns the available commands as actions.
  ///
  /// - Parameter menu: The menu, which is the sender of the actions.
  /// - Returns: The actions, in the order of the menu.
  func suggestedActions(for menu: EditMenu) -> [UIAction] {
    TextEditor.barCommands.filter { host.canPerformAction($0, withSender: menu) }.map {
      command($0, in: menu)
    }
  }

  /// Returns all commands in groups, with unavailable ones disabled, as in the menus of a desktop.
  private func listedActions(for menu: EditMenu) -> [UIMenu] {
    let groups =
      host.allowsEditing ? TextEditor.listCommands.editable : TextEditor.listCommands.readOnly
    return groups.map { actions in
      let children = actions.map { action in
        let isPossible = host.canPerformAction(action, withSender: menu)
        return command(action, in: menu, isPossible ? [] : .disabled)
      }
      return UIMenu(options: .displayInline, children: children)
    }
  }

  private func command(
    _ action: Selector,
    in menu: EditMenu,
    _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: TextEditor.title(of: action), attributes: attributes) {
      [weak host, weak menu] _ in
      guard let host else { return }
      host.editor.perform(action, sender: menu)
    }
  }

  private func perform(_ action: Selector, sender: Any?) {
    switch action {
    case .cut: host.cut(sender)
    case .copy: host.copy(sender)
    case .paste: host.paste(sender)
    case .delete: host.delete(sender)
    case .undo, .redo: revert(isRedo: action == .redo)
    case .selectAll:
      host.selectAll(sender)
      isTouchSelection = menuOpener == .touch
      updateHandles()
      if let rect = visibleSelection { openMenu(pointingTo: rect, by: menuOpener) }
    default: break
    }
  }

  // MARK: Pasteboards

  /// Copies the selected text to the general pasteboard.
  ///
  /// - Returns: `false` if no text is selected or the text is secure.
  @discardableResult
  func copySelection() -> Bool {
    guard !content.selection.isEmpty, !host.isSecureTextEntry else { return false }
    UIPasteboard.general.string = content.substring(content.selection.range)
    return true
  }

  /// Replaces the selection with the text of a pasteboard.
  func insert(from pasteboard: UIPasteboard) {
    // A refused text may no longer be available, as its program may have ended since it was
    // refused.
    let refusedBefore = pasteboard.refusedTextLimit
    guard let text = pasteboard.string else {
      if let limit = pasteboard.refusedTextLimit ?? refusedBefore {
        host.presentTextTooLong(limit: limit)
      }
      return
    }
    host.unmarkText()
    edit(content.selection.range, with: text)
  }
}

extension Selector {
  /// Undoes the last change of the text.
  fileprivate static let undo = Selector("undo:")
  /// Redoes the last undone change of the text.
  fileprivate static let redo = Selector("redo:")
}
