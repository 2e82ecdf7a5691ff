import PickLines
import UIKit

extension PickController {
  /// Handles a key that was pressed in the search field, before the field does.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the key was handled.
  func press(_ key: UIKey) -> Bool {
    if let expected = options.expectedKeys.first(where: { $0.matches(key) }) {
      model.finishSearch()
      pick(key: expected.name)
      return true
    }
    if options.isMenu, key.keyCode == .keyboardReturnOrEnter, key.modifierFlags.contains(.shift) {
      end(.typed(field.text ?? ""))
      return true
    }
    guard let listKey = ListKey(key, isMultiple: options.isMultiple) else { return false }
    // Keys may arrive faster than rows, for example from scripts and barcode scanners.
    switch listKey {
    case .move, .toggle: model.catchUp()
    case .toggleAll, .pick: model.finishSearch()
    case .cancel: break
    }
    if options.isMenu, complete(listKey) { return true }
    switch listKey {
    case .move(let movement, let marks):
      let start = current
      move(movement)
      if marks, let start, let current { mark(min(start, current)...max(start, current)) }
    case .toggle(let step):
      // With single selection the key has no effect, instead of moving the focus out of the field.
      guard options.isMultiple, let current else { return true }
      toggleMark(current)
      move(to: current + step)
    case .toggleAll: toggleAll()
    case .pick: pick()
    case .cancel: end(.cancelled)
    }
    return true
  }

  /// Copies the current line to the search field, as Tab does in dmenu.
  ///
  /// - Returns: Whether the key was Tab and there is a current line.
  private func complete(_ listKey: ListKey) -> Bool {
    guard case .toggle = listKey, let current else { return false }
    let line = model.store[model.matches[current]]
    field.text = String(decoding: line, as: UTF8.self)
    model.setQuery(field.text ?? "")
    return true
  }

  /// Ends with the marked lines, or with the current line if there are none.
  ///
  /// - Parameter key: The name of an expected key; empty for Return.
  func pick(key: String = "") {
    var lines = Array(model.marked.lines)
    if lines.isEmpty, let current { lines = [model.matches[current]] }
    if lines.isEmpty, options.isMenu { return end(.typed(field.text ?? "")) }
    end(.picked(lines: lines, query: field.text ?? "", key: key))
  }

  /// Reports the outcome, once.
  func end(_ outcome: PickOutcome) {
    let report = onOutcome
    onOutcome = nil
    endPreview()
    report?(outcome)
  }
}

extension PickController: UITextFieldDelegate {
  /// Handles the return key of the on-screen keyboard.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    model.finishSearch()
    pick()
    return false
  }

  /// Adds buttons that end the choice, for users without a keyboard.
  func showButtons() {
    guard buttons == nil else { return }
    let toolbar = UIToolbar()
    let cancelButton = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.end(.cancelled) }
    )
    let doneButton = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        self?.model.finishSearch()
        self?.pick()
      }
    )
    toolbar.items =
      options.isMultiple ? [cancelButton, .flexibleSpace(), doneButton] : [cancelButton]
    view.addSubview(toolbar)
    buttons = toolbar
    view.setNeedsLayout()
  }
}
