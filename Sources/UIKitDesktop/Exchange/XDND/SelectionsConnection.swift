import CSelections
import CXServer
import Glibc

/// The connection to an X server for selections and drags.
typealias SelectionsConnection = UnsafeMutablePointer<selections>

extension UnsafeMutablePointer<selections> {
  /// The connection of libxcb.
  var server: OpaquePointer { pointee.connection }

  /// Returns an atom that the connection has requested.
  func atom(_ name: atom) -> UInt32 {
    withUnsafeBytes(of: &pointee.atoms) { atoms in
      atoms.load(fromByteOffset: Int(name.rawValue) * MemoryLayout<UInt32>.size, as: UInt32.self)
    }
  }

  /// Sends the pending requests.
  func flush() { xcb_flush(server) }

  /// Requests the number in a property.
  func requestNumber(
    _ property: atom,
    type: UInt32,
    of window: UInt32
  ) -> xcb_get_property_cookie_t {
    selections_ask_property(self, window, atom(property), type, 1)
  }

  /// Returns the requested number; 0 if there is none.
  func takeNumber(_ request: xcb_get_property_cookie_t) -> UInt32 {
    var number: UInt32 = 0
    selections_take_numbers(selections_take_property(self, request), &number, 1)
    return number
  }

  /// Returns the requested list of numbers, without those beyond a maximum count.
  func takeNumbers(_ request: xcb_get_property_cookie_t, maximumCount: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: maximumCount) { buffer, count in
      let reply = selections_take_property(self, request)
      if let start = buffer.baseAddress {
        count = selections_take_numbers(reply, start, maximumCount)
      }
    }
  }

  /// Replaces a property by a list of numbers.
  func setNumbers(_ numbers: [UInt32], _ property: UInt32, type: UInt32, of window: UInt32) {
    selections_put(self, window, property, type, 32, numbers.count, numbers)
  }

  /// Sends a message of the XDND protocol.
  ///
  /// - Parameters:
  ///   - type: The kind of the message.
  ///   - receiver: The window that receives the message.
  ///   - window: The window that the message concerns, which may have another receiver.
  ///   - data: The five numbers of the message.
  func send(
    _ type: atom,
    to receiver: UInt32,
    about window: UInt32,
    _ data: (UInt32, UInt32, UInt32, UInt32, UInt32)
  ) {
    let numbers = [data.0, data.1, data.2, data.3, data.4]
    selections_send(self, receiver, window, type, numbers)
  }
}
