import UIKit

/// A key that ends the choice, in the syntax of `--expect`: `ctrl-v`, `alt-enter`, `f2`.
///
/// Several modifiers are in the order `ctrl-alt-shift-`.
struct ExpectedKey: Equatable, Sendable {
  /// The name as given on the command line.
  let name: String
  private let code: UIKeyboardHIDUsage
  private let modifiers: UIKeyModifierFlags

  /// Parses a name; `nil` if the name is unknown.
  init?(_ name: String) {
    var modifiers: UIKeyModifierFlags = []
    var remainder = name.lowercased()[...]
    for (prefix, flag) in Self.prefixes {
      guard remainder.hasPrefix(prefix), remainder.count > prefix.count else { continue }
      remainder = remainder.dropFirst(prefix.count)
      modifiers.insert(flag)
    }
    guard let code = Self.code(of: remainder) else { return nil }
    // A letter without modifiers types text.
    if remainder.count == 1, modifiers.isDisjoint(with: [.control, .alternate]) { return nil }
    self.name = name
    self.code = code
    self.modifiers = modifiers
  }

  /// Returns whether a key and its modifiers match.
  @MainActor
  func matches(_ key: UIKey) -> Bool {
    key.keyCode == code
      && key.modifierFlags.intersection([.control, .alternate, .shift]) == modifiers
  }

  private static let prefixes: [(String, UIKeyModifierFlags)] = [
    ("ctrl-", .control), ("alt-", .alternate), ("shift-", .shift),
  ]

  private static let namedKeys: [String: UIKeyboardHIDUsage] = [
    "enter": .keyboardReturnOrEnter, "return": .keyboardReturnOrEnter, "tab": .keyboardTab,
    "space": .keyboardSpacebar, "esc": .keyboardEscape, "del": .keyboardDeleteForward,
    "delete": .keyboardDeleteForward, "insert": .keyboardInsert, "home": .keyboardHome,
    "end": .keyboardEnd, "page-up": .keyboardPageUp, "page-down": .keyboardPageDown,
    "up": .keyboardUpArrow, "down": .keyboardDownArrow, "left": .keyboardLeftArrow,
    "right": .keyboardRightArrow,
  ]

  private static func code(of name: Substring) -> UIKeyboardHIDUsage? {
    if let code = namedKeys[String(name)] { return code }
    if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...12).contains(number) {
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
    }
    guard name.count == 1, let byte = name.utf8.first else { return nil }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      let offset = Int(byte - UInt8(ascii: "a"))
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + offset)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      let offset = Int(byte - UInt8(ascii: "1"))
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + offset)
    case UInt8(ascii: "0"): return .keyboard0
    default: return nil
    }
  }
}
