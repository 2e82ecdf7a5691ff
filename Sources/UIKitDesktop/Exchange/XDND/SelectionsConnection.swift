import CSelections
import CXServer
import Glibc

/// The connection to an X server for selections and drags.
///
/// Stored as an opaque pointer: a typed stored property would add reflection metadata for all its C
/// types to the program.
struct SelectionsConnection {
  private let handle: OpaquePointer

  /// Wraps a connection, which its owner closes.
  init(_ pointer: UnsafeMutablePointer<selections>) { handle = OpaquePointer(pointer) }

  /// The connection of the C target.
  var pointer: UnsafeMutablePointer<selections> { UnsafeMutablePointer(handle) }

  /// The connection of libxcb.
  var xcbConnection: OpaquePointer { pointer.pointee.connection }

  /// The root window of the screen.
  var root: UInt32 { pointer.pointee.root }

  /// Returns an atom that the connection has requested.
  func atom(_ name: atom) -> UInt32 {
    withUnsafeBytes(of: &pointer.pointee.atoms) { atoms in
      atoms.load(fromByteOffset: Int(name.rawValue) * MemoryLayout<UInt32>.size, as: UInt32.self)
    }
  }

  /// Requests an atom and waits for it; 0 if the server has closed the connection.
  func atom(named name: String) -> UInt32 { selections_atom(pointer, name) }

  /// Sends the pending requests.
  func flush() { xcb_flush(xcbConnection) }

  /// Requests the number in a property.
  func requestNumber(
    _ property: atom,
    type: UInt32,
    of window: UInt32
  ) -> xcb_get_property_cookie_t {
    selections_request_property(pointer, window, atom(property), type, 1)
  }

  /// Waits for the requested number and returns it; 0 if there is none.
  ///
  /// A request can be read only once.
  func takeNumber(_ request: xcb_get_property_cookie_t) -> UInt32 {
    var number: UInt32 = 0
    selections_read_numbers(selections_await_property(pointer, request), &number, 1)
    return number
  }

  /// Waits for the requested list of numbers and returns it, without those beyond a maximum count.
  ///
  /// A request can be read only once.
  func takeNumbers(_ request: xcb_get_property_cookie_t, maximumCount: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: maximumCount) { buffer, count in
      let reply = selections_await_property(pointer, request)
      if let start = buffer.baseAddress {
        count = selections_read_numbers(reply, start, maximumCount)
      }
    }
  }

  /// Replaces a property by a list of numbers.
  func setNumbers(_ numbers: [UInt32], _ property: UInt32, type: UInt32, of window: UInt32) {
    selections_set_property(pointer, window, property, type, 32, numbers.count, numbers)
  }

  /// Sends a message of the XDND protocol.
  ///
  /// - Parameters:
  ///   - type: The kind of the message.
  ///   - receiver: The window that receives the message.
  ///   - window: The window that the message concerns, which may differ from the receiver.
  ///   - data: The five numbers of the message.
  func send(
    _ type: atom,
    to receiver: UInt32,
    about window: UInt32,
    _ data: (UInt32, UInt32, UInt32, UInt32, UInt32)
  ) {
    let numbers = [data.0, data.1, data.2, data.3, data.4]
    selections_send(pointer, receiver, window, type, numbers)
  }
}
