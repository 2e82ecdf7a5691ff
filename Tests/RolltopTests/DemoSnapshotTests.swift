import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Pictures of every screen of the demo, in every look, at one and two pixels per point.
///
/// The world in them stands still: files, time, time zone, language and chance are made up.
/// A small telephone at one pixel per point and a small kiosk at two keep the files small.
@MainActor @Suite struct DemoSnapshotTests {
  /// What a window can look like.
  struct Look: Sendable {
    var name: String
    var apply: @MainActor @Sendable (UIWindow) -> Void
  }

  nonisolated private static let looks = [
    Look(name: "light") { $0.overrideUserInterfaceStyle = .light },
    Look(name: "dark") { $0.overrideUserInterfaceStyle = .dark },
    Look(name: "classic") { $0.traitOverrides.tableTheme = .classic },
  ]

  nonisolated private static let sizes = [
    (1, CGSize(width: 390, height: 600)), (2, CGSize(width: 320, height: 300)),
  ]

  @Test(arguments: DemoPicture.all.indices)
  func picturesOfTheDemoAreAsRecorded(index: Int) throws {
    let picture = DemoPicture.all[index]
    for look in Self.looks {
      for (scale, size) in Self.sizes {
        let stage = Stage(size: size, scale: CGFloat(scale))
        look.apply(stage.window)
        stage.show(picture.screen.makeController(in: .still()))
        stage.settle()
        try picture.prepare(stage)
        assertSnapshot(
          of: stage,
          named: "\(picture.name)-\(look.name)@\(scale)x",
          inMotion: picture.isInMotion
        )
      }
    }
  }
}
