import Glibc
import UIKit

/// A virtual X server for the lifetime of this object, or the existing display.
final class VirtualDisplay {
  /// The value of the environment variable `DISPLAY`.
  let name: String
  private let server: Process?

  /// Uses the existing display or starts a server; `nil` if there is no display and Xvfb is not
  /// installed.
  init?() throws {
    if let display = ProcessInfo.processInfo.environment["DISPLAY"], !display.isEmpty {
      name = display
      server = nil
      return
    }
    guard access("/usr/bin/Xvfb", X_OK) == 0 else { return nil }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    process.arguments = ["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The server writes its display number once it is ready.
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      process.terminate()
      throw BenchFailure("Xvfb did not start")
    }
    name = ":\(number)"
    server = process
  }

  deinit {
    server?.terminate()
    server?.waitUntilExit()
  }
}
