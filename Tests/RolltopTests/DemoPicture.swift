import Foundation
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// A state of the demo for a snapshot: a screen, and the actions performed on it.
struct DemoPicture: Sendable {
  var name: String
  var screen: Screen
  /// Whether the snapshot is taken during an animation or a touch.
  var isInMotion = false
  /// The actions performed on the screen before the snapshot.
  var prepare: @MainActor @Sendable (Stage) throws -> Void = { _ in }
}

extension DemoPicture {
  /// Every screen after opening, and further states during use.
  static let all =
    Screen.allCases.map { DemoPicture(name: $0.rawValue, screen: $0) }
    + [
      DemoPicture(name: "home-pressed", screen: .home, isInMotion: true) { stage in
        stage.touchDown(at: try stage.centerOfRow(at: IndexPath(row: 1, section: 0)))
        stage.advance(by: 0.3)
      },
      DemoPicture(name: "home-largest-text", screen: .home) { stage in
        stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        stage.settle()
      },
      DemoPicture(name: "files-scrolled", screen: .files) { stage in
        try stage.table().contentOffset.y += 333
        stage.settle()
      },
      DemoPicture(name: "empty-folder", screen: .files) { stage in
        let folder = FilesViewController(path: "/home/ada/Empty", world: .still())
        (stage.window.rootViewController as? UINavigationController)?
          .pushViewController(folder, animated: false)
        stage.settle()
      },
      DemoPicture(name: "world-clock-swiped", screen: .worldClock) { stage in
        let rowCenter = try stage.centerOfRow(at: IndexPath(row: 1, section: 0))
        let end = CGPoint(x: rowCenter.x - 120, y: rowCenter.y)
        stage.drag(from: rowCenter, to: end, duration: 0.2, hold: 0.2)
        stage.settle()
      },
      DemoPicture(name: "playground-moving", screen: .playground, isInMotion: true) { stage in
        guard let controller = stage.topViewController as? PlaygroundViewController else { return }
        controller.use(.left)
        for command in PlaygroundBar.Command.allCases { controller.perform(command) }
        stage.advance(by: 0.15)
      },
      DemoPicture(name: "playground-menu", screen: .playground) { stage in
        // The menu button in the navigation bar.
        stage.tap(at: CGPoint(x: stage.window.bounds.maxX - 30, y: 22))
        stage.settle()
      },
    ] + surroundings

  /// The states of the screens with views around tables.
  private static let surroundings =
    ["tabs": 0, "sheet": 1, "popover": 2, "action-sheet": 3]
    .sorted { $0.value < $1.value }
    .map { name, row in
      DemoPicture(name: "containers-\(name)", screen: .containers) { stage in
        let table = try stage.table()
        let indexPath = IndexPath(row: row, section: 0)
        table.delegate?.tableView(table, didSelectRowAt: indexPath)
        stage.settle()
      }
    } + [
      DemoPicture(name: "text-and-search-found", screen: .textAndSearch) { stage in
        let item = stage.topViewController?.navigationItem
        item?.searchController?.searchBar.searchTextField.becomeFirstResponder()
        stage.type("e")
        stage.settle()
      },
      DemoPicture(name: "text-and-search-alert", screen: .textAndSearch) { stage in
        let table = try stage.table()
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 2))
        stage.settle()
      },
      DemoPicture(name: "cells-of-today-menu", screen: .cellsOfToday) { stage in
        stage.longPress(at: try stage.centerOfRow(at: IndexPath(row: 1, section: 1)))
        stage.settle()
      },
    ]
}

extension Stage {
  /// Returns the centre of a row in window coordinates.
  func centerOfRow(at indexPath: IndexPath) throws -> CGPoint {
    let table = try table()
    let frame = table.rectForRow(at: indexPath)
    return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }
}
