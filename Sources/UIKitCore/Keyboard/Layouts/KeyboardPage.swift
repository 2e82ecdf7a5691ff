import Foundation
import UIKitGraphics

/// A key of the on-screen keyboard.
enum KeyboardKey: Hashable, Sendable {
  /// Types the text: a letter in the current case, or another character.
  case text(String)
  /// Types a text that differs from the key's title.
  case titled(String, types: String)
  /// Capitalises the next letter.
  case shift
  /// Deletes the character before the caret.
  case delete
  case space
  /// The Return key.
  case enter
  /// Switches to the next language.
  case globe
  /// Switches to a different page of keys.
  case page(KeyboardPage.Name)
  /// An empty cell of a number pad.
  case blank
}

/// A page of keys in rows.
///
/// Widths are measured in columns of the keyboard.
struct KeyboardPage: Sendable {
  /// The name of a page.
  enum Name: Hashable, Sendable {
    case letters, numbers, symbols
    /// The digits of any number pad.
    case phone
    case phoneSymbols
  }

  /// A key with its width.
  struct Cell: Sendable {
    let key: KeyboardKey
    /// The width in columns.
    let width: CGFloat
  }

  /// The number of columns.
  let columns: CGFloat
  /// The four rows.
  ///
  /// A row narrower than the page is centred.
  let rows: [[Cell]]
  /// Whether the page is a number pad: large keys, with letters below the digits.
  var isPad = false
}

/// The properties that determine the pages of a keyboard.
struct KeyboardSetting: Sendable {
  var type = UIKeyboardType.default
  var language = KeyboardLanguage.english
  /// Whether the keyboard has a globe key for the next language.
  var hasGlobe = false
  /// The decimal separator of the locale.
  var decimalSeparator = "."

  /// The page displayed initially.
  var firstPage: KeyboardPage.Name {
    switch type {
    case .default, .asciiCapable, .URL, .emailAddress, .twitter, .webSearch, .namePhonePad:
      .letters
    case .numbersAndPunctuation: .numbers
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .phone
    }
  }

  /// Returns whether a keyboard type requires Latin letters.
  static func needsLatin(_ type: UIKeyboardType) -> Bool {
    type == .asciiCapable || type == .URL || type == .emailAddress
  }

  /// Returns the keys of a page.
  ///
  /// - Parameter name: The name of the page; pads have no page of letters.
  /// - Returns: The page.
  func page(_ name: KeyboardPage.Name) -> KeyboardPage {
    switch name {
    case .letters: letterPage
    case .numbers: signPage([language.digits] + language.punctuation, pageKey: .symbols)
    case .symbols:
      signPage(language.symbols + language.punctuation.suffix(1), pageKey: .numbers)
    case .phone, .phoneSymbols: padPage(name)
    }
  }

  // MARK: Letters and signs

  private var letterPage: KeyboardPage {
    let columns = CGFloat(language.letters.map(\.count).max() ?? 1)
    var rows = language.letters.map { KeyboardSetting.cells($0) }
    let remainingColumns = columns - CGFloat(rows[2].count)
    if language.hasCapitals {
      rows[2].insert(KeyboardPage.Cell(key: .shift, width: remainingColumns / 2), at: 0)
      rows[2].append(KeyboardPage.Cell(key: .delete, width: remainingColumns / 2))
    } else {
      rows[2].append(KeyboardPage.Cell(key: .delete, width: remainingColumns))
    }
    let otherPage = type == .namePhonePad ? KeyboardPage.Name.phone : .numbers
    rows.append(bottomRow(columns: columns, pageKey: otherPage))
    return KeyboardPage(columns: columns, rows: rows)
  }

  /// Returns a page of signs.
  ///
  /// - Parameters:
  ///   - texts: The signs of the first three rows.
  ///   - pageKey: The page to which a key in the third row switches.
  /// - Returns: The page.
  private func signPage(_ texts: [String], pageKey: KeyboardPage.Name) -> KeyboardPage {
    let columns = CGFloat(texts[0].count)
    var rows = texts.map { KeyboardSetting.cells($0) }
    // The signs of the third row share its width with two wider keys.
    let signWidth = columns * 0.7 / CGFloat(rows[2].count)
    rows[2] = rows[2].map { KeyboardPage.Cell(key: $0.key, width: signWidth) }
    rows[2].insert(KeyboardPage.Cell(key: .page(pageKey), width: columns * 0.15), at: 0)
    rows[2].append(KeyboardPage.Cell(key: .delete, width: columns * 0.15))
    rows.append(bottomRow(columns: columns, pageKey: .letters))
    return KeyboardPage(columns: columns, rows: rows)
  }

  private static func cells(_ text: String) -> [KeyboardPage.Cell] {
    text.map { KeyboardPage.Cell(key: .text(String($0)), width: 1) }
  }

  /// Returns the row with the space bar, and with a key that switches to a different page.
  private func bottomRow(columns: CGFloat, pageKey: KeyboardPage.Name) -> [KeyboardPage.Cell] {
    // The widths are fractions of the row's width.
    var keys: [(KeyboardKey, CGFloat)] = [(.page(pageKey), hasGlobe ? 0.125 : 0.25)]
    if hasGlobe { keys.append((.globe, 0.125)) }
    switch type {
    case .URL: keys += [(.text("."), 0.16), (.text("/"), 0.16), (.text(".com"), 0.18)]
    case .emailAddress: keys += [(.space, 0.26), (.text("@"), 0.12), (.text("."), 0.12)]
    case .twitter: keys += [(.space, 0.26), (.text("@"), 0.12), (.text("#"), 0.12)]
    case .webSearch: keys += [(.space, 0.38), (.text("."), 0.12)]
    default: keys.append((.space, 0.5))
    }
    keys.append((.enter, 0.25))
    return keys.map { KeyboardPage.Cell(key: $0, width: $1 * columns) }
  }

  // MARK: Pads

  private func padPage(_ name: KeyboardPage.Name) -> KeyboardPage {
    let keys = name == .phone ? padDigits : padSymbols
    let rows = stride(from: 0, to: keys.count, by: 3).map { start in
      keys[start..<start + 3].map { KeyboardPage.Cell(key: $0, width: 1) }
    }
    return KeyboardPage(columns: 3, rows: rows, isPad: true)
  }

  private var padDigits: [KeyboardKey] {
    let usesLanguageDigits = type == .numberPad || type == .decimalPad
    let digits = (usesLanguageDigits ? language.digits : "1234567890").map { String($0) }
    let cornerKey: KeyboardKey =
      switch type {
      case .decimalPad: .text(language.decimalSeparator ?? decimalSeparator)
      case .phonePad: .page(.phoneSymbols)
      case .namePhonePad: .page(.letters)
      default: .blank
      }
    return digits.prefix(9).map { .text($0) } + [cornerKey, .text(digits[9]), .delete]
  }

  /// The signs of a telephone pad; the pauses are dialled as `,` and `;`.
  private var padSymbols: [KeyboardKey] {
    [
      .text("("), .text("/"), .text(")"),
      .text("N"), .titled("Pause", types: ","), .text(","),
      .text("*"), .titled("Wait", types: ";"), .text("#"),
      .page(.phone), .text("+"), .delete,
    ]
  }
}
