import Foundation
import Testing

@testable import UIKitApplication

/// Tests for the scale of a desktop's display, from the environment and the X resources.
struct DisplayScaleTests {
  @Test(arguments: [
    ("2", 2.0), ("1.25", 1.25), ("8", 8.0), ("8.1", nil), ("0", nil), ("-1", nil), ("nan", nil),
    ("x", nil),
    ("900", nil),
  ])
  func aValidScaleInTheEnvironmentIsUsed(text: String, expected: Double?) {
    let scale = DisplayScale(environment: ["ROLLTOP_SCALE": text], resources: nil)
    #expect(scale.userScale == expected.map { CGFloat($0) })
  }

  @Test(arguments: [
    ("Xft.dpi:\t192\n", 2.0), ("*foo: 1\nXft.dpi: 144\n", 1.5), ("Xft.dpi: 72", 1.0),
    ("Xft.dpi: lots", 1.0), ("", 1.0), ("Xft.dpi:", 1.0), ("Xft.dpi: 1e9", 8.0),
  ])
  func theDesktopScaleComesFromItsFontDensity(resources: String, expected: Double) {
    #expect(DisplayScale(environment: [:], resources: resources).desktop == CGFloat(expected))
  }

  @Test(arguments: [
    // GNOME writes the product of its integer scale and its text scaling factor, rounded.
    ("Xft.dpi: 120", 1.25, 1.0), ("Xft.dpi: 240", 1.25, 2.0), ("Xft.dpi: 110.3994", 1.15, 1.0),
    ("Xft.dpi: 144", 1.5, 1.0), ("Xft.dpi: 72", 0.75, 1.0),
    // Other desktops do not multiply these factors.
    ("Xft.dpi: 192", 1.25, 2.0), ("Xft.dpi: 96", 1.25, 1.0), ("Xft.dpi: 144", 1.0, 1.5),
    ("GDK_SCALE: 2", 1.25, 1.0),
  ])
  func largerTextDoesNotMakeTheScaleLarger(resources: String, textScale: Double, expected: Double) {
    let scale = DisplayScale(
      environment: [:],
      resources: resources,
      textScale: CGFloat(textScale)
    )
    #expect(scale.desktop == CGFloat(expected))
  }

  @Test func anExplicitDesktopScaleTakesPrecedence() {
    let scale = DisplayScale(environment: ["GDK_SCALE": "3"], resources: "Xft.dpi: 96")
    #expect(scale.desktop == 3)
    #expect(scale.userScale == nil)
    #expect(DisplayScale(environment: [:], resources: nil).desktop == 1)
  }
}
