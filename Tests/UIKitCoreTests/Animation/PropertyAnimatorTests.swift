import Foundation
import Testing
import UIKitGraphics
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for property animators that are paused, scrubbed, reversed, continued and stopped.
@MainActor
struct PropertyAnimatorTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.checksDamage = true
    let root = UIView()
    view.backgroundColor = .red
    root.addSubview(view)
    stage.show(root)
    stage.settle()
  }

  private func makeLinearAnimator(_ animations: (() -> Void)? = nil) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear, animations: animations)
  }

  private func makeMovingAnimator() -> UIViewPropertyAnimator {
    makeLinearAnimator { view.frame.origin.x = 100 }
  }

  /// The presented x position of the view, rounded to a hundredth of a point.
  private var x: CGFloat { (view.presentationFrame.minX * 100).rounded() / 100 }

  private func positions(_ count: Int, every seconds: TimeInterval = 0.25) -> [CGFloat] {
    (0..<count).map { _ in
      stage.advance(by: seconds)
      return x
    }
  }

  @Test func anAnimatorRunsFromTheOldToTheNewValue() {
    let animator = makeMovingAnimator()
    var endPositions: [UIViewAnimatingPosition] = []
    animator.addCompletion { endPositions.append($0) }
    #expect(animator.state == .inactive && view.frame.minX == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.frame.minX == 100)
    #expect(positions(3) == [25, 50, 75])
    #expect(abs(animator.fractionComplete - 0.75) < 1e-6)
    #expect(endPositions.isEmpty)
    #expect(positions(1) == [100])
    #expect(endPositions == [.end] && animator.state == .inactive && !animator.isRunning)
    #expect(stage.settle())
    #expect(view.animations == nil)
  }

  @Test func aRunningAnimatorRetainsItself() {
    weak var animator: UIViewPropertyAnimator?
    var end: UIViewAnimatingPosition?
    do {
      let newAnimator = makeMovingAnimator()
      newAnimator.addCompletion { end = $0 }
      newAnimator.startAnimation()
      animator = newAnimator
    }
    #expect(animator != nil)
    stage.advance(by: 1.1)
    #expect(end == .end && animator == nil)
  }

  @Test func aPausedAnimatorDrawsNoFrames() {
    let animator = makeMovingAnimator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(stage.settle(timeout: 0.2))
    #expect(positions(2) == [50, 50])
    #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
    animator.startAnimation()
    #expect(positions(2) == [75, 100])
  }

  @Test func aPausedAnimatorWithoutOwnerShowsTheNewValues() {
    do {
      let animator = makeMovingAnimator()
      animator.fractionComplete = 0.5
      stage.advance(by: 0.1)
      #expect(x == 50)
    }
    stage.advance(by: 0.1)
    #expect(x == 100 && stage.settle())
  }

  @Test func scrubbingShowsAnyFractionImmediately() {
    let animator = makeMovingAnimator()
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning && view.frame.minX == 100)
    #expect(positions(1, every: 0.02) == [30])
    animator.fractionComplete = 0.8
    #expect(positions(1, every: 0.02) == [80])
    animator.fractionComplete = -3
    #expect(positions(1, every: 0.02) == [0])
    animator.fractionComplete = 7
    #expect(positions(1, every: 0.02) == [100])
    #expect(animator.state == .active && animator.fractionComplete == 1)
    animator.fractionComplete = 0.5
    animator.startAnimation()
    #expect(positions(2) == [75, 100])
    #expect(animator.state == .inactive)
  }

  @Test func aCurveContinuesFromTheScrubbedFraction() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      view.frame.origin.x = 100
    }
    animator.fractionComplete = 0.5
    stage.advance(by: 0.02)
    #expect(x == 50)
    animator.startAnimation()
    var previousX = x
    // The curve reaches the halfway position after about two thirds of the duration.
    var frames = 0
    while animator.isRunning {
      stage.advance(by: 1.0 / 60)
      #expect(x >= previousX && x - previousX < 4)
      (previousX, frames) = (x, frames + 1)
    }
    #expect((18...22).contains(frames))
    #expect(x == 100)
  }

  @Test func pausingOnACurveDoesNotJump() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      view.frame.origin.x = 100
    }
    animator.startAnimation()
    stage.advance(by: 0.25)
    let pausedX = x
    #expect((12...14).contains(pausedX))
    animator.pauseAnimation()
    animator.fractionComplete = animator.fractionComplete
    stage.advance(by: 0.02)
    #expect(abs(x - pausedX) < 0.02)
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(abs(x - 50) < 0.1)
  }

  @Test func withoutLinearScrubbingFractionsAreTimes() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      view.frame.origin.x = 100
    }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    stage.advance(by: 0.02)
    #expect((30...33).contains(x))
    #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
  }

  @Test func reversingBeginsAtTheShownValue() {
    let animator = makeMovingAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    stage.advance(by: 0.75)
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
    #expect(x == 75)
    #expect(positions(3) == [50, 25, 0])
    #expect(end == .start && animator.state == .inactive)
    #expect(view.frame.minX == 0)
    #expect(stage.settle() && x == 0)
  }

  @Test func reversingTwiceContinuesForward() {
    let animator = makeMovingAnimator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.isReversed = true
    stage.advance(by: 0.25)
    #expect(x == 25)
    animator.isReversed = false
    #expect(positions(3) == [50, 75, 100])
    #expect(animator.state == .inactive && view.frame.minX == 100)
  }

  @Test func aReversedSpringDoesNotJump() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) {
      view.frame.origin.x = 100
    }
    animator.startAnimation()
    var previousX = x
    var highest = x
    for frame in 0..<120 where animator.isRunning {
      if frame == 12 { animator.isReversed = true }
      stage.advance(by: 1.0 / 60)
      // The limit is the largest movement of the spring itself in a frame.
      #expect(abs(x - previousX) < 35)
      previousX = x
      highest = max(highest, x)
    }
    #expect(highest > 100)
    #expect(x == 0 && view.frame.minX == 0)
  }

  @Test func reversedFractionsCountTowardsTheStart() {
    let animator = makeMovingAnimator()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    animator.fractionComplete = 0.9
    stage.advance(by: 0.02)
    #expect(x == 10)
  }

  @Test func stoppingKeepsTheDisplayedValues() {
    let animator = makeMovingAnimator()
    var completionCount = 0
    animator.addCompletion { _ in completionCount += 1 }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && abs(view.frame.minX - 50) < 1e-6)
    #expect(positions(2) == [50, 50])
    #expect(completionCount == 0 && stage.settle())
  }

  @Test func theFinishingPositionSetsTheValues() {
    for (position, expected) in [
      (UIViewAnimatingPosition.start, 0.0), (.current, 50), (.end, 100),
    ] {
      view.frame.origin.x = 0
      stage.settle()
      let animator = makeMovingAnimator()
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      stage.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && end == nil)
      #expect(positions(1) == [50])
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && end == position)
      #expect(abs(view.frame.minX - expected) < 1e-6)
      stage.advance(by: 0.25)
      #expect(abs(x - expected) < 0.01)
    }
  }

  @Test func finishingAtTheStartRestoresAllProperties() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.autoresizingMask = [.flexibleWidth]
    view.addSubview(child)
    view.backgroundColor = .systemBlue
    stage.settle()
    let color = stage.color(at: CGPoint(x: 8, y: 8))
    let animator = makeLinearAnimator {
      view.alpha = 0.5
      view.backgroundColor = .green
      view.backgroundColor = .black
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.layer.cornerRadius = 4
      view.bounds.size.width = 30
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(child.frame.width == 30)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.alpha == 1 && view.backgroundColor == .systemBlue)
    #expect(view.transform == .identity && view.layer.cornerRadius == 0)
    #expect(view.bounds.width == 10 && child.frame.width == 10)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 8, y: 8)) == color)
  }

  @Test func delayedAnimationsEndEarlierWhenReversed() {
    let animator = makeMovingAnimator()
    animator.addAnimations({ view.frame.origin.y = 40 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(view.presentationFrame.minY == 0)
    stage.advance(by: 0.25)
    #expect(abs(view.presentationFrame.minY - 20) < 0.01)
    animator.isReversed = true
    stage.advance(by: 0.25)
    #expect(abs(view.presentationFrame.minY) < 0.01 && x == 50)
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    stage.advance(by: 0.02)
    #expect(abs(view.presentationFrame.minY - 20) < 0.01 && x == 75)
  }

  @Test func animationsMayBeAddedWhileRunning() {
    let animator = makeMovingAnimator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.addAnimations { view.frame.origin.y = 40 }
    #expect(view.presentationFrame.minY == 0)
    stage.advance(by: 0.25)
    #expect(abs(view.presentationFrame.minY - 20) < 0.01 && x == 75)
    stage.advance(by: 0.25)
    #expect(view.presentationFrame.minY == 40 && animator.state == .inactive)
  }

  @Test func continuingMayChangeTheTiming() {
    let animator = makeMovingAnimator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 2
    )
    #expect(positions(4, every: 0.5) == [62.5, 75, 87.5, 100])
  }

  @Test func anAnimatorThatPausesOnCompletionStaysActive() {
    let animator = makeMovingAnimator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.advance(by: 1.2)
    #expect(animator.state == .active && !animator.isRunning && x == 100)
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(x == 50)
    animator.stopAnimation(true)
  }

  @Test func startingMayBeDelayed() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0.5,
      options: .curveLinear,
      animations: { view.frame.origin.x = 100 }
    )
    #expect(animator.isRunning && animator.delay == 0.5)
    #expect(positions(4) == [0, 0, 25, 50])
  }

  @Test func anAnimatorWithoutAnimationsEndsInTheNextFrame() {
    stage.loop.makeCurrent()
    UIView.setAnimationsEnabled(false)
    let animator = makeMovingAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    UIView.setAnimationsEnabled(true)
    stage.advance(by: 0.02)
    #expect(x == 100 && end == .end)
  }

  @Test func anAnimatorMayBeUsedAgain() {
    let animator = makeMovingAnimator()
    animator.startAnimation()
    stage.advance(by: 1.1)
    animator.addAnimations { view.frame.origin.x = 0 }
    animator.startAnimation()
    #expect(positions(2, every: 0.5) == [50, 0])
  }

  @Test func transactionsWaitForAnimators() {
    var isOver = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    makeMovingAnimator().startAnimation()
    CATransaction.commit()
    stage.advance(by: 0.9)
    #expect(!isOver)
    stage.advance(by: 0.2)
    #expect(isOver)
  }

  @Test func massStiffnessAndDampingGiveTheDurationOfASpring() {
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 20,
      initialVelocity: .zero
    )
    let animator = UIViewPropertyAnimator(duration: 5, timingParameters: spring)
    #expect(animator.duration > 0.5 && animator.duration < 1.5)
    #expect(spring.timingCurveType == .spring)
    #expect(UICubicTimingParameters(animationCurve: .linear).timingCurveType == .builtin)
  }

  @Test func springsAreDescribedByDurationAndBounce() {
    let critical = UISpringTimingParameters(duration: 0.5, bounce: 0)
    #expect(critical.motion(duration: 9).position(at: 0.25) < 1)
    let bouncy = UISpringTimingParameters(duration: 0.5, bounce: 0.5)
    #expect(bouncy.motion(duration: 9).position(at: 0.3) > 1.05)
    let overdamped = UISpringTimingParameters(duration: 0.5, bounce: -0.5)
    #expect(
      overdamped.motion(duration: 9).position(at: 0.25)
        < critical.motion(duration: 9).position(at: 0.25)
    )
    var finished: Bool?
    UIView.animate(springDuration: 0.4, bounce: 0.5) {
      view.frame.origin.x = 100
    } completion: {
      finished = $0
    }
    // The spring overshoots its end and returns.
    let shown = positions(5, every: 0.1)
    #expect(shown.max() ?? 0 > 105 && finished == nil)
    stage.settle()
    #expect(finished == true && view.frame.origin.x == 100)
    UIView.animate(springDuration: 0) { view.frame.origin.x = 0 }
    #expect(positions(1, every: 0) == [0])
  }
}
