/// The letters, signs and words of the on-screen keyboard for one language: data only.
package struct KeyboardLanguage: Sendable {
  /// The titles of the keys that are words.
  struct Words: Sendable {
    let space: String
    let titles: [UIReturnKeyType: String]
  }

  /// The language's code in locales, such as `de`.
  package let code: String
  /// The language's name in itself, which the space bar shows while there are several.
  let name: String
  /// The small letters, row by row; the last row is between the shift and the delete key.
  let letters: [String]
  /// The digits, on the page of digits and on number pads.
  var digits = "1234567890"
  /// The second and third row of the page with digits.
  let punctuation: [String]
  /// The rows of the page with signs; its last row is that of `punctuation`.
  let symbols: [String]
  /// The characters that a key offers when it is held, besides itself.
  let alternatives: [Character: String]
  /// Whether there are capitals, and so a shift key.
  var hasCapitals = true
  /// Whether the letters are Latin, so that they type addresses.
  var isLatin = true
  /// Whether text runs from right to left.
  package var isRightToLeft = false
  /// The decimal separator that belongs to the digits; `nil` is that of the locale.
  var decimalSeparator: String?
  let words: Words

  /// All languages, the one of addresses first.
  package static let all = [english, german, french, spanish, russian, arabic]

  /// The languages of locales, each once.
  ///
  /// - Parameter locales: Names such as `de_CH.UTF-8`, the preferred one first.
  /// - Returns: At least one language; English follows where none of them has Latin letters.
  package static func languages(for locales: [String]) -> [KeyboardLanguage] {
    var found: [KeyboardLanguage] = []
    for locale in locales {
      let code = locale.prefix { $0.isLetter }.lowercased()
      guard let language = all.first(where: { $0.code == code }),
        !found.contains(where: { $0.code == code })
      else { continue }
      found.append(language)
    }
    return found.contains(where: \.isLatin) ? found : found + [english]
  }

  /// A letter as a capital: one character.
  ///
  /// - Parameter letter: A letter or sign.
  /// - Returns: The letter itself when it has no capital.
  static func capital(of letter: String) -> String {
    letter == "ß" ? "ẞ" : letter.uppercased()
  }

  /// Returns the characters that a held key offers.
  ///
  /// - Parameter character: The character that the key types.
  /// - Returns: The character itself first; empty when that is all.
  func choices(for character: String) -> [String] {
    guard let first = character.first,
      let others = alternatives[first] ?? KeyboardLanguage.commonAlternatives[first]
    else { return [] }
    return [character] + others.map(String.init)
  }

  private static let commonAlternatives: [Character: String] = [
    "0": "°", "-": "–—•", "/": "\\", "$": "€£¥₽¢", "€": "$£¥₽¢", "&": "§", "\"": "“”„»«",
    ".": "…", "?": "¿", "!": "¡", "'": "’‘‚`", "%": "‰", "=": "≠≈", "₽": "$€£¥",
  ]
}
