package import UIKitGraphics

/// The user's language, according to the environment.
package enum UserLanguage {
  /// The codes of languages that are written from right to left.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]

  /// The direction of layout for the first of the user's locales.
  ///
  /// - Parameter locales: Names such as `ar_EG.UTF-8`.
  /// - Returns: Left to right for unknown languages, and without any.
  package static func direction(of locales: [String]) -> UITraitEnvironmentLayoutDirection {
    locales.first.map(isRightToLeft) ?? false ? .rightToLeft : .leftToRight
  }

  /// The user's locales, the preferred one first.
  ///
  /// As for gettext, the languages of `LANGUAGE` precede the locale of messages, unless that is the
  /// locale `C`.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The locales of `LANGUAGE`, and then that of messages; empty for the locale `C`.
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

  /// Whether a locale such as `ar_EG.UTF-8` is written from right to left.
  private static func isRightToLeft(_ locale: String) -> Bool {
    // The modifier names another script: `sd_IN@devanagari`.
    if locale.contains("@") { return locale.hasSuffix("@arabic") }
    let language = locale.prefix { $0.isLetter }.lowercased()
    return rightToLeftLanguages.contains(language)
  }
}
