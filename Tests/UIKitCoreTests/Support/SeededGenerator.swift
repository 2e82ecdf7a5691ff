import Foundation

/// A small random generator whose whole state is its seed (SplitMix64).
///
/// A random test prints its seed. Setting `UIKIT_TEST_SEED` to a printed seed
/// repeats that run.
struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Creates a generator for a test and prints the seed.
  static func forTest(_ name: String = #function) -> SeededGenerator {
    let wanted = ProcessInfo.processInfo.environment["UIKIT_TEST_SEED"].flatMap { UInt64($0) }
    let seed = wanted ?? UInt64.random(in: 0...UInt64.max)
    print("\(name): UIKIT_TEST_SEED=\(seed)")
    return SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }
}
