package import Foundation

/// A random number generator whose whole state is its seed (SplitMix64).
///
/// Tests that draw numbers make theirs with ``forTest(_:seed:file:function:)``, in the test function
/// itself: `Tests/explore` finds them by that, and runs them with other seeds.
package struct SeededGenerator: RandomNumberGenerator {
  /// The seed; equal seeds give equal numbers.
  package let seed: UInt64
  private var state: UInt64
  /// The number of the next step.
  private var step = 0
  /// The steps to take in their order; nil for all.
  private var kept: ArraySlice<Int>?
  private var reportsSteps = false

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

  /// Returns the number of the next step of a test, from 0, and begins its own random numbers.
  ///
  /// A step draws the same numbers whatever other steps are taken, so that a run can be shortened
  /// to the steps that matter: `UIKIT_TEST_STEPS=3,17` leaves out all others.
  ///
  /// - Parameter count: How many steps the test has.
  /// - Returns: The number; nil when there is no more step.
  package mutating func nextStep(of count: Int) -> Int? {
    let number: Int
    if kept == nil { number = step } else { number = kept?.popFirst() ?? count }
    guard number < count else { return nil }
    step = number + 1
    state = seed &+ UInt64(step) &* 0xD1B5_4A32_D192_ED03
    if reportsSteps { SeededGenerator.report("step \(number)") }
    return number
  }
}

extension SeededGenerator {
  /// Creates a generator for a test, and prints the seed to standard error.
  ///
  /// The seed is the same in every run, and another one for each test and case.
  ///
  /// - Parameters:
  ///   - name: The case, if the test has several.
  ///   - seed: The seed; nil for that of the environment, or else the test's own.
  ///   - file: The test's file.
  ///   - function: The test.
  /// - Returns: The generator.
  package static func forTest(
    _ name: String = "",
    seed: UInt64? = nil,
    file: String = #fileID,
    function: String = #function
  ) -> SeededGenerator {
    let label = label(name, file: file, function: function)
    let seed = seed ?? seedFromEnvironment ?? ownSeed(of: label)
    report("\(label): UIKIT_TEST_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    if let steps = ProcessInfo.processInfo.environment["UIKIT_TEST_STEPS"] {
      generator.reportsSteps = true
      if steps != "all" { generator.kept = steps.split(separator: ",").compactMap { Int($0) }[...] }
    }
    return generator
  }

  /// The seeds for a test that has them as arguments: the first ones, or the environment's alone.
  ///
  /// - Parameter count: How many there are.
  /// - Returns: The seeds.
  package static func seeds(_ count: Int) -> [UInt64] {
    seedFromEnvironment.map { [$0] } ?? (0..<count).map { UInt64($0) }
  }

  /// The value of `UIKIT_TEST_SEED`; nil where it is not set.
  package static var seedFromEnvironment: UInt64? {
    ProcessInfo.processInfo.environment["UIKIT_TEST_SEED"].flatMap { UInt64($0) }
  }

  /// The words that name a test and its case, as `RegionTests/regionsAgree() narrow`.
  package static func label(_ name: String, file: String, function: String) -> String {
    let suite = file.split(separator: "/").last?.split(separator: ".").first ?? ""
    return "\(suite)/\(function)" + (name.isEmpty ? "" : " \(name)")
  }

  /// The seed that a test has without the environment's (FNV-1a).
  package static func ownSeed(of label: String) -> UInt64 {
    label.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Writes a line at once, so that it is there when the process ends.
  private static func report(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
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
