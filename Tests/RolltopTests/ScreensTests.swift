import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitTesting

@testable import rolltop

/// Tests for every screen: opening, scrolling and going back.
@MainActor @Suite struct ScreensTests {
  /// Slow: flings the lists of 26 screens until they rest, among them ten million rows.
  @Test(.separateProcess, arguments: Screen.allCases)
  func everyScreenOpensScrollsAndReturnsHome(screen: Screen) throws {
    let stage = Stage(showing: screen)
    let table = try stage.table()
    #expect(!table.visibleCells.isEmpty)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), duration: 0.2)
    #expect(stage.settle())
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.2)
    #expect(stage.settle())
    for _ in 0..<3 where !(stage.topViewController is HomeViewController) { stage.goBack() }
    #expect(stage.topViewController is HomeViewController)
  }

  /// Slow: lays out 26 screens in windows of unusual sizes.
  @Test(arguments: Screen.allCases)
  func everyScreenSettlesInWindowsOfOddSizes(screen: Screen) {
    for size in [CGSize(width: 1, height: 1), CGSize(width: 90, height: 2000)] {
      let stage = Stage(size: size, scale: 1.25)
      stage.show(screen.makeController(in: .short))
      #expect(stage.settle())
    }
  }

  @Test(.separateProcess) func theHomeListOpensEveryScreen() throws {
    let stage = Stage(showing: .home)
    for (section, group) in HomeGroup.all.enumerated() {
      for (row, entry) in group.entries.enumerated() {
        try stage.table()
          .scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: false)
        stage.settle()
        try stage.tapRow(row, section: section)
        #expect(!(stage.topViewController is HomeViewController), "\(entry.title)")
        stage.goBack()
        #expect(stage.topViewController is HomeViewController, "\(entry.title)")
        #expect(try stage.table().indexPathForSelectedRow == nil)
      }
    }
  }

  @Test func anIdleScreenDrawsNoFrames() {
    for screen in Screen.allCases {
      let stage = Stage(showing: screen)
      let frames = stage.framesDrawn
      stage.advance(by: 5)
      #expect(stage.framesDrawn == frames, "\(screen)")
    }
  }
}
