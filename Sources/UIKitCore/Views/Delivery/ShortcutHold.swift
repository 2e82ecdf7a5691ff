import Foundation

/// Shows the sheet of shortcuts when only the Control key is held for a second, until it is
/// released.
@MainActor
final class ShortcutHold {
  /// The delay from the key down until the sheet appears, in seconds.
  static let delay: TimeInterval = 1

  private var timer: FrameTimer?
  private weak var window: UIWindow?
  private var isShown = false

  /// Handles a key down; any key except Control closes the sheet.
  func keyDown(_ key: UIKey, in window: UIWindow) {
    cancel()
    guard key.isControlKey, let host = window.host else { return }
    self.window = window
    timer = host.schedule(after: ShortcutHold.delay, isCosmetic: true) { [weak self] in
      guard let self, let root = self.window?.root else { return }
      timer = nil
      isShown = true
      root.showShortcuts()
    }
  }

  /// Handles the release of a key.
  func keyUp(_ key: UIKey) {
    if key.isControlKey { cancel() }
  }

  /// Cancels the hold and hides the sheet, after a different key, a touch, or the loss of the
  /// keyboard focus.
  func cancel() {
    timer?.cancel()
    timer = nil
    guard isShown else { return }
    isShown = false
    window?.root?.hideShortcuts()
  }
}

extension UIKey {
  fileprivate final var isControlKey: Bool {
    keyCode == .keyboardLeftControl || keyCode == .keyboardRightControl
  }
}

extension UIWindow {
  /// Handles a key that no responder has used: moving the focus, opening a menu, searching,
  /// resetting the text size, undo, and the sheet of shortcuts.
  ///
  /// - Returns: Whether the key had an effect.
  final func handleUnused(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    if focusSystemStorage.handle(key) { return true }
    guard !press.isRepeat else { return false }
    let modifiers = key.heldModifiers
    if key.opensMenu { return openMenuOfFocus() }
    if key.keyCode == .keyboardF1, modifiers.isEmpty, let root {
      root.showShortcuts()
      return true
    }
    if modifiers == .control, key.shortcutCharacters == "f",
      let field = focusSystemStorage.searchField
    {
      return focusSystemStorage.move(to: field, heading: [])
    }
    // Some layouts have a different character on the key of the zero.
    let isZero = [.keyboard0, .keypad0].contains(key.keyCode) || key.shortcutCharacters == "0"
    if modifiers == .control, isZero {
      return resetTextSize()
    }
    guard modifiers.contains(.control), !modifiers.contains(.alternate),
      let manager = keyResponder.undoManager
    else { return false }
    let isRedo =
      key.shortcutCharacters == "z" && modifiers.contains(.shift)
      || key.shortcutCharacters == "y" && !modifiers.contains(.shift)
    if isRedo, manager.canRedo {
      manager.redo()
      return true
    }
    guard key.shortcutCharacters == "z", !modifiers.contains(.shift), manager.canUndo else {
      return false
    }
    manager.undo()
    return true
  }
}

extension UIWindow {
  /// Opens the context menu of the focused view or one of its ancestors.
  private func openMenuOfFocus() -> Bool {
    let start = focusSystemStorage.focusedItem as? UIView
    for view in sequence(first: start, next: { $0?.superviewStorage }).compactMap(\.self) {
      let menus = view.interactionStorage.lazy.compactMap { $0 as? any KeyMenuInteraction }
      if menus.contains(where: { $0.openMenuByKey() }) { return true }
    }
    return false
  }
}

extension UIKey {
  /// Whether the key opens a menu: the menu key, or Shift+F10.
  final var opensMenu: Bool {
    switch keyCode {
    case .keyboardApplication, .keyboardMenu: true
    case .keyboardF10: heldModifiers == .shift
    default: false
    }
  }
}
