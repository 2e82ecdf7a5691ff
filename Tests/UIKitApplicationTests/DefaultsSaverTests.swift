import Testing

@testable import UIKitApplication

/// Tests for `DefaultsSaver`, which writes the user's defaults a second after possible changes.
@MainActor
struct DefaultsSaverTests {
  private final class Counter {
    var count = 0
  }

  private static func makeSaver() -> (DefaultsSaver, Counter) {
    let counter = Counter()
    return (DefaultsSaver { counter.count += 1 }, counter)
  }

  @Test func idlingWritesOnceAndSchedulesNoFurtherWakeUp() {
    let (saver, writes) = DefaultsSaverTests.makeSaver()
    #expect(saver.deadline == .infinity)
    saver.loopWillSleep(at: 5)
    #expect(writes.count == 0 && saver.deadline == 6)
    saver.loopWillSleep(at: 6)
    #expect(writes.count == 1 && saver.deadline == .infinity)
    saver.loopWillSleep(at: 60)
    #expect(writes.count == 1 && saver.deadline == 61)
  }

  @Test func eventsAndFramesDoNotPostponeTheWrite() {
    let (saver, writes) = DefaultsSaverTests.makeSaver()
    saver.loopWillSleep(at: 5)
    saver.loopWillSleep(at: 5.5)
    saver.saveIfDue(at: 5.9)
    #expect(writes.count == 0 && saver.deadline == 6)
    saver.saveIfDue(at: 6.2)
    #expect(writes.count == 1)
  }

  @Test func anExplicitWriteReplacesTheScheduledOne() {
    let (saver, writes) = DefaultsSaverTests.makeSaver()
    saver.loopWillSleep(at: 7)
    saver.writeNow()
    #expect(writes.count == 1 && saver.deadline == .infinity)
  }
}
