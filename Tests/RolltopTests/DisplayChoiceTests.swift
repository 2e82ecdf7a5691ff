import Testing
import UIKitApplication
import UIKitConsole

@testable import UIKit

/// Tests for `DisplayChoice`.
struct DisplayChoiceTests {
  @Test func theDesktopIsPreferredToTheConsole() throws {
    #expect(try DisplayChoice(environment: ["DISPLAY": ":0"]) == .window)
    #expect(try DisplayChoice(environment: ["WAYLAND_DISPLAY": "wayland-0"]) == .window)
    #expect(try DisplayChoice(environment: ["SDL_VIDEODRIVER": "dummy"]) == .window)
    #expect(try DisplayChoice(environment: ["DISPLAY": ""]) == .console(.first))
    #expect(try DisplayChoice(environment: [:]) == .console(.first))
  }

  @Test func theUserOverridesTheDisplayChoice() throws {
    func choice(_ name: String) throws -> DisplayChoice {
      try DisplayChoice(environment: ["DISPLAY": ":0", "ROLLTOP_DISPLAY": name])
    }
    #expect(try choice("drm") == .console(.graphicsCard))
    #expect(try choice("fbdev") == .console(.framebuffer))
    #expect(try choice("/dev/dri/card1") == .console(.path("/dev/dri/card1")))
    #expect(try choice("window") == .window)
    #expect(try choice("") == .window)
    #expect(throws: LaunchFailure.self) { try choice("kms") }
  }
}
