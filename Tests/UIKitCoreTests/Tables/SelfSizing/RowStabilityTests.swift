import Foundation
import SeparateProcess
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for scrolling through rows of unknown heights, which keep their positions on screen.
@MainActor
struct RowStabilityTests {
  /// Slow: watches all rows in each of more than 500 frames.
  @Test(.separateProcess, arguments: [RowStabilityRun.Heights.asked, .fitted])
  func visibleRowsMoveOnlyByTheUserOrTheProgram(heights: RowStabilityRun.Heights) {
    let rows = RowStabilityRun(count: 100_000, heights: heights, random: .forTest("\(heights)"))
    // TV-037.3 TV-037.4, TV-037.6 TV-037.5 TV-012.6
    while rows.random.nextStep(of: 60) != nil { rows.performRandomAction() }
    #expect(rows.framesWatched > 500)
  }

  /// Slow: watches all rows in each frame of 120 actions.
  @Test(.separateProcess) func aShortTableOfUnknownHeightsKeepsItsRowsInPlace() {
    var random = SeededGenerator.forTest()
    while random.nextStep(of: 4) != nil {
      let tableGenerator = SeededGenerator(seed: random.next())
      let rows = RowStabilityRun(count: 60, heights: .asked, random: tableGenerator)
      for _ in 0..<30 { rows.performRandomAction() }  // TV-037.6
    }
  }
}
