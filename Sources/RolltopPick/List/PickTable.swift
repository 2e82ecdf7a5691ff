import UIKit

/// A table that distinguishes fingers from the pointer with its modifier keys.
final class PickTable: UITableView {
  /// The modifier keys of the last click.
  private(set) var clickModifiers: UIKeyModifierFlags = []

  /// Called when a finger touches the table.
  var onFinger: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    clickModifiers = event?.modifierFlags ?? []
    if touches.contains(where: { $0.type == .direct }) { onFinger?() }
    super.touchesBegan(touches, with: event)
  }
}
