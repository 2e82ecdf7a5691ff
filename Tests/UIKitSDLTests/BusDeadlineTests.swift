import Foundation
import Testing

@testable import UIKitDesktop
@testable import UIKitSDL

/// Tests for SDL's wait for buses that accept a connection but do not answer.
@MainActor
struct BusDeadlineTests {
  /// A socket at a path that accepts connections and never answers.
  private final class SilentSocket {
    let path: String
    private let handle = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)

    init(name: String) {
      path = NSTemporaryDirectory() + "\(name)-\(UUID().uuidString.prefix(8))"
      _ = SilentSocket.withAddress(path) { bind(handle, $0, $1) }
      listen(handle, 4)
    }

    deinit {
      close(handle)
      unlink(path)
    }

    var address: String { "unix:path=\(path)" }

    /// Connects to the socket and returns the descriptor, which the caller closes.
    static func connect(to path: String) -> Int32 {
      let client = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #expect(withAddress(path) { Foundation.connect(client, $0, $1) } == 0)
      return client
    }

    private static func withAddress(
      _ path: String,
      _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
      return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
  }

  /// Waits for an answer; returns whether the connection was closed instead.
  private func waitForDisconnection(_ client: Int32) -> Bool {
    var byte: UInt8 = 0
    return recv(client, &byte, 1, 0) == 0
  }

  private func isOpen(_ client: Int32) -> Bool {
    var byte: UInt8 = 0
    return recv(client, &byte, 1, Int32(MSG_DONTWAIT)) < 0 && errno == EAGAIN
  }

  private func limitConnections(environment variables: [String: String], _ body: () -> Void) {
    BusDeadline.limit(addresses: VideoDriver.busAddresses(variables), timeout: 20, body)
  }

  @Test(arguments: ["DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS"])
  func aConnectionToASilentBusEnds(variable: String) {
    let bus = SilentSocket(name: "bus")
    limitConnections(environment: [variable: bus.address]) {
      // A second connection is closed as well.
      for _ in 1...2 {
        let client = SilentSocket.connect(to: bus.path)
        #expect(waitForDisconnection(client))
        close(client)
      }
    }
  }

  @Test func aConnectionToASilentInputMethodEnds() {
    let daemon = SilentSocket(name: "dbus")
    limitConnections(environment: [:]) {
      let client = SilentSocket.connect(to: daemon.path)
      #expect(waitForDisconnection(client))
      close(client)
    }
  }

  @Test func aBusBehindASymbolicLinkIsFound() throws {
    let bus = SilentSocket(name: "bus")
    let link = bus.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: bus.path)
    defer { unlink(link) }
    limitConnections(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(link)"]) {
      let client = SilentSocket.connect(to: link)
      #expect(waitForDisconnection(client))
      close(client)
    }
  }

  @Test func otherConnectionsStayOpen() {
    let (bus, display) = (SilentSocket(name: "bus"), SilentSocket(name: "display"))
    let earlierClient = SilentSocket.connect(to: bus.path)
    limitConnections(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address]) {
      let displayClient = SilentSocket.connect(to: display.path)
      let client = SilentSocket.connect(to: bus.path)
      #expect(waitForDisconnection(client))
      #expect(isOpen(earlierClient) && isOpen(displayClient))
      for descriptor in [client, displayClient] { close(descriptor) }
    }
    close(earlierClient)
  }
}
