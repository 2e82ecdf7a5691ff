import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for drawing outside of a view's bounds, and for moved bounds.
@MainActor
struct DrawingBoundsTests {
  private final class OverflowingView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(bounds.insetBy(dx: -20, dy: -20))
    }
  }

  @Test func drawingOutsideOfTheBoundsIsClipped() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIView()
    root.backgroundColor = .white
    let view = OverflowingView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    root.addSubview(view)
    stage.show(root)
    #expect(stage.color(at: CGPoint(x: 50, y: 50)) == .red)
    #expect(stage.color(at: CGPoint(x: 25, y: 50)) == .white)
    view.frame.origin.x = 60
    stage.update()
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test(arguments: [false, true]) func changedBoundsRedrawTheContent(clips: Bool) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIView()
    root.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    view.clipsToBounds = clips
    let inside = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inside.backgroundColor = .red
    view.addSubview(inside)
    root.addSubview(view)
    stage.show(root)
    #expect(stage.color(at: CGPoint(x: 40, y: 40)) == .red)
    view.bounds.origin.x = 25
    stage.update()
    #expect(stage.differenceFromFullRedraw() == nil)
    #expect(stage.color(at: CGPoint(x: 40, y: 40)) == .white)
    #expect(stage.color(at: CGPoint(x: 10, y: 40)) == (clips ? .white : .red))
    // The same during an animation that also moves the view.
    UIView.animate(withDuration: 0.3) {
      view.bounds.origin.x = -5
      view.frame.origin.y = 30
    }
    for _ in 0..<25 {
      stage.advance(by: 1.0 / 60)
      #expect(stage.differenceFromFullRedraw() == nil)
    }
    #expect(stage.color(at: CGPoint(x: 50, y: 55)) == .red)
  }
}
