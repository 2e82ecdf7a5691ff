import Testing

@testable import UIKitApplication

struct LaunchFailureTests {
  @Test func theMessageNamesWhatWasTried() {
    let environment = ["DISPLAY": ":7", "WAYLAND_DISPLAY": "", "HOME": "/h"]
    let tried = LaunchFailure.displays(in: environment)
    #expect(tried == ["DISPLAY=:7"])
    let line = "\(LaunchFailure.noDisplay(tried: tried))"
    #expect(
      line == "no display: nothing answers at DISPLAY=:7, and this is no console for KMSDRM"
    )
  }

  @Test func theMessageSaysWhatToSet() {
    let line = "\(LaunchFailure.noDisplay(tried: LaunchFailure.displays(in: [:])))"
    #expect(line == "no display: set DISPLAY or WAYLAND_DISPLAY, or run on a console for KMSDRM")
    // Options of the demo have no place in the messages of other programs.
    #expect(!line.contains("--"))
  }
}
