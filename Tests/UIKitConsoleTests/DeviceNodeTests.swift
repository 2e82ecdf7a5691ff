import Foundation
import Testing

@testable import UIKitConsole

/// Tests for the recognition of device files that were replaced.
struct DeviceNodeTests {
  @Test func aReconnectedDeviceIsADifferentDevice() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    for name in ["event0", "event1", "mouse0"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let nodesBefore = DeviceNode.all(in: folder.path)
    #expect(nodesBefore.map(\.name).sorted() == ["event0", "event1"])
    #expect(DeviceNode.all(in: folder.path) == nodesBefore)
    // Creates the new file before the old one is removed, so that it gets a different inode number.
    try Data().write(to: folder.appendingPathComponent("new"))
    try files.removeItem(at: folder.appendingPathComponent("event1"))
    try files.moveItem(
      at: folder.appendingPathComponent("new"),
      to: folder.appendingPathComponent("event1")
    )
    let nodesAfter = DeviceNode.all(in: folder.path)
    #expect(nodesAfter.map(\.name).sorted() == ["event0", "event1"])
    #expect(nodesBefore.intersection(nodesAfter).map(\.name) == ["event0"])
    #expect(DeviceNode.all(in: folder.path + "/none").isEmpty)
  }
}
