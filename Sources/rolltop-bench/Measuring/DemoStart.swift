import Glibc
import UIKit

/// A start of the demo in a window, as a service manager sees it: ready with the first frame.
struct DemoStart {
  /// From before the process is created until its first frame was presented.
  let seconds: Double
  /// The peak resident memory a moment later.
  let peakBytes: Double

  /// The longest wait for the first frame, in seconds.
  private static let timeout: Int = 20
  /// The time in which a program that has started does what it has put off, in microseconds.
  private static let settling: UInt32 = 300_000

  /// Starts a program, and ends it again.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - display: Where it shows its window.
  /// - Throws: `BenchFailure` without a first frame.
  init(_ path: String, _ display: VirtualDisplay) throws {
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
    usleep(DemoStart.settling)
    peakBytes = Double(Memory.peakResidentBytes(of: process.processIdentifier))
    process.terminate()
    process.waitUntilExit()
    guard isReady else { throw BenchFailure("\(path) drew no first frame") }
  }
}

/// The socket of a service manager.
private final class ReadinessSocket {
  private let descriptor: Int32

  /// Creates a socket.
  ///
  /// - Parameter path: At most 107 bytes.
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

  /// Waits until a program says that it is ready.
  ///
  /// - Returns: Whether it did in time.
  func waitUntilReady(seconds: Int) -> Bool {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return false }
      if String(decoding: buffer[..<count], as: UTF8.self).contains("READY=1") { return true }
    }
  }
}
