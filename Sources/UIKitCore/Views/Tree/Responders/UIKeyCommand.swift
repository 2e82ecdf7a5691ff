public import Foundation
import UIKitSupport

/// A keyboard shortcut with its action.
///
/// A responder provides shortcuts in `keyCommands`, a view controller also with
/// `addKeyCommand(_:)`. The first match in the responder chain, from the first responder to the
/// application, is performed. The sheet of shortcuts, which opens with F1 or a held Control key,
/// lists shortcuts with a `discoverabilityTitle`.
///
///     override var keyCommands: [UIKeyCommand]? {
///       [UIKeyCommand(input: "r", modifierFlags: .command, discoverabilityTitle: "Reload") {
///         [weak self] _ in self?.reload()
///       }]
///     }
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The input of the up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The input of the Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The input of the Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The input of the Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The input of the End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The input of the Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// Returns the input of a function key.
  ///
  /// - Parameter number: The number of the function key, from 1 to 12.
  /// - Returns: The input, such as `UIKeyInputF5`.
  public nonisolated static func inputFunctionKey(_ number: Int) -> String {
    demand((1...12).contains(number), "There is no function key with the number \(number)")
    return "UIKeyInputF\(number)"
  }

  /// The title in menus; empty if there is none.
  open var title: String
  /// The title on the sheet of shortcuts; `nil` excludes the command.
  ///
  /// Default: the title, or `nil` if it is empty.
  open var discoverabilityTitle: String?
  /// The key's input: the text that it types, or one of the constants above.
  open private(set) var input: String?
  /// The required modifiers, which have to match exactly, except for Shift if the input requires
  /// it; `.command` is the Control key of a PC keyboard.
  open private(set) var modifierFlags: UIKeyModifierFlags

  private let handler: @MainActor (UIKeyCommand) -> Void

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - title: The title in menus.
  ///   - input: The text of the key without modifiers, such as "f" or "?", or one of the constants
  ///     above.
  ///   - modifierFlags: The required modifiers; a shortcut without modifiers is not performed while
  ///     text is typed.
  ///   - discoverabilityTitle: The title on the sheet of shortcuts; `nil` for the title in menus.
  ///   - handler: The action of the shortcut; called once for each press, not for repeats.
  public init(
    title: String = "",
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil,
    handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle ?? (title.isEmpty ? nil : title)
    self.handler = handler
    super.init()
  }

  /// Performs the action of the shortcut.
  final func perform() { handler(self) }

  /// Returns whether a key with its modifiers matches the shortcut.
  final func matches(_ key: UIKey) -> Bool {
    guard let input, !input.isEmpty else { return false }
    let (pressedModifiers, requiredModifiers) = (key.heldModifiers, modifierFlags.heldModifiers)
    if let code = UIKeyCommand.codes[input] {
      return key.keyCode == code && pressedModifiers == requiredModifiers
    }
    if pressedModifiers == requiredModifiers, key.isCalled(input.lowercased()) { return true }
    // A character that requires Shift, such as the question mark.
    return input == key.characters && pressedModifiers.subtracting(.shift) == requiredModifiers
  }

  /// The labels of the keys on the user's keyboard, such as "Ctrl+Shift+Z".
  final var keyNames: String {
    let words = SystemWords.current.keys
    let modifiers = modifierFlags.heldModifiers
    var names: [String] = []
    if modifiers.contains(.control) { names.append(words.control) }
    if modifiers.contains(.alternate) { names.append(words.alternate) }
    if modifiers.contains(.shift) { names.append(words.shift) }
    return (names + [UIKeyCommand.name(of: input ?? "", words)]).joined(separator: "+")
  }

  private static func name(of input: String, _ words: KeyWords) -> String {
    switch input {
    case inputUpArrow: "↑"
    case inputDownArrow: "↓"
    case inputLeftArrow: "←"
    case inputRightArrow: "→"
    case inputEscape: words.escape
    case inputPageUp: words.pageUp
    case inputPageDown: words.pageDown
    case inputHome: words.home
    case inputEnd: words.end
    case inputDelete: words.delete
    case "\r", "\n": words.enter
    case "\t": words.tab
    case " ": words.space
    default:
      input.hasPrefix("UIKeyInput") ? String(input.dropFirst(10)) : input.uppercased()
    }
  }

  private static let codes: [String: UIKeyboardHIDUsage] = {
    var codes: [String: UIKeyboardHIDUsage] = [
      inputUpArrow: .keyboardUpArrow, inputDownArrow: .keyboardDownArrow,
      inputLeftArrow: .keyboardLeftArrow, inputRightArrow: .keyboardRightArrow,
      inputEscape: .keyboardEscape, inputPageUp: .keyboardPageUp,
      inputPageDown: .keyboardPageDown, inputHome: .keyboardHome, inputEnd: .keyboardEnd,
      inputDelete: .keyboardDeleteForward, "\r": .keyboardReturnOrEnter,
      "\n": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar,
      "\u{8}": .keyboardDeleteOrBackspace,
    ]
    for number in 1...12 {
      let code = UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1
      codes["UIKeyInputF\(number)"] = UIKeyboardHIDUsage(rawValue: code)
    }
    return codes
  }()
}

extension UIKeyModifierFlags {
  /// Shift, Control and Alt; Command counts as Control, which takes its place on a PC keyboard.
  package var heldModifiers: UIKeyModifierFlags {
    var modifiers = intersection([.shift, .control, .alternate])
    if contains(.command) { modifiers.insert(.control) }
    return modifiers
  }
}

extension UIKey {
  /// See `UIKeyModifierFlags.heldModifiers`.
  package final var heldModifiers: UIKeyModifierFlags { modifierFlags.heldModifiers }

  /// Returns whether the key's text without modifiers is `input`, in the current or the Latin
  /// layout.
  fileprivate final func isCalled(_ input: String) -> Bool {
    charactersIgnoringModifiers.lowercased() == input || shortcutCharacters == input
  }

  /// Whether the key types text while no modifier except Shift is held.
  package final var typesText: Bool {
    guard heldModifiers.isDisjoint(with: [.control, .alternate]) else { return false }
    return keyCode == .keyboardSpacebar || characters.contains { !$0.isNewline && $0 != "\t" }
  }

  /// Whether the key is a modifier key.
  final var isModifier: Bool {
    let range =
      UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue
    return range.contains(keyCode.rawValue) || keyCode == .keyboardCapsLock
  }
}

extension UIResponder {
  /// Performs this responder's shortcut for a press, if it has one.
  ///
  /// - Returns: Whether a shortcut was performed.
  final func performKeyCommand(for press: UIPress) -> Bool {
    guard let key = press.key, let commands = keyCommands, !commands.isEmpty,
      let command = commands.first(where: { $0.matches(key) })
    else { return false }
    if key.heldModifiers.isDisjoint(with: [.control, .alternate]), key.typesText,
      press.window?.host?.acceptsText == true
    {
      return false
    }
    if !press.isRepeat { command.perform() }
    return true
  }
}
