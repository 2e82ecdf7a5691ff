import CXServer
import UIKitGraphics

/// Errors of requests to an X server, for each of which Xlib would end the process.
///
/// For example, another program's window may be destroyed before SDL responds to it.
enum RequestErrors {
  /// Makes Xlib continue after a request that the server rejects.
  ///
  /// The first error is reported on standard error.
  static func installHandler() {
    guard x_server_load_x11() == nil else { return }
    _ = XSetErrorHandler { display, error in
      _ = XSetErrorHandler { _, _ in 0 }
      if let error { RequestErrors.report(error.pointee, on: display) }
      return 0
    }
  }

  private static func report(_ error: XErrorEvent, on display: OpaquePointer?) {
    let message = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      buffer.initialize(repeating: 0)
      XGetErrorText(display, Int32(error.error_code), buffer.baseAddress, Int32(buffer.count))
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    let request = "\(error.request_code).\(error.minor_code)"
    StandardError.write(
      line: "The display server has refused request \(request): \(message). "
        + "Further ones are not reported."
    )
  }
}
