import UIKit

/// The effect of a key on the list while the search field has the focus.
enum ListKey: Equatable {
  /// Moves to a different row, and marks the rows in between if `marks` is `true`.
  case move(Movement, marks: Bool)
  /// Toggles the mark of the current row, and moves by a number of rows.
  case toggle(by: Int)
  case toggleAll
  case pick
  case cancel

  /// A movement of the current row.
  enum Movement: Equatable {
    case rows(Int)
    case pages(Int)
    case first
    case last
  }

  /// Creates the effect of a key; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isMultiple: Whether several rows can be chosen.
  @MainActor
  init?(_ key: UIKey, isMultiple: Bool) {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate])
    let marks = isMultiple && modifiers == .shift
    switch (key.keyCode, modifiers) {
    case (.keyboardDownArrow, []), (.keyboardDownArrow, .shift):
      self = .move(.rows(1), marks: marks)
    case (.keyboardUpArrow, []), (.keyboardUpArrow, .shift): self = .move(.rows(-1), marks: marks)
    case (.keyboardPageDown, []), (.keyboardPageDown, .shift):
      self = .move(.pages(1), marks: marks)
    case (.keyboardPageUp, []), (.keyboardPageUp, .shift): self = .move(.pages(-1), marks: marks)
    case (.keyboardHome, []), (.keyboardHome, .control): self = .move(.first, marks: false)
    case (.keyboardEnd, []), (.keyboardEnd, .control): self = .move(.last, marks: false)
    case (.keyboardReturnOrEnter, []), (.keypadEnter, []): self = .pick
    case (.keyboardEscape, []): self = .cancel
    case (.keyboardTab, []): self = .toggle(by: 1)
    case (.keyboardTab, .shift): self = .toggle(by: -1)
    case (_, .control):
      guard let key = ListKey(controlAnd: key.keyCode, isMultiple: isMultiple) else { return nil }
      self = key
    default: return nil
    }
  }

  private init?(controlAnd code: UIKeyboardHIDUsage, isMultiple: Bool) {
    switch code {
    case .keyboardN, .keyboardJ: self = .move(.rows(1), marks: false)
    case .keyboardP, .keyboardK: self = .move(.rows(-1), marks: false)
    case .keyboardA where isMultiple: self = .toggleAll
    default: return nil
    }
  }
}
