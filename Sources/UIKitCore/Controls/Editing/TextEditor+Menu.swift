import Foundation

extension TextEditor {
  /// The commands of the edit menu, in their order.
  private static var commands: [(title: String, action: Selector)] {
    let words = SystemWords.current
    return [
      (words.cut, .cut), (words.copy, .copy), (words.paste, .paste), (words.selectAll, .selectAll),
    ]
  }

  /// Whether an action is possible with the present text and selection.
  func isPossible(_ action: Selector) -> Bool {
    let hasSelection = !content.selection.isEmpty
    switch action {
    case .copy: return hasSelection && !host.isSecureTextEntry
    case .cut: return hasSelection && !host.isSecureTextEntry && host.allowsEditing
    case .delete: return hasSelection && host.allowsEditing
    case .paste: return host.allowsEditing && UIPasteboard.general.hasStrings
    case .select: return !content.isEmpty && !hasSelection
    case .selectAll: return !content.isEmpty && content.selection.range != 0..<content.length
    default: return false
    }
  }

  /// Opens the menu where the pointer is, which sets the caret unless it is in the selection.
  func openMenu(at point: CGPoint) {
    let place = textOffset(at: point)
    let isInside = isActive && isSelected(at: point)
    guard activate() else { return }
    host.unmarkText()
    if !isInside { setSelection(TextSelection(place.offset, place.affinity)) }
    openMenu(pointingTo: CGRect(origin: point, size: .zero), by: .pointer)
  }

  /// Opens the menu, unless no command is possible.
  ///
  /// - Parameters:
  ///   - rect: What it points to, in the host's coordinates.
  ///   - opener: What opens it.
  func openMenu(pointingTo rect: CGRect, by opener: EditMenu.Opener = .touch) {
    editMenu?.close()
    menuOpener = opener
    let menu = EditMenu()
    let suggested = suggestedActions(for: menu)
    let range = content.selection.range
    let own = host.ownEditMenu(NSRange(location: range.lowerBound, length: range.count), suggested)
    menu.add(own?.children ?? suggested, sender: host)
    guard !menu.buttons.isEmpty, let window = host.window else { return }
    editMenu = menu
    menu.editor = self
    menu.wheelReceiver = host
    menu.show(in: window, pointingTo: host.convert(rect, to: nil), by: opener)
    if opener == .key { menu.panel?.focus(0) }
  }

  /// The commands that are possible now, as actions.
  ///
  /// - Parameter menu: The menu that asks, and the actions' sender.
  /// - Returns: In the order of the menu.
  func suggestedActions(for menu: EditMenu) -> [UIAction] {
    TextEditor.commands.filter {
      host.canPerformAction($0.action, withSender: menu)
    }.map { title, action in
      UIAction(title: title) { [weak host, weak menu] _ in
        guard let host else { return }
        host.editor.perform(action, sender: menu)
      }
    }
  }

  private func perform(_ action: Selector, sender: Any?) {
    switch action {
    case .cut: host.cut(sender)
    case .copy: host.copy(sender)
    case .paste: host.paste(sender)
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
  /// - Returns: `false` when nothing is selected, or the text is secure.
  @discardableResult
  func copySelection() -> Bool {
    guard !content.selection.isEmpty, !host.isSecureTextEntry else { return false }
    UIPasteboard.general.string = content.substring(content.selection.range)
    return true
  }

  /// Replaces the selection by the text of a pasteboard.
  func insert(from pasteboard: UIPasteboard) {
    guard let text = pasteboard.string else { return }
    host.unmarkText()
    edit(content.selection.range, with: text)
  }
}
