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
    openMenu(pointingTo: CGRect(origin: point, size: .zero))
  }

  /// Opens the menu, unless no command is possible.
  ///
  /// - Parameter rect: What it points to, in the host's coordinates.
  func openMenu(pointingTo rect: CGRect) {
    editMenu?.close()
    let menu = EditMenu()
    let commands = TextEditor.commands.filter {
      host.canPerformAction($0.action, withSender: menu)
    }
    for (title, action) in commands {
      menu.add(title) { [weak host, weak menu] in
        guard let host else { return }
        host.editor.perform(action, sender: menu)
      }
    }
    guard !menu.buttons.isEmpty, let window = host.window else { return }
    editMenu = menu
    menu.wheelReceiver = host
    menu.show(in: window, pointingTo: host.convert(rect, to: nil))
  }

  private func perform(_ action: Selector, sender: Any?) {
    switch action {
    case .cut: host.cut(sender)
    case .copy: host.copy(sender)
    case .paste: host.paste(sender)
    case .selectAll:
      host.selectAll(sender)
      if let rect = visibleSelection { openMenu(pointingTo: rect) }
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
