import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

/// Cases of property animators, layer animations, gradients, shapes, and the frames, anchor points
/// and masks of layers.
extension CaseList {
  mutating func addLayers() {
    addAnimators()
    addLayerAnimations()
    addGradients()
    addShapes()
  }

  private mutating func addAnimators() {
    add("UIViewPropertyAnimator.duration", Numbers.lengths) { fixture, seconds in
      makeAnimator(in: fixture, duration: seconds).startAnimation()
    }
    add("UIViewPropertyAnimator.startAnimation(afterDelay:)", Numbers.lengths) { fixture, seconds in
      makeAnimator(in: fixture).startAnimation(afterDelay: seconds)
    }
    add(
      "UIViewPropertyAnimator.fractionComplete",
      Numbers.factors,
      end: { $0.isNaN ? .stops("fractionComplete cannot be NaN") : .continues }
    ) { fixture, fraction in
      let animator = makeAnimator(in: fixture)
      animator.fractionComplete = fraction
      animator.startAnimation()
    }
    add("UIViewPropertyAnimator.continueAnimation(durationFactor:)", Numbers.factors) {
      fixture,
      factor in
      let animator = makeAnimator(in: fixture)
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    }
    add(
      "UISpringTimingParameters.dampingRatio",
      Numbers.factors,
      end: { $0 > 0 && $0.isFinite ? .continues : .stops("damping ratio has to be positive") }
    ) { fixture, ratio in
      let spring = UISpringTimingParameters(dampingRatio: ratio)
      let animator = UIViewPropertyAnimator(duration: 0.2, timingParameters: spring)
      animator.addAnimations { fixture.view.alpha = 0.5 }
      animator.startAnimation()
    }
    add("UIViewPropertyAnimator.finishAnimation(at:)", .stops("is for stopped animators")) {
      fixture in
      makeAnimator(in: fixture).finishAnimation(at: .end)
    }
    add(
      "UIViewPropertyAnimator.startAnimation() when stopped",
      .stops("finishAnimation(at:) has to be called first")
    ) { fixture in
      let animator = makeAnimator(in: fixture)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
    }
  }

  private mutating func addLayerAnimations() {
    let paths = ["opacity", "position", "bounds", "transform.scale", "transform.rotation", "none"]
    for path in paths {
      add(
        "CABasicAnimation \(path)",
        Numbers.factors,
        end: { _ in path == "none" ? .logs("the key path 'none' is not animated") : .continues }
      ) { fixture, value in
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue) = (value, CGPoint(x: value, y: value))
        (animation.duration, animation.beginTime) = (value, value)
        (animation.timeOffset, animation.speed) = (value, Float(value))
        (animation.repeatCount, animation.repeatDuration) = (Float(value), value)
        fixture.view.layer.add(animation, forKey: path)
        fixture.stage.advance(by: 0.1)
        fixture.view.layer.removeAllAnimations()
      }
    }
    add("CAKeyframeAnimation.keyTimes", Numbers.factors) { fixture, time in
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 1, time]
      animation.keyTimes = [0, NSNumber(value: time), 1]
      animation.duration = 0.2
      fixture.view.layer.add(animation, forKey: nil)
    }
    add(
      "CASpringAnimation.damping",
      Numbers.factors,
      end: { $0 > 0 && $0.isFinite ? .continues : .stops("positive mass, stiffness and damping") }
    ) { fixture, damping in
      let animation = CASpringAnimation(keyPath: "position.x")
      (animation.damping, animation.toValue, animation.duration) = (damping, 10, 0.2)
      fixture.view.layer.add(animation, forKey: nil)
    }
  }

  private mutating func addGradients() {
    add("CAGradientLayer.startPoint", Numbers.positions) { fixture, number in
      let gradient = addGradient(to: fixture)
      gradient.startPoint = CGPoint(x: number, y: number)
    }
    add("CAGradientLayer.locations", Numbers.factors) { fixture, number in
      addGradient(to: fixture).locations = [0, NSNumber(value: number)]
    }
    add("CAGradientLayer.frame", Numbers.lengths) { fixture, number in
      addGradient(to: fixture).frame = CGRect(x: number, y: 0, width: number, height: number)
    }
    add("CALayer.addSublayer(_:) of a view", .stops("cannot be added to another layer")) {
      fixture in
      let view = GradientView()
      guard let layer = view.layer as? CAGradientLayer else { return }
      fixture.view.layer.addSublayer(layer)
      withExtendedLifetime(view) {}
    }
  }
}

extension CaseList {
  private mutating func addShapes() {
    add("CAShapeLayer.lineWidth", Numbers.lengths) { fixture, number in
      addShape(to: fixture).lineWidth = number
    }
    add("CAShapeLayer.strokeEnd", Numbers.factors) { fixture, number in
      addShape(to: fixture).strokeEnd = number
    }
    add("CAShapeLayer.lineDashPattern", Numbers.lengths) { fixture, number in
      addShape(to: fixture).lineDashPattern = [NSNumber(value: Double(number)), 2]
    }
    add("CALayer.frame", Numbers.lengths) { fixture, number in
      addShape(to: fixture).frame = CGRect(x: number, y: number, width: number, height: 10)
    }
    add("CALayer.transform", Numbers.factors) { fixture, number in
      let layer = addShape(to: fixture)
      layer.transform = CATransform3DMakeScale(number, 1, 1)
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    add("CALayer.shadowRadius of an added layer", Numbers.lengths) { fixture, number in
      let layer = addShape(to: fixture)
      (layer.shadowOpacity, layer.shadowRadius) = (1, number)
      layer.backgroundColor = .black
    }
    add("CALayer.anchorPoint of a view", .stops("anchor point has to be finite")) {
      fixture in
      fixture.view.layer.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    }
    add("CALayer.addSublayer(_:) to one inside", .stops("cannot be added to itself")) { fixture in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
    add("CALayer.mask of one inside", .stops("cannot be masked by itself, or by one around it")) {
      fixture in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.mask = outer
    }
    add("CALayer.mask of an added layer", .stops("layer of a view cannot mask a sublayer")) {
      fixture in
      let view = UIView()
      CALayer().mask = view.layer
      withExtendedLifetime(view) {}
    }
    add(
      "UISpringTimingParameters.duration",
      Numbers.factors,
      end: {
        $0 > 0 && $0.isFinite ? .continues : .stops("duration has to be positive")
      }
    ) { fixture, seconds in
      let spring = UISpringTimingParameters(duration: seconds, bounce: 0.2)
      let animator = UIViewPropertyAnimator(duration: 0.2, timingParameters: spring)
      animator.addAnimations { fixture.view.alpha = 0.5 }
      animator.startAnimation()
    }
  }
}

@MainActor
private func addShape(to fixture: Fixture) -> CAShapeLayer {
  let shape = CAShapeLayer()
  shape.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).cgPath
  shape.strokeColor = .black
  shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
  fixture.view.layer.addSublayer(shape)
  return shape
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor
private func makeAnimator(
  in fixture: Fixture,
  duration: TimeInterval = 0.2
) -> UIViewPropertyAnimator {
  UIViewPropertyAnimator(duration: duration, curve: .easeIn) { fixture.view.frame.origin.x += 9 }
}

@MainActor
private func addGradient(to fixture: Fixture) -> CAGradientLayer {
  let gradient = CAGradientLayer()
  gradient.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
  gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
  gradient.endPoint = CGPoint(x: 1, y: 0)
  fixture.view.layer.addSublayer(gradient)
  return gradient
}
