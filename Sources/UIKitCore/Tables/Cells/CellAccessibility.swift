import Foundation
import UIKitGraphics
import UIKitLists

/// The accessibility of a cell: it is announced with its texts and the state of its only control.
///
/// Its controls are separate elements, and its swipe buttons are actions.
struct CellAccessibility: ViewDefaults {
  let view: UITableViewCell

  var isElement: Bool { true }
  var role: AccessibilityRole? { .row }
  var label: String? { view.joinedText }

  /// The control whose state is announced with the cell; `nil` in editing mode, and unless there is
  /// exactly one apart from the reordering control.
  private var onlyControl: _UIAccessibleObject? {
    let controls = view.controlsInside.filter { !($0 is CellReorderControl) }
    return controls.count == 1 && !view.isEditing ? controls.first : nil
  }

  var value: String? {
    guard let control = onlyControl else { return nil }
    if control is UISwitch {
      let spokenWords = SystemWords.current.spoken
      return control.accessibilityValue == "1" ? spokenWords.on : spokenWords.off
    }
    return control.accessibilityValue
  }

  var traits: UIAccessibilityTraits {
    let isChecked = view.accessoryType == .checkmark && view.accessoryView == nil
    return view.isSelected || isChecked ? .selected : .none
  }

  var actions: [UIAccessibilityCustomAction] {
    view.cellOwner?.accessibilityActions(of: view) ?? []
  }

  func activate() -> Bool {
    guard let owner = view.cellOwner else { return false }
    if owner.activate(view) { return true }
    return onlyControl?.accessibilityActivate() ?? false
  }

  func adjust(by steps: Int) -> Bool {
    guard let control = onlyControl else { return false }
    if steps > 0 { control.accessibilityIncrement() } else { control.accessibilityDecrement() }
    return true
  }
}

extension UITableViewCell {
  /// The interactive accessibility elements in the cell.
  final var controlsInside: [_UIAccessibleObject] { nodesInside.filter(\.isInteractiveElement) }
}

/// The accessibility of an editing control, which is announced with the name of its row.
struct EditControlAccessibility: ViewDefaults {
  let view: CellEditControl

  /// The row's label after a space; empty without a label.
  private var rowName: String {
    ((view.superviewStorage as? UITableViewCell)?.accessibilityLabel).map { " \($0)" } ?? ""
  }

  var isElement: Bool { view.kind != .select }
  var label: String? {
    let words = SystemWords.current
    return (view.kind == .insert ? words.spoken.insert : words.delete) + rowName
  }
  var traits: UIAccessibilityTraits { .button }

  func activate() -> Bool {
    view.sendActions(for: .touchUpInside)
    return true
  }
}

/// The accessibility of a reordering control, which moves its row up and down.
struct ReorderControlAccessibility: ViewDefaults {
  let view: CellReorderControl

  private var cell: UITableViewCell? { view.superviewStorage as? UITableViewCell }

  var isElement: Bool { true }
  var label: String? { "\(SystemWords.current.spoken.reorder) \(cell?.accessibilityLabel ?? "")" }
  var traits: UIAccessibilityTraits { .adjustable }

  func activate() -> Bool { true }

  func adjust(by steps: Int) -> Bool {
    guard let cell, let owner = cell.cellOwner else { return false }
    return owner.moveRow(of: cell, by: steps)
  }
}
