import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for stages in tests that take turns on the main thread.
@MainActor
struct StageTaskTests {
  private let stage = Stage()

  /// Runs another test between this suite's initialiser and its test function.
  private func runAnotherTest() async -> Stage {
    await Task.detached { @MainActor in
      let stage = Stage()
      stage.setLanguages(["de"])
      #expect(SystemWords.current.cancel == "Abbrechen")
      return stage
    }.value
  }

  @Test func theStageOfAnotherTestHasNoEffect() async {
    let otherTestStage = await runAnotherTest()
    #expect(SystemWords.current.cancel == "Cancel")
    #expect(UIWindow().host === stage.loop)
    withExtendedLifetime(otherTestStage) {}
  }

  @Test func theLastUsedStageIsTheCurrentOne() async {
    let secondStage = Stage()
    secondStage.setLanguages(["de"])
    let otherTestStage = await runAnotherTest()
    #expect(SystemWords.current.cancel == "Abbrechen")
    #expect(UIWindow().host === secondStage.loop)
    stage.advance(by: 0.1)
    #expect(SystemWords.current.cancel == "Cancel")
    withExtendedLifetime((otherTestStage, secondStage)) {}
  }
}
