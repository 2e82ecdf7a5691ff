import Foundation
import SeparateProcess
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

  private func startTransition(
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

  private func redAndBlue(
    at point: CGPoint = CGPoint(x: 50, y: 40)
  ) -> (red: CGFloat, blue: CGFloat) {
    var (red, blue): (CGFloat, CGFloat) = (0, 0)
    stage.color(at: point).getRed(&red, green: nil, blue: &blue, alpha: nil)
    return (red, blue)
  }

  @Test func oldPixelsFadeIntoTheNewContent() {
    startTransition(.transitionCrossDissolve) { view.backgroundColor = .blue }
    stage.update()
    #expect(redAndBlue().red > 0.95 && redAndBlue().blue < 0.05)
    stage.advance(by: 0.2)
    #expect(abs(redAndBlue().red - 0.5) < 0.02 && abs(redAndBlue().blue - 0.5) < 0.02)
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
    startTransition(.transitionCrossDissolve) {}
    stage.advance(by: 0.2)
    let current = redAndBlue()
    var red: CGFloat = 0
    var green: CGFloat = 0
    before.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(abs(current.red - red) < 0.02 && abs(current.blue - green) < 0.02)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 24, y: 40)),
    (.transitionFlipFromRight, CGPoint(x: 24, y: 40)),
    (.transitionFlipFromTop, CGPoint(x: 50, y: 23)),
    (.transitionFlipFromBottom, CGPoint(x: 50, y: 23)),
  ])
  func flipsNarrowAndShowTheNewContent(_ option: UIView.AnimationOptions, _ edge: CGPoint) {
    startTransition(option) { view.backgroundColor = .blue }
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
    startTransition(.transitionFlipFromLeft) { outside.isHidden = true }
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
    startTransition(.transitionCrossDissolve) { view.addSubview(label) }
    stage.advance(by: 0.2)
    #expect(abs(redAndBlue(at: CGPoint(x: 50, y: 15)).blue - 0.5) < 0.03)
    startTransition(.transitionFlipFromTop) { label.removeFromSuperview() }
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 50, y: 15)) == .red)
  }

  @Test func aSecondTransitionInterruptsTheFirst() {
    startTransition(.transitionCrossDissolve) { view.backgroundColor = .blue }
    stage.advance(by: 0.2)
    startTransition(.transitionCrossDissolve) { view.backgroundColor = .white }
    #expect(log.take() == ["false"])
    stage.update()
    #expect(abs(redAndBlue().red - 0.5) < 0.03)
    stage.settle()
    #expect(log.take() == ["true"])
    #expect(stage.color(at: CGPoint(x: 50, y: 40)) == .white)
  }

  @Test func contentIsAnimatedOnlyWithTheOption() {
    startTransition(.transitionCrossDissolve) { view.alpha = 0.5 }
    stage.advance(by: 0.1)
    #expect(view.shownAlpha == 0.5)
    stage.settle()
    startTransition([.transitionCrossDissolve, .allowAnimatedContent]) { view.alpha = 1 }
    stage.advance(by: 0.2)
    #expect(abs(view.shownAlpha - 0.75) < 0.02)
    stage.settle()
    startTransition([]) { view.alpha = 0 }
    stage.advance(by: 0.2)
    #expect(abs(view.shownAlpha - 0.5) < 0.02)
  }

  @Test func aTransitionReplacesOneViewByAnother() {
    let replacement = UIView(frame: view.frame)
    replacement.backgroundColor = .blue
    UIView.transition(
      from: view,
      to: replacement,
      duration: 0.4,
      options: [.transitionCrossDissolve, .curveLinear]
    )
    #expect(view.superview == nil && replacement.superview != nil)
    stage.advance(by: 0.2)
    #expect(abs(redAndBlue().red - 0.5) < 0.02)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 50, y: 40)) == .blue)
    view.isHidden = true
    replacement.superview?.addSubview(view)
    UIView.transition(from: replacement, to: view, duration: 0, options: .showHideTransitionViews)
    #expect(replacement.isHidden && !view.isHidden && replacement.superview != nil)
  }

  @Test func withoutAWindowTheChangeIsImmediate() {
    // Without a view, the frames are those of the stage created last.
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let detachedView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.transition(with: detachedView, duration: 1, options: .transitionFlipFromLeft) {
      detachedView.alpha = 0.5
    } completion: { [log] in
      log.record("\($0)")
    }
    #expect(detachedView.layer.transition == nil && detachedView.alpha == 0.5)
    UIView.transition(from: detachedView, to: UIView(), duration: 1) { [log] in
      log.record("\($0)")
    }
    stage.advance(by: 0.1)
    #expect(log.take() == ["true", "true"])
  }

  /// Frames with random changes during transitions equal a full redraw.
  @Test(.separateProcess, arguments: SeededGenerator.seeds(10))
  func everyFrameOfATransitionEqualsAFullRedraw(
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
      let changeIndex = Int.random(in: 0..<5, using: &generator)
      let amount = CGFloat.random(in: 0...40, using: &generator)
      UIView.transition(with: target, duration: 0.3, options: style) {
        switch changeIndex {
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
