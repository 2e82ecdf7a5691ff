import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for localized texts in a bundle's string tables.
@MainActor struct TextLanguagesTests {
  /// Creates a bundle with tables in German, Arabic and English; the German table is incomplete.
  private static func makeBundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("TextLanguagesTests-\(UUID().uuidString).resources")
    let tables = [
      "en": #""Open" = "Open"; "%lld files in %@" = "%lld files in %@"; "Only here" = "English";"#,
      "de": #""Open" = "Öffnen"; "%lld files in %@" = "In %2$@ sind %1$lld Dateien";"#,
      "ar": #""Open" = "فتح";"#,
    ]
    for (language, table) in tables {
      let languageFolder = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: languageFolder, withIntermediateDirectories: true)
      try table.write(
        to: languageFolder.appendingPathComponent("Localizable.strings"),
        atomically: true,
        encoding: .utf8
      )
      try #""Open" = "Other \#(language)";"#.write(
        to: languageFolder.appendingPathComponent("Other.strings"),
        atomically: true,
        encoding: .utf8
      )
    }
    return try #require(Bundle(path: folder.path))
  }

  private static func removeFiles(of bundle: Bundle) {
    try? FileManager.default.removeItem(atPath: bundle.bundlePath)
  }

  @Test(arguments: [("de_CH.UTF-8", "Öffnen"), ("ar", "فتح"), ("en_US", "Open"), ("fr", "Open")])
  func textsAreInTheLanguageOfTheStage(locale: String, text: String) throws {
    let bundle = try Self.makeBundle()
    defer { Self.removeFiles(of: bundle) }
    let stage = Stage()
    stage.setLanguages([locale])
    #expect(NSLocalizedString("Open", bundle: bundle, comment: "") == text)
    #expect(String(localized: "Open", bundle: bundle) == text)
    #expect(String(localized: "OPEN_KEY", defaultValue: "Open", bundle: bundle) == "Open")
  }

  @Test func missingTextsComeFromTheNextLanguage() throws {
    let bundle = try Self.makeBundle()
    defer { Self.removeFiles(of: bundle) }
    let stage = Stage()
    stage.setLanguages(["fr", "ar", "de"])
    #expect(NSLocalizedString("Open", bundle: bundle, comment: "") == "فتح")
    #expect(NSLocalizedString("Only here", bundle: bundle, comment: "") == "English")
    #expect(NSLocalizedString("Nowhere", bundle: bundle, comment: "") == "Nowhere")
    #expect(
      NSLocalizedString("Nowhere", bundle: bundle, value: "Default", comment: "") == "Default"
    )
  }

  @Test func tablesHaveNames() throws {
    let bundle = try Self.makeBundle()
    defer { Self.removeFiles(of: bundle) }
    let stage = Stage()
    stage.setLanguages(["de"])
    #expect(
      NSLocalizedString("Open", tableName: "Other", bundle: bundle, comment: "") == "Other de"
    )
    #expect(NSLocalizedString("Open", tableName: "None", bundle: bundle, comment: "") == "Open")
  }

  @Test func interpolatedValuesFillTheTranslation() throws {
    let bundle = try Self.makeBundle()
    defer { Self.removeFiles(of: bundle) }
    let stage = Stage()
    let (count, folder) = (3, "Musik 100%")
    stage.setLanguages(["de"])
    #expect(
      String(localized: "\(count) files in \(folder)", bundle: bundle)
        == "In Musik 100% sind 3 Dateien"
    )
    #expect(
      String(localized: "\(count)% of \(1.5, specifier: "%.2f")", bundle: bundle) == "3% of 1.50"
    )
    #expect(String(localized: "100%", bundle: bundle) == "100%")
  }

  @Test func aNewStageUsesEnglish() throws {
    let bundle = try Self.makeBundle()
    defer { Self.removeFiles(of: bundle) }
    let german = Stage()
    german.setLanguages(["de"])
    let english = Stage()
    #expect(NSLocalizedString("Open", bundle: bundle, comment: "") == "Open")
    german.show(UIView())
    #expect(NSLocalizedString("Open", bundle: bundle, comment: "") == "Öffnen")
    english.show(UIView())
    #expect(NSLocalizedString("Open", bundle: bundle, comment: "") == "Open")
  }

  @Test(arguments: [
    ("de_CH.UTF-8", "de"), ("pt_PT", "pt-br"), ("pt_BR@euro", "pt-br"), ("zh_TW", "zh-hant"),
    ("zh_CN", "zh-hans"), ("zh-Hant-HK", "zh-hant"), ("nb_NO", "no"), ("iw", "he"),
    ("en_GB", "en-GB"), ("en_AU", "en"), ("sr-Latn", nil), ("", nil), ("C", nil), ("x_y_z", nil),
  ])
  func localizationsAreFoundByLanguageScriptAndRegion(locale: String, name: String?) {
    let names = ["de", "pt-br", "zh-hans", "zh-hant", "no", "he", "en", "en-GB", "sr", "Base"]
    #expect(TextLanguages.localization(for: locale, among: names) == name)
  }
}
