import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Snapshot tests of interfaces from right to left, in Hebrew and in Arabic.
@MainActor
struct DirectionSnapshotTests {
  nonisolated static let screens = DirectionScreen.allCases

  @Test(arguments: screens) func hebrewScreensMatchTheirSnapshots(screen: DirectionScreen) {
    let scene = DirectionScene(screen, .rightToLeft, words: .hebrew)
    assertSnapshot(
      of: scene.stage,
      named: "hebrew-\(screen.rawValue)",
      inMotion: screen == .push
    )
  }

  @Test(arguments: [
    DirectionScreen.indexed, .grouped, .editing, .trailingSwipe, .controls, .navigation, .alert,
  ])
  func arabicScreensMatchTheirSnapshots(screen: DirectionScreen) {
    let scene = DirectionScene(screen, .rightToLeft, words: .arabic)
    assertSnapshot(of: scene.stage, named: "arabic-\(screen.rawValue)")
  }
}
