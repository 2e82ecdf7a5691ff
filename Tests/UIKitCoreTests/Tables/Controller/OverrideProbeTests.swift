import Testing

@testable import UIKitCore

/// A base class for probes.
///
/// Like the classes whose subclasses are probed, it is public and open: in release builds the
/// compiler omits uncalled methods of other classes from their metadata.
open class ProbedBase {
  open func first() -> Int { 1 }
  open func second() -> Int { 2 }
}

/// Tests for `OverrideProbe`, which is used only if the class metadata has the expected layout.
@MainActor
struct OverrideProbeTests {
  private final class FirstProbe: ProbedBase {
    override func first() -> Int { 3 }
  }

  private final class SecondProbe: ProbedBase {
    override func second() -> Int { 4 }
  }

  private class Neither: ProbedBase {}
  private final class Both: Neither {
    override func first() -> Int { 5 }
    override func second() -> Int { 6 }
  }

  @Test func aProbeFindsItsMethod() throws {
    let probe = try #require(
      OverrideProbe(base: ProbedBase.self, probe: FirstProbe.self, others: [SecondProbe.self])
    )
    #expect(probe.isOverridden(in: FirstProbe.self))
    #expect(probe.isOverridden(in: Both.self))
    #expect(!probe.isOverridden(in: SecondProbe.self))
    #expect(!probe.isOverridden(in: Neither.self))
    #expect(!probe.isOverridden(in: ProbedBase.self))
  }

  @Test func mismatchedMetadataIsRejected() {
    // Either no word or more than one word belongs to the probe alone.
    let base = ProbedBase.self
    #expect(OverrideProbe(base: base, probe: Neither.self, others: [SecondProbe.self]) == nil)
    #expect(OverrideProbe(base: base, probe: Both.self, others: [Neither.self]) == nil)
    // The superclass's word differs from the base class's.
    #expect(OverrideProbe(base: Neither.self, probe: FirstProbe.self, others: []) == nil)
  }
}
