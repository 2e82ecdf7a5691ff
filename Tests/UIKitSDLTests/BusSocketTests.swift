import Foundation
import Testing

@testable import UIKitDesktop
@testable import UIKitSDL

/// Tests for a connection to a bus that sends wrong answers or none.
@MainActor
struct BusSocketTests {
  /// The bus's end of a connection in the same process, which acts only when a test calls it.
  private final class Listener {
    let path = NSTemporaryDirectory() + "socket-\(UUID().uuidString.prefix(8))"
    let handle = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    private var clients: [Int32] = []

    init(backlog: Int32 = 4) {
      var address = Listener.address(path)
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = bind(handle, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      listen(handle, backlog)
    }

    deinit {
      for client in clients + [handle] { close(client) }
      unlink(path)
    }

    private static func address(_ path: String) -> sockaddr_un {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
      return address
    }

    func accept() -> Int32 {
      let client = Foundation.accept(handle, nil, nil)
      clients.append(client)
      return client
    }

    /// Fills the queue of pending connections.
    func fillBacklog() {
      var address = Listener.address(path)
      while true {
        let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
        let client = socket(AF_UNIX, flags, 0)
        clients.append(client)
        let result = withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(client, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
          }
        }
        if result < 0 { return }
      }
    }
  }

  private func write(_ bytes: [UInt8], to client: Int32) -> Int {
    send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }

  private func read(_ client: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(client, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return Array(bytes[..<max(0, count)])
  }

  /// Opens an authenticated connection.
  private func open(_ listener: Listener) throws -> (socket: BusSocket, client: Int32) {
    let socket = try #require(BusSocket([Array(listener.path.utf8)]))
    let client = listener.accept()
    _ = write(Array("OK 0123\r\n".utf8), to: client)
    socket.exchange()
    #expect(socket.isOpen)
    return (socket, client)
  }

  /// Returns the bytes of a signal with an array of `count` bytes.
  private func message(byteCount count: Int) -> [UInt8] {
    BusWriter.bytes(
      of: .signal(
        path: "/a",
        interface: "b.c",
        member: "D",
        body: [.bytes([UInt8](repeating: 7, count: count))]
      )
    )
  }

  @Test func aSilentBusDoesNotBlock() throws {
    let listener = Listener()
    let socket = try #require(BusSocket([Array(listener.path.utf8)]))
    for _ in 0..<100 { socket.exchange() }
    #expect(!socket.isOpen && !socket.isClosed && socket.descriptor != nil)
    #expect(socket.send(message(byteCount: 3)) && socket.nextMessage() == nil)
    let received = String(decoding: read(listener.accept()), as: UTF8.self)
    #expect(received.hasPrefix("\0AUTH EXTERNAL ") && received.contains("\r\nBEGIN\r\nl"))
  }

  @Test func writingToAFullSocketIsRetried() throws {
    let listener = Listener(backlog: 0)
    listener.fillBacklog()
    let socket = try #require(BusSocket([Array(listener.path.utf8)]))
    socket.exchange()
    #expect(socket.descriptor == nil && !socket.isClosed && socket.isWriting)
    _ = listener.accept()
    socket.exchange()
    #expect(socket.descriptor != nil && !socket.isWriting)
  }

  @Test func aRejectedConnectionIsClosed() throws {
    for answer in ["REJECTED EXTERNAL\r\n", String(repeating: "O", count: 2000)] {
      let listener = Listener()
      let socket = try #require(BusSocket([Array(listener.path.utf8)]))
      _ = write(Array(answer.utf8), to: listener.accept())
      socket.exchange()
      #expect(socket.isClosed && socket.descriptor == nil && !socket.send([1]))
    }
  }

  @Test func messagesMayArriveInParts() throws {
    let listener = Listener()
    let (socket, client) = try open(listener)
    let bytes = message(byteCount: 10) + message(byteCount: 0) + message(byteCount: 3000)
    var messages: [[UInt8]] = []
    for byte in bytes {
      _ = write([byte], to: client)
      socket.exchange()
      while let message = socket.nextMessage() { messages.append(message) }
    }
    #expect(messages == [message(byteCount: 10), message(byteCount: 0), message(byteCount: 3000)])
  }

  /// The messages before and after the one that exceeds the limit arrive.
  @Test func aLargeMessageIsDroppedAsItArrives() throws {
    let listener = Listener()
    let (socket, client) = try open(listener)
    let bytes = message(byteCount: 1) + message(byteCount: 5 << 20) + message(byteCount: 2)
    var (sent, messages) = (0, [[UInt8]]())
    while sent < bytes.count || messages.count < 2 {
      let count = write(Array(bytes[sent..<min(sent + 50_000, bytes.count)]), to: client)
      sent += max(0, count)
      socket.exchange()
      while let message = socket.nextMessage() { messages.append(message) }
      if sent == bytes.count, count <= 0 { break }
    }
    #expect(messages == [message(byteCount: 1), message(byteCount: 2)] && !socket.isClosed)
  }

  @Test func invalidMessagesEndTheConnection() throws {
    for bytes in [
      [UInt8](repeating: 0, count: 16), Array("lxxx\u{FF}\u{FF}\u{FF}\u{FF}".utf8) + [9],
    ] {
      let listener = Listener()
      let (socket, client) = try open(listener)
      _ = write(bytes + [UInt8](repeating: 0xFF, count: 16), to: client)
      socket.exchange()
      #expect(socket.nextMessage() == nil && socket.isClosed)
    }
  }

  @Test func aBusThatDoesNotReadIsDisconnected() throws {
    let listener = Listener()
    let (socket, _) = try open(listener)
    let mebibyte = [UInt8](repeating: 1, count: 1 << 20)
    for _ in 0..<16 { #expect(socket.send(mebibyte)) }
    #expect(socket.isWriting)
    for _ in 0..<2 { _ = socket.send(mebibyte) }
    #expect(socket.isClosed && !socket.isWriting)
  }

  @Test(
    arguments: [
      ("unix:path=/run/bus", ["/run/bus"]),
      ("unix:path=/run/a%20%2fb,guid=0123", ["/run/a /b"]),
      ("unix:abstract=/tmp/x", ["\0/tmp/x"]),
      ("unixexec:path=/bin/sh,argv1=-c;unix:path=/a;unix:abstract=b", ["/a", "\0b"]),
      ("unixexec:path=/bin/sh", []), ("tcp:host=localhost,port=1", []), ("autolaunch:", []),
      ("nonce-tcp:host=x", []), ("launchd:env=X", []), ("systemd:", []), ("", []), ("unix:", []),
      ("unix:path=relative", []), ("unix:dir=/tmp", []), ("unix:tmpdir=/tmp", []),
      ("unix:path=/a,path=/b", []), ("unix:path=/a,abstract=b", []), ("unix:path=/a%0", []),
      ("unix:path=/a%00b", []), ("unix:path=/a%zz", []), ("UNIX:path=/a", []),
      ("unix:path=/\(String(repeating: "x", count: 200))", []),
    ] as [(String, [String])]
  )
  func onlyLocalSocketsAreUsed(address: String, names: [String]) {
    #expect(BusAddress.sockets(address) == names.map { Array($0.utf8) })
  }
}
