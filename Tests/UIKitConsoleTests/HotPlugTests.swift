import CConsole
import Testing

@testable import UIKitConsole

@MainActor
struct HotPlugTests {
  private func isAboutScreens(_ lines: String...) -> Bool {
    HotPlugMonitor.isAboutScreens(lines.flatMap { Array($0.utf8) + [0] }[...])
  }

  @Test func aChangeOfAGraphicsCardIsAboutScreens() {
    #expect(
      isAboutScreens(
        "change@/devices/pci0000:00/0000:00:02.0/drm/card0",
        "ACTION=change",
        "SUBSYSTEM=drm",
        "HOTPLUG=1"
      )
    )
  }

  @Test func otherMessagesAreNot() {
    #expect(!isAboutScreens("add@/devices/x", "ACTION=add", "SUBSYSTEM=drm"))
    #expect(!isAboutScreens("change@/devices/x", "ACTION=change", "SUBSYSTEM=power_supply"))
    #expect(!isAboutScreens())
  }

  @Test func theKernelTellsNothingByItself() throws {
    let monitor = try #require(HotPlugMonitor())
    defer { monitor.close() }
    #expect(monitor.descriptor >= 0)
    _ = monitor.takeChanges()
  }

  @Test func anotherModeIsAnotherPipe() {
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
