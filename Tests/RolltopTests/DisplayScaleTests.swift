import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the demo in a window that moves to a display of another scale.
@MainActor
struct DisplayScaleTests {
  /// Slow: draws 26 screens at two scales.
  @Test(arguments: Screen.allCases)
  func everyScreenTakesTheScaleOfItsDisplay(screen: Screen) {
    let stage = Stage(showing: screen)
    stage.loop.screen.resize(to: CGSize(width: 390, height: 844), scale: 2)
    stage.settle()
    #expect(stage.window.traitCollection.displayScale == 2)
  }

  @Test(arguments: [Screen.home, .files, .containers])
  func imagesInRowsAreDrawnAtTheNewScale(screen: Screen) throws {
    let run = DemoRun(screen: screen)
    func scales() throws -> Set<CGFloat> {
      let cells = try #require(run.table).visibleCells
      return Set(cells.compactMap { $0.imageView?.image?.scale })
    }
    #expect(try scales() == [1])
    for scale in [1.5, 2, 1.25] {
      run.stage.loop.screen.resize(to: CGSize(width: 390, height: 844), scale: scale)
      run.stage.settle()
      #expect(try scales() == [scale])
    }
  }
}
