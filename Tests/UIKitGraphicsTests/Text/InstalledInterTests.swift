import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for finding the installed font Inter without fontconfig.
struct InstalledInterTests {
  private static let weights: [Int32] = [0, 40, 50, 80, 100, 180, 200, 205, 210]

  /// Returns the path of the file that is found.
  ///
  /// - Parameters:
  ///   - weight: The weight as in fontconfig.
  ///   - isItalic: Whether the font is italic.
  ///   - environment: The environment variables.
  ///   - missing: A usual file that does not exist.
  ///   - present: A file that exists besides the usual ones.
  /// - Returns: The path; `nil` if fontconfig has to be asked.
  private func file(
    weight: Int32 = 80,
    isItalic: Bool = false,
    environment: [String: String] = ["HOME": "/home/ada"],
    without missing: String? = nil,
    with present: String? = nil
  ) -> String? {
    InstalledInter.file(weight: weight, isItalic: isItalic, environment: environment) { path in
      let isUsualFile = path == "/etc/fonts/fonts.conf" || path.contains("/opentype/inter/Inter-")
      return path != missing && (isUsualFile || path == present)
    }?.path
  }

  /// Runs in a separate process with the fonts of this machine, because tests use other fonts.
  @Test func theFileMatchesFontconfig() async {
    await #expect(processExitsWith: .success) {
      unsetenv("FONTCONFIG_FILE")
      for weight in InstalledInterTests.weights {
        for isItalic in [false, true] {
          guard let installedFile = InstalledInter.file(weight: weight, isItalic: isItalic) else {
            continue
          }
          let match = FontLibrary.withLock {
            FontQuery.match(family: "Inter", weight: weight, isItalic: isItalic)
          }
          #expect(installedFile == match?.file)
        }
      }
    }
  }

  @Test func filesAreNamedByWeightAndSlant() {
    let folder = "/usr/share/fonts/opentype/inter/"
    #expect(file() == folder + "Inter-Regular.otf")
    #expect(file(isItalic: true) == folder + "Inter-Italic.otf")
    #expect(file(weight: 180) == folder + "Inter-SemiBold.otf")
    #expect(file(weight: 205, isItalic: true) == folder + "Inter-ExtraBoldItalic.otf")
    #expect(file(weight: 81) == nil)
    #expect(file(without: folder + "Inter-Regular.otf") == nil)
  }

  @Test(arguments: ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"])
  func fontconfigVariablesDisableTheShortcut(variable: String) {
    #expect(file(environment: ["HOME": "/home/ada", variable: "/x"]) == nil)
  }

  @Test(arguments: [
    "/etc/fonts/local.conf", "/home/ada/.config/fontconfig", "/home/ada/.fonts.conf",
    "/home/ada/.local/share/fonts", "/home/ada/.fonts",
  ])
  func fontconfigFilesDisableTheShortcut(path: String) {
    #expect(file(with: path) == nil)
  }

  @Test func pathsOfSettingsFollowTheEnvironment() {
    let environment = ["HOME": "/home/ada", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d"]
    #expect(file(environment: environment) != nil)
    #expect(file(environment: environment, with: "/c/fontconfig") == nil)
    #expect(file(environment: environment, with: "/d/fonts") == nil)
    #expect(file(environment: [:]) == nil)
    #expect(file(without: "/etc/fonts/fonts.conf") == nil)
  }
}
