// Fuzzes the bus client with arbitrary bytes from a socket, as whole messages, and as an address.
import Foundation

/// The bus's end of the connection.
@MainActor
private enum Bus {
  static let name = Array("\0rolltop-fuzz-\(getpid())".utf8)
  static let listener: Int32 = {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard result == 0, listen(descriptor, 8) == 0 else { fatalError("no socket") }
    return descriptor
  }()
}

/// Reads a message, and writes its body in a reply.
@MainActor
private func repeatMessage(_ bytes: [UInt8]) {
  guard let message = BusReader.message(bytes) else { return }
  _ = BusWriter.bytes(of: message.reply(message.body))
}

/// Sends bytes to the client in parts of a size, and reads its messages.
@MainActor
private func sendThroughSocket(_ bytes: [UInt8], partSize: Int) {
  let listener = Bus.listener
  guard let socket = BusSocket([Bus.name]) else { fatalError("no connection") }
  let busEnd = accept(listener, nil, nil)
  defer { close(busEnd) }
  var remaining = bytes[...]
  while !remaining.isEmpty, !socket.isClosed {
    let sent = remaining.prefix(partSize)
    remaining = remaining.dropFirst(partSize)
    _ = Array(sent).withUnsafeBytes { send(busEnd, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    socket.exchange()
    while let message = socket.nextMessage() {
      guard message.count <= BusSocket.maximumMessageSize else { fatalError("too large") }
      repeatMessage(message)
    }
  }
}

/// The function that libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let selector = bytes.first else { return 0 }
  MainActor.assumeIsolated {
    switch selector % 4 {
    case 0, 1: repeatMessage(Array(bytes.dropFirst()))
    case 2:
      let stream: [UInt8] = Array("OK 1\r\n".utf8) + bytes.dropFirst()
      sendThroughSocket(stream, partSize: Int(selector) + 1)
    default:
      for name in BusAddress.sockets(String(decoding: bytes.dropFirst(), as: UTF8.self)) {
        guard name.count <= 107, name.first == 0 || name.first == UInt8(ascii: "/") else {
          fatalError("a name of no socket")
        }
      }
    }
  }
  return 0
}
