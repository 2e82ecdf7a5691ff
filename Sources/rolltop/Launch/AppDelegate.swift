import UIKit

/// Opens the window on the screen that the user asked for.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let world: World
  private let screen: Screen?
  private let showsHUD: Bool
  private var isHUDKeyDown = false

  /// - Parameters:
  ///   - world: What the screens show.
  ///   - screen: The screen to open; `nil`: where the user was, the opening list at first.
  ///   - showsHUD: Whether to begin with the read-out of frame costs.
  init(world: World, screen: Screen?, showsHUD: Bool = false) {
    self.world = world
    self.screen = screen
    self.showsHUD = showsHUD
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("AppDelegate is made in code")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = DemoWindow(frame: UIScreen.main.bounds)
    window.rootViewController = (screen ?? .home).makeController(in: world)
    window.showsHUD = showsHUD
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: \.isHUDKey), let window = window as? DemoWindow else {
      return super.pressesBegan(presses, with: event)
    }
    // A held key begins again and again.
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
    guard screen == nil, let navigation else { return false }
    let places = navigation.viewControllers.map(\.restorationIdentifier)
    coder.encode(
      places.prefix { $0 != nil }.compactMap(\.self).map { $0 as NSString } as NSArray,
      forKey: Self.placesKey
    )
    return true
  }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    guard screen == nil, let navigation,
      let places = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: Self.placesKey)
        as? [String]
    else { return false }
    let screens = places.map { Screen.makeScreen(at: $0, in: world) }
    let known = screens.prefix { $0 != nil }.compactMap(\.self)
    if !known.isEmpty { navigation.setViewControllers(known, animated: false) }
    return true
  }

  private static let placesKey = "places"

  private var navigation: UINavigationController? {
    window?.rootViewController as? UINavigationController
  }
}

extension UIPress {
  /// Whether this is the key for the read-out, alone.
  fileprivate var isHUDKey: Bool {
    key?.keyCode == DemoWindow.hudKey && key?.modifierFlags.isEmpty == true
  }
}
