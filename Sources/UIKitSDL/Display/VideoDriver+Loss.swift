import Glibc

extension VideoDriver {
  /// Called by Xlib with a display and a value of its caller's.
  private typealias ExitHandler =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  /// Called by Xlib with a display; the result means nothing.
  private typealias ErrorHandler = @convention(c) (UnsafeMutableRawPointer?) -> Int32

  /// Has Xlib go on without a server that has gone away: it would end the process, with nothing
  /// saved.
  ///
  /// Its functions then do nothing and answer nothing. Versions before 1.7 end the process all the
  /// same.
  func outliveServer(of window: OpaquePointer) {
    guard name == "x11", let display = serverDisplay(of: window) else { return }
    typealias SetExitHandler =
      @convention(c) (UnsafeMutableRawPointer, ExitHandler, UnsafeMutableRawPointer?) -> Void
    typealias SetErrorHandler = @convention(c) (ErrorHandler) -> ErrorHandler?
    let library = "libX11.so.6"
    guard
      let setExitHandler = symbol("XSetIOErrorExitHandler", in: library, as: SetExitHandler.self),
      let setErrorHandler = symbol("XSetIOErrorHandler", in: library, as: SetErrorHandler.self)
    else { return }
    // Xlib's own prints a line; the loop's is printed already.
    _ = setErrorHandler { _ in 0 }
    setExitHandler(display, { _, _ in }, nil)
  }
}
