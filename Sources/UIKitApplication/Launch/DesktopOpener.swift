import Foundation
import Glibc
import UIKitCore

/// Opens addresses with `xdg-open`, which knows the desktop's programs.
@MainActor
final class DesktopOpener: URLOpening {
  private let program: String?

  /// - Parameters:
  ///   - path: The folders that are searched for `xdg-open`, separated by colons.
  ///   - hasRaisedRights: Whether programs that are started get other rights than the user has; the
  ///     user's files name these programs, so that none is started then.
  init(
    path: String? = ProcessInfo.processInfo.environment["PATH"],
    hasRaisedRights: Bool = getuid() != geteuid() || getgid() != getegid()
  ) {
    guard !hasRaisedRights else {
      program = nil
      return
    }
    program = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/xdg-open" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isAvailable: Bool { program != nil }

  func open(_ url: URL, _ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard let program, DesktopOpener.hasScheme(url.absoluteString) else {
      return DispatchQueue.main.async { completion(false) }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    // Started without a shell.
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

  /// Whether an address begins with a letter, what else schemes have, and a colon, so that it is
  /// neither an option of `xdg-open` nor a path.
  static func hasScheme(_ address: String) -> Bool {
    guard let end = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = address[..<end].unicodeScalars
    guard let first = scheme.first, first.isASCII, first.properties.isAlphabetic else {
      return false
    }
    return scheme.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains(scalar))
    }
  }
}
