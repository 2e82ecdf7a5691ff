import CSDL2

/// SDL's driver-specific information about a window.
struct ServerInformation {
  /// The members of SDL's union, of which the first is the display and the second the window on
  /// X11 and Wayland; see CSDL2.h.
  let words: [UInt]

  /// Queries SDL; `nil` if there is no information.
  init?(of window: OpaquePointer) {
    var information = SDL_SysWMinfo()
    information.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION),
      minor: UInt8(SDL_MINOR_VERSION),
      patch: UInt8(SDL_PATCHLEVEL)
    )
    guard SDL_GetWindowWMInfo(window, &information) == SDL_TRUE else { return nil }
    words = withUnsafeBytes(of: &information.info) { Array($0.bindMemory(to: UInt.self)) }
  }
}
