import SeparateProcess
import Testing

/// Tests for tests in processes of their own.
struct SeparateProcessTests {
  @Test func aProcessFailsWithItsTests() throws {
    #expect(try SeparateProcess.outputOfFailure(filter: "StageTests/eachStageHasItsClock") == nil)
    #expect(try SeparateProcess.outputOfFailure(filter: "^NoTestHasThisName") != nil)
  }

  @Test(.separateProcess) func theTestRunsElsewhere() {
    #expect(CommandLine.arguments.contains("--no-parallel"))
  }
}
