import Foundation
import Glibc

/// Limits the time that a library waits for a bus that accepts the connection but does not respond;
/// libdbus waits for minutes.
///
/// After the timeout, a second thread shuts down the connections to buses that the library has
/// opened. SDL then continues as without a bus.
package struct BusDeadline: Sendable {
  /// The longest wait of the libraries, in milliseconds.
  ///
  /// A slow bus is better than none, because input methods need it.
  private static let timeout = 1000
  /// The interval between checks for further connections, in milliseconds.
  private static let interval = 100

  /// The names of the buses' sockets.
  private let names: [[UInt8]]
  /// The descriptors of the connections that existed before; they are not shut down.
  private let existingDescriptors: Set<Int32>

  /// - Parameter addresses: The addresses of the buses.
  private init(addresses: [String]) {
    names = addresses.flatMap(BusAddress.sockets)
    existingDescriptors = Set(BusDeadline.connections().map(\.descriptor))
  }

  /// Calls a function that may wait for buses.
  ///
  /// - Parameters:
  ///   - addresses: The addresses of the buses, in addition to sockets that daemons choose.
  ///   - timeout: The timeout in milliseconds.
  ///   - body: The function.
  /// - Returns: The function's result.
  package static func limit<Result>(
    addresses: [String],
    timeout: Int = timeout,
    _ body: () -> Result
  ) -> Result {
    let (deadline, completion) = (BusDeadline(addresses: addresses), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      var time = DispatchTime.now() + .milliseconds(timeout)
      while completion.wait(timeout: time) == .timedOut {
        deadline.shutDownConnections()
        time = .now() + .milliseconds(interval)
      }
    }
    defer { completion.signal() }
    return body()
  }

  private func shutDownConnections() {
    let names = Set(names + names.compactMap(BusDeadline.resolved))
    for (descriptor, peer) in BusDeadline.connections()
    where !existingDescriptors.contains(descriptor)
      && (names.contains(peer) || BusDeadline.isDaemon(peer))
    {
      // The duplicate refers to the same connection even if the descriptor number is reused
      // meanwhile.
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0 else { continue }
      if BusDeadline.peerName(of: copy) == peer { shutdown(copy, Int32(SHUT_RDWR)) }
      close(copy)
    }
  }

  /// Returns whether a daemon has chosen the socket's name, such as that of an input method.
  private static func isDaemon(_ name: [UInt8]) -> Bool {
    let lastComponent = name.split(separator: UInt8(ascii: "/")).last ?? []
    return lastComponent.starts(with: Array("dbus-".utf8))
  }

  /// Returns the path without symbolic links; `nil` for an abstract name or if the file does not
  /// exist.
  private static func resolved(_ name: [UInt8]) -> [UInt8]? {
    guard name.first != 0,
      let path = realpath(String(decoding: name, as: UTF8.self), nil)
    else { return nil }
    defer { free(path) }
    return Array(String(cString: path).utf8)
  }

  /// Returns the process's connections to named sockets.
  private static func connections() -> [(descriptor: Int32, peer: [UInt8])] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return (names ?? []).compactMap { name in
      guard let descriptor = Int32(name), let peer = peerName(of: descriptor) else { return nil }
      return (descriptor, peer)
    }
  }

  /// Returns the name of the socket to which a descriptor is connected, in the form of
  /// ``BusAddress``; `nil` for other descriptors.
  private static func peerName(of descriptor: Int32) -> [UInt8]? {
    var address = sockaddr_un()
    var size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getpeername(descriptor, $0, &size)
      }
    }
    let headerSize = MemoryLayout<sa_family_t>.size
    guard result == 0, address.sun_family == sa_family_t(AF_UNIX), size > headerSize else {
      return nil
    }
    let name = withUnsafeBytes(of: &address.sun_path) { Array($0.prefix(Int(size) - headerSize)) }
    return name.first == 0 ? name : Array(name.prefix { $0 != 0 })
  }
}
