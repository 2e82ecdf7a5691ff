import Foundation

extension UIViewController {
  /// Adds a shortcut, which applies while the controller is in the responder chain of keys: while
  /// it is visible.
  ///
  /// - Parameter keyCommand: The shortcut.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.append(keyCommand)
  }

  /// Removes a shortcut that `addKeyCommand(_:)` has added.
  ///
  /// - Parameter keyCommand: The shortcut; nothing happens if it was not added.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }
}
