import UIKit

/// The search field, which offers keys to the list before it uses them itself.
final class PickField: UISearchTextField {
  /// Called for each press and auto-repeat of a key; the result says whether it was used.
  var onKey: ((UIKey) -> Bool)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { press in
      guard let key = press.key else { return true }
      return onKey?(key) != true
    }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }
}
