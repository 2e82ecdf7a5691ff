import Foundation
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// One run of the program on a stage.
@MainActor
final class DemoRun {
  let stage = Stage(size: CGSize(width: 390, height: 844))
  let application = UIApplication()
  let delegate: AppDelegate
  let settings: Settings

  /// - Parameters:
  ///   - screen: The screen that the command line asks for.
  ///   - look: The look that the command line asks for.
  ///   - appearance: The appearance that the command line asks for.
  ///   - isBold: Whether the desktop asks for bold text.
  ///   - state: What an earlier run left.
  init(
    screen: Screen? = nil,
    look: Look? = nil,
    appearance: UIUserInterfaceStyle? = nil,
    isBold: Bool = false,
    state: SavedState? = nil
  ) {
    let world = World.still()
    settings = world.settings
    settings.demandedLook = look
    settings.demandedAppearance = appearance
    delegate = AppDelegate(world: world, screen: screen)
    application.delegate = delegate
    stage.window.isHidden = true
    if isBold { stage.loop.screen.legibilityWeight = .bold }
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if let state { StateRestoration.restore(state, application, windows: windows) }
    stage.settle()
  }

  var windows: [UIWindow] { [delegate.window].compactMap(\.self) }

  var split: DemoSplitViewController? {
    delegate.window?.rootViewController as? DemoSplitViewController
  }

  var navigation: UINavigationController? {
    let root = split?.viewController(for: .primary) ?? delegate.window?.rootViewController
    return root as? UINavigationController
  }

  var table: UITableView? {
    (navigation?.topViewController as? UITableViewController)?.tableView
  }

  var state: SavedState? { StateRestoration.save(application, windows: windows) }
}
