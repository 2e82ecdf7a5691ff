import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@MainActor
struct DrawingBoundsTests {
  private final class Overflowing: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(bounds.insetBy(dx: -20, dy: -20))
    }
  }

  @Test func whatAViewDrawsOutsideOfItsBoundsIsCutOff() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIView()
    root.backgroundColor = .white
    let view = Overflowing(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    root.addSubview(view)
    stage.show(root)
    #expect(stage.color(at: CGPoint(x: 50, y: 50)) == .red)
    #expect(stage.color(at: CGPoint(x: 25, y: 50)) == .white)
    view.frame.origin.x = 60
    stage.update()
    #expect(stage.differenceFromFullRedraw() == nil)
  }
}
