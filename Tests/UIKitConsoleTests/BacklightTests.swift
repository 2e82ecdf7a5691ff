import Foundation
import Testing

@testable import UIKitConsole

/// Tests for backlights, with folders of files instead of the kernel's.
final class BacklightTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Creates a backlight with these files.
  private func addLight(_ name: String, _ files: [String: String]) throws {
    let light = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: light, withIntermediateDirectories: true)
    for (file, text) in files {
      try text.write(to: light.appendingPathComponent(file), atomically: false, encoding: .utf8)
    }
  }

  private func content(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func allBacklightsTurnOffAndOn() throws {
    try addLight("panel", ["bl_power": "0\n", "brightness": "70\n"])
    try addLight("second", ["bl_power": "0\n", "brightness": "3\n"])
    var light = Backlight(folder: folder.path)
    light.setLit(false)
    #expect(content("panel/bl_power") == "4")
    #expect(content("second/bl_power") == "4")
    #expect(content("panel/brightness") == "70\n")
    light.setLit(true)
    #expect(content("panel/bl_power") == "0")
    #expect(content("second/bl_power") == "0")
  }

  @Test func aBacklightWithoutASwitchIsDimmedAndRestored() throws {
    try addLight("panel", ["brightness": "70\n"])
    var light = Backlight(folder: folder.path)
    light.setLit(false)
    #expect(content("panel/brightness") == "0")
    light.setLit(true)
    #expect(content("panel/brightness") == "70")
  }

  @Test func aBacklightLeftOffByAnotherProgramTurnsOn() throws {
    try addLight("panel", ["bl_power": "4\n"])
    _ = Backlight(folder: folder.path)
    #expect(content("panel/bl_power") == "0")
  }

  @Test func theRestorationListsTheFilesOfEveryBacklight() throws {
    try addLight("panel", ["bl_power": "0\n", "brightness": "70\n"])
    try addLight("second", ["bl_power": "0\n"])
    let files = Backlight(folder: folder.path).restoration
    let names = files.map { $0.file.dropFirst(folder.path.count + 1) }
    #expect(names == ["panel/bl_power", "panel/brightness", "second/bl_power"])
    #expect(files.map(\.text) == ["0", "70", "0"])
  }

  @Test func withoutBacklightsNothingIsWritten() {
    var light = Backlight(folder: folder.appendingPathComponent("none").path)
    light.setLit(false)
    light.setLit(true)
  }
}
