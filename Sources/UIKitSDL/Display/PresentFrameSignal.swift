import CXServer
import Glibc

/// The refreshes of a screen of an X server, reported by its Present extension.
///
/// The class opens a separate connection because SDL reads the events of its own.
@MainActor
final class PresentFrameSignal: FrameSignal {
  private let connection: OpaquePointer
  private let window: UInt32
  /// The serial numbers of the last request and the last reply.
  private var (requestedSerial, receivedSerial) = (UInt32(0), UInt32(0))
  /// Whether the server has rejected a request, for example because the window was destroyed.
  private var isRefused = false

  /// Connects to the server of the environment's `DISPLAY`; `nil` if it does not support the
  /// extension or libxcb is missing.
  ///
  /// - Parameter window: The X11 ID of the window.
  init?(window: UInt) {
    guard x_server_load_xcb() == nil, let connection = xcb_connect(nil, nil) else { return nil }
    (self.connection, self.window) = (connection, UInt32(truncatingIfNeeded: window))
    guard xcb_connection_has_error(connection) == 0, selectEvents() else { return nil }
  }

  isolated deinit { xcb_disconnect(connection) }

  var descriptor: Int32? { xcb_get_file_descriptor(connection) }

  /// Selects the extension's events; returns whether the server has the extension.
  private func selectEvents() -> Bool {
    guard let present = xcb_get_extension_data(connection, x_server_present()),
      present.pointee.present != 0
    else { return false }
    var version = xPresentQueryVersionReq()
    version.majorVersion = 1
    let size = sz_xPresentQueryVersionReq
    let reply = send(UInt8(X_PresentQueryVersion), &version, size: size, hasReply: true)
    xcb_discard_reply(connection, reply)
    var selection = xPresentSelectInputReq()
    selection.eid = xcb_generate_id(connection)
    selection.window = window
    selection.eventMask = UInt32(PresentCompleteNotifyMask)
    send(UInt8(X_PresentSelectInput), &selection, size: sz_xPresentSelectInputReq)
    return true
  }

  @discardableResult
  private func send(
    _ opcode: UInt8,
    _ request: UnsafeMutableRawPointer,
    size: Int32,
    hasReply: Bool = false
  ) -> UInt32 {
    x_server_send(connection, x_server_present(), opcode, request, Int(size), nil, 0, hasReply)
  }

  func request() -> Bool {
    var notify = xPresentNotifyMSCReq()
    notify.window = window
    notify.serial = requestedSerial &+ 1
    // With a target in the past, the divisor 1 stands for the next refresh.
    notify.divisor = 1
    send(UInt8(X_PresentNotifyMSC), &notify, size: sz_xPresentNotifyMSCReq)
    guard xcb_flush(connection) > 0, !isRefused else { return false }
    requestedSerial &+= 1
    return true
  }

  /// Returns whether the reply to the last request has been read; a closed connection and a
  /// rejected request count as a reply.
  func take() -> Bool {
    while let event = xcb_poll_for_event(connection) {
      defer { free(event) }
      let type = event.pointee.response_type & 0x7F
      if type == 0 { isRefused = true }
      guard type == XCB_GE_GENERIC else { continue }
      // libxcb inserts a member after the first 32 bytes, which contain the members used here.
      let notify = UnsafeRawPointer(event).assumingMemoryBound(to: xPresentCompleteNotify.self)
      if notify.pointee.evtype == PresentCompleteNotify { receivedSerial = notify.pointee.serial }
    }
    return isRefused || xcb_connection_has_error(connection) != 0
      || receivedSerial == requestedSerial
  }
}
