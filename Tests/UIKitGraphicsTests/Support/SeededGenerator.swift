import Foundation

/// Random numbers that can be repeated: the seed is printed by the tests that use
/// them, and read from `ROLLTOP_TEST_SEED`.
struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(defaultSeed: UInt64) {
    seed =
      ProcessInfo.processInfo.environment["ROLLTOP_TEST_SEED"].flatMap(UInt64.init) ?? defaultSeed
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
