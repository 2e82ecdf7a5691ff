import Testing

@testable import UIKitApplication

/// Tests of `DefaultsKeeper`, which writes the user's defaults a second after possible changes.
@MainActor
struct DefaultsKeeperTests {
  private final class Counter {
    var count = 0
  }

  private static func make() -> (DefaultsKeeper, Counter) {
    let counter = Counter()
    return (DefaultsKeeper { counter.count += 1 }, counter)
  }

  @Test func idlingWritesOnceAndSchedulesNoFurtherWakeUp() {
    let (keeper, writes) = DefaultsKeeperTests.make()
    #expect(keeper.deadline == .infinity)
    keeper.rest(at: 5)
    #expect(writes.count == 0 && keeper.deadline == 6)
    keeper.rest(at: 6)
    #expect(writes.count == 1 && keeper.deadline == .infinity)
    keeper.rest(at: 60)
    #expect(writes.count == 1 && keeper.deadline == 61)
  }

  @Test func eventsAndFramesDoNotPostponeTheWrite() {
    let (keeper, writes) = DefaultsKeeperTests.make()
    keeper.rest(at: 5)
    keeper.rest(at: 5.5)
    keeper.work(at: 5.9)
    #expect(writes.count == 0 && keeper.deadline == 6)
    keeper.work(at: 6.2)
    #expect(writes.count == 1)
  }

  @Test func anExplicitWriteReplacesTheScheduledOne() {
    let (keeper, writes) = DefaultsKeeperTests.make()
    keeper.rest(at: 7)
    keeper.writeNow()
    #expect(writes.count == 1 && keeper.deadline == .infinity)
  }
}
