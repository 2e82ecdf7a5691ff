import Glibc

extension VideoDriver {
  /// An Xlib callback with a display and user data.
  private typealias ExitHandler =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  /// An Xlib callback with a display; Xlib ignores the result.
  private typealias ErrorHandler = @convention(c) (UnsafeMutableRawPointer?) -> Int32

  /// Makes Xlib survive the loss of the server, after which it would exit the process without
  /// saving.
  ///
  /// Xlib's functions then do nothing and return no results. Versions before 1.7 exit the process
  /// nevertheless.
  func surviveConnectionLoss(of window: OpaquePointer) {
    guard name == "x11", let display = serverDisplay(of: window) else { return }
    typealias SetExitHandler =
      @convention(c) (UnsafeMutableRawPointer, ExitHandler, UnsafeMutableRawPointer?) -> Void
    typealias SetErrorHandler = @convention(c) (ErrorHandler) -> ErrorHandler?
    let library = "libX11.so.6"
    guard
      let setExitHandler = symbol("XSetIOErrorExitHandler", in: library, as: SetExitHandler.self),
      let setErrorHandler = symbol("XSetIOErrorHandler", in: library, as: SetErrorHandler.self)
    else { return }
    // Xlib's own handler prints a line; the loop has already printed one.
    _ = setErrorHandler { _ in 0 }
    setExitHandler(display, { _, _ in }, nil)
  }
}
