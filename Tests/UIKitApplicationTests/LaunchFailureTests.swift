import Testing

@testable import UIKitApplication

/// Tests for the messages of failed launches.
struct LaunchFailureTests {
  @Test func theMessageNamesTheTriedDisplays() {
    let environment = ["DISPLAY": ":7", "WAYLAND_DISPLAY": "", "HOME": "/h"]
    let tried = LaunchFailure.displays(in: environment)
    #expect(tried == ["DISPLAY=:7"])
    let message = "\(LaunchFailure.noDesktop(tried: tried))"
    #expect(message == "no window: nothing answers at DISPLAY=:7")
  }

  @Test func theMessageNamesTheVariableToSet() {
    let message = "\(LaunchFailure.noDesktop(tried: LaunchFailure.displays(in: [:])))"
    #expect(message == "no window: set DISPLAY or WAYLAND_DISPLAY")
    // The message does not mention the demo's options, which other programs lack.
    #expect(!message.contains("--"))
  }

  @Test func theMessageNamesTheTriedConsoleDevices() {
    let tried = ["/dev/dri/card0: permission denied", "b"]
    let fallback = LaunchFailure.noConsole(tried: tried, isFallback: true)
    #expect(
      "\(fallback)"
        == "no display: DISPLAY and WAYLAND_DISPLAY are not set, and on the console "
        + "/dev/dri/card0: permission denied; b"
    )
    // If the environment names the device, the message does not mention a missing desktop.
    let chosen = LaunchFailure.noConsole(tried: tried, isFallback: false)
    #expect("\(chosen)" == "no display: on the console /dev/dri/card0: permission denied; b")
  }
}
