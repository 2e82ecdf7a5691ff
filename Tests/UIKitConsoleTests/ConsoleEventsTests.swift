import Testing
import UIKitApplication
import UIKitCore

@testable import UIKitConsole

/// A session whose changes a test triggers.
@MainActor
private final class TestSession: ConsoleSession {
  let descriptor: Int32 = -1
  let guardian: Int32 = -1
  var isLost = false
  var changes: [SessionChange] = []
  private(set) var calls: [String] = []

  func takeChanges() -> [SessionChange] {
    defer { changes = [] }
    return changes
  }

  func allowRelease() { calls.append("allowRelease") }
  func acknowledge() { calls.append("acknowledge") }
  func switchTo(_ number: Int) { calls.append("switchTo \(number)") }
  func restore() { calls.append("restore") }
}

/// Tests for switching between consoles, and for blanking.
@MainActor
struct ConsoleEventsTests {
  private let output = MemoryOutput(width: 40, height: 30)
  private let session = TestSession()
  private let loop: FrameLoop
  private let console: Console
  private let events: ConsoleEvents

  init() {
    console = Console(
      output: output,
      session: session,
      configuration: LaunchConfiguration(blanking: 60)
    )
    loop = FrameLoop(screen: UIScreen(size: console.size))
    _ = console.makeSurface()
    events = ConsoleEvents(
      console: console,
      devices: nil,
      loop: loop,
      lifecycle: Lifecycle(application: .shared, loop: loop),
      locale: "C"
    )
  }

  private func handle(_ change: SessionChange? = nil, at time: Double) {
    loop.setTime(time)
    session.changes = change.map { [$0] } ?? []
    _ = events.handleEvents()
  }

  @Test func theScreenBlanksAfterItsDelay() {
    handle(at: 59)
    #expect(output.calls.isEmpty && events.maximumSleep(at: 59) == 1)
    handle(at: 60)
    #expect(output.calls == ["darken"] && events.maximumSleep(at: 60) == .infinity)
  }

  @Test func theScreenDoesNotBlankWhileAnotherTerminalIsShown() {
    handle(.release, at: 10)
    #expect(output.calls == ["release"] && session.calls == ["allowRelease"])
    #expect(events.maximumSleep(at: 10) == .infinity)
    handle(at: 500)
    #expect(output.calls == ["release"])
    // The delay starts at the return to the console.
    handle(.acquire, at: 600)
    #expect(output.calls == ["release", "acquire"])
    #expect(events.maximumSleep(at: 600) == 60)
  }

  @Test func aScreenHeldByAnotherProcessIsRequestedAgain() {
    handle(.release, at: 10)
    output.isTaken = true
    handle(.acquire, at: 20)
    #expect(session.calls.last == "acknowledge" && output.calls.last == "refused")
    #expect(events.maximumSleep(at: 20) == 0.5)
    handle(at: 20.4)
    #expect(output.calls.count == 2)
    output.isTaken = false
    handle(at: 20.5)
    #expect(output.calls == ["release", "refused", "acquire"])
    #expect(events.maximumSleep(at: 20.5) == 60)
  }

  @Test func aReleaseEndsTheRequestForTheScreen() {
    handle(.release, at: 10)
    output.isTaken = true
    handle(.acquire, at: 20)
    handle(.release, at: 20.2)
    output.isTaken = false
    handle(at: 30)
    #expect(output.calls == ["release", "refused", "release"])
    #expect(events.maximumSleep(at: 30) == .infinity)
  }

  @Test func aLostSessionIsAFailure() {
    #expect(events.failure == nil)
    session.isLost = true
    #expect(events.failure == "the manager of seats has gone, and the screen with it")
  }
}
