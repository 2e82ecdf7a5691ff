import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Snapshot tests of the on-screen keyboard.
@MainActor
struct KeyboardSnapshotTests {
  private func show(
    _ name: String,
    _ type: UIKeyboardType = .default,
    languages: [String] = ["en"],
    size: CGSize = CGSize(width: 390, height: 320),
    prepare: (KeyboardFixture) -> Void = { _ in }
  ) {
    let fixture = KeyboardFixture(type, languages: languages, size: size)
    fixture.field.text = "Text"
    prepare(fixture)
    fixture.begin()
    fixture.stage.settle()
    assertSnapshot(of: fixture.stage, named: name)
  }

  @Test(arguments: KeyboardLanguage.all.map(\.code))
  func lettersOfALanguage(code: String) {
    show("letters-\(code)", languages: [code])
    show("letters-\(code)-dark", languages: [code]) { $0.field.keyboardAppearance = .dark }
    show("letters-\(code)-classic", languages: [code]) {
      $0.stage.window.traitOverrides.tableTheme = .classic
    }
  }

  @Test(arguments: ["", "-dark", "-classic"])
  func theLanguageListOfAHeldGlobe(look: String) {
    let fixture = KeyboardFixture(
      languages: ["en", "fr", "ru", "de"],
      size: CGSize(width: 390, height: 320)
    )
    if look == "-dark" { fixture.stage.window.overrideUserInterfaceStyle = .dark }
    if look == "-classic" { fixture.stage.window.traitOverrides.tableTheme = .classic }
    fixture.begin()
    fixture.stage.touchDown(at: fixture.stage.key("globe") ?? .zero)
    fixture.stage.advance(by: 0.6)
    assertSnapshot(of: fixture.stage, named: "languages\(look)")
    fixture.stage.touchUp()
  }

  @Test(arguments: [
    (UIKeyboardType.URL, "url"), (.emailAddress, "email"), (.numbersAndPunctuation, "numbers"),
    (.numberPad, "number-pad"), (.phonePad, "phone-pad"), (.decimalPad, "decimal-pad"),
    (.webSearch, "web-search"),
  ])
  func keysOfAType(type: UIKeyboardType, name: String) {
    show(name, type) { $0.field.returnKeyType = .go }
    show("\(name)-dark", type) {
      $0.field.returnKeyType = .go
      $0.stage.window.overrideUserInterfaceStyle = .dark
    }
    show("\(name)-classic", type) {
      $0.field.returnKeyType = .go
      $0.stage.window.traitOverrides.tableTheme = .classic
    }
  }

  @Test func pagesOfArabic() {
    for (name, keys) in [("numbers", ["١٢٣"]), ("symbols", ["١٢٣", "#+="])] {
      let fixture = KeyboardFixture(languages: ["ar", "en"], size: CGSize(width: 390, height: 320))
      fixture.begin()
      for key in keys { fixture.tap(key) }
      assertSnapshot(of: fixture.stage, named: "arabic-\(name)")
    }
  }

  @Test func textFromRightToLeft() {
    let fixture = KeyboardFixture(languages: ["ar", "en"], size: CGSize(width: 390, height: 320))
    fixture.begin()
    fixture.tap(keys: "سلام")
    assertSnapshot(of: fixture.stage, named: "arabic-typed")
  }

  @Test func wideScreens() {
    show("wide", languages: ["de", "en"], size: CGSize(width: 1280, height: 800))
    show("wide-pad", .decimalPad, size: CGSize(width: 1280, height: 800))
  }

  @Test func popups() {
    for appearance in [UIKeyboardAppearance.light, .dark] {
      let fixture = KeyboardFixture(size: CGSize(width: 390, height: 320))
      fixture.field.keyboardAppearance = appearance
      fixture.begin()
      fixture.stage.touchDown(at: fixture.stage.key("t") ?? .zero)
      fixture.stage.advance(by: 0.1)
      let suffix = appearance == .dark ? "-dark" : ""
      assertSnapshot(of: fixture.stage, named: "popup\(suffix)")
      fixture.stage.touchMove(to: fixture.stage.key("o") ?? .zero)
      fixture.stage.advance(by: 0.6)
      assertSnapshot(of: fixture.stage, named: "accents\(suffix)")
    }
  }

  @Test func capitalsAndLockedShift() {
    show("capitals") {
      $0.field.autocapitalizationType = .allCharacters
      $0.field.returnKeyType = .search
    }
    let fixture = KeyboardFixture(size: CGSize(width: 390, height: 320))
    fixture.field.enablesReturnKeyAutomatically = true
    fixture.field.returnKeyType = .done
    fixture.begin()
    fixture.tap("shift")
    fixture.tap("shift")
    assertSnapshot(of: fixture.stage, named: "locked-shift-disabled-return")
  }
}
