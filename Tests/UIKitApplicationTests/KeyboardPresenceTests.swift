import Foundation
import Testing

@testable import UIKitApplication
@testable import UIKitCore

/// Tests for the decision on the on-screen keyboard and its languages.
@MainActor
struct KeyboardPresenceTests {
  @Test func theApplicationOverridesTheEnvironment() {
    func presence(configured: KeyboardPresence?, variable: String?) -> KeyboardPresence {
      var environment: [String: String] = [:]
      environment["ROLLTOP_KEYBOARD"] = variable
      return LaunchConfiguration(keyboard: configured).resolvedKeyboard(environment: environment)
    }
    #expect(presence(configured: nil, variable: nil) == .automatic)
    #expect(presence(configured: nil, variable: "onscreen") == .onScreen)
    #expect(presence(configured: nil, variable: "hardware") == .hardware)
    #expect(presence(configured: nil, variable: "piano") == .automatic)
    #expect(presence(configured: .hardware, variable: "onscreen") == .hardware)
  }

  @Test func theLanguagesAreThoseOfTheLocales() throws {
    let loop = FrameLoop(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let inputViewPresenter = try #require(loop.inputViewPresenter)
    let environment = [
      "LANGUAGE": "fr:de", "LANG": "ru_RU.UTF-8", "ROLLTOP_KEYBOARD": "onscreen",
    ]
    LaunchConfiguration().apply(to: inputViewPresenter, environment: environment)
    #expect(inputViewPresenter.languages.map(\.code) == ["fr", "de", "ru"])
    #expect(inputViewPresenter.presence == .onScreen)
    #expect(UserLanguage.locales(environment: ["LANG": "C", "LANGUAGE": "de"]) == [])
  }
}
