import Testing

@testable import UIKitCore

/// A probe is only used with metadata of the expected layout.
@MainActor
struct OverrideProbeTests {
  private class Base {
    func first() -> Int { 1 }
    func second() -> Int { 2 }
  }

  private final class FirstProbe: Base {
    override func first() -> Int { 3 }
  }

  private final class SecondProbe: Base {
    override func second() -> Int { 4 }
  }

  private class Neither: Base {}
  private final class Both: Neither {
    override func first() -> Int { 5 }
    override func second() -> Int { 6 }
  }

  @Test func aProbeFindsItsMethod() throws {
    let probe = try #require(
      OverrideProbe(base: Base.self, probe: FirstProbe.self, others: [SecondProbe.self])
    )
    #expect(probe.isOverridden(in: FirstProbe.self))
    #expect(probe.isOverridden(in: Both.self))
    #expect(!probe.isOverridden(in: SecondProbe.self))
    #expect(!probe.isOverridden(in: Neither.self))
    #expect(!probe.isOverridden(in: Base.self))
  }

  @Test func metadataThatDoesNotFitIsRejected() {
    // No word, or more than one, belongs to the probe alone.
    #expect(OverrideProbe(base: Base.self, probe: Neither.self, others: [SecondProbe.self]) == nil)
    #expect(OverrideProbe(base: Base.self, probe: Both.self, others: [Neither.self]) == nil)
    // The word of the superclass is not that of the base class.
    #expect(OverrideProbe(base: Neither.self, probe: FirstProbe.self, others: []) == nil)
  }
}
