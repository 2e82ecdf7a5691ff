import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

// A view in a file that imports the modules of its types instead of UIKit.

final class BadgeView: UIView {
  let ring = CAShapeLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = CGMutablePath()
    path.addEllipse(in: bounds.insetBy(dx: 2, dy: 2))
    ring.path = path
    if ring.superlayer == nil { layer.addSublayer(ring) }
  }
}

/// Tests for imports of single modules.
@MainActor struct ModuleNamesTests {
  @Test func typesOfGraphicsAndLayersAreInModulesOfTheirNames() {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let badge = BadgeView()
    badge.ring.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.show(badge)
    #expect(stage.color(at: CGPoint(x: 20, y: 20)) == UIColor(cgColor: badge.ring.fillColor!))
  }
}
