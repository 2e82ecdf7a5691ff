package import Foundation

/// A random number generator with a seed (SplitMix64).
///
/// Tests create their generator with ``forTest(_:seed:file:function:)`` directly in the test
/// function, because `Tests/explore` searches for these calls and runs the tests with other seeds.
package struct SeededGenerator: RandomNumberGenerator {
  /// The seed; equal seeds result in equal numbers.
  package let seed: UInt64
  private var state: UInt64
  /// The index of the next step.
  private var step = 0
  /// The indices of the steps to run, in order; `nil` for all steps.
  private var retainedSteps: ArraySlice<Int>?
  private var reportsSteps = false

  /// Creates a generator.
  ///
  /// - Parameter seed: The seed; equal seeds result in equal numbers.
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

  /// Returns the index of the test's next step, from 0, and starts the step's random numbers.
  ///
  /// The numbers of a step do not depend on other steps, so that a run can be reduced to the
  /// relevant steps: `UIKIT_TEST_STEPS=3,17` skips all others.
  ///
  /// - Parameter count: The number of steps in the test.
  /// - Returns: The index; `nil` after the last step.
  package mutating func nextStep(of count: Int) -> Int? {
    let number: Int
    if retainedSteps == nil { number = step } else { number = retainedSteps?.popFirst() ?? count }
    guard number < count else { return nil }
    step = number + 1
    state = seed &+ UInt64(step) &* 0xD1B5_4A32_D192_ED03
    if reportsSteps { SeededGenerator.report("step \(number)") }
    return number
  }
}

extension SeededGenerator {
  /// Creates a generator for a test and prints the seed to the standard error stream.
  ///
  /// The seed is the same in every run, and different for each test and case.
  ///
  /// - Parameters:
  ///   - name: The name of the case, if the test has several.
  ///   - seed: The seed; `nil` means the environment's seed, or the test's default seed.
  ///   - file: The source file of the test.
  ///   - function: The test function.
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
      if steps != "all" {
        generator.retainedSteps = steps.split(separator: ",").compactMap { Int($0) }[...]
      }
    }
    return generator
  }

  /// Returns the seeds for a test with seeds as arguments: the first seeds, or only the
  /// environment's seed if it is set.
  ///
  /// - Parameter count: The number of seeds.
  /// - Returns: The seeds.
  package static func seeds(_ count: Int) -> [UInt64] {
    seedFromEnvironment.map { [$0] } ?? (0..<count).map { UInt64($0) }
  }

  /// The value of `UIKIT_TEST_SEED`; `nil` if it is not set.
  package static var seedFromEnvironment: UInt64? {
    ProcessInfo.processInfo.environment["UIKIT_TEST_SEED"].flatMap { UInt64($0) }
  }

  /// Returns the label of a test and its case, such as `RegionTests/regionsAgree() narrow`.
  package static func label(_ name: String, file: String, function: String) -> String {
    let suite = file.split(separator: "/").last?.split(separator: ".").first ?? ""
    return "\(suite)/\(function)" + (name.isEmpty ? "" : " \(name)")
  }

  /// Returns the default seed of a test (FNV-1a), which applies without a seed in the environment.
  package static func ownSeed(of label: String) -> UInt64 {
    label.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Writes a line without buffering, so that it is not lost if the process terminates.
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
