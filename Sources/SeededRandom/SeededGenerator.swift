package import Foundation

/// A random number generator whose whole state is its seed (SplitMix64).
///
/// A random test prints its seed; setting `UIKIT_TEST_SEED` to it repeats that run.
package struct SeededGenerator: RandomNumberGenerator {
  /// The seed; equal seeds give equal numbers.
  package let seed: UInt64
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: Equal seeds give equal numbers.
  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Returns 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// Creates a generator for a test that uses the same seed in every run.
  ///
  /// - Parameter defaultSeed: The seed, unless `UIKIT_TEST_SEED` is set.
  package init(defaultSeed: UInt64) {
    self.init(seed: SeededGenerator.seedFromEnvironment ?? defaultSeed)
  }

  /// Creates a generator for a test that uses another seed in every run, and prints the seed.
  ///
  /// - Parameter name: The test's name, printed with the seed.
  /// - Returns: The generator.
  package static func forTest(_ name: String = #function) -> SeededGenerator {
    let seed = seedFromEnvironment ?? UInt64.random(in: 0...UInt64.max)
    print("\(name): UIKIT_TEST_SEED=\(seed)")
    return SeededGenerator(seed: seed)
  }

  private static var seedFromEnvironment: UInt64? {
    ProcessInfo.processInfo.environment["UIKIT_TEST_SEED"].flatMap { UInt64($0) }
  }
}

extension SeededGenerator {
  /// Returns a random number from 0 up to, but not including, a bound.
  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// Returns true with a probability of 1 in `count`.
  package mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// Returns a random number in a range.
  package mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }
}
