import Foundation
import Glibc
import UIKitCore

/// Opens URLs with `xdg-open`, which selects the desktop's program.
@MainActor
final class DesktopOpener: URLOpening {
  private let program: String?

  /// - Parameters:
  ///   - path: The folders to search for `xdg-open`, separated by colons.
  ///   - hasRaisedPrivileges: Whether child processes would have more privileges than the user. In
  ///     that case none is started, because the user's files determine the programs.
  init(
    path: String? = ProcessInfo.processInfo.environment["PATH"],
    hasRaisedPrivileges: Bool = getuid() != geteuid() || getgid() != getegid()
  ) {
    guard !hasRaisedPrivileges else {
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
    // The process is started without a shell.
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

  /// Returns whether a URL starts with a valid scheme and a colon, so that `xdg-open` treats it
  /// neither as an option nor as a path.
  static func hasScheme(_ address: String) -> Bool {
    guard let end = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = address[..<end].unicodeScalars
    guard let firstCharacter = scheme.first, firstCharacter.isASCII,
      firstCharacter.properties.isAlphabetic
    else {
      return false
    }
    return scheme.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains(scalar))
    }
  }
}
