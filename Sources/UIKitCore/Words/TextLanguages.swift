package import Foundation
internal import Synchronization

/// The languages used for an application's localised texts.
///
/// Foundation on Linux ignores the locale and always uses a bundle's development language.
package enum TextLanguages {
  private static let storage = Mutex<[String]?>(nil)

  /// The user's locales such as `de_CH.UTF-8`, in order of preference.
  ///
  /// They are those of the current host, or of the environment before a host exists.
  package static var preferred: [String] {
    get {
      storage.withLock { $0 }
        ?? UserLanguage.locales(environment: ProcessInfo.processInfo.environment)
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// Returns a text of a bundle in the user's language.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - table: The name of a `.strings` file without its extension; `nil` or empty for
  ///     `Localizable`.
  ///   - bundle: The bundle, with folders such as `de.lproj`.
  /// - Returns: The text in the first preferred language that contains it, otherwise in the
  ///   bundle's development language; `nil` for an unknown key.
  package static func text(forKey key: String, table: String?, bundle: Bundle) -> String? {
    for folder in folders(of: bundle, for: preferred) {
      let text = folder.localizedString(forKey: key, value: missingValue, table: table)
      if text != missingValue { return text }
    }
    let text = bundle.localizedString(forKey: key, value: missingValue, table: table)
    return text == missingValue ? nil : text
  }

  /// A value that does not occur in any table.
  private static let missingValue = "\u{FFFF}"

  private static func folders(of bundle: Bundle, for locales: [String]) -> [Bundle] {
    if locales.isEmpty { return [] }
    let localizations = bundle.localizations
    return locales.compactMap { localization(for: $0, among: localizations) }
      .compactMap { bundle.path(forResource: $0, ofType: "lproj") }
      .compactMap { Bundle(path: $0) }
  }

  /// Returns the localisation of a bundle that matches a locale.
  ///
  /// - Parameters:
  ///   - locale: A name such as `de_CH.UTF-8` or `zh-Hant`.
  ///   - localizations: The names of localisation folders without their extension, in any letter
  ///     case.
  /// - Returns: The most specific localisation for the locale's language and script; `nil` if none
  ///   matches.
  package static func localization(for locale: String, among localizations: [String]) -> String? {
    let requestedTag = Tag(locale)
    guard !requestedTag.language.isEmpty else { return nil }
    let candidates = localizations.filter { Tag($0).language == requestedTag.language }.sorted()
    let candidatesInScript = candidates.filter {
      Tag($0).resolvedScript == requestedTag.resolvedScript
    }
    return candidatesInScript.first { Tag($0).region == requestedTag.region }
      ?? candidatesInScript.first { Tag($0).region == nil } ?? candidatesInScript.first
  }

  /// The components of a locale's name, in lower case.
  private struct Tag {
    let language: String
    private(set) var script: String?
    private(set) var region: String?

    init(_ locale: String) {
      let subtags = locale.prefix { $0 != "." && $0 != "@" }.lowercased()
        .split { $0 == "_" || $0 == "-" }.map(String.init)
      language = ["iw": "he", "no": "nb"][subtags.first ?? ""] ?? subtags.first ?? ""
      for subtag in subtags.dropFirst() {
        if subtag.count == 4 { script = subtag } else { region = subtag }
      }
    }

    /// The script.
    ///
    /// For Chinese without an explicit script, it is derived from the region.
    var resolvedScript: String? {
      if script != nil || language != "zh" { return script }
      return ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
    }
  }
}
