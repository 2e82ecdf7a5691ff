import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for recorded drawing: views are drawn when they come into view.
@MainActor @Suite struct RecordPassTests {
  /// A view that counts how often it is drawn.
  private final class Drawing: UIView {
    var drawCount = 0

    override func draw(_ rect: CGRect) {
      drawCount += 1
      UIColor.black.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
    }
  }

  private func makeStage() -> (stage: Stage, scrollView: UIScrollView) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let scrollView = UIScrollView()
    scrollView.backgroundColor = .white
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    stage.show(scrollView)
    return (stage, scrollView)
  }

  @Test func viewsAreDrawnWhenTheyComeIntoView() {
    let (stage, scrollView) = makeStage()
    let row = UIView(frame: CGRect(x: 0, y: 110, width: 100, height: 50))
    let drawing = Drawing(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
    row.addSubview(drawing)
    scrollView.addSubview(row)
    stage.settle()
    #expect(drawing.drawCount == 0)
    scrollView.contentOffset.y = 30
    stage.settle()
    #expect(drawing.drawCount == 0, "The row's upper edge is in view, the drawing is not")
    scrollView.contentOffset.y = 31
    stage.settle()
    #expect(drawing.drawCount == 1)
    #expect(stage.color(at: CGPoint(x: 10, y: 99)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    scrollView.contentOffset.y = 60
    stage.settle()
    #expect(drawing.drawCount == 1)
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test func offscreenChangesAreDrawnOnceVisible() {
    let (stage, scrollView) = makeStage()
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    scrollView.addSubview(drawing)
    stage.settle()
    #expect(drawing.drawCount == 1)
    scrollView.contentOffset.y = 50
    stage.settle()
    for _ in 0..<3 {
      drawing.setNeedsDisplay()
      stage.settle()
    }
    #expect(drawing.drawCount == 1)
    let frames = stage.framesDrawn
    stage.advance(by: 1)
    #expect(stage.framesDrawn == frames)
    scrollView.contentOffset.y = 0
    stage.settle()
    #expect(drawing.drawCount == 2)
  }

  @Test func viewsMovedIntoViewByATransformAreDrawn() {
    let (stage, scrollView) = makeStage()
    let drawing = Drawing(frame: CGRect(x: 0, y: 120, width: 100, height: 20))
    drawing.transform = CGAffineTransform(translationX: 0, y: -60)
    scrollView.addSubview(drawing)
    stage.settle()
    #expect(drawing.drawCount == 1)
    #expect(stage.color(at: CGPoint(x: 10, y: 70)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func viewsAnimatedIntoViewAreDrawn() {
    let (stage, scrollView) = makeStage()
    let drawing = Drawing(frame: CGRect(x: 0, y: 120, width: 100, height: 20))
    scrollView.addSubview(drawing)
    stage.settle()
    #expect(drawing.drawCount == 0)
    UIView.animate(withDuration: 0.2) { drawing.frame.origin.y = 40 }
    stage.advance(by: 0.15)
    #expect(drawing.drawCount == 1)
    #expect(stage.differenceFromFullRedraw() == nil)
    stage.settle()
    #expect(drawing.drawCount == 1)
  }
}
