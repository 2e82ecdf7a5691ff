import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for trait and tint notifications, their number, and the current traits outside of views.
@MainActor
struct InheritedTraitsTests {
  private final class Log: UIView {
    var styles: [UIUserInterfaceStyle] = []
    var tints = 0
    var onChange: () -> Void = {}

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
      onChange()
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints += 1
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 100))

  @Test func anOverrideInTheCallbackIsNotifiedOnce() {
    let (outer, inner) = (Log(), Log())
    outer.addSubview(inner)
    stage.show(outer)
    outer.onChange = { [unowned outer] in
      outer.onChange = {}
      outer.overrideUserInterfaceStyle = .light
    }
    stage.loop.screen.userInterfaceStyle = .dark
    #expect(outer.styles == [.dark, .light])
    #expect(inner.styles.allSatisfy { $0 == .light })
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.styles.last == .dark)
    #expect(inner.lastEnvironment?.traits.userInterfaceStyle == .dark)
  }

  @Test func aViewThatReadOtherTraitsOutsideOfTheWindowIsNotified() {
    let (outer, inner) = (Log(), Log())
    outer.addSubview(inner)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }
    stage.show(outer)
    #expect(inner.styles == [.light])
    #expect(outer.styles == [.light])
  }

  @Test func tintChangesNotifyOnlyInheritingViews() {
    let (outer, inner, tinted) = (Log(), Log(), Log())
    tinted.tintColor = .green
    outer.addSubview(inner)
    outer.addSubview(tinted)
    stage.show(outer)
    let counts = [outer.tints + 1, inner.tints + 1, tinted.tints]
    outer.tintColor = .red
    #expect([outer.tints, inner.tints, tinted.tints] == counts)
    // Nothing has changed when the view returns.
    outer.removeFromSuperview()
    stage.window.addSubview(outer)
    #expect([outer.tints, inner.tints, tinted.tints] == counts)
  }

  @Test func overridesKeepTheScaleOfTheScreen() {
    let (first, second) = (UIView(), UIView())
    first.overrideUserInterfaceStyle = .dark
    second.traitOverrides.legibilityWeight = .bold
    for view in [first, second] { stage.window.addSubview(view) }
    for scale in [2, 1.5, 1] as [CGFloat] {
      stage.loop.screen.resize(to: CGSize(width: 200, height: 100), scale: scale)
      for view in [first, second, first] { #expect(view.traitCollection.displayScale == scale) }
      #expect(first.traitCollection.userInterfaceStyle == .dark)
      #expect(second.traitCollection.legibilityWeight == .bold)
    }
  }

  @Test func theWindowFillsTheScreen() {
    for size in [CGSize(width: 400, height: 80), CGSize(width: 100, height: 300)] {
      stage.loop.screen.resize(to: size, scale: 1)
      #expect(stage.window.frame == CGRect(origin: .zero, size: size))
    }
    stage.window.isHidden = true
    stage.loop.screen.resize(to: CGSize(width: 50, height: 60), scale: 1)
    stage.window.makeKeyAndVisible()
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func theCurrentTraitsAreThoseOfTheFrontmostWindow() {
    stage.loop.makeCurrent()
    let front = UIWindow()
    front.overrideUserInterfaceStyle = .dark
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    front.makeKeyAndVisible()
    stage.loop.makeCurrent()
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    front.isHidden = true
    stage.loop.makeCurrent()
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func theScreenOfAnotherStageIsIgnored() {
    let otherStage = Stage(size: CGSize(width: 20, height: 20))
    stage.loop.makeCurrent()
    otherStage.loop.screen.userInterfaceStyle = .dark
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    otherStage.loop.makeCurrent()
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    stage.loop.makeCurrent()
  }
}
