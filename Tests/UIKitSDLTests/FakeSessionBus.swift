import Foundation
import Synchronization

/// A session bus for one client that provides only a settings portal.
///
/// It implements the subset of D-Bus that the client needs.
final class FakeSessionBus: Sendable {
  /// The portal's answer to `ReadAll`.
  enum Answer {
    /// The body of a reply with the signature `a{sa{sv}}`, created by a `DBusBody`.
    case body([UInt8])
    case error
    /// No answer of the portal, while the bus responds.
    case silence
    /// No answer of the bus, not even to the authentication.
    case nothing
  }

  /// The descriptors; -1 if closed, because the system may reuse their numbers for other files.
  private struct Sockets {
    var listener: Int32
    var client: Int32 = -1
  }

  let path: String
  private let sockets: Mutex<Sockets>
  private let answer: Answer

  /// Opens a bus for clients of `address`.
  init(_ answer: Answer) {
    self.answer = answer
    path = NSTemporaryDirectory() + "bus-\(UUID().uuidString.prefix(8))"
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    sockets = Mutex(Sockets(listener: listener))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(listener, 1)
    Thread.detachNewThread { [self] in serve(listener) }
  }

  var address: String { "unix:path=\(path)" }

  /// Sends a change signal to the client; the body has the signature `ssv`.
  func sendChange(_ body: [UInt8]) {
    var fields = DBusBody()
    fields.field(1, "o", "/org/freedesktop/portal/desktop")
    fields.field(2, "s", "org.freedesktop.portal.Settings")
    fields.field(3, "s", "SettingChanged")
    fields.signatureField("ssv")
    send(FakeSessionBus.message(type: 4, fields: fields, body: body))
  }

  /// Ends the connection and its thread.
  func close() {
    sockets.withLock { sockets in
      for socket in [sockets.client, sockets.listener] where socket >= 0 {
        shutdown(socket, Int32(SHUT_RDWR))
      }
    }
    unlink(path)
  }

  private func send(_ bytes: [UInt8]) {
    _ = sockets.withLock { Foundation.send($0.client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
  }

  private func serve(_ listener: Int32) {
    let descriptor = accept(listener, nil, nil)
    // Other clients must not wait for an answer.
    sockets.withLock {
      $0 = Sockets(listener: -1, client: descriptor)
      Foundation.close(listener)
    }
    guard descriptor >= 0 else { return }
    var received: [UInt8] = []
    var isOpen = false
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      if case .nothing = answer { continue }
      received += chunk[..<count]
      if !isOpen { isOpen = authenticate(&received) }
      while isOpen, let message = FakeSessionBus.takeMessage(from: &received) { reply(to: message) }
    }
    sockets.withLock {
      $0.client = -1
      Foundation.close(descriptor)
    }
  }

  /// Authenticates any client, and returns whether it starts sending messages.
  private func authenticate(_ received: inout [UInt8]) -> Bool {
    while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: received[...end], as: UTF8.self)
      received.removeSubrange(...end)
      if line.contains("BEGIN") { return true }
      send(
        Array(
          (line.contains("AUTH") ? "OK 0123456789abcdef0123456789abcdef\r\n" : "ERROR\r\n").utf8
        )
      )
    }
    return false
  }

  /// Removes and returns the first message; `nil` if it is incomplete.
  private static func takeMessage(from received: inout [UInt8]) -> [UInt8]? {
    guard received.count >= 16 else { return nil }
    func number(_ index: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(received[index + $1]) << (8 * $1) }
    }
    let count = (16 + number(12) + 7) / 8 * 8 + number(4)
    guard received.count >= count else { return nil }
    defer { received.removeFirst(count) }
    return Array(received[..<count])
  }

  private func reply(to message: [UInt8]) {
    let text = String(decoding: message, as: UTF8.self)
    let serial = Array(message[8..<12])
    if text.contains("Hello") {
      var body = DBusBody()
      body.string(":1.1")
      send(FakeSessionBus.reply(to: serial, signature: "s", body: body.bytes))
    } else if text.contains("ReadAll") {
      switch answer {
      case .body(let body):
        send(FakeSessionBus.reply(to: serial, signature: "a{sa{sv}}", body: body))
      case .error: send(FakeSessionBus.reply(to: serial, signature: nil, body: []))
      case .silence, .nothing: break
      }
    }
  }

  /// Returns the bytes of a reply, or of an error if `signature` is `nil`.
  private static func reply(
    to serial: [UInt8],
    signature: String?,
    body: [UInt8]
  ) -> [UInt8] {
    var fields = DBusBody()
    fields.align(8)
    fields.bytes += [5]
    fields.signature("u")
    fields.align(4)
    fields.bytes += serial
    if let signature {
      fields.signatureField(signature)
    } else {
      fields.field(4, "s", "org.freedesktop.DBus.Error.ServiceUnknown")
    }
    return message(type: signature == nil ? 3 : 2, fields: fields, body: body)
  }

  /// Returns the bytes of a message of type 2 (reply), 3 (error) or 4 (signal).
  private static func message(type: UInt8, fields: DBusBody, body: [UInt8]) -> [UInt8] {
    var message = DBusBody()
    message.bytes = [UInt8(ascii: "l"), type, 1, 1]
    message.whole(UInt32(body.count))
    message.whole(7)
    message.whole(UInt32(fields.bytes.count))
    message.bytes += fields.bytes
    message.align(8)
    return message.bytes + body
  }
}

/// Values in the wire format of D-Bus.
struct DBusBody {
  var bytes: [UInt8] = []

  /// Appends zeros up to a multiple of `size` bytes.
  mutating func align(_ size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }

  mutating func whole(_ value: UInt32) {
    align(4)
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  mutating func number(_ value: Double) {
    align(8)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * UInt64($0))) }
  }

  mutating func string(_ text: String) {
    whole(UInt32(text.utf8.count))
    bytes += Array(text.utf8) + [0]
  }

  mutating func signature(_ text: String) {
    bytes += [UInt8(text.utf8.count)] + Array(text.utf8) + [0]
  }

  /// Appends a field of a message's header.
  mutating func field(_ code: UInt8, _ type: String, _ text: String) {
    align(8)
    bytes.append(code)
    signature(type)
    string(text)
  }

  mutating func signatureField(_ text: String) {
    align(8)
    bytes.append(8)
    signature("g")
    signature(text)
  }

  /// Appends dictionary entries, preceded by their length in bytes.
  mutating func dictionary(_ entries: (inout DBusBody) -> Void) {
    whole(0)
    let countIndex = bytes.count - 4
    align(8)
    let start = bytes.count
    entries(&self)
    let count = UInt32(bytes.count - start)
    for byte in 0..<4 { bytes[countIndex + byte] = UInt8(truncatingIfNeeded: count >> (8 * byte)) }
  }

  /// Appends the key and the value of a setting.
  mutating func setting(_ key: String, _ type: String, _ value: (inout DBusBody) -> Void) {
    align(8)
    string(key)
    signature(type)
    value(&self)
  }
}
