import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the list of languages that a long press on the globe key shows.
@MainActor
struct LanguageListTests {
  private func hold(_ fixture: KeyboardFixture) -> LanguageList? {
    fixture.begin()
    fixture.stage.touchDown(at: fixture.stage.key("globe") ?? .zero)
    fixture.stage.advance(by: 0.6)
    return fixture.keys?.fingers.first?.list
  }

  /// Moves the finger to a row of the list.
  private func move(to row: Int, _ list: LanguageList, _ fixture: KeyboardFixture) {
    let rowCenter = list.superview?.convert(list.center(of: row), to: nil) ?? .zero
    fixture.stage.touchMove(to: rowCenter)
  }

  @Test func aFingerSlidesToALanguage() throws {
    let fixture = KeyboardFixture(languages: ["en", "de", "ru"])
    let list = try #require(hold(fixture))
    #expect(list.selectedLanguage.code == "en")
    move(to: 1, list, fixture)
    #expect(list.selectedLanguage.code == "de")
    move(to: 2, list, fixture)
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.tap("ж")
    #expect(fixture.text == "ж")
    #expect(list.superview == nil)
    // A tap on the globe key switches from the chosen language to the next one.
    fixture.tap("globe")
    #expect(fixture.keys?.setting.language.code == "en")
  }

  @Test func aFingerThatStaysOnTheGlobeKeepsTheLanguage() throws {
    let fixture = KeyboardFixture(languages: ["en", "de", "ru"])
    fixture.begin()
    fixture.tap("globe")
    let list = try #require(hold(fixture))
    move(to: 0, list, fixture)
    fixture.stage.touchMove(to: fixture.stage.key("globe") ?? .zero)
    #expect(list.selectedLanguage.code == "de")
    fixture.stage.touchUp()
    #expect(fixture.keys?.setting.language.code == "de")
    #expect(list.superview == nil)
  }

  @Test func aCancelledTouchChoosesNothing() throws {
    let fixture = KeyboardFixture(languages: ["en", "de"])
    let list = try #require(hold(fixture))
    move(to: 1, list, fixture)
    fixture.stage.touchCancel()
    #expect(fixture.keys?.setting.language.code == "en")
    #expect(list.superview == nil)
  }

  @Test func addressesOfferLatinLetters() throws {
    let fixture = KeyboardFixture(.emailAddress, languages: ["en", "ru", "de"])
    let list = try #require(hold(fixture))
    move(to: 1, list, fixture)
    fixture.stage.touchUp()
    #expect(fixture.keys?.setting.language.code == "de")
  }

  @Test func aListOfAllLanguagesFitsOnALowScreen() throws {
    let codes = KeyboardLanguage.all.map(\.code)
    let fixture = KeyboardFixture(languages: codes, size: CGSize(width: 320, height: 240))
    let list = try #require(hold(fixture))
    let frame = list.convert(list.bounds, to: nil)
    #expect(frame.minY >= -LanguageList.Metrics.blur)
    #expect(frame.minX >= -LanguageList.Metrics.blur)
    move(to: 0, list, fixture)
    #expect(list.selectedLanguage.code == "en")
    move(to: codes.count - 1, list, fixture)
    #expect(list.selectedLanguage.code == codes.last)
    fixture.stage.touchUp()
  }

  @Test func aShortPressListsNothing() {
    let fixture = KeyboardFixture(languages: ["en", "de"])
    fixture.begin()
    fixture.stage.touchDown(at: fixture.stage.key("globe") ?? .zero)
    fixture.stage.advance(by: 0.4)
    #expect(fixture.keys?.fingers.first?.list == nil)
    fixture.stage.touchUp()
    #expect(fixture.keys?.setting.language.code == "de")
  }
}
