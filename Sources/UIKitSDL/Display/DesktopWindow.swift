import CSDL2
package import Foundation
package import UIKitApplication
import UIKitCore
import UIKitDesktop
import UIKitGraphics

/// A window on the desktop.
@MainActor
package final class DesktopWindow {
  /// `SDL_WINDOWPOS_CENTERED`, a macro that Swift cannot see.
  private static let centered: Int32 = 0x2FFF_0000

  /// The smallest size that the user can give the window, in points: a bar and a row.
  static let minimumSize = CGSize(width: 160, height: 120)

  /// SDL's handle.
  let handle: OpaquePointer
  /// The window's surface under Wayland, if frames are shown without SDL's renderer.
  let surface: WaylandSurface?
  /// The destination of frames, after `makePresenter()` was called.
  private(set) var presenter: (any Presenter)?
  /// Says when the display can show a further frame; `nil` where it cannot be known.
  private(set) var pacer: FramePacer?
  let driver: VideoDriver
  /// The user's choices for all programs; `nil` where none are reported.
  private(set) var settings: DesktopSettings?
  /// Light or dark as the application wants it; `.unspecified` follows the desktop.
  private let wantedStyle: UIUserInterfaceStyle
  /// Whether the window covered the whole screen from the beginning.
  let startsFullScreen: Bool
  /// Whether the window was maximised when it last began to cover the whole screen.
  private(set) var wasMaximized = false
  /// Keeps size and place between runs; `nil` when that is not wanted.
  var placeFile: WindowPlaceFile?
  /// The smallest and largest size that the application allows, in points; `nil` without limits.
  private var sizeLimits: (minimum: CGSize, maximum: CGSize)?
  private let configuration: LaunchConfiguration
  private let environment: [String: String]
  /// Device pixels per point as the application or the user wants them; `nil` follows the desktop.
  let fixedScale: CGFloat?
  /// Device pixels per point as the desktop's settings say.
  private(set) var desktopScale: CGFloat
  /// The size that did not fit the desktop, in points, and what the window had of it, in SDL's
  /// coordinates; `nil` after one that did.
  private var cutSize: (wanted: CGSize, width: Int32, height: Int32)?
  /// The desktop's factor for the size of text; `nil` until it has said one.
  private var textScale: CGFloat?
  /// The desktop's pictures of pointers.
  private(set) var cursorTheme: WaylandCursor.Theme
  /// Reads the X server's resources; tests have others.
  var readResources: () -> String?

  /// Opens the desktop's display, and creates a hidden window on it.
  ///
  /// - Parameters:
  ///   - configuration: Size, scale, title and style.
  ///   - environment: The process's environment.
  /// - Throws: `LaunchFailure`.
  package convenience init(
    configuration: LaunchConfiguration,
    environment: [String: String]
  ) throws {
    // It answers while the window is made.
    let settings = DesktopSettings(environment: environment)
    let hasNoAddress = environment["DBUS_SESSION_BUS_ADDRESS"] == nil
    if !(settings?.isBusAnswering() ?? hasNoAddress) { VideoDriver.hideSessionBus() }
    let driver = try VideoDriver(
      environment: environment,
      windowClass: configuration.windowClass
    )
    do {
      try self.init(configuration: configuration, driver: driver, environment: environment)
      self.settings = settings
      placeFile = configuration.keepsWindowPlace ? WindowPlaceFile(environment: environment) : nil
      restore(placeFile?.read(), wantedSize: configuration.size)
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
    driver.outliveServer(of: handle)
    wantedStyle = configuration.userInterfaceStyle
    readResources = { driver.serverResources(of: handle) }
    let scale = DisplayScale(environment: environment, resources: readResources())
    fixedScale = configuration.scale ?? scale.userScale
    desktopScale = scale.desktop
    if !configuration.isFullScreen { applySize(configuration.size) }
    applyMinimumSize(configuration.size)
    setIcon(configuration.icon)
  }

  /// Creates SDL's window, with a surface of our own under Wayland where there can be one.
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
    let frame = firstFrame(configuration)
    guard
      let handle = SDL_CreateWindow(
        configuration.shownTitle,
        frame.x,
        frame.y,
        frame.w,
        frame.h,
        flags
      )
    else { throw LaunchFailure.noWindow(String(cString: SDL_GetError())) }
    return handle
  }

  /// Keeps the user from making the window smaller than its minimum, or than it began.
  private func applyMinimumSize(_ size: CGSize) {
    guard sizeLimits == nil else { return applySizeLimits() }
    let minimum = DesktopWindow.minimumSize
    let least = CGSize(
      width: min(minimum.width, size.width),
      height: min(minimum.height, size.height)
    )
    let (width, height) = pixels(least)
    SDL_SetWindowMinimumSize(handle, width, height)
  }

  /// Sets how small and how large the user can make the window, in points; its present size follows.
  package func setSizeLimits(minimum: CGSize, maximum: CGSize) {
    sizeLimits = (minimum, maximum)
    applySizeLimits()
  }

  private func applySizeLimits() {
    guard let (minimum, maximum) = sizeLimits else { return }
    let (least, most) = (pixels(minimum), pixels(maximum))
    // SDL refuses a maximum below the minimum that it has, and a minimum above the maximum.
    SDL_SetWindowMinimumSize(handle, 1, 1)
    SDL_SetWindowMaximumSize(handle, max(most.width, least.width), max(most.height, least.height))
    SDL_SetWindowMinimumSize(handle, least.width, least.height)
  }

  /// Converts a size in points to SDL's window coordinates, up to the largest window.
  private func pixels(_ size: CGSize) -> (width: Int32, height: Int32) {
    let factor = scale / backingRatio
    func pixels(_ length: CGFloat) -> Int32 { Int32(max(1, min(length * factor, 32_767))) }
    return (pixels(size.width), pixels(size.height))
  }

  /// The initial frame of the window, in SDL's window coordinates.
  ///
  /// Under X11 it is the window manager that makes a window full screen. A kiosk may run without
  /// one, so a full-screen window is created in the size of the screen.
  private static func firstFrame(_ configuration: LaunchConfiguration) -> SDL_Rect {
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

  /// Resizes the window to a size in points at the window's scale, but no larger than the desktop's
  /// usable area.
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
    var room = SDL_Rect()
    if SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &room) == 0 {
      width = min(width, max(room.w, 1))
      height = min(height, max(room.h, 1))
    }
    cutSize = (width, height) == full ? nil : (size, width, height)
    SDL_SetWindowSize(handle, width, height)
  }

  /// The largest frame that a desktop puts around a window, in SDL's coordinates.
  private static let frameLimit: Int32 = 96

  /// The size that the window has where it fits the desktop, in points: the one that was cut, unless
  /// the user has resized the window since.
  var fullSize: CGSize {
    guard let cutSize else { return size }
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSize(handle, &width, &height)
    let isCut =
      (0...Self.frameLimit).contains(cutSize.width - width)
      && (0...Self.frameLimit).contains(cutSize.height - height)
    return isCut ? cutSize.wanted : size
  }

  /// Takes over the desktop's scale, if it has changed, and keeps the size in points.
  ///
  /// Wayland reports a change by itself. Under X11 it costs a question to the server.
  func updateDesktopScale() {
    guard fixedScale == nil else { return }
    let new = DisplayScale(
      environment: environment,
      resources: readResources(),
      textScale: textScale ?? 1
    ).desktop
    guard new != desktopScale else { return }
    let old = fullSize
    desktopScale = new
    applyMinimumSize(configuration.size)
    let covering = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue
    if SDL_GetWindowFlags(handle) & covering == 0 { resize(to: old) }
  }

  /// Creates the presenter of the window's frames.
  ///
  /// It uses memory that is shared with a Wayland compositor, or the window surface where the driver
  /// has one, else a texture; SDL does not allow both on one window.
  ///
  /// - Throws: `LaunchFailure.noWindow` when the driver offers neither.
  func makePresenter() throws -> any Presenter {
    let pacer = FramePacer(window: handle, driver: driver)
    let made: any Presenter =
      if let surface {
        SharedMemoryPresenter(surface: surface, pacer: pacer)
      } else if let surface = WindowSurfacePresenter(window: handle, pacer: pacer) {
        surface
      } else {
        try TexturePresenter(window: handle, pacer: pacer)
      }
    self.pacer = pacer
    presenter = made
    return made
  }

  /// Gives a screen the appearance that the user chose on the desktop.
  ///
  /// - Parameters:
  ///   - screen: Keeps what the desktop does not say.
  ///   - isFirst: Whether to wait a moment for the desktop's answer.
  func applySettings(to screen: UIScreen, isFirst: Bool) {
    guard let change = isFirst ? settings?.takeFirst() : settings?.takeChange() else { return }
    apply(change, to: screen)
  }

  /// Gives a screen an appearance.
  ///
  /// A desktop under X11 that changes the size of text writes new resources, too. They are read when
  /// the window gets the focus back, as the portal may report its change first.
  func apply(_ change: DesktopAppearance, to screen: UIScreen) {
    change.apply(to: screen, style: wantedStyle)
    if WaylandCursor.Theme(environment: environment) == nil {
      cursorTheme = .init(name: change.cursorTheme, size: change.cursorSize)
    }
    let isFirst = textScale == nil
    textScale = change.textScale.map { CGFloat($0) }
    if isFirst, textScale != nil { updateDesktopScale() }
  }

  /// Puts the window on the screen.
  package func show() {
    SDL_ShowWindow(handle)
  }

  /// Shows a title in the window's frame and in the desktop's lists.
  ///
  /// - Parameter title: `nil` and an empty one show that of the launch configuration.
  package func setTitle(_ title: String?) {
    let shown = title.flatMap { $0.isEmpty ? nil : $0 } ?? configuration.shownTitle
    SDL_SetWindowTitle(handle, shown)
  }

  /// Covers the whole screen, or becomes a window again, maximised if it was so before.
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

  /// The offset of a further window from the one beside which it opens, in points.
  private static let cascade: CGFloat = 28

  /// Opens a window of the same properties on the same display, a little below and to the right.
  ///
  /// - Throws: `LaunchFailure.noWindow`.
  /// - Returns: A hidden window; its size and place are not kept between runs.
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

  /// Stores size and place for the next run, if that is wanted and they have changed.
  func savePlace() {
    guard let placeFile else { return }
    let old = placeFile.read()
    guard let place = place(after: old, wantedSize: configuration.size), place != old else {
      return
    }
    placeFile.write(place)
  }

  /// Destroys the window and, with the last one, closes the display; the object must not be used afterwards.
  package func close() {
    settings = nil
    // SDL would wait for answers of a server that has gone away; the process ends. Nor is SDL quit
    // when the window has gone.
    guard !driver.isLost, rolltop_is_destroyed(handle) == SDL_FALSE else { return }
    savePlace()
    presenter = nil
    pacer = nil
    driver.destroy(handle)
    surface?.close()
    driver.close()
  }
}
