import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the frames of animations, and for the results of their completion handlers.
@MainActor
struct ViewAnimationTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let log = CallRecorder()

  init() {
    stage.checksDamage = true
    let root = UIView()
    view.backgroundColor = .red
    root.addSubview(view)
    stage.show(root)
    stage.settle()
  }

  @Test func theModelChangesImmediatelyAndThePresentationInFrames() {
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      options: .curveLinear,
      animations: { view.frame.origin.x = 40 },
      completion: { [log] in log.record("\($0)") }
    )
    #expect(view.frame.minX == 40 && view.shownX == 0)
    stage.advance(by: 0.1)
    #expect(abs(view.shownX - 10) < 0.01)
    #expect(stage.color(at: CGPoint(x: 12, y: 5)) == .red)
    stage.advance(by: 0.2)
    #expect(abs(view.shownX - 30) < 0.01)
    #expect(log.take() == [])
    stage.advance(by: 0.15)
    #expect(view.shownX == 40)
    #expect(log.take() == ["true"])
  }

  @Test func endlessAnimationsEndOutsideOfWindows() {
    UIView.animate(
      withDuration: 0.2,
      delay: 0,
      options: [.repeat, .autoreverse],
      animations: { view.alpha = 0 },
      completion: { [log] in log.record("\($0)") }
    )
    stage.advance(by: 1)
    #expect(stage.loop.isMoving)
    view.removeFromSuperview()
    #expect(stage.settle(timeout: 1))
    #expect(log.take() == ["false"])
  }

  @Test func repeatingWithoutDurationDoesNotAnimate() {
    UIView.animate(withDuration: 0, delay: 0, options: .repeat, animations: { view.alpha = 0.5 })
    #expect(stage.settle(timeout: 1))
    #expect(view.alpha == 0.5)
  }

  @Test func delaysAndCurvesShapeTheProgress() {
    let options: [(UIView.AnimationOptions, ClosedRange<CGFloat>)] = [
      (.curveLinear, 49...51), (.curveEaseIn, 25...38), (.curveEaseOut, 62...75),
      (.curveEaseInOut, 49...51),
    ]
    for (option, middle) in options {
      view.frame.origin.x = 0
      UIView.animate(withDuration: 1, delay: 0.5, options: option) { view.frame.origin.x = 100 }
      stage.advance(by: 0.45)
      #expect(view.shownX == 0)
      stage.advance(by: 0.55)
      #expect(middle.contains(view.shownX))
      stage.settle()
      #expect(view.shownX == 100)
    }
  }

  @Test func animationsAddUpWithoutAJump() {
    UIView.animate(withDuration: 0.4) { view.frame.origin.x = 80 }
    stage.advance(by: 0.2)
    let interruptedX = view.shownX
    UIView.animate(withDuration: 0.4) { view.frame.origin.x = 0 }
    #expect(abs(view.shownX - interruptedX) < 0.01)
    stage.settle()
    #expect(view.shownX == 0)
  }

  @Test func performWithoutAnimationExcludesChanges() {
    UIView.animate(withDuration: 0.4) {
      view.alpha = 0
      UIView.performWithoutAnimation { view.frame.origin.y = 50 }
    }
    #expect(view.shownAlpha == 1 && PresentationGeometry(of: view).origin.y == 50)
    stage.settle()
    #expect(view.shownAlpha == 0)
    UIView.animate(withDuration: 0) {
      view.alpha = 1
    } completion: { [log] in
      log.record("\($0)")
    }
    #expect(view.shownAlpha == 1)
    stage.settle()
    #expect(log.take() == ["true"])
  }

  @Test func anAutoreversedAnimationReturnsAlongItsCurve() {
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      options: [.autoreverse, .curveLinear],
      animations: { view.frame.origin.x = 40 }
    )
    var positions: [CGFloat] = []
    for _ in 0..<7 {
      stage.advance(by: 0.1)
      positions.append(view.shownX.rounded())
    }
    #expect(positions == [10, 20, 30, 40, 30, 20, 10])
    stage.settle()
    #expect(view.shownX == 40)
  }

  @Test func anAutoreversedSpringReturns() {
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: .autoreverse,
      animations: { view.frame.origin.x = 40 }
    )
    var positions: [CGFloat] = []
    for _ in 0..<7 {
      stage.advance(by: 0.1)
      positions.append(view.shownX.rounded())
    }
    #expect(positions[3] == 40)
    #expect(Array(positions[..<3]) == positions[4...].reversed())
  }

  @Test func innerBlocksWithoutAnimationDoNotEnableAnimations() {
    UIView.performWithoutAnimation {
      UIView.performWithoutAnimation { view.frame.origin.y = 5 }
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 0.4) { view.frame.origin.x = 40 }
      #expect(view.shownX == 40)
    }
    #expect(UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 0.4) { view.frame.origin.x = 0 }
    #expect(view.shownX == 40)
    stage.settle()
    #expect(view.shownX == 0)
  }

  @Test func timersOfTheSameTimeFireInTheirOrder() {
    for number in 1...4 { stage.loop.schedule(after: 0.1) { [log] in log.record("\(number)") } }
    stage.loop.schedule(after: 0.05) { [log] in log.record("first") }
    let cancelled = stage.loop.schedule(after: 0.1) { [log] in log.record("never") }
    cancelled.cancel()
    stage.advance(by: 0.2)
    #expect(log.take() == ["first", "1", "2", "3", "4"])
  }
}
