import Testing

@testable import UIKitApplication

/// Tests for waiting for a desktop that does not answer yet.
@MainActor
struct RelaunchTests {
  @Test func theLaunchIsRepeatedUntilADesktopAnswers() throws {
    var tries = 0
    var pauses = 0
    let display = try Relaunch.waitForDesktop(pause: { pauses += 1 }) {
      tries += 1
      guard tries == 4 else { throw LaunchFailure.noDesktop(tried: ["DISPLAY=:7"]) }
      return "display"
    }
    #expect(display == "display" && tries == 4 && pauses == 3)
  }

  @Test func otherFailuresEndTheWaiting() {
    #expect(throws: LaunchFailure.self) {
      try Relaunch.waitForDesktop(pause: { Issue.record("it waited") }) {
        throw LaunchFailure.noWindow("no memory")
      }
    }
  }

  @Test(arguments: [(nil, nil, false), (nil, "1", true), (nil, "0", false), (false, "1", false)])
  func theConfigurationOverridesTheEnvironment(
    _ configured: Bool?,
    _ variable: String?,
    _ expected: Bool
  ) {
    let environment = variable.map { ["ROLLTOP_RECONNECT": $0] } ?? [:]
    let configuration = LaunchConfiguration(reconnects: configured)
    #expect(configuration.resolvedReconnects(environment: environment) == expected)
  }
}
