import Foundation
import SeededRandom
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for typing on the on-screen keyboard: every key of every layout types the text in the
/// layout's data.
@MainActor
struct KeyboardTypingTests {
  private nonisolated static let types = UIKeyboardType.allCases
  private nonisolated static let codes = KeyboardLanguage.all.map(\.code)

  @Test(arguments: codes)
  func everyLetterOfALanguageTypesItself(code: String) throws {
    let fixture = KeyboardFixture(languages: [code])
    let language = try #require(KeyboardLanguage.all.first { $0.code == code })
    fixture.begin()
    for row in language.letters { fixture.tap(keys: row) }
    #expect(fixture.text == language.letters.joined())
  }

  @Test(.separateProcess, arguments: codes)
  func everyCapitalIsTypedWithShift(code: String) throws {
    let fixture = KeyboardFixture(languages: [code])
    let language = try #require(KeyboardLanguage.all.first { $0.code == code })
    fixture.begin()
    guard language.hasCapitals else {
      #expect(fixture.stage.key("shift") == nil)
      return
    }
    for letter in language.letters.joined() {
      fixture.tap("shift")
      fixture.tap(String(letter).uppercased())
    }
    #expect(fixture.text == language.letters.joined().uppercased())
  }

  /// Slow: taps every key of all pages of 14 keyboards.
  @Test(
    .separateProcess,
    arguments: types.map { ($0, "en") } + [(.default, "ar"), (.numberPad, "ar")]
  )
  func everyKeyOfEveryPageTypesItsData(type: UIKeyboardType, code: String) throws {
    let fixture = KeyboardFixture(type, languages: [code], size: CGSize(width: 320, height: 300))
    fixture.begin()
    let keys = try #require(fixture.keys)
    var visitedPages: Set<KeyboardPage.Name> = []
    var pendingPages = [keys.pageName]
    while let page = pendingPages.popLast() {
      guard visitedPages.insert(page).inserted else { continue }
      for index in Array(keys.setting.page(page).rows.joined()).indices {
        keys.shift = .small
        keys.show(page)
        fixture.field.text = ""
        let entry = keys.keyboardGeometry.entries[index]
        // The globe key would switch to the keys of another language.
        if entry.key == .globe { continue }
        fixture.stage.tap(at: fixture.point(entry))
        switch entry.key {
        case .text(let text), .titled(_, let text): #expect(fixture.text == text)
        case .space: #expect(fixture.text == " ")
        case .page(let next):
          #expect(keys.pageName == next)
          pendingPages.append(next)
        default: #expect(fixture.text == "")
        }
      }
    }
  }

  @Test func addressesAreTypedWithLatinLetters() {
    let fixture = KeyboardFixture(.emailAddress, languages: ["ar", "fr"])
    fixture.begin()
    fixture.tap(keys: "az@")
    #expect(fixture.text == "az@")
    #expect(fixture.stage.key("globe") == nil)
  }

  @Test func padsHaveTheDigitsOfTheLanguage() {
    let arabic = KeyboardFixture(.decimalPad, languages: ["ar"])
    arabic.begin()
    arabic.tap(keys: "١٫٥")
    #expect(arabic.text == "١٫٥")
    let plain = KeyboardFixture(.asciiCapableNumberPad, languages: ["ar"])
    plain.begin()
    plain.tap(keys: "15")
    #expect(plain.text == "15")
    let german = KeyboardFixture(.decimalPad, languages: ["de"])
    german.views?.host.localeIdentifier = "de_DE"
    german.begin()
    german.tap(keys: "1,5")
    #expect(german.text == "1,5")
  }

  @Test func theGlobeChangesTheLanguage() {
    let fixture = KeyboardFixture(languages: ["de", "ru"])
    fixture.begin()
    fixture.tap("ü")
    fixture.tap("globe")
    fixture.tap("ж")
    fixture.tap("globe")
    fixture.tap("ö")
    #expect(fixture.text == "üжö")
  }

  @Test func addressesSkipLanguagesWithoutLatinLetters() {
    let fixture = KeyboardFixture(.emailAddress, languages: ["de", "ar", "fr"])
    fixture.begin()
    fixture.tap("ü")
    fixture.tap("globe")
    fixture.tap("a")
    #expect(fixture.keys?.setting.language.code == "fr")
    #expect(fixture.text == "üa")
  }

  @Test func localesGiveLanguages() {
    func codes(_ locales: [String]) -> [String] {
      KeyboardLanguage.languages(for: locales).map(\.code)
    }
    #expect(codes(["de_CH.UTF-8", "de", "fr_FR"]) == ["de", "fr"])
    #expect(codes([]) == ["en"])
    #expect(codes(["ja_JP"]) == ["en"])
    #expect(codes(["ar_EG"]) == ["ar", "en"])
  }

  @Test func everyCharacterHasItsOwnKey() {
    for language in KeyboardLanguage.all {
      let letters = language.letters.joined()
      #expect(Set(letters).count == letters.count, "\(language.code)")
      #expect(language.letters.count == 3)
      #expect(language.digits.count == 10)
      let signs = (language.punctuation + language.symbols).joined()
      #expect(Set(signs).count == signs.count, "\(language.code) \(signs)")
      #expect(language.symbols.map(\.count) == [10, 10])
      #expect(language.punctuation.map(\.count) == [10, 5])
      for type in UIReturnKeyType.allCases { #expect(language.words.titles[type] != nil) }
    }
  }

  @Test(arguments: [
    ("a  ", "a. "), ("a)  ", "a). "), ("a.  ", "a.  "), ("  ", "  "), ("a   ", "a.  "),
    ("a  b  ", "a. b. "),
  ])
  func twoQuickSpacesAfterAWordAreAFullStop(keys: String, text: String) {
    let fixture = KeyboardFixture()
    fixture.begin()
    for key in keys {
      switch key {
      case " ": fixture.tap("space")
      case ")", ".":
        fixture.tap("123")
        fixture.tap(String(key))
        fixture.tap("ABC")
      default: fixture.tap(String(key))
      }
    }
    #expect(fixture.text == text)
  }

  @Test func slowSpacesAreNotAFullStop() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.tap("a")
    fixture.tap("space")
    fixture.stage.advance(by: 1)
    fixture.tap("space")
    #expect(fixture.text == "a  ")
  }

  @Test func twoSpacesInAddressesAreNotAFullStop() {
    let fixture = KeyboardFixture()
    fixture.field.textContentType = .emailAddress
    fixture.begin()
    fixture.tap(keys: "a")
    fixture.tap("space")
    fixture.tap("space")
    #expect(fixture.text == "a  ")
  }

  @Test func aRejectedDeletionLeavesTwoSpaces() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.tap("a")
    fixture.tap("space")
    fixture.rejectsDeletions = true
    fixture.tap("space")
    #expect(fixture.text == "a  ")
  }

  /// Random taps type the same text as a model of the keyboard's data.
  @Test(.separateProcess, arguments: codes)
  func randomTapsTypeWhatTheModelTypes(code: String) throws {
    var random = SeededGenerator.forTest(code)
    let fixture = KeyboardFixture(languages: [code], size: CGSize(width: 320, height: 300))
    // In a user name, two spaces do not become a full stop.
    fixture.field.textContentType = .username
    fixture.begin()
    let keys = try #require(fixture.keys)
    var model = ""
    var shift = KeyboardView.Shift.small
    var page = KeyboardPage.Name.letters
    while random.nextStep(of: 60) != nil {
      let entries = keys.keyboardGeometry.entries
      let entry = entries[Int.random(in: 0..<entries.count, using: &random)]
      let point = CGPoint(
        x: CGFloat.random(in: entry.cell.minX + 1..<entry.cell.maxX - 1, using: &random),
        y: CGFloat.random(in: entry.cell.minY + 1..<entry.cell.maxY - 1, using: &random)
      )
      switch entry.key {
      case .text(let text):
        let isCapital = shift != .small && page == .letters && text.count == 1
        model += isCapital ? KeyboardLanguage.capital(of: text) : text
        shift = .small
      case .space:
        model += " "
        (page, shift) = (.letters, .small)
      case .delete:
        model = String(model.dropLast())
        shift = .small
      case .globe: (page, shift) = (.letters, .small)
      case .shift: shift = shift == .small ? .once : .small
      case .page(let name): page = name
      case .enter: page = .letters
      case .titled, .blank: break
      }
      fixture.stage.tap(at: keys.convert(point, to: nil))
      if entry.key == .shift { fixture.stage.advance(by: 0.5) }
      try #require(fixture.text == model, "after \(entry.key)")
    }
  }
}
