import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for registrations for trait changes, size classes, and the device.
@MainActor
struct TraitChangeTests {
  private final class Badge: UIView {
    var calls: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      calls.append("did change")
    }

    func update() { calls.append("update") }
    func traits(_ environment: any UITraitEnvironment, _ previous: UITraitCollection) {
      calls.append("\(environment === self) from \(previous.userInterfaceStyle.rawValue)")
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 700))

  @Test func onlyRegisteredTraitsCallTheHandler() {
    let view = UIView()
    stage.window.addSubview(view)
    var styles: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (seen: UIView, previous) in
      #expect(seen === view)
      styles += [previous.userInterfaceStyle, seen.traitCollection.userInterfaceStyle]
    }
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(styles.isEmpty)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark])
  }

  @Test func registrationsAreCalledInOrderUntilRemoved() {
    let badge = Badge()
    stage.window.addSubview(badge)
    badge.calls = []
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]
    let registration = badge.registerForTraitChanges(traits, target: badge, action: Badge.traits)
    badge.registerForTraitChanges(traits) { (badge: Badge, _) in badge.calls.append("closure") }
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(badge.calls == ["did change", "true from 1", "closure"])
    badge.unregisterForTraitChanges(registration)
    badge.unregisterForTraitChanges(registration)
    badge.calls = []
    stage.window.overrideUserInterfaceStyle = .light
    #expect(badge.calls == ["did change", "closure"])
  }

  /// A holder of a registration that is created after the handler that ends it.
  @MainActor
  private final class LateHandlerView {
    var registration: (any UITraitChangeRegistration)?
  }

  @Test func aHandlerMayRemoveALaterRegistration() {
    let view = UIView()
    stage.window.addSubview(view)
    var calls = 0
    let later = LateHandlerView()
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
    view.registerForTraitChanges(traits) { (view: UIView, _) in
      if let second = later.registration { view.unregisterForTraitChanges(second) }
    }
    later.registration = view.registerForTraitChanges(traits) { (_: UIView, _) in calls += 1 }
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(calls == 0)
  }

  @Test func targetsAreNotRetained() {
    let view = UIView()
    stage.window.addSubview(view)
    weak var releasedBadge: Badge?
    do {
      let badge = Badge()
      releasedBadge = badge
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self],
        target: badge,
        action: Badge.update
      )
    }
    #expect(releasedBadge == nil)
    stage.window.overrideUserInterfaceStyle = .dark
  }

  @Test func controllersAreNotifiedAfterTheirViews() {
    let controller = UIViewController()
    var calls: [String] = []
    stage.show(controller)
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, previous) in
      calls.append("controller \(previous.horizontalSizeClass.rawValue)")
    }
    controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in
      calls.append("view")
    }
    stage.loop.screen.resize(to: CGSize(width: 599, height: 700), scale: 1)
    #expect(calls.isEmpty)
    stage.loop.screen.resize(to: CGSize(width: 600, height: 700), scale: 1)
    #expect(calls == ["view", "controller 1"])
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func sizeClassesFollowTheWindow() {
    let traits = stage.window.traitCollection
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceIdiom == .pad)
    stage.loop.screen.resize(to: CGSize(width: 844, height: 390), scale: 1)
    #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.window.traitCollection.verticalSizeClass == .compact)
    stage.window.traitOverrides.horizontalSizeClass = .compact
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    #expect(UITraitCollection().verticalSizeClass == .unspecified)
  }

  @Test func traitCollectionsContainOthers() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let combined = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .pad),
    ])
    #expect(combined.containsTraits(in: dark) && !dark.containsTraits(in: combined))
    #expect(combined.containsTraits(in: nil) && combined.userInterfaceIdiom == .pad)
    #expect(combined.verticalSizeClass == .compact)
    #expect(combined[UITraitHorizontalSizeClass.self] == .regular)
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 3)
    #expect(UITraitDisplayScale.defaultValue == 0)
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
    #expect(!UITraitDisplayScale.affectsColorAppearance)
  }
}
