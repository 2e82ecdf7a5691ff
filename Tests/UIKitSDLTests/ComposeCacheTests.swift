import Foundation
import Testing

@testable import UIKitSDL

/// Tests for the folder of the compose cache.
struct ComposeCacheTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("compose-\(UUID().uuidString)").path

  @Test func aFolderIsCreatedInTheCacheDirectory() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let inHome = ComposeCache.folder(environment: ["DISPLAY": ":0", "HOME": home])
    #expect(inHome == home + "/.cache/rolltop/compose")
    let folder = try FileManager.default.attributesOfItem(atPath: try #require(inHome))
    #expect(folder[.posixPermissions] as? Int == 0o700)
    let caches = ["DISPLAY": ":0", "HOME": home, "XDG_CACHE_HOME": home + "/elsewhere"]
    #expect(ComposeCache.folder(environment: caches) == home + "/elsewhere/rolltop/compose")
    // The folder exists at the second start.
    #expect(ComposeCache.folder(environment: caches) == home + "/elsewhere/rolltop/compose")
  }

  @Test func anExistingCacheIsKept() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let folder = home + "/.compose-cache"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(ComposeCache.folder(environment: ["DISPLAY": ":0", "HOME": home]) == nil)
    let own = ["DISPLAY": ":0", "XCOMPOSECACHE": "/somewhere", "XDG_CACHE_HOME": home]
    #expect(ComposeCache.folder(environment: own) == nil)
    #expect(!FileManager.default.fileExists(atPath: home + "/rolltop"))
  }

  @Test func withoutXOrACacheFolderThereIsNoCache() {
    #expect(ComposeCache.folder(environment: ["HOME": home]) == nil)
    #expect(ComposeCache.folder(environment: ["DISPLAY": ":0"]) == nil)
    let impossible = ["DISPLAY": ":0", "XDG_CACHE_HOME": "/dev/null"]
    #expect(ComposeCache.folder(environment: impossible) == nil)
    #expect(ComposeCache.folder(environment: ["DISPLAY": ":0", "HOME": "relative"]) == nil)
  }
}
