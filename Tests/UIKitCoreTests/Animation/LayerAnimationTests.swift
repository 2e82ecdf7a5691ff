import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for animations added to layers, which change the presentation but not the layer's values.
@MainActor
struct LayerAnimationTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))

  init() {
    stage.checksDamage = true
    let root = UIView()
    view.backgroundColor = .red
    root.addSubview(view)
    stage.show(root)
    stage.settle()
  }

  private final class EndRecorder: CAAnimationDelegate {
    var starts = 0
    var completions: [Bool] = []
    func animationDidStart(_ anim: CAAnimation) { starts += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completions.append(flag) }
  }

  private func presentationValue(_ path: LayerKeyPath) -> AnimationVector {
    let geometry = PresentationGeometry(of: view)
    let layer = LayerPresentation(
      geometry: .geometry(
        origin: geometry.origin,
        bounds: CGRect(origin: geometry.boundsOrigin, size: geometry.size)
      ),
      transform: geometry.transform ?? .identity,
      opacity: geometry.alpha,
      backgroundColor: .zero,
      cornerRadius: view.layer.cornerRadius + (view.animations?.cornerRadius ?? 0),
      shadowOpacity: CGFloat(view.layer.shadowOpacity) + (view.animations?.shadowOpacity ?? 0)
    )
    return path.value(in: layer)
  }

  /// Returns the first component of the presented value after each of some intervals.
  private func values(
    of path: LayerKeyPath,
    count: Int,
    every seconds: TimeInterval
  ) -> [Double] {
    (0..<count).map { _ in
      stage.advance(by: seconds)
      return (presentationValue(path)[0] * 100).rounded() / 100
    }
  }

  @Test func transactionsGiveDefaultDurationAndTiming() {
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
    let (recorder, ownRecorder) = (EndRecorder(), EndRecorder())
    let slow = CABasicAnimation("opacity", from: 1, to: 0, duration: 0)
    let fast = CABasicAnimation("cornerRadius", from: 0, to: 4, duration: 0.5)
    (slow.delegate, fast.delegate) = (recorder, ownRecorder)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    view.layer.add(slow, forKey: nil)
    view.layer.add(fast, forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    stage.advance(by: 1)
    #expect(ownRecorder.completions == [true] && recorder.completions.isEmpty)
    // Half of the duration has passed, but less than half of the change.
    #expect(presentationValue(.opacity)[0] > 0.6)
    stage.advance(by: 1.1)
    #expect(recorder.completions == [true])
    CATransaction.begin()
    for invalidDuration in [0, -1, .nan] as [Double] {
      CATransaction.setAnimationDuration(invalidDuration)
      #expect(CATransaction.animationDuration() == 0.25)
    }
    CATransaction.commit()
    CATransaction.setAnimationDuration(9)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func flushingLaysOut() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let counter = Counter()
    view.addSubview(counter)
    stage.settle()
    let layoutsBefore = counter.layouts
    counter.setNeedsLayout()
    CATransaction.flush()
    #expect(counter.layouts == layoutsBefore + 1)
  }

  @Test func theLayerShowsTheAnimationAndThenItsOwnValue() {
    view.layer.add(CABasicAnimation("opacity", from: 0, to: 1), forKey: "fade")
    #expect(view.alpha == 1 && view.layer.animationKeys() == ["fade"])
    #expect(values(of: .opacity, count: 4, every: 0.25) == [0.25, 0.5, 0.75, 1])
    #expect(stage.settle() && view.animations == nil && view.layer.animationKeys() == nil)
  }

  @Test func everyAnimatablePropertyIsInterpolated() {
    let values: [(LayerKeyPath, Any, Any, Double)] = [
      (.opacity, 0.2, Float(0.6), 0.4), (.position, CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0), 20),
      (.positionX, 5, 15, 10), (.positionY, CGFloat(5), NSNumber(value: 15), 10),
      (
        .bounds, CGRect(x: 2, y: 0, width: 4, height: 4), CGRect(x: 4, y: 0, width: 8, height: 8), 3
      ),
      (.boundsSize, CGSize(width: 10, height: 2), CGSize(width: 30, height: 4), 20),
      (.scale, 1, 3, 2), (.scaleX, 1, 3, 2), (.scaleY, 1, 3, 2), (.rotation, 0, 1, 0.5),
      (.rotationZ, 0, 1, 0.5), (.translation, CGPoint.zero, CGSize(width: 8, height: 0), 4),
      (.translationX, 0, 8, 4), (.translationY, 0, -8, -4), (.cornerRadius, 0, 8, 4),
      (.shadowOpacity, 0, 1, 0.5),
      (
        .transform, CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: 1), 2
      ),
    ]
    for (path, from, to, middle) in values {
      view.layer.add(CABasicAnimation(path.rawValue, from: from, to: to), forKey: nil)
      stage.advance(by: 0.5)
      #expect(abs(presentationValue(path)[0] - middle) < 1e-6, "\(path)")
      stage.advance(by: 0.6)
      #expect(view.animations == nil, "\(path)")
    }
    #expect(view.transform == .identity && view.frame.minX == 20)
  }

  @Test func coloursAreInterpolated() {
    view.layer.add(
      CABasicAnimation("backgroundColor", from: UIColor.red, to: CGColor.white),
      forKey: nil
    )
    stage.advance(by: 0.5)
    #expect(
      stage.color(at: CGPoint(x: 25, y: 25))
        == UIColor(red: 1, green: 128 / 255, blue: 128 / 255, alpha: 1)
    )
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 25, y: 25)) == .red)
  }

  @Test func missingValuesComeFromTheLayer() {
    view.layer.add(CABasicAnimation("position.x", from: nil, to: 125), forKey: nil)
    #expect(values(of: .positionX, count: 1, every: 0.5) == [75])
    stage.settle()
    view.layer.add(CABasicAnimation("position.x", from: 125, to: nil), forKey: nil)
    #expect(values(of: .positionX, count: 1, every: 0.5) == [75])
    stage.settle()
    let by = CABasicAnimation(keyPath: "position.x")
    (by.byValue, by.duration) = (100, 1)
    view.layer.add(by, forKey: nil)
    #expect(values(of: .positionX, count: 1, every: 0.5) == [75])
    stage.settle()
    by.toValue = 125
    view.layer.add(by, forKey: nil)
    #expect(values(of: .positionX, count: 1, every: 0.25) == [50])
  }

  @Test func additiveValuesAreAddedToTheLayersOwn() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 1
    shake.isAdditive = true
    view.layer.add(shake, forKey: "shake")
    #expect(values(of: .positionX, count: 4, every: 0.25) == [35, 25, 15, 25])
  }

  @Test func discreteValuesAreNotInterpolated() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    (animation.values, animation.duration) = ([0, 0.5], 1)
    animation.calculationMode = .discrete
    view.layer.add(animation, forKey: nil)
    #expect(values(of: .opacity, count: 4, every: 0.25) == [0, 0.5, 0.5, 1])
  }

  @Test func animationsRepeatAndReverse() {
    let pulse = CABasicAnimation("opacity", from: 0, to: 1)
    (pulse.autoreverses, pulse.repeatCount) = (true, 2)
    view.layer.add(pulse, forKey: nil)
    #expect(values(of: .opacity, count: 7, every: 0.5) == [0.5, 1, 0.5, 0, 0.5, 1, 0.5])
    #expect(stage.settle(timeout: 0.6))
    let turn = CABasicAnimation("transform.rotation.z", from: 0, to: 2)
    turn.repeatCount = .infinity
    view.layer.add(turn, forKey: "turn")
    #expect(values(of: .rotationZ, count: 3, every: 0.75) == [1.5, 1, 0.5])
    #expect(!stage.settle(timeout: 5))
    view.layer.removeAnimation(forKey: "turn")
    #expect(stage.settle() && values(of: .rotationZ, count: 1, every: 0.1) == [0])
  }

  @Test func aKeptAnimationDrawsNoFramesAfterItsEnd() {
    let fade = CABasicAnimation("opacity", from: 1, to: 0.25)
    (fade.isRemovedOnCompletion, fade.fillMode) = (false, .forwards)
    let recorder = EndRecorder()
    fade.delegate = recorder
    view.layer.add(fade, forKey: "fade")
    #expect(values(of: .opacity, count: 3, every: 0.5) == [0.63, 0.25, 0.25])
    #expect(stage.settle() && recorder.completions == [true])
    #expect(view.layer.animation(forKey: "fade") === fade)
    view.frame.origin.x = 50
    stage.settle()
    #expect(presentationValue(.opacity)[0] == 0.25)
    view.layer.removeAllAnimations()
    stage.settle()
    #expect(presentationValue(.opacity)[0] == 1 && recorder.completions == [true])
  }

  @Test func beginTimeDelaysAnAnimation() {
    stage.loop.makeCurrent()
    let fade = CABasicAnimation("opacity", from: 0, to: 1)
    fade.beginTime = CACurrentMediaTime() + 0.5
    fade.fillMode = .backwards
    view.layer.add(fade, forKey: nil)
    #expect(values(of: .opacity, count: 4, every: 0.25) == [0, 0, 0.25, 0.5])
    let later = CABasicAnimation("opacity", from: 0, to: 1)
    later.beginTime = CACurrentMediaTime() + 1
    view.layer.removeAllAnimations()
    view.layer.add(later, forKey: nil)
    #expect(values(of: .opacity, count: 2, every: 0.5) == [1, 0])
  }

  @Test func groupsRunTheirAnimationsTogether() {
    let fade = CABasicAnimation("opacity", from: 0, to: 1, duration: 10)
    let slide = CABasicAnimation("position.x", from: 0, to: 100)
    slide.beginTime = 0.5
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([fade, slide], 1)
    let recorder = EndRecorder()
    group.delegate = recorder
    view.layer.add(group, forKey: nil)
    stage.advance(by: 0.75)
    #expect(abs(presentationValue(.opacity)[0] - 0.075) < 1e-6)
    #expect(abs(presentationValue(.positionX)[0] - 25) < 1e-6)
    stage.advance(by: 0.25)
    #expect(view.animations == nil && recorder.starts == 1 && recorder.completions == [true])
    group.animations = [group]
    view.layer.add(group, forKey: nil)
    #expect(stage.settle())
  }

  @Test func theEndCallsDelegateAndCompletionBlock() {
    let recorder = EndRecorder()
    var isOver = false
    let fade = CABasicAnimation("opacity", from: 0, to: 1)
    fade.delegate = recorder
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    view.layer.add(fade, forKey: "a")
    CATransaction.commit()
    stage.advance(by: 0.5)
    #expect(recorder.starts == 1 && !isOver)
    view.layer.add(fade, forKey: "a")
    #expect(recorder.completions == [false] && isOver)
    stage.advance(by: 0.2)
    view.removeFromSuperview()
    stage.settle()
    #expect(recorder.completions == [false, false] && view.animations == nil)
  }

  @Test func anAddedAnimationIsACopy() {
    let fade = CABasicAnimation("opacity", from: 0, to: 1)
    view.layer.add(fade, forKey: nil)
    fade.toValue = 0
    fade.duration = 100
    #expect(values(of: .opacity, count: 1, every: 0.5) == [0.5])
  }

  @Test func springsAndTimingFunctionsShapeTheProgress() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = spring.settlingDuration
    #expect((1...2).contains(spring.settlingDuration))
    view.layer.add(spring, forKey: nil)
    let positions = values(of: .positionX, count: 60, every: 1.0 / 60)
    #expect((110...125).contains(positions.max() ?? 0))
    stage.settle()
    let curved = CABasicAnimation("position.x", from: 0, to: 100)
    curved.timingFunction = CAMediaTimingFunction(name: .easeIn)
    view.layer.add(curved, forKey: nil)
    #expect((30...33).contains(values(of: .positionX, count: 1, every: 0.5)[0]))
  }

  @Test func invalidValuesAnimateNothing() {
    for value: Any in [Double.nan, Double.infinity, "text"] {
      view.layer.add(CABasicAnimation("opacity", from: value, to: value), forKey: nil)
      view.layer.add(CABasicAnimation("position", from: value, to: nil), forKey: nil)
    }
    let invalid = CABasicAnimation("opacity", from: 0, to: 1, duration: .nan)
    (invalid.beginTime, invalid.timeOffset, invalid.speed) = (.nan, .nan, .nan)
    invalid.repeatDuration = .nan
    view.layer.add(invalid, forKey: "odd")
    stage.advance(by: 0.02)
    #expect((0...1).contains(presentationValue(.opacity)[0]))
    #expect(presentationValue(.position)[0] == 25)
    view.layer.removeAllAnimations()
    #expect(stage.settle())
  }
}
