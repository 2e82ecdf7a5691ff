import Testing

@testable import UIKitApplication
@testable import UIKitSDL

/// Tests of the choice of SDL's video driver.
@MainActor
struct VideoDriverTests {
  @Test func onlyDriversThatShowSomethingAreTried() {
    #expect(VideoDriver.candidates(environment: ["DISPLAY": ":0"]) == "x11")
    let both = ["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "SDL_VIDEODRIVER": ""]
    #expect(VideoDriver.candidates(environment: both) == "x11,wayland")
  }

  @Test func userMayNameAnyDriver() {
    #expect(VideoDriver.candidates(environment: ["SDL_VIDEODRIVER": "dummy"]) == nil)
  }
}
