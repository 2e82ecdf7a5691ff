import Foundation
import Testing

@testable import UIKitConsole

/// Recognising the files of devices after they were replaced.
struct DeviceNodeTests {
  @Test func aDeviceThatHasComeAgainIsAnotherOne() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    for name in ["event0", "event1", "mouse0"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let before = DeviceNode.all(in: folder.path)
    #expect(before.map(\.name).sorted() == ["event0", "event1"])
    #expect(DeviceNode.all(in: folder.path) == before)
    // The new file is made while the old one is there, so that its number is not taken again.
    try Data().write(to: folder.appendingPathComponent("new"))
    try files.removeItem(at: folder.appendingPathComponent("event1"))
    try files.moveItem(
      at: folder.appendingPathComponent("new"),
      to: folder.appendingPathComponent("event1")
    )
    let after = DeviceNode.all(in: folder.path)
    #expect(after.map(\.name).sorted() == ["event0", "event1"])
    #expect(before.intersection(after).map(\.name) == ["event0"])
    #expect(DeviceNode.all(in: folder.path + "/none").isEmpty)
  }
}
