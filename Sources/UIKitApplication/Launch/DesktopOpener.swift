import Foundation
import UIKitCore

/// Opens addresses with `xdg-open`, which knows the desktop's programs.
@MainActor
final class DesktopOpener: URLOpening {
  private let program: String?

  /// - Parameter path: The folders that are searched for `xdg-open`, separated by colons.
  init(path: String? = ProcessInfo.processInfo.environment["PATH"]) {
    program = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/xdg-open" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isAvailable: Bool { program != nil }

  func open(_ url: URL, _ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard let program else { return completion(false) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    // Started without a shell. An address has a scheme, so that it is no option.
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { process in
      let isOpened = process.terminationStatus == 0
      DispatchQueue.main.async { completion(isOpened) }
    }
    do { try process.run() } catch { DispatchQueue.main.async { completion(false) } }
  }
}
