package import UIKitGraphics

/// Determines the user's language from the environment.
package enum UserLanguage {
  /// The codes of languages written from right to left.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]

  /// Returns the layout direction for the first of the user's locales.
  ///
  /// - Parameter locales: The locale names such as `ar_EG.UTF-8`.
  /// - Returns: The layout direction; left to right for an unknown language or no locale.
  package static func direction(of locales: [String]) -> UITraitEnvironmentLayoutDirection {
    locales.first.map(isRightToLeft) ?? false ? .rightToLeft : .leftToRight
  }

  /// Returns the user's locales in order of preference.
  ///
  /// As with gettext, the languages in `LANGUAGE` precede the message locale, unless that is the
  /// `C` locale.
  ///
  /// - Parameter environment: The environment of the process.
  /// - Returns: The locales of `LANGUAGE`, followed by the message locale; empty if that is the `C`
  ///   locale or not set.
  package static func locales(environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let locale, !isUntranslated(locale) else { return [] }
    return (environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []) + [locale]
  }

  private static func isUntranslated(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." }
    return name == "C" || name == "POSIX"
  }

  /// Returns whether the language of a locale such as `ar_EG.UTF-8` is written from right to left.
  private static func isRightToLeft(_ locale: String) -> Bool {
    // The modifier may specify a different script: `sd_IN@devanagari`.
    switch locale.drop(while: { $0 != "@" }) {
    case "@arabic": return true
    case "@cyrillic", "@devanagari", "@latin": return false
    default: break
    }
    let language = locale.prefix { $0.isLetter }.lowercased()
    return rightToLeftLanguages.contains(language)
  }
}
