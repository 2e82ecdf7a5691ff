import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for trait overrides of controllers and window scenes.
@MainActor
struct ControllerTraitsTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  private func parentAndChild() -> (UIViewController, UIViewController) {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.show(parent)
    stage.settle()
    return (parent, child)
  }

  @Test func aControllerOverridesTraitsForItsViewAndChildren() {
    let (parent, child) = parentAndChild()
    var changes = 0
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _: UITraitCollection) in changes += 1
    }
    parent.traitOverrides.userInterfaceStyle = .dark
    #expect(parent.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark && changes == 1)
    #expect(parent.view.traitOverrides.userInterfaceStyle == .unspecified)
    child.traitOverrides.userInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light && changes == 2)
    child.view.traitOverrides.userInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.view.traitOverrides.userInterfaceStyle = .unspecified
    child.traitOverrides.userInterfaceStyle = .unspecified
    parent.traitOverrides.userInterfaceStyle = .unspecified
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func theViewIsNotLoadedForOverrides() {
    let controller = UIViewController()
    controller.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(!controller.isViewLoaded)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
    stage.show(controller)
    #expect(controller.view.traitCollection.preferredContentSizeCategory == .extraLarge)
    controller.view = UIView()
    #expect(controller.view.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test func aParentOverridesTraitsOfAChild() {
    let (parent, child) = parentAndChild()
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let traits = UITraitCollection(traitsFrom: [
      compact, UITraitCollection(userInterfaceStyle: .dark),
    ])
    parent.setOverrideTraitCollection(traits, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == traits)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    child.traitOverrides.userInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    child.traitOverrides.userInterfaceStyle = .unspecified
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func aSceneOverridesTraitsOfItsWindows() throws {
    let (parent, child) = parentAndChild()
    let scene = try #require(parent.view.window?.windowScene)
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(scene.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.view.backgroundColor = .systemBackground
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 50, y: 50)) == .black)
    scene.traitOverrides.userInterfaceStyle = .unspecified
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 50, y: 50)) == .white)
  }

  @Test func theTableThemeIsATrait() {
    let table = UITableViewController()
    stage.show(table)
    let standardBackground = table.tableView.backgroundColor
    table.traitOverrides.tableTheme = .classic
    let classicSeparator = table.tableView.separatorColor
    table.traitOverrides.tableTheme = nil
    #expect(table.tableView.separatorColor != classicSeparator)
    #expect(table.tableView.backgroundColor == standardBackground)
    table.view.window?.windowScene?.traitOverrides.tableTheme = .classic
    #expect(table.tableView.separatorColor == classicSeparator)
    let secondTable = UITableViewController()
    stage.show(secondTable)
    #expect(secondTable.tableView.separatorColor == classicSeparator)
  }
}
