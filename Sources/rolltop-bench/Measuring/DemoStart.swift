import Glibc
import UIKit

/// A launch of the demo in a window, as observed by a service manager: ready with the first frame.
struct DemoStart {
  /// The time from before the creation of the process until its first frame was presented, in
  /// seconds.
  let seconds: Double
  /// The peak resident memory shortly afterwards, in bytes.
  let peakBytes: Double

  /// The timeout for the first frame, in seconds.
  private static let timeout: Int = 20
  /// The time for deferred work after the launch, in microseconds.
  private static let settlingTime: UInt32 = 300_000

  /// Launches a program and terminates it.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - display: The display for its window.
  /// - Throws: `BenchFailure` if the program draws no frame before the timeout.
  init(path: String, display: VirtualDisplay) throws {
    let folder = NSTemporaryDirectory() + "rolltop-bench-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let socket = try ReadinessSocket(path: folder + "/notify")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "",
      "NOTIFY_SOCKET": folder + "/notify", "XDG_STATE_HOME": folder,
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    let start = Clock.wall
    try process.run()
    let isReady = socket.waitUntilReady(seconds: DemoStart.timeout)
    seconds = Clock.wall - start
    usleep(DemoStart.settlingTime)
    peakBytes = Double(Memory.peakResidentBytes(of: process.processIdentifier))
    process.terminate()
    process.waitUntilExit()
    guard isReady else { throw BenchFailure("\(path) drew no first frame") }
  }
}

/// The socket on which a service manager receives the report of readiness.
private final class ReadinessSocket {
  private let descriptor: Int32

  /// Creates a socket.
  ///
  /// - Parameter path: The path, at most 107 bytes.
  /// - Throws: `BenchFailure`.
  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let isShort = bytes.count < MemoryLayout.size(ofValue: address.sun_path)
    if isShort { withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) } }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard isShort, result == 0 else { throw BenchFailure("no socket could be made at \(path)") }
  }

  deinit { close(descriptor) }

  /// Waits until a program reports that it is ready.
  ///
  /// - Returns: Whether the report arrived before the timeout.
  func waitUntilReady(seconds: Int) -> Bool {
    var timeout = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return false }
      if String(decoding: buffer[..<count], as: UTF8.self).contains("READY=1") { return true }
    }
  }
}
