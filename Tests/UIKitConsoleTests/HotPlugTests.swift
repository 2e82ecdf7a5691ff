import CConsole
import Testing

@testable import UIKitConsole

/// Tests for the kernel's messages about connected and removed screens, and for comparing pipes.
@MainActor
struct HotPlugTests {
  private func isAboutScreens(_ lines: String...) -> Bool {
    HotPlugMonitor.isAboutScreens(lines.flatMap { Array($0.utf8) + [0] }[...])
  }

  @Test func eventsOfGraphicsCardsConcernScreens() {
    #expect(
      isAboutScreens(
        "change@/devices/pci0000:00/0000:00:02.0/drm/card0",
        "ACTION=change",
        "SUBSYSTEM=drm",
        "HOTPLUG=1"
      )
    )
  }

  @Test func eventsOfOtherSubsystemsDoNotConcernScreens() {
    #expect(!isAboutScreens("add@/devices/x", "ACTION=add", "SUBSYSTEM=drm"))
    #expect(!isAboutScreens("change@/devices/x", "ACTION=change", "SUBSYSTEM=power_supply"))
    #expect(!isAboutScreens())
  }

  @Test func damagedEventsDoNotConcernScreens() {
    let validMessage = Array("ACTION=change\0SUBSYSTEM=drm\0".utf8)
    #expect(HotPlugMonitor.isAboutScreens(validMessage[...]))
    // A truncated message is as long as the buffer.
    for count in 0..<validMessage.count - 1 {
      #expect(!HotPlugMonitor.isAboutScreens(validMessage[..<count]))
    }
    for byte in [0, 0x3D, 0x80, 0xFF] as [UInt8] {
      let message = [UInt8](repeating: byte, count: 4096)
      #expect(!HotPlugMonitor.isAboutScreens(message[...]))
      #expect(HotPlugMonitor.isAboutScreens((message + [0] + validMessage)[...]))
    }
  }

  @Test func anEmptyMonitorSocketIsReadWithoutBlocking() throws {
    let monitor = try #require(HotPlugMonitor())
    defer { monitor.close() }
    #expect(monitor.descriptor >= 0)
    _ = monitor.takeChanges()
  }

  @Test func pipesDifferByConnectorAndMode() {
    var mode = drmModeModeInfo()
    mode.hdisplay = 1280
    mode.vdisplay = 800
    let pipe = DRMPipe(connector: 1, controller: 2, mode: mode)
    #expect(pipe == DRMPipe(connector: 1, controller: 2, mode: mode))
    #expect(pipe != DRMPipe(connector: 3, controller: 2, mode: mode))
    mode.vdisplay = 720
    #expect(pipe != DRMPipe(connector: 1, controller: 2, mode: mode))
  }
}
