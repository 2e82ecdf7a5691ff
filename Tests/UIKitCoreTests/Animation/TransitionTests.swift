import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for views during transitions of their content.
@MainActor
struct TransitionTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
  private let log = CallRecorder()

  init() {
    stage.checksDamage = true
    let root = UIView()
    root.backgroundColor = .white
    view.backgroundColor = .red
    root.addSubview(view)
    stage.show(root)
    stage.settle()
  }

  private func change(
    _ options: UIView.AnimationOptions,
    _ animations: @escaping @MainActor () -> Void
  ) {
    UIView.transition(
      with: view,
      duration: 0.4,
      options: [options, .curveLinear],
      animations: animations
    ) { [log] in
      log.record("\($0)")
    }
  }

  private func grey(at point: CGPoint = CGPoint(x: 50, y: 40)) -> (red: CGFloat, blue: CGFloat) {
    var (red, blue): (CGFloat, CGFloat) = (0, 0)
    stage.color(at: point).getRed(&red, green: nil, blue: &blue, alpha: nil)
    return (red, blue)
  }

  @Test func oldPixelsFadeIntoTheNewContent() {
    change(.transitionCrossDissolve) { view.backgroundColor = .blue }
    stage.update()
    #expect(grey().red > 0.95 && grey().blue < 0.05)
    stage.advance(by: 0.2)
    #expect(abs(grey().red - 0.5) < 0.02 && abs(grey().blue - 0.5) < 0.02)
    #expect(log.take() == [])
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 50, y: 40)) == .blue)
    #expect(log.take() == ["true"])
    #expect(view.layer.transition == nil)
  }

  /// A cross-fade between equal pixels shows no change, even where they are transparent.
  @Test func unchangedPixelsStayTheSame() {
    view.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    stage.settle()
    let before = stage.color(at: CGPoint(x: 50, y: 40))
    change(.transitionCrossDissolve) {}
    stage.advance(by: 0.2)
    let now = grey()
    var red: CGFloat = 0
    var green: CGFloat = 0
    before.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(abs(now.red - red) < 0.02 && abs(now.blue - green) < 0.02)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 24, y: 40)),
    (.transitionFlipFromRight, CGPoint(x: 24, y: 40)),
    (.transitionFlipFromTop, CGPoint(x: 50, y: 23)),
    (.transitionFlipFromBottom, CGPoint(x: 50, y: 23)),
  ])
  func flipsNarrowAndShowTheNewContent(_ option: UIView.AnimationOptions, _ edge: CGPoint) {
    change(option) { view.backgroundColor = .blue }
    stage.advance(by: 0.1)
    #expect(stage.color(at: CGPoint(x: 50, y: 40)) == .red)
    #expect(stage.color(at: edge) == .white)
    stage.advance(by: 0.2)
    #expect(stage.color(at: CGPoint(x: 50, y: 40)) == .blue)
    #expect(stage.color(at: edge) == .white)
    stage.settle()
    #expect(stage.color(at: edge) == .blue)
  }

  /// Subviews outside of the view's bounds and the view's shadow turn with it.
  @Test func overflowingSubviewsAndShadowsAreInTheTransition() {
    let outside = UIView(frame: CGRect(x: 50, y: 10, width: 30, height: 10))
    outside.backgroundColor = .green
    view.addSubview(outside)
    view.layer.shadowOpacity = 0.5
    stage.settle()
    change(.transitionFlipFromLeft) { outside.isHidden = true }
    stage.advance(by: 0.15)
    #expect(stage.color(at: CGPoint(x: 96, y: 35)) == .white)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 90, y: 35)) == .white)
  }

  @Test func subviewsAndTransformsAreInTheTransition() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.settle()
    let label = UIView(frame: view.bounds)
    label.backgroundColor = .blue
    change(.transitionCrossDissolve) { view.addSubview(label) }
    stage.advance(by: 0.2)
    #expect(abs(grey(at: CGPoint(x: 50, y: 15)).blue - 0.5) < 0.03)
    change(.transitionFlipFromTop) { label.removeFromSuperview() }
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 50, y: 15)) == .red)
  }

  @Test func aSecondTransitionInterruptsTheFirst() {
    change(.transitionCrossDissolve) { view.backgroundColor = .blue }
    stage.advance(by: 0.2)
    change(.transitionCrossDissolve) { view.backgroundColor = .white }
    #expect(log.take() == ["false"])
    stage.update()
    #expect(abs(grey().red - 0.5) < 0.03)
    stage.settle()
    #expect(log.take() == ["true"])
    #expect(stage.color(at: CGPoint(x: 50, y: 40)) == .white)
  }

  @Test func contentIsAnimatedOnlyWithTheOption() {
    change(.transitionCrossDissolve) { view.alpha = 0.5 }
    stage.advance(by: 0.1)
    #expect(view.shownAlpha == 0.5)
    stage.settle()
    change([.transitionCrossDissolve, .allowAnimatedContent]) { view.alpha = 1 }
    stage.advance(by: 0.2)
    #expect(abs(view.shownAlpha - 0.75) < 0.02)
    stage.settle()
    change([]) { view.alpha = 0 }
    stage.advance(by: 0.2)
    #expect(abs(view.shownAlpha - 0.5) < 0.02)
  }

  @Test func aTransitionReplacesOneViewByAnother() {
    let other = UIView(frame: view.frame)
    other.backgroundColor = .blue
    UIView.transition(
      from: view,
      to: other,
      duration: 0.4,
      options: [.transitionCrossDissolve, .curveLinear]
    )
    #expect(view.superview == nil && other.superview != nil)
    stage.advance(by: 0.2)
    #expect(abs(grey().red - 0.5) < 0.02)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 50, y: 40)) == .blue)
    view.isHidden = true
    other.superview?.addSubview(view)
    UIView.transition(from: other, to: view, duration: 0, options: .showHideTransitionViews)
    #expect(other.isHidden && !view.isHidden && other.superview != nil)
  }

  @Test func withoutAWindowTheChangeIsImmediate() {
    // Without a view, the frames are those of the stage created last.
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let lonely = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.transition(with: lonely, duration: 1, options: .transitionFlipFromLeft) {
      lonely.alpha = 0.5
    } completion: { [log] in
      log.record("\($0)")
    }
    #expect(lonely.layer.transition == nil && lonely.alpha == 0.5)
    UIView.transition(from: lonely, to: UIView(), duration: 1) { [log] in log.record("\($0)") }
    stage.advance(by: 0.1)
    #expect(log.take() == ["true", "true"])
  }

  /// Frames with random changes during transitions equal a full redraw.
  @Test(arguments: SeededGenerator.seeds(10)) func everyFrameOfATransitionEqualsAFullRedraw(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator.forTest(seed: seed)
    let styles: [UIView.AnimationOptions] = [
      .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromTop, [],
    ]
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 70, height: 20))
    inner.backgroundColor = .green
    view.addSubview(inner)
    for _ in 0..<30 {
      let target = [view, inner].randomElement(using: &generator) ?? view
      let style = styles.randomElement(using: &generator) ?? []
      let kind = Int.random(in: 0..<5, using: &generator)
      let amount = CGFloat.random(in: 0...40, using: &generator)
      UIView.transition(with: target, duration: 0.3, options: style) {
        switch kind {
        case 0: target.backgroundColor = UIColor(white: amount / 40, alpha: 0.7)
        case 1: target.frame.origin.x = amount
        case 2: inner.isHidden.toggle()
        case 3: target.layer.cornerRadius = amount / 4
        default: target.layer.shadowOpacity = Float(amount / 40)
        }
      }
      stage.advance(by: Double.random(in: 0...0.25, using: &generator))
      #expect(stage.differenceFromFullRedraw() == nil)
    }
    stage.settle()
    #expect(view.layer.transition == nil && inner.layer.transition == nil)
  }
}
