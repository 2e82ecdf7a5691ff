import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication

/// Tests for the user's languages and for their layout direction.
@MainActor
struct UserLanguageTests {
  @Test(arguments: [
    ([:], false), (["LANG": "en_GB.UTF-8"], false), (["LANG": "ar_EG.UTF-8"], true),
    (["LANG": "he"], true), (["LANG": "fa_IR"], true), (["LANG": "ur_PK.UTF-8"], true),
    (["LANG": "arn_CL.UTF-8"], false), (["LANG": "C"], false), (["LANG": ""], false),
    (["LANG": "ar_EG.UTF-8", "LC_ALL": "de_DE.UTF-8"], false),
    (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "he_IL.UTF-8"], true),
    (["LC_ALL": "", "LANG": "yi_US"], true),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "ar:en"], true),
    (["LANG": "ar_EG.UTF-8", "LANGUAGE": "en:ar"], false),
    (["LANG": "C.UTF-8", "LANGUAGE": "ar"], false), (["LANG": "POSIX", "LANGUAGE": "ar"], false),
    (["LANG": "sd_IN@devanagari"], false), (["LANG": "ku_IQ@arabic"], true),
    (["LANG": "he_IL@euro"], true), (["LANG": "de_DE@euro"], false),
  ])
  func localesHaveADirection(environment: [String: String], isRightToLeft: Bool) {
    let expected: UITraitEnvironmentLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let locales = UserLanguage.locales(environment: environment)
    #expect(UserLanguage.direction(of: locales) == expected)
  }

  @Test func theApplicationsLanguagesReplaceTheEnvironments() {
    var configuration = LaunchConfiguration()
    let arabic = ["LANG": "ar_EG.UTF-8", "LANGUAGE": "ar:fr"]
    #expect(configuration.resolvedLanguages(environment: arabic) == ["ar", "fr", "ar_EG.UTF-8"])
    configuration.languages = ["de"]
    #expect(configuration.resolvedLanguages(environment: arabic) == ["de"])
    let screen = UIScreen(size: .zero)
    configuration.apply(to: screen, environment: arabic)
    #expect(screen.traitCollection.layoutDirection == .leftToRight)
  }

  @Test func theConfiguredLayoutDirectionHasPrecedence() {
    let screen = UIScreen(size: .zero)
    let arabic = ["LANG": "ar_EG.UTF-8"]
    LaunchConfiguration().apply(to: screen, environment: arabic)
    #expect(screen.traitCollection.layoutDirection == .rightToLeft)
    LaunchConfiguration(layoutDirection: .leftToRight).apply(to: screen, environment: arabic)
    #expect(screen.traitCollection.layoutDirection == .leftToRight)
    LaunchConfiguration(layoutDirection: .rightToLeft).apply(to: screen, environment: [:])
    #expect(screen.traitCollection.layoutDirection == .rightToLeft)
  }
}
