import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Snapshot tests of the demo's screens, and of further states of single screens, in the looks and
/// at the scales in which they differ.
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

  /// Pixels per point, each with the size of the window in points.
  nonisolated private static let sizes = [
    (1, CGSize(width: 390, height: 600)), (2, CGSize(width: 320, height: 300)),
  ]

  /// The states whose dark snapshot differs from the light one in more than colours.
  nonisolated private static let darkPictures: Set = [
    "cell-styles", "containers-sheet", "controls", "custom-cells", "drag", "form-editing",
    "headers", "home", "world-clock-swiped",
  ]

  /// The states with views that the classic look draws differently.
  nonisolated private static let classicPictures: Set = [
    "cell-styles", "controls", "custom-cells", "files-scrolled", "form-editing", "headers",
    "home-pressed", "look", "playground-menu", "settings", "world-clock-editing",
    "world-clock-swiped",
  ]

  /// The screens for which `TableSurroundingsTests` has snapshots of the whole content.
  nonisolated private static let screensPicturedElsewhere: Set<Screen> = [
    .autoLayout, .textAndSearch, .containers, .cellsOfToday,
  ]

  private func hasSnapshot(of picture: DemoPicture, in look: Look, scale: Int) -> Bool {
    switch (look.name, scale) {
    case ("light", 1):
      picture.name != picture.screen.rawValue
        || !Self.screensPicturedElsewhere.contains(picture.screen)
    case ("dark", 2): Self.darkPictures.contains(picture.name)
    case ("classic", 1): Self.classicPictures.contains(picture.name)
    default: false
    }
  }

  /// Slow: draws 40 states in all looks; those without a snapshot must not be empty, nor light in
  /// the dark look.
  @Test(.separateProcess, arguments: DemoPicture.all.indices)
  func screensOfTheDemoMatchTheirSnapshots(index: Int) throws {
    let picture = DemoPicture.all[index]
    for look in Self.looks {
      for (scale, size) in Self.sizes
      where scale == 1 || hasSnapshot(of: picture, in: look, scale: scale) {
        let stage = Stage(size: size, scale: CGFloat(scale))
        look.apply(stage.window)
        stage.show(picture.screen.makeController(in: .still()))
        stage.settle()
        try picture.prepare(stage)
        if hasSnapshot(of: picture, in: look, scale: scale) {
          assertSnapshot(
            of: stage,
            named: "\(picture.name)-\(look.name)@\(scale)x",
            inMotion: picture.isInMotion
          )
        } else {
          let samples = stage.sampledBrightness
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
  fileprivate var sampledBrightness: [UInt8] {
    let picture = pixels()
    return stride(from: 1, to: picture.width, by: 13).flatMap { x in
      stride(from: 1, to: picture.height, by: 13).map { picture.pixel(x: x, y: $0).green }
    }
  }
}
