import Foundation

/// A non-blocking connection to a message bus.
@MainActor
final class MessageBus {
  /// The serial number of the first message.
  private static let firstSerial: UInt32 = 1

  private let socket: BusSocket
  private var lastSerial = MessageBus.firstSerial - 1

  /// Starts to connect; `nil` if no process listens at the address.
  init?(address: String) {
    guard let socket = BusSocket(BusAddress.sockets(address)) else { return nil }
    self.socket = socket
  }

  /// The descriptor that becomes readable when messages arrive; `nil` before the bus has accepted
  /// the connection and after the connection has ended.
  var descriptor: Int32? { socket.descriptor }

  /// Whether the bus has closed the connection.
  var isClosed: Bool { socket.isClosed }

  /// Whether queued bytes wait for the other end to read.
  var isWriting: Bool { socket.isWriting }

  /// Registers with the bus, which must precede all other calls.
  ///
  /// - Returns: The serial number of the call, whose reply contains the connection's name.
  func register() -> UInt32 { callBus("Hello") }

  /// Subscribes to signals.
  ///
  /// - Parameter rule: The D-Bus match rule.
  func subscribe(_ rule: String) { _ = callBus("AddMatch", [.string(rule)]) }

  private func callBus(_ member: String, _ body: [BusValue] = []) -> UInt32 {
    let name = "org.freedesktop.DBus"
    return send(
      .call(
        destination: name,
        path: "/org/freedesktop/DBus",
        interface: name,
        member: member,
        body: body
      )
    )
  }

  /// Sends a message.
  ///
  /// - Returns: The serial number, to which a reply refers; 0 if the message cannot be sent.
  @discardableResult
  func send(_ message: BusMessage) -> UInt32 {
    lastSerial = lastSerial == .max ? MessageBus.firstSerial : lastSerial + 1
    var message = message
    message.serial = lastSerial
    return socket.send(BusWriter.bytes(of: message)) ? message.serial : 0
  }

  /// Receives pending messages.
  ///
  /// - Parameter maximum: The maximum number of messages.
  /// - Returns: The messages in order, without malformed ones.
  func receive(atMost maximum: Int) -> [BusMessage] {
    var messages: [BusMessage] = []
    socket.exchange()
    while messages.count < maximum, let bytes = socket.nextMessage() {
      if let message = BusReader.message(bytes) { messages.append(message) }
    }
    return messages
  }
}
