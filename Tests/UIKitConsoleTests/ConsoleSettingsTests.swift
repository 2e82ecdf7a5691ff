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
    let good = ["ROLLTOP_ROTATION": "270", "ROLLTOP_MODE": "1280x800@60", "ROLLTOP_BLANKING": "0"]
    #expect(LaunchConfiguration().ignoredConsoleSettings(environment: good).isEmpty)
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

  /// Returns the size, refresh rate and flags of the selected mode; `nil` if no mode is selected.
  private func selected(_ modes: [drmModeModeInfo], _ asked: String?) -> String? {
    var modes = modes
    return modes.withUnsafeMutableBufferPointer { buffer in
      var connector = drmModeConnector()
      connector.modes = buffer.baseAddress
      connector.count_modes = Int32(buffer.count)
      return DRMPipe.mode(of: connector, requested: asked.flatMap(ScreenMode.init)).map {
        "\($0.hdisplay)x\($0.vdisplay)@\($0.vrefresh)"
      }
    }
  }

  @Test func theModeIsTheRequestedOrThePreferredOne() {
    let modes = [
      mode(1920, 1080, 60), mode(1920, 1080, 50, type: DRM_MODE_TYPE_PREFERRED),
      mode(1280, 720, 60), mode(1280, 720, 50),
    ]
    #expect(selected(modes, nil) == "1920x1080@50")
    #expect(selected(modes, "1280x720") == "1280x720@60")
    #expect(selected(modes, "1280x720@55") == "1280x720@50")
    #expect(selected(modes, "640x480") == "1920x1080@50")
    #expect(selected([], nil) == nil)
  }

  @Test func interlacedModesAreTheLastResort() {
    let interlaced = mode(1920, 1080, 60, flags: Int32(DRM_MODE_FLAG_INTERLACE))
    #expect(selected([interlaced, mode(1920, 1080, 50)], "1920x1080") == "1920x1080@50")
    #expect(selected([interlaced], "1920x1080") == "1920x1080@60")
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
    func isOf(_ framebuffer: String, _ card: String) -> Bool {
      ConsoleDevice.isOf(framebuffer: framebuffer, card, in: folder.path)
    }
    #expect(isOf("/dev/fb0", "/dev/dri/card0"))
    #expect(!isOf("/dev/fb0", "/dev/dri/card1"))
    #expect(!isOf("/dev/fb1", "/dev/dri/card7"))
  }
}
