import CSDL2
package import Foundation
package import UIKitApplication
import UIKitCore
import UIKitDesktop
import UIKitGraphics

/// A window on the desktop.
@MainActor
package final class DesktopWindow {
  /// `SDL_WINDOWPOS_CENTERED`, a macro that is not imported into Swift.
  private static let centered: Int32 = 0x2FFF_0000

  /// The minimum size to which the user can resize the window, in points: a bar and a row.
  static let minimumSize = CGSize(width: 160, height: 120)

  /// SDL's handle of the window.
  let handle: OpaquePointer
  /// The window's surface on Wayland, if frames are presented without SDL's renderer; otherwise
  /// `nil`.
  let surface: WaylandSurface?
  /// The presenter of frames; `nil` before `makePresenter()`.
  private(set) var presenter: (any Presenter)?
  /// Reports when the display can present the next frame; `nil` if the display does not support it.
  private(set) var pacer: FramePacer?
  let driver: VideoDriver
  /// The user's settings on the desktop; `nil` if the desktop does not report any.
  private(set) var settings: DesktopSettings?
  /// The style requested by the application; `.unspecified` follows the desktop.
  private let requestedStyle: UIUserInterfaceStyle
  /// Whether the window has covered the whole screen from the start.
  let startsFullScreen: Bool
  /// Whether the window was maximised before it last covered the whole screen.
  private(set) var wasMaximized = false
  /// Stores the size and position between runs; `nil` if that is disabled.
  var geometryFile: WindowGeometryFile?
  /// The minimum and maximum size set by the application, in points; `nil` without limits.
  private var sizeLimits: (minimum: CGSize, maximum: CGSize)?
  private let configuration: LaunchConfiguration
  private let environment: [String: String]
  /// Device pixels per point set by the application or the user; `nil` follows the desktop.
  let fixedScale: CGFloat?
  /// Device pixels per point according to the desktop's settings.
  private(set) var desktopScale: CGFloat
  /// The requested size that did not fit the desktop, in points, and the size that the window
  /// received instead, in SDL's coordinates; `nil` if the requested size fitted.
  private var cutSize: (wanted: CGSize, width: Int32, height: Int32)?
  /// The desktop's text scaling factor; `nil` until it is reported.
  private var textScale: CGFloat?
  /// The desktop's cursor theme.
  private(set) var cursorTheme: WaylandCursor.Theme
  /// Reads the X server's resources; tests replace it.
  var readResources: () -> String?

  /// Opens the desktop's display and creates a hidden window.
  ///
  /// - Parameters:
  ///   - configuration: Size, scale, title and style.
  ///   - environment: The process's environment.
  /// - Throws: `LaunchFailure`.
  package convenience init(
    configuration: LaunchConfiguration,
    environment: [String: String]
  ) throws {
    // The reply arrives while the window is created.
    let settings = DesktopSettings(environment: environment)
    let hasNoAddress = environment["DBUS_SESSION_BUS_ADDRESS"] == nil
    if !(settings?.isBusResponding() ?? hasNoAddress) { VideoDriver.hideSessionBus() }
    let driver = try VideoDriver(
      environment: environment,
      windowClass: configuration.windowClass
    )
    do {
      try self.init(configuration: configuration, driver: driver, environment: environment)
      self.settings = settings
      geometryFile =
        configuration.restoresWindowFrame ? WindowGeometryFile(environment: environment) : nil
      restore(geometryFile?.read(), requestedSize: configuration.size)
    } catch {
      driver.close()
      throw error
    }
  }

  /// Creates a hidden window.
  ///
  /// - Parameters:
  ///   - configuration: Size, scale, title and style.
  ///   - driver: An initialised driver.
  ///   - environment: The process's environment.
  /// - Throws: `LaunchFailure.noWindow`.
  init(
    configuration: LaunchConfiguration,
    driver: VideoDriver,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let (handle, surface) = try DesktopWindow.open(configuration, driver: driver)
    self.handle = handle
    self.surface = surface
    startsFullScreen = configuration.isFullScreen
    self.configuration = configuration
    self.environment = environment
    cursorTheme = .init(environment: environment) ?? .init(name: nil, size: nil)
    self.driver = driver
    driver.addWindow(handle)
    driver.surviveConnectionLoss(of: handle)
    requestedStyle = configuration.userInterfaceStyle
    readResources = { driver.serverResources(of: handle) }
    let scale = DisplayScale(environment: environment, resources: readResources())
    fixedScale = configuration.scale ?? scale.userScale
    desktopScale = scale.desktop
    if !configuration.isFullScreen { applySize(configuration.size) }
    applyMinimumSize(configuration.size)
    setIcon(configuration.icon)
  }

  /// Creates SDL's window, with a separate surface on Wayland if possible.
  private static func open(
    _ configuration: LaunchConfiguration,
    driver: VideoDriver
  ) throws -> (handle: OpaquePointer, surface: WaylandSurface?) {
    if driver.name == "wayland" {
      let handle = try makeWindow(configuration, flags: WaylandSurface.windowFlags)
      if let surface = WaylandSurface(window: handle, driver: driver) { return (handle, surface) }
      SDL_DestroyWindow(handle)
    }
    return (try makeWindow(configuration, flags: SDL_WINDOW_ALLOW_HIGHDPI.rawValue), nil)
  }

  private static func makeWindow(
    _ configuration: LaunchConfiguration,
    flags: UInt32
  ) throws -> OpaquePointer {
    var flags = flags | SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    if configuration.isFullScreen {
      flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_BORDERLESS.rawValue
    }
    let frame = initialFrame(configuration)
    guard
      let handle = SDL_CreateWindow(
        configuration.effectiveTitle,
        frame.x,
        frame.y,
        frame.w,
        frame.h,
        flags
      )
    else { throw LaunchFailure.noWindow(String(cString: SDL_GetError())) }
    return handle
  }

  /// Prevents the user from making the window smaller than the size limits, or else than the minimum
  /// size or a smaller initial size.
  private func applyMinimumSize(_ size: CGSize) {
    guard sizeLimits == nil else { return applySizeLimits() }
    let minimum = DesktopWindow.minimumSize
    let minimumSize = CGSize(
      width: min(minimum.width, size.width),
      height: min(minimum.height, size.height)
    )
    let (width, height) = windowSize(minimumSize)
    SDL_SetWindowMinimumSize(handle, width, height)
  }

  /// Sets the minimum and maximum size to which the user can resize the window, in points; the
  /// current size is adjusted.
  package func setSizeLimits(minimum: CGSize, maximum: CGSize) {
    sizeLimits = (minimum, maximum)
    applySizeLimits()
  }

  private func applySizeLimits() {
    guard let (minimum, maximum) = sizeLimits else { return }
    let (minimumSize, maximumSize) = (windowSize(minimum), windowSize(maximum))
    // SDL rejects a maximum below the current minimum, and a minimum above the current maximum.
    SDL_SetWindowMinimumSize(handle, 1, 1)
    SDL_SetWindowMaximumSize(
      handle,
      max(maximumSize.width, minimumSize.width),
      max(maximumSize.height, minimumSize.height)
    )
    SDL_SetWindowMinimumSize(handle, minimumSize.width, minimumSize.height)
  }

  /// Converts a size in points to SDL's window coordinates, limited to the largest window.
  private func windowSize(_ size: CGSize) -> (width: Int32, height: Int32) {
    let factor = scale / backingRatio
    func windowLength(_ length: CGFloat) -> Int32 { Int32(max(1, min(length * factor, 32_767))) }
    return (windowLength(size.width), windowLength(size.height))
  }

  /// Returns the initial frame of the window, in SDL's window coordinates.
  ///
  /// On X11 the window manager makes a window full screen. A kiosk may run without a window
  /// manager, so a full-screen window is created with the size of the screen.
  private static func initialFrame(_ configuration: LaunchConfiguration) -> SDL_Rect {
    var screen = SDL_Rect()
    if configuration.isFullScreen, SDL_GetDisplayBounds(0, &screen) == 0, screen.w > 0,
      screen.h > 0
    {
      return screen
    }
    return SDL_Rect(
      x: centered,
      y: centered,
      w: Int32(configuration.size.width.rounded()),
      h: Int32(configuration.size.height.rounded())
    )
  }

  /// Resizes the window to a size in points, limited to the desktop's usable area, and centres it.
  func applySize(_ size: CGSize) {
    resize(to: size)
    SDL_SetWindowPosition(handle, DesktopWindow.centered, DesktopWindow.centered)
  }

  private func resize(to size: CGSize) {
    let factor = scale / backingRatio
    let full = (
      width: Int32((size.width * factor).rounded()), height: Int32((size.height * factor).rounded())
    )
    var (width, height) = full
    var usableBounds = SDL_Rect()
    if SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &usableBounds) == 0 {
      width = min(width, max(usableBounds.w, 1))
      height = min(height, max(usableBounds.h, 1))
    }
    cutSize = (width, height) == full ? nil : (size, width, height)
    SDL_SetWindowSize(handle, width, height)
  }

  /// The maximum thickness of the desktop's window frame, in SDL's coordinates.
  private static let frameLimit: Int32 = 96

  /// The size of the window in points; the requested size if that did not fit the desktop and the
  /// user has not resized the window since then.
  var fullSize: CGSize {
    guard let cutSize else { return size }
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSize(handle, &width, &height)
    let isCut =
      (0...Self.frameLimit).contains(cutSize.width - width)
      && (0...Self.frameLimit).contains(cutSize.height - height)
    return isCut ? cutSize.wanted : size
  }

  /// Applies a changed scale of the desktop and keeps the size in points.
  ///
  /// Wayland reports changes. On X11 the method has to query the server.
  func updateDesktopScale() {
    guard fixedScale == nil else { return }
    let newScale = DisplayScale(
      environment: environment,
      resources: readResources(),
      textScale: textScale ?? 1
    ).desktop
    guard newScale != desktopScale else { return }
    let previousSize = fullSize
    desktopScale = newScale
    applyMinimumSize(configuration.size)
    let coveringFlags = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue
    if SDL_GetWindowFlags(handle) & coveringFlags == 0 { resize(to: previousSize) }
  }

  /// Creates the presenter of the window's frames.
  ///
  /// The presenter uses memory shared with a Wayland compositor, the window surface if the driver
  /// has one, or else a texture. SDL does not allow both of the latter on one window.
  ///
  /// - Throws: `LaunchFailure.noWindow` if the driver supports neither.
  func makePresenter() throws -> any Presenter {
    let pacer = FramePacer(window: handle, driver: driver)
    let newPresenter: any Presenter =
      if let surface {
        SharedMemoryPresenter(surface: surface, pacer: pacer)
      } else if let surface = WindowSurfacePresenter(window: handle, pacer: pacer) {
        surface
      } else {
        try TexturePresenter(window: handle, pacer: pacer)
      }
    self.pacer = pacer
    presenter = newPresenter
    return newPresenter
  }

  /// Applies the user's appearance settings to a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen; see `DesktopAppearance.apply(to:style:)`.
  ///   - isFirst: Whether to wait briefly for the desktop's reply.
  func applySettings(to screen: UIScreen, isFirst: Bool) {
    guard let change = isFirst ? settings?.takeFirst() : settings?.takeChange() else { return }
    apply(change, to: screen)
  }

  /// Applies an appearance to a screen.
  ///
  /// When the text size changes, a desktop on X11 also updates its resources. The window rereads
  /// them when it regains the focus, because the portal may report its change earlier.
  func apply(_ change: DesktopAppearance, to screen: UIScreen) {
    change.apply(to: screen, style: requestedStyle)
    if WaylandCursor.Theme(environment: environment) == nil {
      cursorTheme = .init(name: change.cursorTheme, size: change.cursorSize)
    }
    let isFirstReport = textScale == nil
    textScale = change.textScale.map { CGFloat($0) }
    if isFirstReport, textScale != nil { updateDesktopScale() }
  }

  /// Makes the window visible.
  package func show() {
    SDL_ShowWindow(handle)
  }

  /// Sets the title in the window's frame and in the desktop's window lists.
  ///
  /// - Parameter title: The title; `nil` and an empty string restore the title of the launch
  ///   configuration.
  package func setTitle(_ title: String?) {
    let displayedTitle = title.flatMap { $0.isEmpty ? nil : $0 } ?? configuration.effectiveTitle
    SDL_SetWindowTitle(handle, displayedTitle)
  }

  /// Switches between full screen and a window, which is maximised if it was before.
  func toggleFullScreen() {
    let mode = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    let flags = SDL_GetWindowFlags(handle)
    guard flags & mode == mode else {
      wasMaximized = flags & SDL_WINDOW_MAXIMIZED.rawValue != 0
      SDL_SetWindowFullscreen(handle, mode)
      return
    }
    SDL_SetWindowFullscreen(handle, 0)
    if wasMaximized { SDL_MaximizeWindow(handle) }
  }

  /// The offset of an additional window from its neighbour, in points.
  private static let cascade: CGFloat = 28

  /// Opens a window with the same properties on the same display, slightly below and to the right.
  ///
  /// - Throws: `LaunchFailure.noWindow`.
  /// - Returns: A hidden window whose size and position are not stored between runs.
  func makeNeighbor() throws -> DesktopWindow {
    var configuration = configuration
    configuration.isFullScreen = false
    let neighbor = try DesktopWindow(
      configuration: configuration,
      driver: driver,
      environment: environment
    )
    if settings != nil { neighbor.settings = DesktopSettings(environment: environment) }
    let offset = Int32((DesktopWindow.cascade * scale / backingRatio).rounded())
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(handle, &x, &y)
    SDL_SetWindowPosition(neighbor.handle, x &+ offset, y &+ offset)
    return neighbor
  }

  /// Stores the size and position for the next run if they have changed and storing is enabled.
  func saveGeometry() {
    guard let geometryFile else { return }
    let storedGeometry = geometryFile.read()
    guard let geometry = geometry(after: storedGeometry, requestedSize: configuration.size),
      geometry != storedGeometry
    else {
      return
    }
    geometryFile.write(geometry)
  }

  /// Destroys the window and, with the last one, closes the display; the object must not be used
  /// afterwards.
  package func close() {
    settings = nil
    // SDL would wait for replies of a server that has closed the connection; the process ends
    // anyway. SDL is not shut down either if another program has destroyed the window.
    guard !driver.isLost, !DestroyedWindows.contains(handle) else { return }
    saveGeometry()
    presenter = nil
    pacer = nil
    driver.destroy(handle)
    surface?.close()
    driver.close()
  }
}
