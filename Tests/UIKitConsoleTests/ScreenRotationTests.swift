import Foundation
import Testing
import UIKitApplication
import UIKitGraphics

@testable import UIKitConsole

/// Tests for the rotation of a screen and its touches, and for the settings of screens.
struct ScreenRotationTests {
  @Test func touchPositionsAreRotatedBack() {
    // The top edge of the panel, a quarter of its width from the left.
    let touch = CGPoint(x: 0.25, y: 0)
    #expect(ScreenRotation.none.contentFraction(touch) == CGPoint(x: 0.25, y: 0))
    #expect(ScreenRotation.right.contentFraction(touch) == CGPoint(x: 0, y: 0.75))
    #expect(ScreenRotation.half.contentFraction(touch) == CGPoint(x: 0.75, y: 1))
    #expect(ScreenRotation.left.contentFraction(touch) == CGPoint(x: 1, y: 0.25))
  }

  @Test(arguments: ScreenRotation.allCases)
  func touchesAndPixelsAreRotatedConsistently(rotation: ScreenRotation) {
    let panel = (width: 80, height: 50)
    let content = rotation.size(panel)
    for (x, y) in [(0, 0), (3, 40), (20, 7), (49, 49)] {
      let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
      let panelRect = rotation.panelRect(pixel, panel: panel)
      let fraction = rotation.contentFraction(
        CGPoint(
          x: (Double(panelRect.minX) + 0.5) / Double(panel.width),
          y: (Double(panelRect.minY) + 0.5) / Double(panel.height)
        )
      )
      #expect(Int(fraction.x * Double(content.width)) == x)
      #expect(Int(fraction.y * Double(content.height)) == y)
    }
  }

  @Test func theApplicationsRotationOverridesTheEnvironment() {
    let environment = ["ROLLTOP_ROTATION": "270", "ROLLTOP_MODE": "1024x768@60"]
    var configuration = LaunchConfiguration()
    #expect(configuration.resolvedRotation(environment: environment) == .left)
    #expect(configuration.resolvedRotation(environment: ["ROLLTOP_ROTATION": "45"]) == .none)
    let mode = ScreenMode(width: 1024, height: 768, framesPerSecond: 60)
    #expect(configuration.resolvedMode(environment: environment) == mode)
    configuration.rotation = .half
    configuration.screenMode = ScreenMode(width: 800, height: 600)
    #expect(configuration.resolvedRotation(environment: environment) == .half)
    #expect(configuration.resolvedMode(environment: environment)?.width == 800)
  }

  @Test func impossibleModesAreRejected() {
    #expect(ScreenMode("800x480") == ScreenMode(width: 800, height: 480))
    for text in ["", "800", "800x", "x600", "800x600x2", "0x600", "800x600@", "800x600@0", "axb"] {
      #expect(ScreenMode(text) == nil)
    }
  }
}
