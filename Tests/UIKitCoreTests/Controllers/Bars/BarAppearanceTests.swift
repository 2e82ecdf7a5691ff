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

  /// Creates an image of one colour, with a size in points.
  private func image(
    _ color: UIColor,
    width: CGFloat = 4,
    height: CGFloat = 4
  ) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func changedAppearancesAreShownImmediately() {
    bar.standardAppearance.backgroundColor = .red
    #expect(color(at: 5, 20) == "FF0000")
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .blue
    bar.standardAppearance = appearance
    #expect(color(at: 5, 20) == "0000FF")
    // The bar keeps a copy, so that changes of the original have no effect.
    appearance.backgroundColor = .green
    #expect(color(at: 5, 20) == "0000FF")
    fixture.list.navigationItem.standardAppearance = appearance
    fixture.list.navigationItem.standardAppearance?.backgroundColor = .red
    #expect(color(at: 5, 20) == "FF0000")
    fixture.list.navigationItem.standardAppearance = nil
    #expect(color(at: 5, 20) == "0000FF")
  }

  @Test func copiesAreCompleteAndIndependent() throws {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .red
    appearance.shadowColor = .green
    appearance.shadowImage = image(.red)
    appearance.backgroundImage = image(.blue)
    appearance.backgroundImageContentMode = .center
    appearance.stackedLayoutAppearance.selected.iconColor = .blue
    appearance.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.red]
    let copy = UITabBarAppearance(barAppearance: appearance)
    #expect(copy.backgroundColor == .red && copy.shadowColor == .green)
    #expect(copy.shadowImage === appearance.shadowImage)
    #expect(copy.backgroundImage === appearance.backgroundImage)
    #expect(copy.backgroundImageContentMode == .center)
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .blue)
    #expect(copy.stackedLayoutAppearance.normal.badgeTextAttributes.count == 1)
    copy.stackedLayoutAppearance.selected.iconColor = .red
    #expect(appearance.stackedLayoutAppearance.selected.iconColor == .blue)
    let navigationAppearance = UINavigationBarAppearance()
    navigationAppearance.backButtonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red
    ]
    navigationAppearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    navigationAppearance.setBackIndicatorImage(image(.red), transitionMaskImage: nil)
    let navigationCopy = try #require(navigationAppearance.copy() as? UINavigationBarAppearance)
    #expect(navigationCopy.backButtonAppearance.normal.titleTextAttributes.count == 1)
    #expect(navigationCopy.titlePositionAdjustment == navigationAppearance.titlePositionAdjustment)
    #expect(navigationCopy.backIndicatorImage === navigationAppearance.backIndicatorImage)
  }

  @Test func backgroundImagesAndShadowsAreShown() {
    let appearance = bar.standardAppearance
    appearance.backgroundImage = image(.green)
    #expect(color(at: 5, 20) == "00FF00")
    appearance.backgroundImage = nil
    appearance.shadowImage = image(.red, width: 1, height: 3)
    #expect(color(at: 300, 45) == "FF0000")
    appearance.shadowImage = UIImage()
    appearance.backgroundColor = .white
    #expect(color(at: 300, 43) == "FFFFFF")
    appearance.shadowImage = nil
    appearance.shadowColor = .blue
    #expect(color(at: 300, 43) == "0000FF")
    appearance.configureWithTransparentBackground()
    #expect(bar.standardAppearance.shadowColor == nil)
  }

  @Test func buttonAppearancesHaveStates() throws {
    let appearance = bar.standardAppearance
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 5
    let item = UIBarButtonItem(title: "Plain")
    let done = UIBarButtonItem(systemItem: .done)
    fixture.list.navigationItem.rightBarButtonItems = [item, done]
    func label(_ text: String) throws -> UILabel {
      fixture.stage.settle()
      let label = views(UILabel.self, in: try #require(bar.content)).first { $0.text == text }
      return try #require(label)
    }
    func textColor(of text: String) throws -> UIColor? {
      try label(text).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    #expect(try textColor(of: "Plain") == .red)
    #expect(try textColor(of: "Done") == .green)
    #expect(try label("Plain").frame.minY == 5)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(try textColor(of: "Plain") == .blue)
    #expect(item.titleTextAttributes(for: .normal)?.count == 1)
    item.isEnabled = false
    #expect(try textColor(of: "Plain") == .tertiaryLabel)
    appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.orange]
    #expect(try textColor(of: "Plain") == .orange)
    appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -6)
    #expect(abs(try label("Words").frame.midY - 16) <= 1)
  }

  @Test func anAssignedButtonAppearanceIsShownImmediately() throws {
    fixture.list.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .done)]
    fixture.stage.settle()
    let appearance = UIBarButtonItemAppearance()
    appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance.doneButtonAppearance = appearance
    let labels = views(UILabel.self, in: try #require(bar.content))
    let label = try #require(labels.first { $0.text == "Done" })
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .green
    )
  }

  @Test func theBackButtonHasItsOwnAppearance() throws {
    let appearance = bar.standardAppearance
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let indicator = image(.blue, width: 30, height: 20)
    appearance.setBackIndicatorImage(indicator, transitionMaskImage: indicator)
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
    appearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
    bar.backIndicatorImage = image(.green, width: 10, height: 20)
    #expect(color(at: 12, 22) == "00FF00")
  }

  @Test func propertiesOfTheBarOverrideTheAppearance() {
    #expect(!bar.isTranslucent)
    bar.isTranslucent = true
    #expect(!bar.isTranslucent)
    bar.shadowImage = image(.red, width: 1, height: 2)
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
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    bar.compactAppearance = appearance
    #expect(color(at: 5, 20) == "F9F9FA")
    fixture.stage.loop.screen.resize(to: CGSize(width: 700, height: 320), scale: 1)
    #expect(color(at: 5, 20) == "FF0000")
    appearance.backgroundColor = .green
    fixture.list.navigationItem.compactAppearance = appearance
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
    toolbar.setShadowImage(image(.green, width: 1, height: 2), forToolbarPosition: .any)
    #expect(color(at: 300, 460) == "0000FF")
    #expect(color(at: 300, 435) == "00FF00")
  }

  @Test func tabBarItemsHaveAppearances() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let icon = image(.red, width: 20, height: 20)
    first.tabBarItem = UITabBarItem(title: "One", image: icon, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Two", image: icon, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    fixture.stage.show(tabs)
    let bar = tabs.tabBar
    bar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .red
    func textColor(of text: String) throws -> UIColor? {
      fixture.stage.settle()
      let label = try #require(views(UILabel.self, in: bar).first { $0.text == text })
      return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    #expect(try textColor(of: "Two") == .red)
    second.tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    #expect(try textColor(of: "Two") == .green)
    bar.standardAppearance.stackedLayoutAppearance.disabled.iconColor = .purple
    first.tabBarItem.isEnabled = false
    #expect(try textColor(of: "One") == .purple)
    second.tabBarItem.badgeValue = "7"
    bar.standardAppearance.stackedLayoutAppearance.normal.badgeTextAttributes = [
      .foregroundColor: UIColor.yellow
    ]
    #expect(try textColor(of: "7") == .yellow)
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .blue
    second.tabBarItem.standardAppearance = appearance
    #expect(color(at: 2, 470) == "F9F9FA")
    tabs.selectedIndex = 1
    #expect(color(at: 2, 470) == "0000FF")
    second.tabBarItem.standardAppearance = nil
    bar.backgroundImage = image(.green)
    bar.shadowImage = image(.red, width: 1, height: 2)
    #expect(color(at: 2, 470) == "00FF00")
    #expect(color(at: 2, 430) == "FF0000")
  }
}
