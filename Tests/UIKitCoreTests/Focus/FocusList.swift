import Foundation
import UIKitTesting

@testable import UIKitCore

/// A list of names for tests of the keyboard focus, which records its delegate callbacks.
@MainActor
final class FocusList: UITableViewController {
  var names = ["Anna", "Bert", "Béla", "berta", "Carl", "Ärger", "Zoe"]
  var log: [String] = []
  /// The rows that cannot be focused.
  var unfocusable: Set<Int> = []
  /// The row that receives the focus first; `nil` for the default.
  var preferred: IndexPath?
  /// Whether the focus may be updated.
  var allowsMove = true
  /// The rows that cannot be selected.
  var unselectable: Set<Int> = []
  /// Creates the control of a row.
  var makeControl: ((Int) -> UIView?)?

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ table: UITableView,
    cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[path.row]
    if let control = makeControl?(path.row) {
      control.frame = CGRect(x: 200, y: 6, width: 80, height: 31)
      cell.contentView.addSubview(control)
    }
    return cell
  }

  override func tableView(_ table: UITableView, canFocusRowAt path: IndexPath) -> Bool {
    !unfocusable.contains(path.row)
  }

  override func tableView(
    _ table: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { allowsMove }

  override func tableView(
    _ table: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    func describe(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
    log.append(
      "\(describe(context.previouslyFocusedIndexPath))>\(describe(context.nextFocusedIndexPath))"
    )
  }

  override func tableView(
    _ table: UITableView,
    willSelectRowAt path: IndexPath
  ) -> IndexPath? { unselectable.contains(path.row) ? nil : path }

  override func indexPathForPreferredFocusedView(in table: UITableView) -> IndexPath? {
    preferred
  }

  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    log.append("select \(path.row)")
  }

  override func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    log.append("deselect \(path.row)")
  }

  override func tableView(
    _ table: UITableView,
    commit style: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    names.remove(at: path.row)
    table.deleteRows(at: [path], with: .fade)
  }

  override func tableView(
    _ table: UITableView,
    moveRowAt old: IndexPath,
    to new: IndexPath
  ) {
    names.insert(names.remove(at: old.row), at: new.row)
  }
}

extension Stage {
  /// Presses a key, and advances by one frame.
  func pressForAFrame(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    press(code, modifiers: modifiers)
    advance(by: 1.0 / 60)
  }

  /// Types text with the keyboard, one character every 0.05 s.
  func typeKeys(_ text: String) {
    for character in text {
      let key = UIKey(
        keyCode: character == " " ? .keyboardSpacebar : .keyboardA,
        characters: String(character)
      )
      loop.touches.keyDown(key)
      loop.touches.keyUp(key)
      advance(by: 0.05)
    }
  }
}
