public import Foundation
public import UIKitCore
public import UIKitGraphics
import UIKitSupport

/// The properties of an application's desktop window at launch.
///
/// On iOS the device determines these properties. On Linux the user sets them, through the desktop
/// and the application's command line. Every property has a default.
public struct LaunchConfiguration: Sendable {
  /// The window's initial size, in points.
  ///
  /// Default: 480 × 800. A console without a desktop ignores it and fills the screen.
  public var size: CGSize
  /// Device pixels per point.
  ///
  /// `nil`, the default, means the environment variable `ROLLTOP_SCALE`, or else the desktop's
  /// setting.
  public var scale: CGFloat?
  /// The light or dark style; `.unspecified`, the default, follows the desktop.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The window's title; `nil`, the default, means the name of the bundle or the program.
  public var title: String?
  /// Whether the window covers the whole screen, as in a kiosk; `false` by default.
  public var isFullScreen: Bool
  /// The theme of tables, bars, controls and alerts; `.standard` by default.
  ///
  /// To change it later, set `traitOverrides.tableTheme` of a window.
  public var tableTheme: TableTheme
  /// The initial value of `UIAccessibility.isReduceMotionEnabled`; `false` by default.
  public var isReduceMotionEnabled: Bool
  /// The initial value of `UIAccessibility.isBoldTextEnabled`; `false` by default.
  public var isBoldTextEnabled: Bool
  /// The layout direction; `.unspecified`, the default, follows the first of the `languages`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection

  /// The user's languages as codes such as `de` or `pt_BR`, the preferred language first.
  ///
  /// They determine the built-in texts of bars and menus, the layout direction and the layout of
  /// the on-screen keyboard. `nil`, the default, means the environment variables `LANGUAGE`,
  /// `LC_ALL`, `LC_MESSAGES` and `LANG`. An application that supports only one language sets only
  /// that language.
  public var languages: [String]?

  /// The rotation of a console's screen.
  ///
  /// `nil`, the default, means the environment variable `ROLLTOP_ROTATION`, which is 0, 90, 180 or
  /// 270; without the variable the screen is not rotated. Windows ignore the property.
  public var rotation: ScreenRotation?
  /// The resolution of a console's screen.
  ///
  /// `nil`, the default, means the environment variable `ROLLTOP_MODE`, such as `1280x800@60`;
  /// without the variable, the screen's preferred mode. Windows ignore the property.
  public var screenMode: ScreenMode?

  /// The time without input after which a console's screen goes dark, in seconds.
  ///
  /// The first touch only wakes the screen. `nil`, the default, means the environment variable
  /// `ROLLTOP_BLANKING`; without the variable the screen stays lit. The screen also stays lit while
  /// `UIApplication.shared.isIdleTimerDisabled` is `true`. Windows ignore the property, because
  /// desktops have screen savers.
  public var blanking: TimeInterval?

  /// Whether an on-screen keyboard appears while text is edited.
  ///
  /// `nil`, the default, means the environment variable `ROLLTOP_KEYBOARD`, which is `onscreen`,
  /// `hardware` or `automatic`. Without the variable the keyboard appears on consoles without a
  /// connected keyboard. Its layouts follow the `languages`.
  public var keyboard: KeyboardPresence?

  /// Whether the application waits for a desktop at launch, and again after losing the connection
  /// to it.
  ///
  /// After a loss, the program restarts and restores its saved state. `nil`, the default, means the
  /// environment variable `ROLLTOP_RECONNECT`, which is 1 or 0; without the variable the program
  /// exits with the code 1 and a message. Consoles ignore the property.
  public var reconnects: Bool?
  /// The name by which the desktop identifies the program's windows, such as `org.example.Cities`.
  ///
  /// The name is the window class (`WM_CLASS`) on X11 and the application ID on Wayland. `nil`, the
  /// default, means the name of the executable. Desktops use the name to find the program's
  /// `.desktop` file with its name and icon. SDL's variables `SDL_VIDEO_X11_WMCLASS` and
  /// `SDL_VIDEO_WAYLAND_WMCLASS` take precedence. Consoles ignore the property.
  public var windowClass: String?
  /// The icon in the desktop's window lists; `nil`, the default, means the icon of the `.desktop`
  /// file that the desktop finds by `windowClass`.
  public var icon: UIImage?
  /// Whether the window opens with the size and position that it had at the end of the previous
  /// run.
  ///
  /// Default: `true`. A different `size` in the configuration discards both. On Wayland the
  /// compositor determines positions, and only the size is stored.
  public var restoresWindowFrame = true
  /// Whether `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`
  /// may open additional windows.
  ///
  /// Default: `false`. Only the size, position and state of the first window are stored between
  /// runs. Consoles have a single screen and ignore the property.
  public var supportsMultipleScenes = false

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - size: The window's initial size, in points; each side between 1 and 16,384.
  ///   - scale: Device pixels per point, greater than 0 and up to 8; `nil` for the desktop's scale.
  ///   - userInterfaceStyle: The light or dark style, or `.unspecified` for the desktop's.
  ///   - title: The window's title; `nil` for the program's name.
  ///   - isFullScreen: Whether the window covers the whole screen.
  ///   - tableTheme: The theme of tables.
  ///   - isReduceMotionEnabled: Whether animations fade views instead of moving them.
  ///   - isBoldTextEnabled: Whether the system font is bolder than usual.
  ///   - layoutDirection: The layout direction, or `.unspecified` for that of the user's language.
  ///   - rotation: The rotation of a console's screen.
  ///   - screenMode: The resolution of a console's screen.
  ///   - blanking: Seconds without input after which a console's screen goes dark, greater than 0.
  ///   - keyboard: Whether an on-screen keyboard appears while text is edited.
  ///   - reconnects: Whether to wait for a desktop if there is none.
  public init(
    size: CGSize = CGSize(width: 480, height: 800),
    scale: CGFloat? = nil,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    title: String? = nil,
    isFullScreen: Bool = false,
    tableTheme: TableTheme = .standard,
    isReduceMotionEnabled: Bool = false,
    isBoldTextEnabled: Bool = false,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    rotation: ScreenRotation? = nil,
    screenMode: ScreenMode? = nil,
    blanking: TimeInterval? = nil,
    keyboard: KeyboardPresence? = nil,
    reconnects: Bool? = nil
  ) {
    self.size = size
    self.scale = scale
    self.userInterfaceStyle = userInterfaceStyle
    self.title = title
    self.isFullScreen = isFullScreen
    self.tableTheme = tableTheme
    self.isReduceMotionEnabled = isReduceMotionEnabled
    self.isBoldTextEnabled = isBoldTextEnabled
    self.layoutDirection = layoutDirection
    self.rotation = rotation
    self.screenMode = screenMode
    self.blanking = blanking
    self.keyboard = keyboard
    self.reconnects = reconnects
  }

  /// Stops the program if a value is invalid.
  package func check() {
    demand(
      size.width >= 1 && size.width <= 16_384 && size.height >= 1 && size.height <= 16_384,
      "A window of \(size.width) × \(size.height) points cannot be made"
    )
    if let scale {
      demand(
        scale > 0 && scale <= DisplayScale.maximum,
        "A window cannot have \(scale) device pixels per point"
      )
    }
    if let blanking {
      demand(blanking > 0, "A screen cannot go dark after \(blanking) seconds")
    }
    if let screenMode {
      demand(
        screenMode.isValid,
        "A screen cannot have \(screenMode.width) × \(screenMode.height) pixels at "
          + "\(screenMode.framesPerSecond ?? 60) frames per second"
      )
    }
  }

  /// Returns the rotation of a console's screen.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The configuration's rotation, or else the environment's, or else `.none`.
  package func resolvedRotation(environment: [String: String]) -> ScreenRotation {
    if let rotation { return rotation }
    return environment["ROLLTOP_ROTATION"].flatMap(Int.init).flatMap(ScreenRotation.init) ?? .none
  }

  /// Returns the requested mode of a console's screen.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The mode; `nil` for the screen's preferred mode.
  package func resolvedMode(environment: [String: String]) -> ScreenMode? {
    screenMode ?? environment["ROLLTOP_MODE"].flatMap(ScreenMode.init)
  }

  /// Returns the time without input after which a console's screen goes dark, in seconds.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The time; infinite if the screen stays lit.
  package func resolvedBlanking(environment: [String: String]) -> TimeInterval {
    let seconds = blanking ?? environment["ROLLTOP_BLANKING"].flatMap(TimeInterval.init) ?? 0
    return seconds > 0 ? seconds : .infinity
  }

  /// Returns messages for the user about invalid console settings in the environment.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: One line per ignored setting.
  package func ignoredConsoleSettings(environment: [String: String]) -> [String] {
    func line(_ name: String, _ form: String, isGood: (String) -> Bool) -> String? {
      guard let text = environment[name], !text.isEmpty, !isGood(text) else { return nil }
      return "\(name): \"\(text)\" is ignored; it has to be \(form)"
    }
    return [
      line("ROLLTOP_ROTATION", "0, 90, 180 or 270") {
        Int($0).flatMap(ScreenRotation.init) != nil
      },
      line("ROLLTOP_MODE", "like 1280x800 or 1280x800@60") { ScreenMode($0) != nil },
      line("ROLLTOP_BLANKING", "a number of seconds") {
        TimeInterval($0).map { $0.isFinite && $0 >= 0 } ?? false
      },
    ]
    .compactMap { $0 }
  }

  /// Returns whether to wait for a desktop.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The configuration's value, or else the environment's, or else `false`.
  package func resolvedReconnects(environment: [String: String]) -> Bool {
    reconnects ?? (environment["ROLLTOP_RECONNECT"] == "1")
  }

  /// Returns whether an on-screen keyboard appears.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The configuration's value, or else the environment's, or else `.automatic`.
  func resolvedKeyboard(environment: [String: String]) -> KeyboardPresence {
    keyboard ?? environment["ROLLTOP_KEYBOARD"].flatMap(KeyboardPresence.init) ?? .automatic
  }

  /// Returns the user's languages.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The configuration's languages, or else the environment's; may be empty.
  func resolvedLanguages(environment: [String: String]) -> [String] {
    languages ?? UserLanguage.locales(environment: environment)
  }

  /// Configures the on-screen keyboard.
  ///
  /// - Parameters:
  ///   - inputViewPresenter: The owner of the keyboard.
  ///   - environment: The process's environment.
  @MainActor
  func apply(to inputViewPresenter: InputViewPresenter, environment: [String: String]) {
    inputViewPresenter.presence = resolvedKeyboard(environment: environment)
    inputViewPresenter.setLanguages(locales: resolvedLanguages(environment: environment))
  }

  /// The effective title.
  package var effectiveTitle: String {
    let bundleName = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    return title ?? bundleName ?? ProcessInfo.processInfo.processName
  }

  /// Applies the appearance settings to a screen.
  @MainActor
  func apply(to screen: UIScreen, environment: [String: String]) {
    screen.userInterfaceStyle = resolvedStyle(environment: environment)
    screen.tableTheme = tableTheme
    screen.reducesMotion = isReduceMotionEnabled
    screen.legibilityWeight = isBoldTextEnabled ? .bold : .regular
    screen.layoutDirection =
      layoutDirection == .unspecified
      ? UserLanguage.direction(of: resolvedLanguages(environment: environment)) : layoutDirection
  }

  /// Returns the initial interface style.
  ///
  /// On desktops without a settings portal, the GTK theme may determine the style: its name ends in
  /// ":dark" or "-dark".
  func resolvedStyle(environment: [String: String]) -> UIUserInterfaceStyle {
    guard userInterfaceStyle == .unspecified else { return userInterfaceStyle }
    let theme = environment["GTK_THEME"]?.lowercased() ?? ""
    return theme.hasSuffix(":dark") || theme.hasSuffix("-dark") ? .dark : .light
  }
}
