package import Foundation
internal import Synchronization

/// The languages in which an application's own texts are looked up.
///
/// Foundation on Linux always takes a bundle's development language: it reads no locale.
package enum TextLanguages {
  private static let storage = Mutex<[String]?>(nil)

  /// The user's locales, such as `de_CH.UTF-8`, the preferred one first: those of the current host,
  /// and of the environment before there is one.
  package static var preferred: [String] {
    get {
      storage.withLock { $0 }
        ?? UserLanguage.locales(environment: ProcessInfo.processInfo.environment)
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// A text of a bundle in the user's language.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - table: The name of a `.strings` file without its extension; `nil` and empty mean
  ///     `Localizable`.
  ///   - bundle: The bundle with folders such as `de.lproj`.
  /// - Returns: The text in the first of the preferred languages that has it, else in the bundle's
  ///   development language; `nil` for an unknown key.
  package static func text(forKey key: String, table: String?, bundle: Bundle) -> String? {
    for folder in folders(of: bundle, for: preferred) {
      let text = folder.localizedString(forKey: key, value: missing, table: table)
      if text != missing { return text }
    }
    let text = bundle.localizedString(forKey: key, value: missing, table: table)
    return text == missing ? nil : text
  }

  /// A value that no table contains.
  private static let missing = "\u{FFFF}"

  private static func folders(of bundle: Bundle, for locales: [String]) -> [Bundle] {
    if locales.isEmpty { return [] }
    let localizations = bundle.localizations
    return locales.compactMap { localization(for: $0, among: localizations) }
      .compactMap { bundle.path(forResource: $0, ofType: "lproj") }
      .compactMap { Bundle(path: $0) }
  }

  /// The localization of a bundle that suits a locale.
  ///
  /// - Parameters:
  ///   - locale: A name such as `de_CH.UTF-8` or `zh-Hant`.
  ///   - localizations: Names of folders without their extension, in any case of letters.
  /// - Returns: The most specific one of the locale's language and script; `nil` without any.
  package static func localization(for locale: String, among localizations: [String]) -> String? {
    let wanted = Tag(locale)
    guard !wanted.language.isEmpty else { return nil }
    let candidates = localizations.filter { Tag($0).language == wanted.language }.sorted()
    let scripted = candidates.filter { Tag($0).resolvedScript == wanted.resolvedScript }
    return scripted.first { Tag($0).region == wanted.region }
      ?? scripted.first { Tag($0).region == nil } ?? scripted.first
  }

  /// The parts of a locale's name in lower case.
  private struct Tag {
    let language: String
    private(set) var script: String?
    private(set) var region: String?

    init(_ locale: String) {
      let parts = locale.prefix { $0 != "." && $0 != "@" }.lowercased()
        .split { $0 == "_" || $0 == "-" }.map(String.init)
      language = ["iw": "he", "no": "nb"][parts.first ?? ""] ?? parts.first ?? ""
      for part in parts.dropFirst() {
        if part.count == 4 { script = part } else { region = part }
      }
    }

    /// The script, for Chinese also without being named: that of the region.
    var resolvedScript: String? {
      if script != nil || language != "zh" { return script }
      return ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
    }
  }
}
