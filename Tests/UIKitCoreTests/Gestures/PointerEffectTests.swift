import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for pointer effects, which views show while the pointer is over them.
@MainActor
struct PointerEffectTests {
  /// A pointer interaction delegate with two regions, the left and the right half of a view, and a
  /// style for each.
  private final class Halves: NSObject, UIPointerInteractionDelegate {
    let recorder = CallRecorder()
    var style: (UIPointerInteraction) -> UIPointerStyle? = { interaction in
      interaction.view.map { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
    }
    var hasSingleRegion = false

    private func name(_ region: UIPointerRegion) -> String {
      region.identifier.map { "\($0)" } ?? "whole"
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard !hasSingleRegion else { return defaultRegion }
      let (left, right) = defaultRegion.rect.divided(atDistance: 50, from: .minXEdge)
      let isLeft = request.location.x < 50
      return UIPointerRegion(rect: isLeft ? left : right, identifier: isLeft ? "left" : "right")
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      recorder.record("style \(name(region))")
      return style(interaction)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      recorder.record("enter \(name(region))")
      animator.addAnimations { interaction.view?.alpha = 0.5 }
      animator.addCompletion { self.recorder.record("shown \($0)") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      recorder.record("exit \(name(region))")
      animator.addAnimations { interaction.view?.alpha = 1 }
      animator.addCompletion { self.recorder.record("gone \($0)") }
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 200))
  private let root = UIView()
  private let view = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 40))
  private let halves = Halves()

  private func show() {
    stage.checksDamage = true
    root.backgroundColor = .systemBackground
    view.backgroundColor = .systemYellow
    root.addSubview(view)
    stage.show(root)
    view.addInteraction(UIPointerInteraction(delegate: halves))
  }

  @Test func effectsAppearAndDisappearWithTheirRegions() {
    show()
    stage.pointerMove(to: CGPoint(x: 50, y: 60))
    #expect(halves.recorder.take() == ["style left", "enter left"])
    #expect(root.subviews.count == 2 && root.subviews.last === view)
    stage.settle()
    #expect(halves.recorder.take() == ["shown true"] && view.alpha == 0.5)
    // Within a region the delegate gets no further requests.
    stage.pointerMove(to: CGPoint(x: 60, y: 60))
    #expect(stage.loop.pointerShape(at: CGPoint(x: 60, y: 60)) == .arrow)
    #expect(halves.recorder.take() == [])
    stage.pointerMove(to: CGPoint(x: 120, y: 60))
    #expect(halves.recorder.take() == ["exit left", "style right", "enter right"])
    stage.pointerLeave()
    #expect(halves.recorder.take() == ["exit right"])
    stage.settle()
    #expect(root.subviews == [view] && view.alpha == 1)
    #expect(!stage.loop.isMoving && stage.loop.touches.styledInteraction == nil)
  }

  @Test func theInnermostStyleIsUsed() {
    show()
    halves.hasSingleRegion = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(inner)
    let innerDelegate = Halves()
    innerDelegate.hasSingleRegion = true
    inner.addInteraction(UIPointerInteraction(delegate: innerDelegate))
    stage.pointerMove(to: CGPoint(x: 120, y: 60))
    #expect(halves.recorder.take() == ["style whole", "enter whole"])
    stage.pointerMove(to: CGPoint(x: 50, y: 50))
    #expect(innerDelegate.recorder.take().suffix(1) == ["enter whole"])
    #expect(halves.recorder.take().suffix(1) == ["exit whole"])
    innerDelegate.style = { _ in nil }
    (inner.interactions.first as? UIPointerInteraction)?.invalidate()
    #expect(innerDelegate.recorder.take().contains("exit whole"))
    #expect(halves.recorder.take().suffix(1) == ["enter whole"])
  }

  @Test func liftedViewsGrowAndShrinkAgain() {
    show()
    halves.style = { interaction in
      interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
    }
    stage.pointerMove(to: CGPoint(x: 50, y: 60))
    stage.settle()
    #expect(abs(view.transform.a - 1.1) < 0.001)
    stage.pointerLeave()
    stage.settle()
    #expect(view.transform.isIdentity && root.subviews == [view])
    // Values that the application sets during the effect are not reverted.
    stage.pointerMove(to: CGPoint(x: 50, y: 60))
    stage.settle()
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    stage.pointerLeave()
    stage.settle()
    #expect(view.transform == CGAffineTransform(rotationAngle: 0.1))
  }

  @Test func reducedMotionDisablesScaling() {
    show()
    stage.loop.screen.reducesMotion = true
    halves.style = { interaction in
      interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
    }
    stage.pointerMove(to: CGPoint(x: 50, y: 60))
    stage.settle()
    #expect(view.transform.isIdentity && root.subviews.count == 2)
  }

  @Test func removingAViewRemovesItsPointerEffect() {
    show()
    stage.pointerMove(to: CGPoint(x: 50, y: 60))
    stage.settle()
    view.removeFromSuperview()
    stage.settle()
    #expect(root.subviews.isEmpty)
    #expect(halves.recorder.take().contains("exit left"))
    do {
      let replacement = UIView(frame: view.frame)
      root.addSubview(replacement)
      replacement.addInteraction(UIPointerInteraction(delegate: halves))
      stage.advance(by: 1)
      #expect(root.subviews.count == 2)
      replacement.removeFromSuperview()
    }
    stage.settle()
    #expect(root.subviews.isEmpty)
  }

  @Test func automaticEffectsDependOnTheView() {
    func name(_ effect: UIPointerEffect) -> String {
      switch effect.resolved {
      case .automatic: "automatic"
      case .highlight: "highlight"
      case .lift: "lift"
      case .hover: "hover"
      }
    }
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    #expect(name(.automatic(UITargetedPreview(view: small))) == "highlight")
    small.backgroundColor = .red
    #expect(name(.automatic(UITargetedPreview(view: small))) == "lift")
    let large = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    #expect(name(.automatic(UITargetedPreview(view: large))) == "hover")
    #expect(UIPointerEffect.lift(UITargetedPreview(view: large)).preview.view === large)
  }

  @Test func buttonsWithPointerInteractionHaveAnEffect() {
    show()
    let button = UIButton(frame: CGRect(x: 200, y: 40, width: 40, height: 40))
    root.addSubview(button)
    let middle = CGPoint(x: 220, y: 60)
    stage.pointerMove(to: middle)
    #expect(root.subviews.count == 2 && !button.isPointerInteractionEnabled)
    button.isPointerInteractionEnabled = true
    #expect(root.subviews.count == 3)
    button.isPointerInteractionEnabled = false
    stage.settle()
    #expect(root.subviews.count == 2 && button.interactions.isEmpty)
    var proposedShape: UIPointerShape?
    button.pointerStyleProvider = { button, effect, shape in
      proposedShape = shape
      return UIPointerStyle(
        effect: .highlight(effect.preview),
        shape: .roundedRect(button.frame.insetBy(dx: -10, dy: -10), radius: 20)
      )
    }
    #expect(button.isPointerInteractionEnabled)
    if case .roundedRect(let rect, let radius) = proposedShape {
      #expect(rect == button.frame && radius == 8)
    } else {
      Issue.record("no rounded rectangle is proposed")
    }
    stage.settle()
    let effectView = root.subviews.first { $0 !== view && $0 !== button }
    #expect(effectView?.frame == CGRect(x: 190, y: 30, width: 60, height: 60))
    #expect(effectView?.layer.cornerRadius == 20)
    button.isEnabled = false
    stage.pointerLeave()
    stage.settle()
    stage.pointerMove(to: middle)
    #expect(root.subviews.count == 2)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func snapshotsMatch(
    style: UIUserInterfaceStyle
  ) {
    let name = style == .dark ? "dark" : "light"
    let sheet = UIView()
    sheet.backgroundColor = .systemBackground
    stage.window.overrideUserInterfaceStyle = style
    stage.show(sheet)
    let effects: [(UITargetedPreview) -> UIPointerEffect] = [
      { .highlight($0) }, { .lift($0) },
      { .hover($0, preferredTintMode: .overlay, prefersShadow: true, prefersScaledContent: true) },
      { .hover($0, preferredTintMode: .underlay, prefersScaledContent: false) },
    ]
    for (index, effect) in effects.enumerated() {
      let label = UILabel(
        frame: CGRect(x: 30 + 150 * (index % 2), y: 30 + 80 * (index / 2), width: 110, height: 44)
      )
      label.text = ["highlight", "lift", "hover", "underlay"][index]
      label.textAlignment = .center
      if index == 1 || index == 2 { label.backgroundColor = .systemOrange }
      sheet.addSubview(label)
      let display = PointerEffectDisplay(effect(UITargetedPreview(view: label)), nil)
      let animator = PointerAnimator()
      animator.run(display, isShown: true)
      effectHolder.displays.append(display)
    }
    stage.advance(by: 0.08)
    assertSnapshot(of: stage, named: "\(name)-middle", inMotion: true)
    stage.settle()
    assertSnapshot(of: stage, named: name)
    effectHolder.displays = []
  }

  /// A holder of effects without an interaction.
  private final class EffectHolder {
    var displays: [PointerEffectDisplay] = []
  }
  private let effectHolder = EffectHolder()
}
