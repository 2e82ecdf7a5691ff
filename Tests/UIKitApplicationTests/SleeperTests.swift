import Glibc
import Testing

@testable import UIKitApplication

/// Tests for the loop's sleep.
@MainActor
struct SleeperTests {
  /// A display whose state a test sets.
  private final class Source: EventSource {
    let isClosed = false
    var descriptors: [Int32] = []
    let hasMoves = false
    var hasEvents = false
    var calls: [String] = []

    func beginWait() -> Bool {
      calls.append("begin")
      return !hasEvents
    }

    func endWait() { calls.append("end") }

    func handleEvents() -> Bool { false }

    func moveTouches(forFrameAt time: Double) {}

    func finishTurn() {}

    func maximumSleep(at time: Double) -> Double { .infinity }
  }

  private let sleeper = Sleeper(descriptors: [], polls: false)

  @Test func everySleepBeginsAndEndsAWaitOfEachDisplay() {
    let sources = [Source(), Source()]
    sleeper.sleep(seconds: 0, events: sources)
    #expect(sources.allSatisfy { $0.calls == ["begin", "end"] })
  }

  /// The sleep would otherwise last for ever.
  @Test func aDisplayWithEventsPreventsTheSleep() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let sources = [Source(), Source(), Source()]
    for source in sources { source.descriptors = [ends[0]] }
    sources[1].hasEvents = true
    sleeper.sleep(seconds: .infinity, events: sources)
    #expect(sources.map(\.calls) == [["begin", "end"], ["begin"], []])
  }
}
