import Testing

@testable import UIKitApplication
@testable import UIKitSDL

/// Tests for the choice of SDL's video driver.
@MainActor
struct VideoDriverTests {
  @Test func onlyVisibleDriversAreTried() {
    #expect(VideoDriver.candidates(environment: ["DISPLAY": ":0"]) == "x11")
    let environment = ["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "SDL_VIDEODRIVER": ""]
    #expect(VideoDriver.candidates(environment: environment) == "x11,wayland")
  }

  @Test func theUserMayNameAnyDriver() {
    #expect(VideoDriver.candidates(environment: ["SDL_VIDEODRIVER": "dummy"]) == nil)
  }
}
