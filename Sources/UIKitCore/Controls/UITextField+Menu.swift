import Foundation

extension UITextField {
  /// The commands of the edit menu, in their order.
  private static let commands: [(title: String, action: Selector)] = [
    ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select All", .selectAll),
  ]

  /// Whether an action is possible with the present text and selection.
  final func isPossible(_ action: Selector) -> Bool {
    let hasSelection = !content.selection.isEmpty
    switch action {
    case .copy: return hasSelection && !isSecureTextEntry
    case .cut: return hasSelection && !isSecureTextEntry && isEnabled
    case .delete: return hasSelection && isEnabled
    case .paste: return isEnabled && UIPasteboard.general.hasStrings
    case .select: return hasText && !hasSelection
    case .selectAll: return hasText && content.selection.range != 0..<content.length
    default: return false
    }
  }

  /// Opens the menu where the pointer is, which sets the caret unless it is in the selection.
  final func openMenu(at point: CGPoint) {
    let place = textOffset(at: point.x)
    let isInside =
      isEditing && rects(of: content.selection.range).contains { $0.contains(x: point.x) }
    guard becomeFirstResponder() else { return }
    unmarkText()
    if !isInside { setSelection(TextSelection(place.offset, place.affinity)) }
    openMenu(pointingTo: CGRect(origin: point, size: .zero))
  }

  /// Opens the menu, unless no command is possible.
  ///
  /// - Parameter rect: What it points to, in the field's coordinates.
  final func openMenu(pointingTo rect: CGRect) {
    editMenu?.close()
    let menu = EditMenu()
    for (title, action) in UITextField.commands where canPerformAction(action, withSender: menu) {
      menu.add(title) { [weak self, weak menu] in self?.perform(action, sender: menu) }
    }
    guard !menu.buttons.isEmpty, let window else { return }
    editMenu = menu
    menu.wheelReceiver = self
    menu.show(in: window, pointingTo: convert(rect, to: nil))
  }

  private func perform(_ action: Selector, sender: Any?) {
    switch action {
    case .cut: cut(sender)
    case .copy: copy(sender)
    case .paste: paste(sender)
    case .selectAll:
      selectAll(sender)
      if let rect = visibleSelection { openMenu(pointingTo: rect) }
    default: break
    }
  }

  /// The part of the selection that can be seen, in the field's coordinates.
  final var visibleSelection: CGRect? {
    let rects = rects(of: content.selection.range)
    guard let first = rects.first else { return nil }
    return rects.reduce(first) { $0.union($1) }.intersection(editingRect(forBounds: bounds))
  }

  // MARK: Pasteboards

  /// Copies the selected text to the general pasteboard.
  ///
  /// - Returns: `false` when nothing is selected, or the text is secure.
  @discardableResult
  final func copySelection() -> Bool {
    guard !content.selection.isEmpty, !isSecureTextEntry else { return false }
    UIPasteboard.general.string = content.substring(content.selection.range)
    return true
  }

  /// Replaces the selection by the text of a pasteboard.
  final func insert(from pasteboard: UIPasteboard) {
    guard let text = pasteboard.string else { return }
    unmarkText()
    edit(content.selection.range, with: text)
  }
}

extension CGRect {
  fileprivate func contains(x: CGFloat) -> Bool { minX <= x && x < maxX }
}
