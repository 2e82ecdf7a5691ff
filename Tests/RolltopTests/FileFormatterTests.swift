import Foundation
import Testing
import UIKitApplication

@testable import rolltop

/// Tests for `FileFormatter`.
@Suite struct FileFormatterTests {
  private let formatter = FileFormatter(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (9949, "9.9 kB"),
    (9950, "10 kB"), (10_499, "10 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"),
    (1_234_567, "1.2 MB"), (48_000_000_000, "48 GB"), (Int64.max, "9223 PB"),
  ])
  func sizesHaveOneToFourDigits(bytes: Int64, text: String) {
    #expect(formatter.size(bytes) == text)
  }

  @Test func datesAndSizesFollowTheLocaleVariables() throws {
    let locale = try #require(Locale(environment: ["LANG": "de_DE.UTF-8"]))
    let formatter = FileFormatter(locale: locale, timeZone: .gmt)
    #expect(formatter.size(1_234_567) == "1,2 MB")
    #expect(formatter.date(Date(timeIntervalSince1970: 45_420)) == "1. Jan. 1970, 12:37")
  }

  @Test(arguments: [
    (["LC_ALL": "fr_FR", "LC_TIME": "de_DE", "LANG": "en_GB"], "fr_FR"),
    (["LC_ALL": "", "LC_TIME": "de_DE@euro", "LANG": "en_GB"], "de_DE"),
    (["LANG": "sv"], "sv"), (["LANG": "C.UTF-8"], nil), (["LC_ALL": "POSIX"], nil),
    (["LANG": "../../etc"], nil), ([:], nil),
  ])
  func theFirstVariableThatIsSetNamesTheLocale(
    environment: [String: String],
    identifier: String?
  ) {
    #expect(Locale(environment: environment)?.identifier == identifier)
  }

  @Test func permissionsAreNineLetters() {
    #expect(FileFormatter.permissions(0o755) == "rwxr-xr-x")
    #expect(FileFormatter.permissions(0o640) == "rw-r-----")
    #expect(FileFormatter.permissions(0) == "---------")
  }

  @Test func linksNameTheKindOfTheirTarget() {
    let link = FileEntry(name: "a", kind: .folder, linkTarget: "/b")
    let broken = FileEntry(name: "a", kind: .brokenLink, linkTarget: "/b")
    #expect(FileFormatter.kind(of: link) == "Link to a folder")
    #expect(FileFormatter.kind(of: broken) == "Broken link")
    #expect(formatter.subtitle(of: broken) == "Leads nowhere: /b")
  }

  @Test func entriesWithoutAttributesShowAMessage() {
    let entry = FileEntry(name: "a", kind: .unknown)
    #expect(formatter.subtitle(of: entry) == "Cannot be looked at")
    #expect(formatter.date(nil) == "Unknown date")
  }

  @Test func aFileHasSizeAndDate() {
    let entry = FileEntry(
      name: "a",
      kind: .file,
      size: 1200,
      modified: Date(timeIntervalSince1970: 0)
    )
    #expect(formatter.subtitle(of: entry) == "1.2 kB · 1 Jan 1970 at 0:00")
  }
}
