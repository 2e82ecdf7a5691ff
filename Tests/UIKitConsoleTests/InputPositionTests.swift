import Foundation
import Testing
import UIKitApplication
import UIKitCore

@testable import UIKitConsole

/// Tests for touches with coordinates outside of the panel.
@MainActor
struct InputPositionTests {
  private func makeTranslator(
    rotation: ScreenRotation = .none,
    scale: CGFloat = 1
  ) -> InputTranslator {
    let screen = UIScreen(size: CGSize(width: 400, height: 300), scale: scale)
    return InputTranslator(
      loop: FrameLoop(screen: screen),
      surface: nil,
      rotation: rotation,
      locale: "C"
    )
  }

  @Test func positionsOnThePanelAreUnchanged() {
    let translator = makeTranslator(scale: 2)
    for (fraction, point) in [(0, 0), (0.25, 100), (0.5, 200), (0.99, 396)] as [(CGFloat, CGFloat)]
    {
      #expect(translator.point(fraction: CGPoint(x: fraction, y: 0)).x.rounded() == point)
    }
    // The last pixel.
    #expect(
      translator.point(fraction: CGPoint(x: 799.0 / 800, y: 599.0 / 600))
        == CGPoint(x: 399.5, y: 299.5)
    )
  }

  @Test(
    arguments: ScreenRotation.allCases,
    [1, 1e10, -1, -1e10, .infinity, -.infinity, .nan] as [Double]
  )
  func positionsOutsideOfThePanelAreClamped(rotation: ScreenRotation, fraction: Double) {
    let translator = makeTranslator(rotation: rotation)
    for position in [
      CGPoint(x: fraction, y: 0.5), CGPoint(x: 0.5, y: fraction), CGPoint(x: fraction, y: fraction),
    ] {
      let point = translator.point(fraction: position)
      #expect(translator.loop.screen.bounds.contains(point))
    }
  }

  @Test func aPointerStaysOnTheScreen() {
    let translator = makeTranslator()
    #expect(translator.clampedToScreen(CGPoint(x: 1e300, y: -1e300)) == CGPoint(x: 399, y: 0))
    #expect(translator.clampedToScreen(CGPoint(x: CGFloat.nan, y: 12)) == CGPoint(x: 0, y: 12))
  }
}
