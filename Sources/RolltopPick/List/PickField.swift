import UIKit

/// The search field, which offers keys to the list before handling them.
final class PickField: UISearchTextField {
  /// Called for each key press and auto-repeat; returns whether the key was handled.
  var onKey: ((UIKey) -> Bool)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { press in
      guard let key = press.key else { return true }
      return onKey?(key) != true
    }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }
}
