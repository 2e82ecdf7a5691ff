import CDesktopBus
import Foundation

/// A connection to a bus that neither sending nor receiving blocks.
@MainActor
final class MessageBus {
  /// The first number of a message of our own.
  private static let firstSerial: UInt32 = 1

  private let connection: UnsafeMutableRawPointer
  private var lastSerial = MessageBus.firstSerial - 1

  /// Connects; `nil` when nothing listens at the address.
  init?(address: String) {
    guard let connection = message_bus_open(address) else { return nil }
    self.connection = connection
  }

  isolated deinit { message_bus_close(connection) }

  /// The descriptor that is readable when something has arrived; `nil` when the bus is gone.
  var descriptor: Int32? {
    let descriptor = message_bus_descriptor(connection)
    return descriptor < 0 ? nil : descriptor
  }

  /// Whether the other end does not read as fast as is written.
  var isWriting: Bool { message_bus_is_writing(connection) }

  /// Sends a message.
  ///
  /// - Returns: Its number, by which an answer names it; 0 when it cannot be sent.
  @discardableResult
  func send(_ message: BusMessage) -> UInt32 {
    lastSerial = lastSerial == .max ? MessageBus.firstSerial : lastSerial + 1
    var message = message
    message.serial = lastSerial
    let bytes = BusWriter.bytes(of: message)
    return message_bus_send(connection, bytes, Int32(clamping: bytes.count)) ? message.serial : 0
  }

  /// Takes what has arrived.
  ///
  /// - Parameter maximum: How many messages at most.
  /// - Returns: The messages, in their order.
  func receive(atMost maximum: Int) -> [BusMessage] {
    var messages: [BusMessage] = []
    withUnsafeMutablePointer(to: &messages) { pointer in
      _ = message_bus_receive(connection, Int32(maximum), pointer) { context, bytes, count in
        let bytes = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
        guard let message = BusReader.message(bytes) else { return }
        context.assumingMemoryBound(to: [BusMessage].self).pointee.append(message)
      }
    }
    return messages
  }
}
