import CConsole
import Foundation
import Testing
import UIKitApplication

@testable import UIKitConsole

/// Tests for the console's settings: calibration, modes and devices.
@MainActor
struct ConsoleSettingsTests {
  @Test func aCalibrationIsSixNumbers() {
    #expect(CalibrationMatrix("-1 0 1 0 -1 1")?.values == [-1, 0, 1, 0, -1, 1])
    #expect(CalibrationMatrix(" 1, 0.5,0 0,1 ,0 ")?.values == [1, 0.5, 0, 0, 1, 0])
    for text in ["", "1 0 0 0 1", "1 0 0 0 1 0 0", "1 0 0 0 1 x", "1 0 0 0 1 nan", "1 0 0 0 1 inf"]
    {
      #expect(CalibrationMatrix(text) == nil, "\(text)")
    }
  }

  @Test func invalidSettingsAreReported() {
    let invalidEnvironment = [
      "ROLLTOP_ROTATION": "45", "ROLLTOP_MODE": "big", "ROLLTOP_BLANKING": "soon",
    ]
    let lines = LaunchConfiguration().ignoredConsoleSettings(environment: invalidEnvironment)
    #expect(lines.count == 3)
    #expect(lines[0] == "ROLLTOP_ROTATION: \"45\" is ignored; it has to be 0, 90, 180 or 270")
    let validEnvironment = [
      "ROLLTOP_ROTATION": "270", "ROLLTOP_MODE": "1280x800@60", "ROLLTOP_BLANKING": "0",
    ]
    #expect(LaunchConfiguration().ignoredConsoleSettings(environment: validEnvironment).isEmpty)
    #expect(LaunchConfiguration().ignoredConsoleSettings(environment: ["ROLLTOP_MODE": ""]).isEmpty)
  }

  private func mode(
    _ width: UInt16,
    _ height: UInt16,
    _ rate: UInt32,
    flags: Int32 = 0,
    type: Int32 = 0
  ) -> drmModeModeInfo {
    var mode = drmModeModeInfo()
    mode.hdisplay = width
    mode.vdisplay = height
    mode.vrefresh = rate
    mode.flags = UInt32(flags)
    mode.type = UInt32(type)
    return mode
  }

  /// Returns the size and refresh rate of the selected mode; `nil` if no mode is selected.
  private func selectedMode(_ modes: [drmModeModeInfo], requested: String?) -> String? {
    var modes = modes
    return modes.withUnsafeMutableBufferPointer { buffer in
      var connector = drmModeConnector()
      connector.modes = buffer.baseAddress
      connector.count_modes = Int32(buffer.count)
      return DRMPipe.mode(of: connector, requested: requested.flatMap(ScreenMode.init)).map {
        "\($0.hdisplay)x\($0.vdisplay)@\($0.vrefresh)"
      }
    }
  }

  @Test func theModeIsTheRequestedOrThePreferredOne() {
    let modes = [
      mode(1920, 1080, 60), mode(1920, 1080, 50, type: DRM_MODE_TYPE_PREFERRED),
      mode(1280, 720, 60), mode(1280, 720, 50),
    ]
    #expect(selectedMode(modes, requested: nil) == "1920x1080@50")
    #expect(selectedMode(modes, requested: "1280x720") == "1280x720@60")
    #expect(selectedMode(modes, requested: "1280x720@55") == "1280x720@50")
    #expect(selectedMode(modes, requested: "640x480") == "1920x1080@50")
    #expect(selectedMode([], requested: nil) == nil)
  }

  @Test func interlacedModesAreTheLastResort() {
    let interlaced = mode(1920, 1080, 60, flags: Int32(DRM_MODE_FLAG_INTERLACE))
    let modes = [interlaced, mode(1920, 1080, 50)]
    #expect(selectedMode(modes, requested: "1920x1080") == "1920x1080@50")
    #expect(selectedMode([interlaced], requested: "1920x1080") == "1920x1080@60")
  }

  @Test func aFramebufferBelongsToTheCardWithTheSameDevice() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["devices/a", "devices/b", "graphics/fb0", "drm/card0", "drm/card1"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path),
        withIntermediateDirectories: true
      )
    }
    for (link, target) in [("graphics/fb0", "a"), ("drm/card0", "a"), ("drm/card1", "b")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("\(link)/device").path,
        withDestinationPath: folder.appendingPathComponent("devices/\(target)").path
      )
    }
    func isFramebuffer(_ framebuffer: String, of card: String) -> Bool {
      ConsoleDevice.isFramebuffer(framebuffer, of: card, in: folder.path)
    }
    #expect(isFramebuffer("/dev/fb0", of: "/dev/dri/card0"))
    #expect(!isFramebuffer("/dev/fb0", of: "/dev/dri/card1"))
    #expect(!isFramebuffer("/dev/fb1", of: "/dev/dri/card7"))
  }
}
