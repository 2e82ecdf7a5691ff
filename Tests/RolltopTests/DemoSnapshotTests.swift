import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Snapshot tests of every screen of the demo in every look, at one and two pixels per point, and
/// of further states of single screens.
///
/// The world in them is constant: files, time, time zone, language and random numbers are fixed. A
/// small telephone at one pixel per point and a small kiosk at two keep the files small.
@MainActor @Suite struct DemoSnapshotTests {
  /// A named look of a window.
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

  /// The states whose dark snapshot differs from the light one in more than colours.
  nonisolated private static let dark: Set = [
    "cell-styles", "containers-sheet", "controls", "custom-cells", "drag", "form-editing",
    "headers", "home", "world-clock-swiped",
  ]

  /// The states with views that the classic look draws differently.
  nonisolated private static let classic: Set = [
    "cell-styles", "controls", "custom-cells", "files-scrolled", "form-editing", "headers",
    "home-pressed", "look", "playground-menu", "settings", "world-clock-editing",
    "world-clock-swiped",
  ]

  /// The screens for which `TableSurroundingsTests` has snapshots of the whole content.
  nonisolated private static let picturedScreens: Set<Screen> = [
    .autoLayout, .textAndSearch, .containers, .cellsOfToday,
  ]

  private func hasPicture(_ picture: DemoPicture, _ look: Look, _ scale: Int) -> Bool {
    switch (look.name, scale) {
    case ("light", 1):
      picture.name != picture.screen.rawValue || !Self.picturedScreens.contains(picture.screen)
    case ("dark", 2): Self.dark.contains(picture.name)
    case ("classic", 1): Self.classic.contains(picture.name)
    default: false
    }
  }

  /// Slow: draws 40 states in all looks; those without a picture have to settle.
  @Test(arguments: DemoPicture.all.indices)
  func screensOfTheDemoMatchTheirSnapshots(index: Int) throws {
    let picture = DemoPicture.all[index]
    for look in Self.looks {
      for (scale, size) in Self.sizes where scale == 1 || hasPicture(picture, look, scale) {
        let stage = Stage(size: size, scale: CGFloat(scale))
        look.apply(stage.window)
        stage.show(picture.screen.makeController(in: .still()))
        stage.settle()
        try picture.prepare(stage)
        if hasPicture(picture, look, scale) {
          assertSnapshot(
            of: stage,
            named: "\(picture.name)-\(look.name)@\(scale)x",
            inMotion: picture.isInMotion
          )
        } else {
          let samples = stage.samples
          #expect(Set(samples).count > 2, "\(picture.name) is empty in the look \(look.name)")
          let isDark = samples.count { $0 < 128 } * 2 > samples.count
          #expect(look.name != "dark" || isDark, "\(picture.name) is not dark")
        }
      }
    }
  }
}

extension Stage {
  /// The brightness of several hundred sample points of the window, from 0 to 255.
  fileprivate var samples: [UInt8] {
    let picture = pixels()
    return stride(from: 1, to: picture.width, by: 13).flatMap { x in
      stride(from: 1, to: picture.height, by: 13).map { picture.pixel(x: x, y: $0).green }
    }
  }
}
