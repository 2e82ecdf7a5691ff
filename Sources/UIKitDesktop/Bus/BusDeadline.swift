import Foundation
import Glibc

/// A limit for how long a library waits for a bus that takes the connection and says nothing, which is
/// minutes with libdbus.
///
/// The connections to buses that were made meanwhile are ended from another thread; SDL then does
/// without, as where there is no bus.
package struct BusDeadline: Sendable {
  /// The longest wait of the libraries, in milliseconds: a slow bus is better than none, since
  /// input methods need it.
  private static let timeout = 1000
  /// The interval at which later connections are looked for, in milliseconds.
  private static let interval = 100

  /// The names of the sockets of buses.
  private let names: [[UInt8]]
  /// The connections that were there before.
  private let others: Set<Int32>

  /// - Parameter addresses: Where the buses are.
  private init(addresses: [String]) {
    names = addresses.flatMap(BusAddress.sockets)
    others = Set(BusDeadline.connections().map(\.descriptor))
  }

  /// Calls a function that may wait for buses.
  ///
  /// - Parameters:
  ///   - addresses: Where the buses are, besides those that daemons choose themselves.
  ///   - timeout: How long it may wait, in milliseconds.
  ///   - body: The function.
  /// - Returns: What the function returns.
  package static func limit<Result>(
    addresses: [String],
    timeout: Int = timeout,
    _ body: () -> Result
  ) -> Result {
    let (deadline, end) = (BusDeadline(addresses: addresses), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      var time = DispatchTime.now() + .milliseconds(timeout)
      while end.wait(timeout: time) == .timedOut {
        deadline.endConnections()
        time = .now() + .milliseconds(interval)
      }
    }
    defer { end.signal() }
    return body()
  }

  private func endConnections() {
    let names = Set(names + names.compactMap(BusDeadline.resolved))
    for (descriptor, peer) in BusDeadline.connections()
    where !others.contains(descriptor) && (names.contains(peer) || BusDeadline.isDaemon(peer)) {
      // The copy is one connection, whatever the number is used for meanwhile.
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0 else { continue }
      if BusDeadline.peer(copy) == peer { shutdown(copy, Int32(SHUT_RDWR)) }
      close(copy)
    }
  }

  /// Whether a daemon has named the socket itself, as those of input methods do.
  private static func isDaemon(_ name: [UInt8]) -> Bool {
    let last = name.split(separator: UInt8(ascii: "/")).last ?? []
    return last.starts(with: Array("dbus-".utf8))
  }

  /// The path without symbolic links; `nil` for an abstract name, and where there is no file.
  private static func resolved(_ name: [UInt8]) -> [UInt8]? {
    guard name.first != 0,
      let path = realpath(String(decoding: name, as: UTF8.self), nil)
    else { return nil }
    defer { free(path) }
    return Array(String(cString: path).utf8)
  }

  /// The connections of the process to sockets that have names.
  private static func connections() -> [(descriptor: Int32, peer: [UInt8])] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return (names ?? []).compactMap { name in
      guard let descriptor = Int32(name), let peer = peer(descriptor) else { return nil }
      return (descriptor, peer)
    }
  }

  /// The name of the socket that a descriptor is connected to, as ``BusAddress`` has it; `nil` for
  /// others.
  private static func peer(_ descriptor: Int32) -> [UInt8]? {
    var address = sockaddr_un()
    var size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getpeername(descriptor, $0, &size)
      }
    }
    let head = MemoryLayout<sa_family_t>.size
    guard result == 0, address.sun_family == sa_family_t(AF_UNIX), size > head else { return nil }
    let name = withUnsafeBytes(of: &address.sun_path) { Array($0.prefix(Int(size) - head)) }
    return name.first == 0 ? name : Array(name.prefix { $0 != 0 })
  }
}
