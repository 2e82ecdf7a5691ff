import Foundation

extension UIViewController {
  /// Adds a key command.
  ///
  /// It applies while the controller is visible and therefore part of the responder chain of keys.
  ///
  /// - Parameter keyCommand: The key command.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.append(keyCommand)
  }

  /// Removes a key command added by `addKeyCommand(_:)`.
  ///
  /// - Parameter keyCommand: The key command; ignored if it was not added.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }
}
