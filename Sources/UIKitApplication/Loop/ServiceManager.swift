import Foundation

/// Reports the program's state to a service manager such as systemd, over the socket that the
/// manager provides.
///
/// The program is ready after its first frame, or, without a screen, when no work is pending. It
/// sends watchdog notifications while its main loop runs: systemd restarts a unit with
/// `WatchdogSec=` that hangs. Without a manager nothing is sent.
@MainActor
final class ServiceManager {
  private let descriptor: Int32
  /// The interval between watchdog notifications, in seconds: half of the manager's timeout;
  /// infinite without a watchdog.
  private let interval: Double
  /// The time of the next watchdog notification, in seconds on the loop's clock; infinite without
  /// one.
  private(set) var deadline: Double
  private var isReady = false

  /// Connects to the manager that the environment names.
  ///
  /// - Parameters:
  ///   - environment: The process's environment, of which `NOTIFY_SOCKET`, `WATCHDOG_USEC` and
  ///     `WATCHDOG_PID` are read as in `sd_notify`.
  ///   - process: The process ID.
  init(environment: [String: String], process: Int32 = getpid()) {
    descriptor = environment["NOTIFY_SOCKET"].map(ServiceManager.connect) ?? -1
    let isWatched = environment["WATCHDOG_PID"].map { $0 == "\(process)" } ?? true
    let timeout = environment["WATCHDOG_USEC"].flatMap(Double.init) ?? 0
    let watches = descriptor >= 0 && isWatched && timeout.isFinite && timeout > 0
    interval = watches ? timeout / 2e6 : .infinity
    deadline = watches ? -.infinity : .infinity
  }

  isolated deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Connects to a socket by its path; a name that begins with `@` is in the abstract namespace.
  ///
  /// - Returns: The descriptor; -1 if there is no such socket.
  private static func connect(_ name: String) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(name.utf8)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count > 1, bytes.count < capacity, name.hasPrefix("/") || name.hasPrefix("@")
    else { return -1 }
    if name.hasPrefix("@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let flags = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_UNIX, flags, 0)
    let size = MemoryLayout<sa_family_t>.size + bytes.count
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(size))
      }
    }
    if result == 0 { return descriptor }
    close(descriptor)
    return -1
  }

  /// Reports that the program is ready, once.
  func reportReady() {
    guard !isReady else { return }
    isReady = send("READY=1")
  }

  /// Sends a watchdog notification if it is due.
  ///
  /// - Parameter time: The current time, in seconds on the loop's clock.
  func notifyWatchdogIfDue(at time: Double) {
    if time < deadline { return }
    deadline = time + interval
    send("WATCHDOG=1")
  }

  /// Reports that the program is about to end.
  func reportEnd() {
    send("STOPPING=1")
  }

  /// Sends a message.
  ///
  /// - Returns: `false` if the manager is busy and the message must be sent again later.
  @discardableResult
  private func send(_ text: String) -> Bool {
    guard descriptor >= 0 else { return true }
    let count = Foundation.send(descriptor, text, text.utf8.count, Int32(MSG_NOSIGNAL))
    return count >= 0 || errno != EAGAIN && errno != EINTR
  }
}
