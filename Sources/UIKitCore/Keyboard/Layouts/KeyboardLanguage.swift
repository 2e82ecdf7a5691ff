/// The letters, signs and words of the on-screen keyboard for a language.
package struct KeyboardLanguage: Sendable {
  /// The titles of keys that display words.
  struct Words: Sendable {
    let space: String
    let titles: [UIReturnKeyType: String]
  }

  /// The language code used in locales, such as `de`.
  package let code: String
  /// The native name of the language, displayed on the space bar if there are several languages.
  let name: String
  /// The lowercase letters in rows; the last row is between the Shift and Delete keys.
  let letters: [String]
  /// The digits on the page of digits and on number pads.
  var digits = "1234567890"
  /// The second and third rows of the page with digits.
  let punctuation: [String]
  /// The rows of the page with signs, except its last row, which is that of `punctuation`.
  let symbols: [String]
  /// The alternatives offered by a held key.
  let alternatives: [Character: String]
  /// Whether the language has capital letters, and the keyboard therefore a Shift key.
  var hasCapitals = true
  /// Whether the letters are Latin and can be used in addresses.
  var isLatin = true
  /// Whether the language is written from right to left.
  package var isRightToLeft = false
  /// The decimal separator for the digits; `nil` for that of the locale.
  var decimalSeparator: String?
  let words: Words

  /// All languages.
  package static let all = [english, german, french, spanish, russian, arabic]

  /// Returns the languages of locales without duplicates.
  ///
  /// - Parameter locales: The locale names such as `de_CH.UTF-8`, in order of preference.
  /// - Returns: At least one language; English is appended if none of the languages has Latin
  ///   letters.
  package static func languages(for locales: [String]) -> [KeyboardLanguage] {
    var languages: [KeyboardLanguage] = []
    for locale in locales {
      let code = locale.prefix { $0.isLetter }.lowercased()
      guard let language = all.first(where: { $0.code == code }),
        !languages.contains(where: { $0.code == code })
      else { continue }
      languages.append(language)
    }
    return languages.contains(where: \.isLatin) ? languages : languages + [english]
  }

  /// Returns the capital of a letter as a single character.
  ///
  /// - Parameter letter: A letter or sign.
  /// - Returns: The capital; the letter itself if it has none.
  static func capital(of letter: String) -> String {
    letter == "ß" ? "ẞ" : letter.uppercased()
  }

  /// Returns the characters offered by a held key.
  ///
  /// - Parameter character: The character typed by the key.
  /// - Returns: The character itself, followed by its alternatives; empty if it has none.
  func alternatives(for character: String) -> [String] {
    guard let key = character.first,
      let otherCharacters = alternatives[key] ?? KeyboardLanguage.commonAlternatives[key]
    else { return [] }
    return [character] + otherCharacters.map(String.init)
  }

  /// The alternatives of signs for which a language has none.
  private static let commonAlternatives: [Character: String] = [
    "0": "°", "-": "–—•", "/": "\\", "$": "€£¥₽¢", "€": "$£¥₽¢", "&": "§", "\"": "“”„»«",
    ".": "…", "?": "¿", "!": "¡", "'": "’‘‚`", "%": "‰", "=": "≠≈", "₽": "$€£¥",
  ]
}
