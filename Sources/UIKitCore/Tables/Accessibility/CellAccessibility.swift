import Foundation
import UIKitGraphics
import UIKitLists

/// A cell is read as its texts, with the state of its only control; its controls are elements of
/// their own, and the buttons of its swipes are actions.
struct CellAccessibility: ViewDefaults {
  let view: UITableViewCell

  var isElement: Bool { true }
  var role: AccessibilityRole? { .row }
  var label: String? { view.joinedText }

  /// The only control of the cell, which then is read with it.
  private var onlyControl: _UIAccessibleObject? {
    let controls = view.controlsInside.filter { !($0 is CellReorderControl) }
    return controls.count == 1 && !view.isEditing ? controls.first : nil
  }

  var value: String? {
    guard let control = onlyControl else { return nil }
    if control is UISwitch {
      let words = SystemWords.current.spoken
      return control.accessibilityValue == "1" ? words.on : words.off
    }
    return control.accessibilityValue
  }

  var traits: UIAccessibilityTraits {
    let isChecked = view.accessoryType == .checkmark && view.accessoryView == nil
    return view.isSelected || isChecked ? .selected : .none
  }

  var actions: [UIAccessibilityCustomAction] {
    guard let table = view.tableView, let position = table.tiler.position(of: view) else {
      return []
    }
    return swipeActions(table, position) + moveActions(table, position)
  }

  private func swipeActions(
    _ table: UITableView,
    _ position: RowPosition
  ) -> [UIAccessibilityCustomAction] {
    let row = table.session.trackedRows.track(position)
    return [SwipeOffer.Side.leading, .trailing].flatMap { side in
      guard let offer = table.swipeOffer(forRowAt: position, on: side) else {
        return [UIAccessibilityCustomAction]()
      }
      return offer.items.enumerated().compactMap { index, item in
        guard let title = item.title else { return nil }
        return UIAccessibilityCustomAction(name: title) { [weak table] _ in
          guard let table, let place = row.position, let cell = table.tiler.cell(at: place) else {
            return false
          }
          table.swipes.perform(index, of: offer, on: cell)
          return true
        }
      }
    }
  }

  private func moveActions(
    _ table: UITableView,
    _ position: RowPosition
  ) -> [UIAccessibilityCustomAction] {
    guard case .grip = view.trailingPart else { return [] }
    let words = SystemWords.current.spoken
    let row = table.session.trackedRows.track(position)
    return [(words.moveUp, -1), (words.moveDown, 1)].map { name, direction in
      UIAccessibilityCustomAction(name: name) { [weak table] _ in
        guard let table, let place = row.position else { return false }
        return table.moveForAccessibility(place, by: direction)
      }
    }
  }

  func activate() -> Bool {
    guard let table = view.tableView else { return false }
    if table.touchTracker.tap(view) { return true }
    return onlyControl?.accessibilityActivate() ?? false
  }

  func adjust(by steps: Int) -> Bool {
    guard let control = onlyControl else { return false }
    if steps > 0 { control.accessibilityIncrement() } else { control.accessibilityDecrement() }
    return true
  }
}

extension UITableViewCell {
  /// What can be used by itself in the cell.
  final var controlsInside: [_UIAccessibleObject] { nodesInside.filter(\.isInteractiveElement) }
}

extension UITableView {
  /// Moves a row by one place, as a drag would.
  ///
  /// - Returns: Whether it could be moved.
  final func moveForAccessibility(_ position: RowPosition, by direction: Int) -> Bool {
    guard editing.isOn, window != nil, !reorder.isActive, model.geometry.contains(position) else {
      return false
    }
    reorder.move(position, by: direction)
    return true
  }
}

/// The circle of editing mode is read with the name of its row.
struct EditControlAccessibility: ViewDefaults {
  let view: CellEditControl

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

/// The grip moves its row up and down.
struct ReorderControlAccessibility: ViewDefaults {
  let view: CellReorderControl

  private var cell: UITableViewCell? { view.superviewStorage as? UITableViewCell }

  var isElement: Bool { true }
  var label: String? { "\(SystemWords.current.spoken.reorder) \(cell?.accessibilityLabel ?? "")" }
  var traits: UIAccessibilityTraits { .adjustable }

  func activate() -> Bool { true }

  func adjust(by steps: Int) -> Bool {
    guard let cell, let table = cell.tableView, let position = table.tiler.position(of: cell) else {
      return false
    }
    return table.moveForAccessibility(position, by: steps)
  }
}

/// The section index goes from one entry to the next.
struct IndexAccessibility: ViewDefaults {
  let view: TableIndexBar

  var isElement: Bool { true }
  var role: AccessibilityRole? { .slider }
  var label: String? { SystemWords.current.spoken.sectionIndex }
  var value: String? { view.presentEntry.map { view.titles[$0] } }
  var traits: UIAccessibilityTraits { .adjustable }

  func activate() -> Bool { true }

  func adjust(by steps: Int) -> Bool { view.step(by: steps) }
}
