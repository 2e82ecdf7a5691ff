import Foundation

/// Shows the sheet of shortcuts while the Control key is held alone for a second.
@MainActor
final class ShortcutHold {
  /// Seconds from the key down to the sheet.
  static let delay: TimeInterval = 1

  private var timer: FrameTimer?
  private weak var window: UIWindow?
  private var isShown = false

  /// A key went down; any but Control closes the sheet.
  func keyDown(_ key: UIKey, in window: UIWindow) {
    cancel(in: window.loop)
    guard key.isControlKey, let loop = window.loop else { return }
    self.window = window
    timer = loop.after(ShortcutHold.delay, isCosmetic: true) { [weak self] in
      guard let self, let root = self.window?.root else { return }
      timer = nil
      isShown = true
      root.showShortcuts()
    }
  }

  /// A key was released.
  func keyUp(_ key: UIKey, in loop: WindowHost?) {
    if key.isControlKey { cancel(in: loop) }
  }

  /// Another key, a touch, or the end of the keyboard's focus.
  func cancel(in loop: WindowHost?) {
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
  /// Handles a key that no responder has used: the focus, searching, undo, and the sheet of
  /// shortcuts.
  ///
  /// - Returns: Whether the key did something.
  final func handleUnused(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    if focusSystemStorage.handle(key) { return true }
    guard !press.isRepeat else { return false }
    let held = key.heldModifiers
    if key.opensMenu { return openMenuOfFocus() }
    if key.keyCode == .keyboardF1, held.isEmpty, let root {
      root.showShortcuts()
      return true
    }
    if held == .control, key.shortcutCharacters == "f", let field = focusSystemStorage.searchField {
      return focusSystemStorage.move(to: field, heading: [])
    }
    // Some layouts have another character at the place of the zero.
    let isZero = [.keyboard0, .keypad0].contains(key.keyCode) || key.shortcutCharacters == "0"
    if held == .control, isZero {
      return resetTextSize()
    }
    guard held.contains(.control), !held.contains(.alternate),
      let manager = keyResponder.undoManager
    else { return false }
    let isRedo =
      key.shortcutCharacters == "z" && held.contains(.shift)
      || key.shortcutCharacters == "y" && !held.contains(.shift)
    if isRedo, manager.canRedo {
      manager.redo()
      return true
    }
    guard key.shortcutCharacters == "z", !held.contains(.shift), manager.canUndo else {
      return false
    }
    manager.undo()
    return true
  }
}

extension UIWindow {
  /// Opens the context menu of the focused view, or of a view around it.
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
  /// Whether the key opens a menu: the menu key, or Shift and F10.
  final var opensMenu: Bool {
    switch keyCode {
    case .keyboardApplication, .keyboardMenu: true
    case .keyboardF10: heldModifiers == .shift
    default: false
    }
  }
}
