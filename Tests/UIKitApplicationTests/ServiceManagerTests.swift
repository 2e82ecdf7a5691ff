import Foundation
import Testing

@testable import UIKitApplication

/// Tests for the notifications to a service manager.
@MainActor
struct ServiceManagerTests {
  /// The service manager's end of the socket.
  private final class Manager {
    let path: String
    private let descriptor: Int32

    init() {
      path = NSTemporaryDirectory() + "rolltop-\(UUID().uuidString.prefix(8))"
      descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      _ = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
    }

    deinit {
      close(descriptor)
      unlink(path)
    }

    /// Returns the messages received since the last call.
    func takeMessages() -> [String] {
      var messages: [String] = []
      var bytes = [UInt8](repeating: 0, count: 100)
      while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 {
        messages.append(String(decoding: bytes.prefix(count), as: UTF8.self))
      }
      return messages
    }
  }

  @Test func readinessIsReportedOnce() {
    let manager = Manager()
    let service = ServiceManager(environment: ["NOTIFY_SOCKET": manager.path])
    #expect(manager.takeMessages().isEmpty)
    service.reportReady()
    service.reportReady()
    #expect(manager.takeMessages() == ["READY=1"])
    #expect(service.deadline == .infinity)
    service.reportEnd()
    #expect(manager.takeMessages() == ["STOPPING=1"])
  }

  @Test func theWatchdogIsNotifiedTwicePerInterval() {
    let manager = Manager()
    let service = ServiceManager(
      environment: [
        "NOTIFY_SOCKET": manager.path, "WATCHDOG_USEC": "10000000", "WATCHDOG_PID": "7",
      ],
      process: 7
    )
    service.notifyWatchdogIfDue(at: 1)
    #expect(service.deadline == 6)
    service.notifyWatchdogIfDue(at: 5.9)
    service.notifyWatchdogIfDue(at: 6)
    #expect(manager.takeMessages() == ["WATCHDOG=1", "WATCHDOG=1"])
  }

  @Test func theWatchdogOfAnotherProcessIsIgnored() {
    let manager = Manager()
    let service = ServiceManager(
      environment: ["NOTIFY_SOCKET": manager.path, "WATCHDOG_USEC": "1", "WATCHDOG_PID": "8"],
      process: 7
    )
    #expect(service.deadline == .infinity)
  }

  @Test(arguments: [
    "", "@", "no/path", "/no/such/socket", "/" + String(repeating: "x", count: 200),
  ])
  func withoutASocketThereIsNoWatchdogDeadline(path: String) {
    let service = ServiceManager(environment: ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "1000"])
    service.reportReady()
    service.notifyWatchdogIfDue(at: 1)
    #expect(service.deadline == .infinity)
  }
}
