import Foundation
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// A run of the demo on a stage.
@MainActor
final class DemoRun {
  let stage = Stage(size: CGSize(width: 390, height: 844))
  let application = UIApplication()
  let delegate: AppDelegate
  let settings: Settings

  /// - Parameters:
  ///   - screen: The screen on the command line; `nil` if none is given.
  ///   - theme: The look on the command line; `nil` if none is given.
  ///   - appearance: The appearance on the command line; `nil` if none is given.
  ///   - isBold: Whether the desktop prefers bold text.
  ///   - state: The saved state of an earlier run; `nil` if there is none.
  init(
    screen: Screen? = nil,
    theme: DemoTheme? = nil,
    appearance: UIUserInterfaceStyle? = nil,
    isBold: Bool = false,
    state: SavedState? = nil
  ) {
    let world = World.still()
    settings = world.settings
    settings.overridingTheme = theme
    settings.overridingAppearance = appearance
    delegate = AppDelegate(world: world, screen: screen)
    application.delegate = delegate
    stage.window.isHidden = true
    if isBold { stage.loop.screen.legibilityWeight = .bold }
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if let state { StateRestoration.restore(state, application, windows: windows) }
    stage.settle()
  }

  /// The demo's window, if it has one.
  var windows: [UIWindow] { [delegate.window].compactMap(\.self) }

  /// The root view controller; `nil` if a screen was opened by the command line.
  var split: DemoSplitViewController? {
    delegate.window?.rootViewController as? DemoSplitViewController
  }

  /// The navigation controller of the primary column, or of the only screen.
  var navigation: UINavigationController? {
    let root = split?.viewController(for: .primary) ?? delegate.window?.rootViewController
    return root as? UINavigationController
  }

  /// The table of the top screen; `nil` if that is not a table view controller.
  var table: UITableView? {
    (navigation?.topViewController as? UITableViewController)?.tableView
  }

  /// The state that the demo saves now.
  var state: SavedState? { StateRestoration.save(application, windows: windows) }
}
