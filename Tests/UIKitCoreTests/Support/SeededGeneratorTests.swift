import Testing

/// Tests for `SeededGenerator`: its labels, seeds and steps.
struct SeededGeneratorTests {
  @Test func theLabelNamesTheTestAndItsCase() {
    let label = SeededGenerator.label("plain", file: "UIKitCoreTests/A.swift", function: "b(c:)")
    #expect(label == "A/b(c:) plain")
    #expect(SeededGenerator.label("", file: "UIKitCoreTests/A.swift", function: "b()") == "A/b()")
  }

  @Test(.enabled(if: SeededGenerator.seedFromEnvironment == nil))
  func theSeedDependsOnTheTestOnly() {
    #expect(SeededGenerator.ownSeed(of: "A/b()") == SeededGenerator.ownSeed(of: "A/b()"))
    #expect(SeededGenerator.ownSeed(of: "A/b()") == 7_010_986_380_425_643_302)
    #expect(SeededGenerator.ownSeed(of: "A/b()") != SeededGenerator.ownSeed(of: "A/c()"))
    #expect(SeededGenerator.seeds(3) == [0, 1, 2])
  }

  @Test func eachStepDrawsIndependently() {
    var (short, long) = (SeededGenerator(seed: 5), SeededGenerator(seed: 5))
    _ = long.next()
    var numbers: [[UInt64]] = [[], []]
    while short.nextStep(of: 4) != nil { numbers[0].append(short.next()) }
    while let step = long.nextStep(of: 4) {
      numbers[1].append(long.next())
      for _ in 0..<step { _ = long.next() }
    }
    #expect(numbers[0] == numbers[1] && Set(numbers[0]).count == 4)
  }
}
