public import Foundation
public import UIKitCore
public import UIKitGraphics
import UIKitSupport

/// The properties of an application's desktop window at launch.
///
/// On iOS the device determines these properties. On Linux the user does, through the desktop and
/// the application's command line; every value has a default.
public struct LaunchConfiguration: Sendable {
  /// The window's initial size, in points.
  ///
  /// Default: 480 × 800. A console without a desktop ignores it and fills the screen.
  public var size: CGSize
  /// Device pixels per point.
  ///
  /// `nil`, the default, uses the environment variable `ROLLTOP_SCALE`, then the desktop's setting.
  public var scale: CGFloat?
  /// Light or dark; `.unspecified`, the default, follows the desktop.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The window's title; `nil`, the default, shows the bundle's or the program's name.
  public var title: String?
  /// Whether the window covers the whole screen, as a kiosk does; `false` by default.
  public var isFullScreen: Bool
  /// The look of tables, bars, controls and alerts; `.standard` by default.
  ///
  /// `traitOverrides.tableTheme` of a window changes it later.
  public var tableTheme: TableTheme
  /// The initial value of `UIAccessibility.isReduceMotionEnabled`; `false` by default.
  public var isReduceMotionEnabled: Bool
  /// The initial value of `UIAccessibility.isBoldTextEnabled`; `false` by default.
  public var isBoldTextEnabled: Bool
  /// The direction of layout; `.unspecified`, the default, follows the first of the `languages`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection

  /// The user's languages as codes such as `de` or `pt_BR`, the preferred one first.
  ///
  /// The words that bars and menus have by themselves, the direction of layout and the keys of the
  /// on-screen keyboard follow them. `nil`, the default, uses the environment variables `LANGUAGE`,
  /// `LC_ALL`, `LC_MESSAGES` and `LANG`; an application in one language only sets that.
  public var languages: [String]?

  /// The rotation of a console's screen.
  ///
  /// `nil`, the default, uses the environment variable `ROLLTOP_ROTATION`, which is 0, 90, 180 or
  /// 270; without it nothing is turned. Windows ignore it.
  public var rotation: ScreenRotation?
  /// The resolution of a console's screen.
  ///
  /// `nil`, the default, uses the environment variable `ROLLTOP_MODE`, such as `1280x800@60`;
  /// without it the mode that the screen prefers. Windows ignore it.
  public var screenMode: ScreenMode?

  /// Seconds without input after which a console's screen goes dark.
  ///
  /// The first touch wakes it, and does nothing else. `nil`, the default, uses the environment
  /// variable `ROLLTOP_BLANKING`; without it the screen stays lit, as it does while
  /// `UIApplication.shared.isIdleTimerDisabled` is true. Windows ignore it: desktops have screen
  /// savers.
  public var blanking: TimeInterval?

  /// Whether an on-screen keyboard appears while text is edited.
  ///
  /// `nil`, the default, uses the environment variable `ROLLTOP_KEYBOARD`, which is `onscreen`,
  /// `hardware` or `automatic`; without it the keyboard appears on a console to which none is
  /// connected. It has the keys of the `languages`.
  public var keyboard: KeyboardPresence?

  /// Whether the application waits for a desktop that is not there, and for the next one when its
  /// desktop goes away.
  ///
  /// It then starts anew, and shows what it has saved. `nil`, the default, uses the environment
  /// variable `ROLLTOP_RECONNECT`, which is 1 or 0; without it the program ends with the code 1 and
  /// a message. Consoles ignore it.
  public var reconnects: Bool?
  /// The name by which the desktop distinguishes the program's windows from those of others, such as
  /// `org.example.Cities`: the class (`WM_CLASS`) under X11, the application's identifier under
  /// Wayland.
  ///
  /// `nil`, the default, is the name of the program's file. Desktops find the `.desktop` file of a
  /// program, and with it name and icon, by this name. SDL's variables `SDL_VIDEO_X11_WMCLASS` and
  /// `SDL_VIDEO_WAYLAND_WMCLASS` go before it. Consoles ignore it.
  public var windowClass: String?
  /// The icon in the desktop's lists of windows; `nil`, the default, leaves it to the desktop, which
  /// finds that of the program's `.desktop` file by `windowClass`.
  public var icon: UIImage?
  /// Whether the window opens in the size and at the place that it had at the end of the last run.
  ///
  /// Default: `true`. The place is forgotten when the application asks for another `size`. Under
  /// Wayland the desktop decides about places, and only the size is kept.
  public var keepsWindowPlace = true
  /// Whether `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)` may
  /// open further windows.
  ///
  /// Default: `false`. The size, place and state of the first window are kept between runs.
  /// Consoles have one screen, and ignore it.
  public var supportsMultipleScenes = false

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - size: The window's initial size, in points; each side between 1 and 16,384.
  ///   - scale: Device pixels per point, more than 0 and up to 8; `nil`: the desktop's.
  ///   - userInterfaceStyle: Light, dark, or as the desktop says.
  ///   - title: The window's title; `nil`: the program's name.
  ///   - isFullScreen: Whether the window covers the whole screen.
  ///   - tableTheme: The look of tables.
  ///   - isReduceMotionEnabled: Whether views fade rather than move.
  ///   - isBoldTextEnabled: Whether the system font is bolder than usual.
  ///   - layoutDirection: The direction of layout, or as the user's language has it.
  ///   - rotation: How a console's screen is turned.
  ///   - screenMode: The resolution of a console's screen.
  ///   - blanking: Seconds without input after which a console's screen goes dark, more than 0.
  ///   - keyboard: Whether an on-screen keyboard appears while text is edited.
  ///   - reconnects: Whether to wait for a desktop that is not there.
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

  /// Stops the program when a value is invalid.
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

  /// The rotation of a console's screen.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The configuration's, else the environment's, else none.
  package func resolvedRotation(environment: [String: String]) -> ScreenRotation {
    if let rotation { return rotation }
    return environment["ROLLTOP_ROTATION"].flatMap(Int.init).flatMap(ScreenRotation.init) ?? .none
  }

  /// The mode that is asked for.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: `nil`: the one that the screen prefers.
  package func resolvedMode(environment: [String: String]) -> ScreenMode? {
    screenMode ?? environment["ROLLTOP_MODE"].flatMap(ScreenMode.init)
  }

  /// Seconds without input after which a console's screen goes dark.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: Infinite for never.
  package func resolvedBlanking(environment: [String: String]) -> TimeInterval {
    let seconds = blanking ?? environment["ROLLTOP_BLANKING"].flatMap(TimeInterval.init) ?? 0
    return seconds > 0 ? seconds : .infinity
  }

  /// The console settings of the environment that are invalid, in lines for the user.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: A line for each setting that is ignored.
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

  /// Whether to wait for a desktop.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The configuration's, else the environment's, else `false`.
  package func resolvedReconnects(environment: [String: String]) -> Bool {
    reconnects ?? (environment["ROLLTOP_RECONNECT"] == "1")
  }

  /// Whether an on-screen keyboard appears.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The configuration's, else the environment's, else `.automatic`.
  func resolvedKeyboard(environment: [String: String]) -> KeyboardPresence {
    keyboard ?? environment["ROLLTOP_KEYBOARD"].flatMap(KeyboardPresence.init) ?? .automatic
  }

  /// The user's languages.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The configuration's, else the environment's; may be empty.
  func resolvedLanguages(environment: [String: String]) -> [String] {
    languages ?? UserLanguage.locales(environment: environment)
  }

  /// Sets the on-screen keyboard up.
  ///
  /// - Parameters:
  ///   - inputViews: Shows it.
  ///   - environment: The process's environment.
  @MainActor
  func apply(to inputViews: InputViews, environment: [String: String]) {
    inputViews.presence = resolvedKeyboard(environment: environment)
    inputViews.setLanguages(locales: resolvedLanguages(environment: environment))
  }

  /// The title to show.
  package var shownTitle: String {
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

  /// The initial interface style.
  ///
  /// A desktop without a settings portal may say it with GTK's theme, whose name then ends in
  /// ":dark" or "-dark".
  func resolvedStyle(environment: [String: String]) -> UIUserInterfaceStyle {
    guard userInterfaceStyle == .unspecified else { return userInterfaceStyle }
    let theme = environment["GTK_THEME"]?.lowercased() ?? ""
    return theme.hasSuffix(":dark") || theme.hasSuffix("-dark") ? .dark : .light
  }
}
