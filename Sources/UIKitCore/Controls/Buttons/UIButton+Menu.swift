import Foundation
import UIKitGraphics

extension UIButton {
  /// Installs the gestures that open the menu, unless they are already installed.
  final func menuDidChange() {
    guard menu != nil, menuLongPress == nil else { return }
    let longPress = UILongPressGestureRecognizer()
    longPress.addHandler { [weak self] recognizer in
      guard let self, recognizer.state == .began, !showsMenuAsPrimaryAction else { return }
      openMenu()
    }
    let click = UITapGestureRecognizer()
    click.buttonMaskRequired = .secondary
    click.addHandler { [weak self] _ in self?.openMenu() }
    addGestureRecognizer(longPress)
    addGestureRecognizer(click)
    menuLongPress = longPress
  }

  /// Opens the menu beside the button; has no effect if the button has no menu or is disabled.
  final func openMenu() {
    guard isEnabled, let menu, let window, menuPanel == nil else { return }
    cancelTouch(with: nil)
    let panel = MenuPanel(menu, for: convert(bounds, to: nil))
    panel.sender = self
    panel.onClose = { [weak self] in self?.menuDidClose() }
    menuPanel = panel
    sendActions(for: .menuActionTriggered)
    panel.show(in: window)
  }

  private func menuDidClose() {
    menuPanel = nil
    // Actions are performed after the menu has closed.
    (window?.host ?? .current).onNextFrame { [weak self] in self?.updateSelectedTitle() }
  }

  /// Displays the menu's selected action as the title if the button is a choice.
  final func updateSelectedTitle() {
    guard changesSelectionAsPrimaryAction, let selectedElement = menu?.selectedElements.first else {
      return
    }
    if selectedElement.title != currentTitle { setTitle(selectedElement.title, for: .normal) }
    if let image = selectedElement.image { setImage(image, for: .normal) }
  }
}
