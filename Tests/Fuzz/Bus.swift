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

/// Sends the bytes in parts of the given size.
@MainActor
private func sendThroughSocket(_ bytes: ArraySlice<UInt8>, part: Int) {
  let listener = Bus.listener
  guard let socket = BusSocket([Bus.name]) else { fatalError("no connection") }
  let other = accept(listener, nil, nil)
  defer { close(other) }
  var rest = bytes
  while !rest.isEmpty, !socket.isClosed {
    let sent = rest.prefix(part)
    rest = rest.dropFirst(part)
    _ = Array(sent).withUnsafeBytes { send(other, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
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
  guard let kind = bytes.first else { return 0 }
  MainActor.assumeIsolated {
    switch kind % 4 {
    case 0, 1: repeatMessage(Array(bytes.dropFirst()))
    case 2: sendThroughSocket(Array("OK 1\r\n".utf8) + bytes.dropFirst(), part: Int(kind) + 1)
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
