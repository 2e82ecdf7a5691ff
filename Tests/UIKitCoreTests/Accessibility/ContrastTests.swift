import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for high contrast, which changes the system's colours immediately.
@MainActor
struct ContrastTests {
  @Test func shownColoursFollowTheSetting() {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    stage.checksDamage = true
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .systemRed
    stage.show(view)
    stage.settle()
    let log = NotificationLog(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
    let ordinaryColor = stage.color(at: CGPoint(x: 20, y: 20))
    UIAccessibility.isDarkerSystemColorsEnabled = true
    UIAccessibility.isDarkerSystemColorsEnabled = true
    stage.settle()
    #expect(view.traitCollection.accessibilityContrast == .high)
    #expect(stage.color(at: CGPoint(x: 20, y: 20)) != ordinaryColor)
    #expect(log.count == 1 && UIAccessibility.isDarkerSystemColorsEnabled)
    view.traitOverrides.accessibilityContrast = .normal
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 20, y: 20)) == ordinaryColor)
  }

  @Test func coloursHaveVariants() {
    let high = UITraitCollection(accessibilityContrast: .high)
    let dark = UITraitCollection(traitsFrom: [high, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(
      UIColor.systemRed.resolvedColor(with: high)
        == UIColor(red: 215 / 255, green: 0, blue: 21 / 255, alpha: 1)
    )
    #expect(
      UIColor.systemRed.resolvedColor(with: dark)
        == UIColor(red: 1, green: 105 / 255, blue: 97 / 255, alpha: 1)
    )
    #expect(UIColor.label.resolvedColor(with: high) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let faded = UIColor.systemRed.withAlphaComponent(0.5).resolvedColor(with: high)
    #expect(faded == UIColor(red: 215 / 255, green: 0, blue: 21 / 255, alpha: 0.5))
    #expect(high.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(dark.accessibilityContrast == .high && dark != high)
  }
}
