import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for keyframe animations.
@MainActor
struct KeyframeTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.checksDamage = true
    let root = UIView()
    view.backgroundColor = .red
    root.addSubview(view)
    stage.show(root)
    stage.settle()
  }

  private func run(
    _ options: UIView.KeyframeAnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue
    )
    UIView.animateKeyframes(
      withDuration: 1,
      delay: 0.5,
      options: [options, linear],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.frame.origin.x = 40
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          view.frame.origin.x = 80
        }
      },
      completion: completion
    )
  }

  private func positions(_ count: Int, every seconds: TimeInterval) -> [CGFloat] {
    (0..<count).map { _ in
      stage.advance(by: seconds)
      return view.presentationFrame.minX.rounded()
    }
  }

  @Test func keyframesRunOneAfterTheOther() {
    var finished: Bool?
    run { finished = $0 }
    #expect(view.frame.minX == 80)
    #expect(positions(6, every: 0.25) == [0, 0, 20, 40, 80, 80])
    stage.settle()
    #expect(finished == true)
  }

  @Test func discreteKeyframesJumpAtTheirEnd() {
    run(.calculationModeDiscrete)
    #expect(positions(6, every: 0.25) == [0, 0, 0, 40, 80, 80])
  }

  @Test func repeatingRepeatsAllKeyframes() {
    run([.repeat, .autoreverse])
    #expect(positions(10, every: 0.25) == [0, 0, 20, 40, 80, 80, 80, 40, 20, 0])
    view.removeFromSuperview()
    #expect(stage.settle(timeout: 1))
  }

  @Test func keyframesOutsideOfAKeyframeAnimationHaveNoTiming() {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
      view.frame.origin.x = 10
    }
    #expect(positions(1, every: 0.1) == [10])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.frame.origin.x = 30
      }
    }
    #expect(positions(1, every: 0.5) == [20])
  }

  /// Relative times outside of 0...1, and those that are not numbers, are clamped.
  @Test(arguments: [-1, 0, 0.5, 1, 2, Double.nan, .infinity, -.infinity])
  func everyRelativeTimeEndsTheAnimation(_ relativeTime: Double) {
    UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: relativeTime, relativeDuration: relativeTime) {
        view.frame.origin.x = 50
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: relativeTime) {
        view.alpha = 0.5
      }
    }
    stage.settle(timeout: 2)
    #expect(view.presentationFrame.minX == 50 && view.shownAlpha == 0.5)
  }
}
