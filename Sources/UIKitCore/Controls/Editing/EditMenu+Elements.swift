import Foundation
import UIKitGraphics

extension EditMenu {
  /// Adds the commands of a menu.
  ///
  /// A submenu becomes a command that opens it as a list.
  ///
  /// - Parameters:
  ///   - elements: Actions and menus; the elements of inline menus are added individually.
  ///   - sender: The `sender` of the actions.
  func add(_ elements: [UIMenuElement], sender: AnyObject?) {
    self.sender = sender
    for element in elements {
      if let action = element as? UIAction {
        guard !action.attributes.contains(.hidden) else { continue }
        add(
          action.title.isEmpty ? nil : action.title,
          image: action.title.isEmpty ? action.image : nil,
          element: action
        ) { [weak sender] in action.perform(from: sender) }
        buttons.last?.isDestructive = action.attributes.contains(.destructive)
        buttons.last?.isEnabled = !action.attributes.contains(.disabled)
      } else if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        beginsGroup = true
        add(menu.children, sender: sender)
        beginsGroup = true
      } else if let menu = element as? UIMenu {
        add(menu.title, element: menu) { [weak self, weak sender] in
          guard let self, let window = wheelReceiver?.window else { return }
          let panel = MenuPanel(menu, for: target)
          panel.sender = sender
          panel.show(in: window)
        }
      }
    }
  }
}
