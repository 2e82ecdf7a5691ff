import CSDL2
package import Foundation
package import UIKitApplication
import UIKitCore
import UIKitGraphics

/// A window on the desktop.
@MainActor
package final class DesktopWindow {
  /// `SDL_WINDOWPOS_CENTERED`, a macro that Swift cannot see.
  private static let centered: Int32 = 0x2FFF_0000

  /// What the user can make the window, at the least, in points: a bar and a row.
  static let minimumSize = CGSize(width: 160, height: 120)

  /// SDL's handle.
  let handle: OpaquePointer
  /// The destination of frames, after `makePresenter()` was called.
  private(set) var presenter: (any Presenter)?
  /// Says when the display can show a further frame; `nil` where it cannot be known.
  private(set) var pacer: FramePacer?
  let driver: VideoDriver
  /// The user's choices for all programs; `nil` where nobody tells them.
  private(set) var settings: DesktopSettings?
  /// Light or dark as the application wants it; `.unspecified` follows the desktop.
  private let wantedStyle: UIUserInterfaceStyle
  /// Whether the window covered the whole screen from the beginning.
  let startsFullScreen: Bool
  /// Keeps size and place between runs; `nil` when that is not wanted.
  var placeFile: WindowPlaceFile?
  /// How small and how large the application lets the window be, in points; `nil`: it says nothing.
  private var sizeLimits: (minimum: CGSize, maximum: CGSize)?
  private let configuration: LaunchConfiguration
  private let environment: [String: String]
  private let fixedScale: CGFloat?
  private var desktopScale: CGFloat
  /// The desktop's factor for the size of text; `nil` until it has said one.
  private var textScale: CGFloat?
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
    var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    flags |= SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if configuration.isFullScreen {
      flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_BORDERLESS.rawValue
    }
    let frame = DesktopWindow.firstFrame(configuration)
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
    self.handle = handle
    startsFullScreen = configuration.isFullScreen
    self.configuration = configuration
    self.environment = environment
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
    var width = Int32((size.width * factor).rounded())
    var height = Int32((size.height * factor).rounded())
    var room = SDL_Rect()
    if SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &room) == 0 {
      width = min(width, max(room.w, 1))
      height = min(height, max(room.h, 1))
    }
    SDL_SetWindowSize(handle, width, height)
  }

  /// Takes over the desktop's scale, if it has changed, and keeps the size in points.
  ///
  /// Wayland tells a change by itself. Under X11 it costs a question to the server.
  func followDesktopScale() {
    guard fixedScale == nil else { return }
    let new = DisplayScale(
      environment: environment,
      resources: readResources(),
      textScale: textScale ?? 1
    ).desktop
    guard new != desktopScale else { return }
    let old = size
    desktopScale = new
    applyMinimumSize(configuration.size)
    let covering = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue
    if SDL_GetWindowFlags(handle) & covering == 0 { resize(to: old) }
  }

  /// Creates the presenter of the window's frames.
  ///
  /// It uses the window surface where the driver has one, else a texture; SDL does not allow both
  /// on one window.
  ///
  /// - Throws: `LaunchFailure.noWindow` when the driver offers neither.
  func makePresenter() throws -> any Presenter {
    let pacer = FramePacer(window: handle, driver: driver)
    let made: any Presenter =
      if let surface = WindowSurfacePresenter(window: handle, pacer: pacer) {
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
  /// the window gets the focus back, as the portal may tell its change first.
  func apply(_ change: DesktopAppearance, to screen: UIScreen) {
    change.apply(to: screen, style: wantedStyle)
    let isFirst = textScale == nil
    textScale = change.textScale.map { CGFloat($0) }
    if isFirst, textScale != nil { followDesktopScale() }
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

  /// Covers the whole screen, or becomes a window again.
  func toggleFullScreen() {
    let mode = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    let isFull = SDL_GetWindowFlags(handle) & mode == mode
    SDL_SetWindowFullscreen(handle, isFull ? 0 : mode)
  }

  /// How far a further window is from the one beside which it opens, in points.
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
    // SDL would wait for answers of a server that has gone away; the process ends.
    guard !driver.isLost else { return }
    savePlace()
    presenter = nil
    pacer = nil
    SDL_DestroyWindow(handle)
    driver.close()
  }
}

extension DesktopWindow {
  /// Size in device pixels.
  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Device pixels per unit of SDL's window coordinates; more than 1 under Wayland only.
  var backingRatio: CGFloat {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return width > 0 ? CGFloat(pixelSize.width) / CGFloat(width) : 1
  }

  /// Device pixels per point.
  package var scale: CGFloat {
    if let fixedScale { return fixedScale }
    let ratio = backingRatio
    return ratio > 1 ? ratio : desktopScale
  }

  /// Size in points.
  package var size: CGSize {
    let pixels = pixelSize
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Frames per second of the display that the window is on.
  package var framesPerSecond: Double {
    var mode = SDL_DisplayMode()
    let index = max(0, SDL_GetWindowDisplayIndex(handle))
    let isKnown = SDL_GetCurrentDisplayMode(index, &mode) == 0
    return RefreshRate.plausible(isKnown ? Double(mode.refresh_rate) : 0)
  }

  /// Whether frames wait for the display's next refresh.
  package var isPacedByDisplay: Bool { presenter?.isPacedByDisplay ?? false }

  /// Converts SDL's window coordinates to points.
  func point(x: Double, y: Double) -> CGPoint {
    let factor = backingRatio / scale
    return CGPoint(x: CGFloat(x) * factor, y: CGFloat(y) * factor)
  }

  /// Converts a rectangle in points to SDL's window coordinates.
  func windowRect(_ rect: CGRect) -> SDL_Rect {
    let factor = scale / backingRatio
    func rounded(_ value: CGFloat) -> Int32 { Int32(clamping: Int((value * factor).rounded())) }
    return SDL_Rect(
      x: rounded(rect.minX),
      y: rounded(rect.minY),
      w: max(1, rounded(rect.width)),
      h: max(1, rounded(rect.height))
    )
  }

  /// The place of a rectangle in points, in SDL's coordinates of the desktop or of the window.
  func place(
    of rect: CGRect,
    onDesktop: Bool
  ) -> (x: Int32, y: Int32, width: Int32, height: Int32) {
    let limited = rect.isNull || rect.isInfinite ? .zero : rect
    let inside = windowRect(limited)
    var (x, y) = (Int32(0), Int32(0))
    if onDesktop { SDL_GetWindowPosition(handle, &x, &y) }
    return (
      inside.x &+ x, inside.y &+ y, limited.width > 0 ? inside.w : 0,
      limited.height > 0 ? inside.h : 0
    )
  }

  /// Converts normalized coordinates from 0 to 1, as touch screens report them, to points.
  func point(share x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
  }
}
