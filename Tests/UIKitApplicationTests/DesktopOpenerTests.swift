import Foundation
import Testing
import UIKitCore

@testable import UIKitApplication

/// Tests for `DesktopOpener`, which passes an address to xdg-open as one argument, without a shell.
@MainActor
struct DesktopOpenerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("opener-\(UUID().uuidString)")

  /// Installs a program of the system under the name xdg-open.
  private func install(_ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("xdg-open"),
      withDestinationURL: URL(fileURLWithPath: "/usr/bin/\(name)")
    )
  }

  private func open(_ url: URL) async -> Bool {
    let opener = DesktopOpener(path: "/nowhere:\(folder.path)")
    return await withCheckedContinuation { continuation in
      opener.open(url) { continuation.resume(returning: $0) }
    }
  }

  @Test func theAddressIsOneArgument() async throws {
    // The program `test` exits with 0 for a single nonempty argument; a shell would split the
    // address.
    try install("test")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(await open(try #require(URL(string: "https://a.org/?q=$(id);b&c=%20d"))))
  }

  @Test func aFailureIsReported() async throws {
    try install("false")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(await !open(try #require(URL(string: "nothing:opens"))))
  }

  @Test func invalidURLsAreNotOpened() async throws {
    try install("true")
    defer { try? FileManager.default.removeItem(at: folder) }
    for text in ["-x:y", "--version", "/etc/passwd", "1a:b", ":a", "é:a", ""] {
      #expect(!DesktopOpener.hasScheme(text), "\(text)")
    }
    for text in ["a:", "https://a.org", "x-man+page.1:y"] {
      #expect(DesktopOpener.hasScheme(text), "\(text)")
    }
    #expect(await !open(try #require(URL(string: "--version"))))
  }

  @Test func aProgramWithRaisedPrivilegesStartsNoOther() throws {
    try install("true")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(DesktopOpener(path: folder.path, hasRaisedPrivileges: false).isAvailable)
    #expect(!DesktopOpener(path: folder.path, hasRaisedPrivileges: true).isAvailable)
  }

  @Test func withoutAProgramNothingIsAvailable() async throws {
    let url = try #require(URL(string: "https://a.org"))
    #expect(!DesktopOpener(path: folder.path).isAvailable)
    #expect(!DesktopOpener(path: "relative").isAvailable)
    #expect(await !open(url))
  }
}
