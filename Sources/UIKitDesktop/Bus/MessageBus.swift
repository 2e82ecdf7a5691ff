import Foundation

/// A connection to a bus that neither connecting nor sending nor receiving blocks.
@MainActor
final class MessageBus {
  /// The first number of a message of our own.
  private static let firstSerial: UInt32 = 1

  private let socket: BusSocket
  private var lastSerial = MessageBus.firstSerial - 1

  /// Begins to connect; `nil` when nothing listens at the address.
  init?(address: String) {
    guard let socket = BusSocket(BusAddress.sockets(address)) else { return nil }
    self.socket = socket
  }

  /// The descriptor that is readable when something has arrived; `nil` before the bus has taken the
  /// connection, and once it is gone.
  var descriptor: Int32? { socket.descriptor }

  /// Whether the bus has ended the connection.
  var isGone: Bool { socket.isGone }

  /// Whether the other end does not read as fast as is written.
  var isWriting: Bool { socket.isWriting }

  /// Registers with the bus, which has to come before all else.
  ///
  /// - Returns: The number of the question for the name of this connection.
  func register() -> UInt32 { ask("Hello") }

  /// Asks the bus for signals.
  ///
  /// - Parameter rule: Which ones, as the bus writes it.
  func subscribe(_ rule: String) { _ = ask("AddMatch", [.string(rule)]) }

  private func ask(_ member: String, _ body: [BusValue] = []) -> UInt32 {
    let name = "org.freedesktop.DBus"
    return send(.call(name, "/org/freedesktop/DBus", name, member, body))
  }

  /// Sends a message.
  ///
  /// - Returns: Its number, by which an answer names it; 0 when it cannot be sent.
  @discardableResult
  func send(_ message: BusMessage) -> UInt32 {
    lastSerial = lastSerial == .max ? MessageBus.firstSerial : lastSerial + 1
    var message = message
    message.serial = lastSerial
    return socket.send(BusWriter.bytes(of: message)) ? message.serial : 0
  }

  /// Takes what has arrived.
  ///
  /// - Parameter maximum: How many messages at most.
  /// - Returns: The messages, in their order; those that cannot be read are left out.
  func receive(atMost maximum: Int) -> [BusMessage] {
    var messages: [BusMessage] = []
    socket.exchange()
    while messages.count < maximum, let bytes = socket.nextMessage() {
      if let message = BusReader.message(bytes) { messages.append(message) }
    }
    return messages
  }
}
