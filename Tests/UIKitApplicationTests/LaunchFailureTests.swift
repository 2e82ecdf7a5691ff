import Testing

@testable import UIKitApplication

struct LaunchFailureTests {
  @Test func theMessageNamesWhatWasTried() {
    let environment = ["DISPLAY": ":7", "WAYLAND_DISPLAY": "", "HOME": "/h"]
    let tried = LaunchFailure.displays(in: environment)
    #expect(tried == ["DISPLAY=:7"])
    let line = "\(LaunchFailure.noDesktop(tried: tried))"
    #expect(line == "no window: nothing answers at DISPLAY=:7")
  }

  @Test func theMessageSaysWhatToSet() {
    let line = "\(LaunchFailure.noDesktop(tried: LaunchFailure.displays(in: [:])))"
    #expect(line == "no window: set DISPLAY or WAYLAND_DISPLAY")
    // Options of the demo have no place in the messages of other programs.
    #expect(!line.contains("--"))
  }

  @Test func theMessageSaysWhichDevicesOfTheConsoleWereTried() {
    let tried = ["/dev/dri/card0: permission denied", "b"]
    let fallback = LaunchFailure.noConsole(tried: tried, isFallback: true)
    #expect(
      "\(fallback)"
        == "no display: DISPLAY and WAYLAND_DISPLAY are not set, and on the console "
        + "/dev/dri/card0: permission denied; b"
    )
    // Where the environment names the device, a desktop is not what is missing.
    let chosen = LaunchFailure.noConsole(tried: tried, isFallback: false)
    #expect("\(chosen)" == "no display: on the console /dev/dri/card0: permission denied; b")
  }
}
