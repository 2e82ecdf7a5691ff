import Foundation
import Testing

@testable import UIKitSDL

/// Tests for the folder of the compose cache.
struct ComposeCacheTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("compose-\(UUID().uuidString)").path

  @Test func aFolderIsCreatedInTheCacheDirectory() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let folderInHome = ComposeCache.folder(environment: ["DISPLAY": ":0", "HOME": home])
    #expect(folderInHome == home + "/.cache/rolltop/compose")
    let attributes = try FileManager.default.attributesOfItem(atPath: try #require(folderInHome))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    let environment = ["DISPLAY": ":0", "HOME": home, "XDG_CACHE_HOME": home + "/elsewhere"]
    #expect(ComposeCache.folder(environment: environment) == home + "/elsewhere/rolltop/compose")
    // The folder exists at the second start.
    #expect(ComposeCache.folder(environment: environment) == home + "/elsewhere/rolltop/compose")
  }

  @Test func anExistingCacheIsKept() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let folder = home + "/.compose-cache"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(ComposeCache.folder(environment: ["DISPLAY": ":0", "HOME": home]) == nil)
    let environmentWithCache = [
      "DISPLAY": ":0", "XCOMPOSECACHE": "/somewhere", "XDG_CACHE_HOME": home,
    ]
    #expect(ComposeCache.folder(environment: environmentWithCache) == nil)
    #expect(!FileManager.default.fileExists(atPath: home + "/rolltop"))
  }

  @Test func withoutXOrACacheFolderThereIsNoCache() {
    #expect(ComposeCache.folder(environment: ["HOME": home]) == nil)
    #expect(ComposeCache.folder(environment: ["DISPLAY": ":0"]) == nil)
    let environmentWithoutFolder = ["DISPLAY": ":0", "XDG_CACHE_HOME": "/dev/null"]
    #expect(ComposeCache.folder(environment: environmentWithoutFolder) == nil)
    #expect(ComposeCache.folder(environment: ["DISPLAY": ":0", "HOME": "relative"]) == nil)
  }
}
