import CMappedCode
import CSDL2
import CWayland
import CXServer
import Foundation
import Glibc
import UIKitApplication
import UIKitDesktop

/// Manages SDL's video subsystem: finds a display and handles differences between drivers.
@MainActor
final class VideoDriver {
  let name: String
  /// Whether the server has closed the connection.
  var isLost = false
  /// Whether the environment names an input method, which SDL would let compose every key.
  private let hasInputMethod: Bool
  /// The number of windows that use the driver; the last one closes it.
  private var windowCount = 0
  /// The X11 ID of the first window; `nil` without an X server.
  private var firstWindow: UInt?
  /// The exchange of data with other programs; `nil` until first used.
  ///
  /// Tests replace it.
  var openExchange: (any DataExchange)?
  /// The connection for additional requests to a Wayland compositor; `nil` until first used.
  private(set) var wayland: WaylandConnection?
  /// The pointer over Wayland windows with scales above 1; `nil` until first used.
  private var cursor: WaylandCursor?

  /// Initialises SDL's video subsystem, without joystick, audio and OpenGL.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - windowClass: The window class; `nil` for the name of the executable.
  /// - Throws: `LaunchFailure.noDesktop`, or `.noWindow` without SDL2.
  init(environment: [String: String], windowClass: String? = nil) throws {
    if let reason = rolltop_load_sdl() { throw LaunchFailure.noWindow(String(cString: reason)) }
    // Releases the launch code's pages before SDL's code is loaded.
    mapped_code_release()
    SDL_SetMainReady()
    // The library has its own pointer model, so SDL must not synthesise mouse events from touches,
    // or touches from the mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The window surface must be the memory sent to the server, not a texture.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // Otherwise the desktop would stop compositing the window, as for a game.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "1")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // Input methods show their own candidate lists; composed text is not truncated at 32 bytes.
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    // Otherwise SDL would disable the screen saver first, with a call over the session bus.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    if let candidates = VideoDriver.candidates(environment: environment) {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, candidates)
    }
    let variables = VideoDriver.variables(windowClass: windowClass, environment: environment)
    let isInitialized = VideoDriver.withEnvironmentVariables(variables) {
      BusDeadline.limit(addresses: VideoDriver.busAddresses(environment)) {
        SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0
      }
    }
    guard isInitialized, let driver = SDL_GetCurrentVideoDriver() else {
      SDL_Quit()
      throw LaunchFailure.noDesktop(tried: LaunchFailure.displays(in: environment))
    }
    name = String(cString: driver)
    if name == "x11" { RequestErrors.installHandler() }
    ServerEvents.filter(isX11: name == "x11")
    hasInputMethod = VideoDriver.namesInputMethod(environment)
    // SDL starts text input automatically, which would activate input methods although no view
    // accepts text.
    SDL_StopTextInput()
    reportTextOfKeys()
    // Otherwise windows would accept files dragged over them.
    VideoDriver.acceptDrops(false)
  }

  /// Returns the environment variables that SDL and Xlib read when they open the display.
  ///
  /// They are the window class and the folder of cached compose sequences. Variables set by the
  /// user take precedence.
  private static func variables(
    windowClass: String?,
    environment: [String: String]
  ) -> [String: String] {
    var variables: [String: String] = [:]
    variables["SDL_VIDEO_X11_WMCLASS"] = windowClass
    variables["SDL_VIDEO_WAYLAND_WMCLASS"] = windowClass
    variables["XCOMPOSECACHE"] = ComposeCache.folder(environment: environment)
    return variables.filter { environment[$0.key] == nil }
  }

  /// Hides the session bus from SDL and from child processes: libdbus would wait for an
  /// unresponsive bus, and run a program named by an address.
  static func hideSessionBus() { setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1) }

  /// Returns the addresses of the buses to which SDL connects.
  static func busAddresses(_ environment: [String: String]) -> [String] {
    let system =
      environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? "unix:path=/var/run/dbus/system_bus_socket"
    return [DesktopSettings.address(environment: environment), system].compactMap(\.self)
  }

  /// Sets variables while a display is opened, so that child processes started later do not inherit
  /// them.
  private static func withEnvironmentVariables(
    _ variables: [String: String],
    open: () -> Bool
  ) -> Bool {
    for (name, value) in variables { setenv(name, value, 1) }
    defer { for name in variables.keys { unsetenv(name) } }
    return open()
  }

  /// Makes SDL report the text of keys while no text is edited, because its key events contain only
  /// the key's position and its character without modifiers.
  ///
  /// The method does nothing if the environment names an input method, which would compose
  /// invisible text; in that case only Shift affects letters.
  func reportTextOfKeys() {
    if !hasInputMethod { SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE) }
  }

  /// Returns whether the variables make SDL use an input method.
  static func namesInputMethod(_ environment: [String: String]) -> Bool {
    if let module = environment["SDL_IM_MODULE"], !module.isEmpty { return true }
    let names = environment["XMODIFIERS"] ?? ""
    return names.contains("@im=ibus") || names.contains("@im=fcitx")
  }

  /// Enables or disables drags from other programs over windows.
  static func acceptDrops(_ isAccepted: Bool) {
    for type in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      SDL_EventState(type.rawValue, isAccepted ? SDL_ENABLE : SDL_IGNORE)
    }
  }

  /// Whether windows accept drags from other programs.
  static var acceptsDrops: Bool {
    SDL_EventState(SDL_DROPFILE.rawValue, SDL_QUERY) == SDL_ENABLE
  }

  /// Returns the drivers to try, separated by commas; `nil` if the user sets `SDL_VIDEODRIVER`.
  ///
  /// By default SDL would fall back to a driver without output, and the Wayland library would log
  /// errors on machines without Wayland.
  static func candidates(environment: [String: String]) -> String? {
    func isSet(_ variable: String) -> Bool { environment[variable].map { !$0.isEmpty } ?? false }
    guard !isSet("SDL_VIDEODRIVER") else { return nil }
    var names: [String] = []
    if isSet("DISPLAY") { names.append("x11") }
    if isSet("WAYLAND_DISPLAY") { names.append("wayland") }
    return names.joined(separator: ",")
  }

  /// Keeps the display open for one more window.
  func addWindow(_ window: OpaquePointer) {
    windowCount += 1
    guard windowCount == 1 else { return }
    if name == "x11" { firstWindow = serverHandles(of: window)?.window }
    // The exchange must receive all input from the start.
    openExchange = waylandConnection(for: window).flatMap {
      DesktopExchange.compositor($0.handle, of: $0) { VideoDriver.acceptsDrops }
    }
  }

  /// The exchange of data with other programs, connected on first use; `nil` if only text can be
  /// exchanged.
  var exchange: (any DataExchange)? {
    if openExchange == nil, let firstWindow {
      openExchange = DesktopExchange.server(window: firstWindow)
    }
    return openExchange
  }

  /// Whether an exchange exists or can be created.
  var hasExchange: Bool { firstWindow != nil || openExchange != nil }

  /// Returns the connection to a Wayland compositor, which is opened on first use.
  ///
  /// - Parameter window: Any window of the driver.
  /// - Returns: The connection; `nil` for other drivers.
  func waylandConnection(for window: OpaquePointer) -> WaylandConnection? {
    if wayland == nil, name == "wayland", let display = serverDisplay(of: window) {
      wayland = WaylandConnection(display: display)
    }
    return wayland
  }

  /// Returns the tracker of the pointer on Wayland.
  ///
  /// - Parameter window: Any window of the driver.
  /// - Returns: The tracker; `nil` if there is no pointer.
  func waylandCursor(for window: OpaquePointer) -> WaylandCursor? {
    if cursor == nil {
      cursor = waylandConnection(for: window).flatMap { WaylandCursor(connection: $0) }
    }
    return cursor
  }

  /// Closes the display if no other window uses it.
  func close() {
    windowCount -= 1
    guard windowCount <= 0 else { return }
    openExchange = nil
    cursor = nil
    wayland = nil
    SDL_Quit()
  }

  /// Whether the screen saver is disabled; SDL's default is the opposite of a desktop's.
  var keepsScreenOn: Bool {
    get { SDL_IsScreenSaverEnabled() == SDL_FALSE }
    set {
      guard newValue != keepsScreenOn else { return }
      let addresses = VideoDriver.busAddresses(ProcessInfo.processInfo.environment)
      BusDeadline.limit(addresses: addresses) {
        if newValue { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
      }
    }
  }

  /// Returns the file descriptor of the connection to the X or Wayland server; `nil` for other
  /// drivers.
  func serverDescriptor(of window: OpaquePointer) -> Int32? {
    guard let display = serverDisplay(of: window) else { return nil }
    if name == "x11" { return XConnectionNumber(OpaquePointer(display)) }
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    return symbol("wl_display_get_fd", in: "libwayland-client.so.0", as: Function.self)?(display)
  }

  /// Returns the driver's display handle.
  func serverDisplay(of window: OpaquePointer) -> UnsafeMutableRawPointer? {
    serverHandles(of: window)?.display
  }

  /// Returns the driver's handles of the display and the window.
  func serverHandles(
    of window: OpaquePointer
  ) -> (display: UnsafeMutableRawPointer, window: UInt)? {
    guard name == "x11" || name == "wayland", let words = ServerInformation(of: window)?.words,
      let display = UnsafeMutableRawPointer(bitPattern: words[0])
    else { return nil }
    return (display, words[1])
  }

  /// Prepares the grab of the pointer for a window; `nil` if this version of SDL keeps the server's,
  /// and for other drivers.
  func pointerGrab(for window: OpaquePointer) -> PointerGrab? {
    typealias Version = @convention(c) () -> Int32
    // sdl2-compat loads SDL 3, whose version 3.4.0 is 3,004,000.
    guard name == "x11",
      let version = symbol("SDL_GetVersion", in: "libSDL3.so.0", as: Version.self),
      version() >= 3_004_000
    else { return nil }
    return serverHandles(of: window).flatMap { PointerGrab(display: $0.display, window: $0.window) }
  }

  /// Destroys a window.
  ///
  /// For a window frame drawn by libdecor, SDL before 2.28 does not destroy the compositor's
  /// window, whose next event would end the program. Its objects are the fifth and the sixth
  /// member of the union. The role is destroyed before its surface.
  func destroy(_ window: OpaquePointer) {
    if name == "wayland", !WaylandSurface.isScaledBySDL {
      SDL_HideWindow(window)
      for object in [5, 4].compactMap({ ServerInformation(of: window)?.words[$0] }) {
        UnsafeMutableRawPointer(bitPattern: object).map(rolltop_wayland_destroy_object)
      }
    }
    SDL_DestroyWindow(window)
  }

  /// Looks up a function in a library loaded by SDL, which stays loaded with SDL.
  func symbol<Function>(
    _ symbolName: String,
    in library: String,
    as type: Function.Type
  ) -> Function? {
    guard let handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
    defer { dlclose(handle) }
    guard let address = dlsym(handle, symbolName) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
