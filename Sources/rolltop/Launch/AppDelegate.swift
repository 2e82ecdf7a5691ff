import UIKit

/// The application delegate, which opens the first window and saves the state.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// Whether a display was available for the window; the connection may have been lost since then.
  var hasLaunched: Bool { window != nil }
  /// The environment of the screens.
  let world: World
  private let screen: Screen?
  private let showsHUD: Bool
  private var isHUDKeyDown = false
  /// The restoration identifiers of the screens of the previous run, which are saved again if this
  /// run opens a screen of the command line.
  private var restoredScreens: [String] = []

  /// - Parameters:
  ///   - world: The environment of the screens.
  ///   - screen: The only screen to open; `nil` for the restored screens, initially the start
  ///     screen, and in wide windows the selected screen beside it.
  ///   - showsHUD: Whether the overlay of frame costs is visible initially.
  init(world: World, screen: Screen?, showsHUD: Bool = false) {
    self.world = world
    self.screen = screen
    self.showsHUD = showsHUD
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = DemoWindow(frame: UIScreen.main.bounds)
    window.world = world
    window.rootViewController =
      screen?.makeController(in: world)
      ?? DemoSplitViewController(screens: Screen.home.makeScreens(in: world))
    window.showsHUD = showsHUD
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    // The first scene needs no delegate, because the launch has created its window.
    if connectingSceneSession.scene !== window?.windowScene {
      configuration.delegateClass = AdditionalSceneDelegate.self
    }
    return configuration
  }

  override var keyCommands: [UIKeyCommand]? {
    guard UIApplication.shared.supportsMultipleScenes else { return nil }
    return [
      UIKeyCommand(
        input: "n",
        modifierFlags: [.control, .shift],
        discoverabilityTitle: "New window"
      ) { _ in
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      }
    ]
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let window = UIApplication.shared.keyWindow as? DemoWindow
    guard presses.contains(where: \.isHUDKey), let window else {
      return super.pressesBegan(presses, with: event)
    }
    // Auto-repeat sends further presses while the key is held.
    if !isHUDKeyDown { window.showsHUD.toggle() }
    isHUDKeyDown = true
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: \.isHUDKey) else {
      return super.pressesEnded(presses, with: event)
    }
    isHUDKeyDown = false
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    isHUDKeyDown = false
    super.pressesCancelled(presses, with: event)
  }

  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    let currentScreens = (splitController?.screens ?? []).map(\.restorationIdentifier)
      .prefix { $0 != nil }.compactMap(\.self)
    let screens = screen == nil ? currentScreens : restoredScreens
    DemoState(screens: screens, settings: world.settings.saved).encode(with: coder)
    return true
  }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    guard let state = DemoState(coder: coder) else { return false }
    restoredScreens = state.screens
    world.settings.saved = state.settings
    world.settings.apply(to: window)
    guard screen == nil, let splitController else { return false }
    let restoredControllers = restoredScreens.map {
      Screen.makeScreen(withIdentifier: $0, in: world)
    }
    let screens = restoredControllers.prefix { $0 != nil }.compactMap(\.self)
    if !screens.isEmpty { splitController.show(screens) }
    // Saved states are restored into screens that are in a column.
    splitController.view.layoutIfNeeded()
    return true
  }

  /// The root view controller; `nil` if a single screen was opened.
  private var splitController: DemoSplitViewController? {
    window?.rootViewController as? DemoSplitViewController
  }
}

extension UIPress {
  /// Whether the press is the overlay's key without modifiers.
  fileprivate var isHUDKey: Bool {
    key?.keyCode == DemoWindow.hudKey && key?.modifierFlags.isEmpty == true
  }
}
