import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for bar appearances, their components, and properties set directly on bars.
@MainActor
struct BarAppearanceTests {
  private let fixture = BarsFixture()
  private var bar: UINavigationBar { fixture.bar }

  private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    root.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
  }

  private func color(at x: CGFloat, _ y: CGFloat) -> String {
    fixture.stage.settle()
    return fixture.stage.hex(at: x, y)
  }

  /// Creates an image of one colour.
  private func image(_ color: UIColor, _ width: CGFloat = 4, _ height: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func changedAppearancesAreShownImmediately() {
    bar.standardAppearance.backgroundColor = .red
    #expect(color(at: 5, 20) == "FF0000")
    let look = UINavigationBarAppearance()
    look.backgroundColor = .blue
    bar.standardAppearance = look
    #expect(color(at: 5, 20) == "0000FF")
    // The bar keeps a copy, so that changes of the original have no effect.
    look.backgroundColor = .green
    #expect(color(at: 5, 20) == "0000FF")
    fixture.list.navigationItem.standardAppearance = look
    fixture.list.navigationItem.standardAppearance?.backgroundColor = .red
    #expect(color(at: 5, 20) == "FF0000")
    fixture.list.navigationItem.standardAppearance = nil
    #expect(color(at: 5, 20) == "0000FF")
  }

  @Test func copiesAreCompleteAndIndependent() throws {
    let look = UITabBarAppearance()
    look.backgroundColor = .red
    look.shadowColor = .green
    look.shadowImage = image(.red)
    look.backgroundImage = image(.blue)
    look.backgroundImageContentMode = .center
    look.stackedLayoutAppearance.selected.iconColor = .blue
    look.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.red]
    let copy = UITabBarAppearance(barAppearance: look)
    #expect(copy.backgroundColor == .red && copy.shadowColor == .green)
    #expect(copy.shadowImage === look.shadowImage && copy.backgroundImage === look.backgroundImage)
    #expect(copy.backgroundImageContentMode == .center)
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .blue)
    #expect(copy.stackedLayoutAppearance.normal.badgeTextAttributes.count == 1)
    copy.stackedLayoutAppearance.selected.iconColor = .red
    #expect(look.stackedLayoutAppearance.selected.iconColor == .blue)
    let navigation = UINavigationBarAppearance()
    navigation.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    navigation.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    navigation.setBackIndicatorImage(image(.red), transitionMaskImage: nil)
    let other = try #require(navigation.copy() as? UINavigationBarAppearance)
    #expect(other.backButtonAppearance.normal.titleTextAttributes.count == 1)
    #expect(other.titlePositionAdjustment == navigation.titlePositionAdjustment)
    #expect(other.backIndicatorImage === navigation.backIndicatorImage)
  }

  @Test func backgroundImagesAndShadowsAreShown() {
    let look = bar.standardAppearance
    look.backgroundImage = image(.green)
    #expect(color(at: 5, 20) == "00FF00")
    look.backgroundImage = nil
    look.shadowImage = image(.red, 1, 3)
    #expect(color(at: 300, 45) == "FF0000")
    look.shadowImage = UIImage()
    look.backgroundColor = .white
    #expect(color(at: 300, 43) == "FFFFFF")
    look.shadowImage = nil
    look.shadowColor = .blue
    #expect(color(at: 300, 43) == "0000FF")
    look.configureWithTransparentBackground()
    #expect(bar.standardAppearance.shadowColor == nil)
  }

  @Test func buttonAppearancesHaveStates() throws {
    let look = bar.standardAppearance
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.buttonAppearance.normal.titlePositionAdjustment.vertical = 5
    let item = UIBarButtonItem(title: "Plain")
    let done = UIBarButtonItem(systemItem: .done)
    fixture.list.navigationItem.rightBarButtonItems = [item, done]
    func label(_ text: String) throws -> UILabel {
      fixture.stage.settle()
      let label = views(UILabel.self, in: try #require(bar.content)).first { $0.text == text }
      return try #require(label)
    }
    func color(_ text: String) throws -> UIColor? {
      try label(text).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    #expect(try color("Plain") == .red)
    #expect(try color("Done") == .green)
    #expect(try label("Plain").frame.minY == 5)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(try color("Plain") == .blue)
    #expect(item.titleTextAttributes(for: .normal)?.count == 1)
    item.isEnabled = false
    #expect(try color("Plain") == .tertiaryLabel)
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.orange]
    #expect(try color("Plain") == .orange)
    look.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -6)
    #expect(abs(try label("Words").frame.midY - 16) <= 1)
  }

  @Test func theBackButtonHasItsOwnAppearance() throws {
    let look = bar.standardAppearance
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.setBackIndicatorImage(image(.blue, 30, 20), transitionMaskImage: image(.blue, 30, 20))
    let next = UIViewController()
    next.title = "Next"
    fixture.navigation.pushViewController(next, animated: false)
    fixture.stage.settle()
    let back = try #require(views(BackButton.self, in: bar).first)
    #expect(back.displayedTitle == "Words")
    let label = try #require(views(UILabel.self, in: back).first)
    #expect(label.frame.minX == 34)
    #expect(fixture.stage.hex(at: 20, 22) == "0000FF")
    assertSnapshot(of: fixture.stage, named: "back-look")
    look.setBackIndicatorImage(nil, transitionMaskImage: nil)
    bar.backIndicatorImage = image(.green, 10, 20)
    #expect(color(at: 12, 22) == "00FF00")
  }

  @Test func propertiesOfTheBarOverrideTheAppearance() {
    #expect(!bar.isTranslucent)
    bar.isTranslucent = true
    #expect(!bar.isTranslucent)
    bar.shadowImage = image(.red, 1, 2)
    #expect(color(at: 300, 45) == "FF0000")
    bar.setBackgroundImage(image(.blue), for: .default)
    #expect(color(at: 5, 20) == "0000FF")
    #expect(bar.backgroundImage(for: .default) != nil)
    bar.standardAppearance.backgroundImage = image(.green)
    #expect(color(at: 5, 20) == "00FF00")
    bar.standardAppearance.backgroundImage = nil
    bar.setBackgroundImage(nil, for: .default)
    bar.shadowImage = nil
    bar.barStyle = .black
    #expect(color(at: 5, 20) == "1D1D1F" && bar.barStyle == .black)
    bar.barStyle = .default
    #expect(color(at: 5, 20) == "F9F9FA")
  }

  @Test func lowWindowsUseTheCompactAppearance() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    bar.compactAppearance = look
    #expect(color(at: 5, 20) == "F9F9FA")
    fixture.stage.loop.screen.resize(to: CGSize(width: 700, height: 320), scale: 1)
    #expect(color(at: 5, 20) == "FF0000")
    look.backgroundColor = .green
    fixture.list.navigationItem.compactAppearance = look
    #expect(color(at: 5, 20) == "00FF00")
  }

  @Test func toolbarsHaveAppearances() throws {
    let toolbar = try #require(fixture.navigation.toolbar)
    fixture.list.toolbarItems = [UIBarButtonItem(title: "Move")]
    fixture.navigation.isToolbarHidden = false
    toolbar.standardAppearance.backgroundColor = .red
    #expect(color(at: 300, 460) == "FF0000")
    toolbar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.white
    ]
    fixture.stage.settle()
    let label = try #require(views(UILabel.self, in: toolbar).first { $0.text == "Move" })
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .white
    )
    toolbar.standardAppearance.backgroundColor = nil
    toolbar.setBackgroundImage(image(.blue), forToolbarPosition: .any, barMetrics: .default)
    toolbar.setShadowImage(image(.green, 1, 2), forToolbarPosition: .any)
    #expect(color(at: 300, 460) == "0000FF")
    #expect(color(at: 300, 435) == "00FF00")
  }

  @Test func tabBarItemsHaveAppearances() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "One", image: image(.red, 20, 20), tag: 0)
    second.tabBarItem = UITabBarItem(title: "Two", image: image(.red, 20, 20), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    fixture.stage.show(tabs)
    let bar = tabs.tabBar
    bar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .red
    func color(_ text: String) throws -> UIColor? {
      fixture.stage.settle()
      let label = try #require(views(UILabel.self, in: bar).first { $0.text == text })
      return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    #expect(try color("Two") == .red)
    second.tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    #expect(try color("Two") == .green)
    bar.standardAppearance.stackedLayoutAppearance.disabled.iconColor = .purple
    first.tabBarItem.isEnabled = false
    #expect(try color("One") == .purple)
    second.tabBarItem.badgeValue = "7"
    bar.standardAppearance.stackedLayoutAppearance.normal.badgeTextAttributes = [
      .foregroundColor: UIColor.yellow
    ]
    #expect(try color("7") == .yellow)
    let look = UITabBarAppearance()
    look.backgroundColor = .blue
    second.tabBarItem.standardAppearance = look
    #expect(self.color(at: 2, 470) == "F9F9FA")
    tabs.selectedIndex = 1
    #expect(self.color(at: 2, 470) == "0000FF")
    second.tabBarItem.standardAppearance = nil
    bar.backgroundImage = image(.green)
    bar.shadowImage = image(.red, 1, 2)
    #expect(self.color(at: 2, 470) == "00FF00")
    #expect(self.color(at: 2, 430) == "FF0000")
  }
}
