import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore

/// Tests for the device's names, and for its persistent identifier.
@MainActor
struct UIDeviceTests {
  @Test func theMachineIsDescribed() {
    let device = UIDevice.current
    #expect(device === UIDevice.current)
    #expect(!device.name.isEmpty && !device.model.isEmpty)
    #expect(device.localizedModel == device.model)
    #expect(device.systemName == "Linux" && device.userInterfaceIdiom == .pad)
    #expect(device.systemVersion.split(separator: ".").count == 3)
  }

  @Test func theIdentifierIsPersistent() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = VendorIdentifier(url: folder.appendingPathComponent("program/identifier"))
    let identifier = try #require(file.load())
    #expect(file.load() == identifier)
    try Data("nonsense".utf8).write(to: file.url)
    let replacement = try #require(file.load())
    #expect(replacement != identifier && file.load() == replacement)
  }

  @Test func withoutAFileThereIsNoIdentifier() {
    #expect(VendorIdentifier(url: URL(fileURLWithPath: "/dev/null/identifier")).load() == nil)
  }
}
