import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the title, the back button and the items of navigation bars.
@MainActor
final class NavigationBarTests {
  private let recorder = CallRecorder()
  private let stage = Stage(size: CGSize(width: 390, height: 300))
  private let first: LoggedController
  private let second: LoggedController
  private let navigation: UINavigationController

  init() {
    first = LoggedController("First", recorder)
    second = LoggedController("Second", recorder)
    navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func views<View: UIView>(_ type: View.Type, in root: UIView? = nil) -> [View] {
    (root ?? bar).subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
  }

  private func title(_ text: String) throws -> UILabel {
    try #require(views(UILabel.self).first { $0.text == text && !($0.superview is UIControl) })
  }

  private func push(_ title: String, from previous: String = "First") throws {
    first.title = previous
    second.title = title
    navigation.pushViewController(second, animated: false)
    stage.settle()
  }

  @Test func theTitleIsInTheMiddle() throws {
    let label = try title("First")
    #expect(abs(label.convert(label.bounds, to: bar).midX - 195) <= 1)
    #expect(abs(label.convert(label.bounds, to: bar).midY - 22) <= 1)
    #expect(views(BackButton.self).isEmpty)
    first.title = "Changed"
    stage.settle()
    _ = try title("Changed")
  }

  @Test func theBackButtonHasTheTitleOfThePreviousItem() throws {
    try push("Second")
    #expect(views(BackButton.self).first?.displayedTitle == "First")
    first.navigationItem.backButtonTitle = "Up"
    #expect(views(BackButton.self).first?.displayedTitle == "Up")
    second.navigationItem.hidesBackButton = true
    #expect(views(BackButton.self).isEmpty)
    second.navigationItem.hidesBackButton = false
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(views(BackButton.self).isEmpty)
  }

  @Test func aLongBackTitleFallsBackToBack() throws {
    try push("Second", from: "A title that is too long for a button")
    #expect(views(BackButton.self).first?.displayedTitle == "Back")
    let label = try title("Second")
    #expect(abs(label.convert(label.bounds, to: bar).midX - 195) <= 1)
    stage.loop.screen.resize(to: CGSize(width: 1000, height: 300), scale: 1)
    stage.settle()
    #expect(
      views(BackButton.self).first?.displayedTitle == "A title that is too long for a button"
    )
  }

  @Test(arguments: [60, 120, 200, 320, 390, 900])
  func titleAndButtonsDoNotOverlap(width: Int) throws {
    let long = "A title that is far too long for any bar of this width, and longer"
    try push(long, from: "The title before")
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
    ]
    stage.loop.screen.resize(to: CGSize(width: CGFloat(width), height: 300), scale: 1)
    stage.settle()
    let label = try title(long)
    let back = try #require(views(BackButton.self).first)
    let buttons = views(BarButton.self)
    #expect(buttons.count == 2)
    let frame = label.convert(label.bounds, to: bar)
    #expect(frame.minX >= back.convert(back.bounds, to: bar).maxX)
    for button in buttons where width >= 200 {
      #expect(frame.maxX <= button.convert(button.bounds, to: bar).minX)
    }
    #expect(buttons[0].frame.minX > buttons[1].frame.maxX)
  }

  @Test func buttonsPerformTheirActions() throws {
    @MainActor final class Target {
      var calls: [String] = []
      func tapped(_ item: UIBarButtonItem) { calls.append(item.title ?? "") }
      func plain() { calls.append("plain") }
    }
    let target = Target()
    let item = UIBarButtonItem(
      title: "Sort",
      style: .plain,
      target: target,
      action: Target.tapped
    )
    first.navigationItem.rightBarButtonItem = item
    stage.settle()
    let button = try #require(views(BarButton.self).first)
    let buttonCenter = button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil)
    #expect(buttonCenter.x > 320)
    stage.tap(at: buttonCenter)
    #expect(target.calls == ["Sort"])
    item.isEnabled = false
    stage.tap(at: buttonCenter)
    #expect(target.calls == ["Sort"])
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash,
      target: target,
      action: Target.plain
    )
    stage.settle()
    stage.tap(at: CGPoint(x: 360, y: 20))
    #expect(target.calls == ["Sort", "plain"])
  }

  @Test func changedItemsChangeTheirButtons() throws {
    let item = UIBarButtonItem(title: "One", primaryAction: nil)
    first.navigationItem.setRightBarButton(item, animated: true)
    stage.settle()
    let button = try #require(views(BarButton.self).first)
    let width = button.bounds.width
    item.title = "Considerably longer"
    stage.settle()
    #expect(views(BarButton.self).first === button)
    #expect(button.bounds.width > width)
    #expect(button.frame.maxX == 374)
    item.tintColor = .red
    #expect(views(UILabel.self, in: button).first?.textColor == .red)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    item.customView = custom
    stage.settle()
    #expect(custom.convert(custom.bounds, to: bar) == CGRect(x: 324, y: 12, width: 50, height: 20))
  }

  @Test func changedButtonsFade() throws {
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "One", primaryAction: nil)
    stage.settle()
    first.navigationItem.setRightBarButton(
      UIBarButtonItem(title: "Two", primaryAction: nil),
      animated: true
    )
    stage.advance(by: 0.1)
    #expect(views(BarButton.self).count == 2)
    stage.settle()
    #expect(views(BarButton.self).count == 1)
  }

  @Test func titleViewsReplaceTheTitle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    first.navigationItem.titleView = view
    stage.settle()
    #expect(view.convert(view.bounds, to: bar) == CGRect(x: 145, y: 7, width: 100, height: 30))
    #expect(views(UILabel.self).isEmpty)
  }

  @Test func titlesMoveDuringAPush() throws {
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.1)
    let oldTitle = try title("First")
    let newTitle = try title("Second")
    #expect(oldTitle.convert(oldTitle.bounds, to: bar).midX < 195)
    #expect(newTitle.convert(newTitle.bounds, to: bar).midX > 195)
    #expect(oldTitle.alpha + newTitle.alpha < 1.3)
    stage.settle()
    #expect(newTitle.alpha == 1)
    #expect(abs(newTitle.convert(newTitle.bounds, to: bar).midX - 195) <= 1)
    #expect(oldTitle.window == nil)
  }

  @Test func theBarCanBeHidden() {
    navigation.isNavigationBarHidden = true
    stage.settle()
    #expect(first.view.convert(first.view.bounds, to: nil) == stage.window.bounds)
    #expect(bar.isHidden)
    navigation.setNavigationBarHidden(false, animated: true)
    stage.settle()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(first.view.bounds.height == 256)
    #expect(!bar.isHidden)
    navigation.setNavigationBarHidden(true, animated: true)
    stage.advance(by: 0.1)
    #expect(!bar.isHidden)
    stage.settle()
    #expect(bar.isHidden)
    #expect(first.view.bounds.height == 300)
  }

  @Test func theBarStaysBelowTheStatusBar() {
    stage.window.baseSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    stage.settle()
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 390, height: 44))
    #expect(first.view.convert(first.view.bounds, to: nil).minY == 64)
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    navigation.isNavigationBarHidden = true
    stage.settle()
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
  }

  @Test func aStandaloneBarTakesItems() {
    let standaloneBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    standaloneBar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    #expect(standaloneBar.topItem?.title == "Two")
    #expect(standaloneBar.backItem?.title == "One")
    stage.show(standaloneBar)
    stage.tap(at: CGPoint(x: 20, y: 22))
    #expect(standaloneBar.topItem?.title == "One")
    #expect(standaloneBar.backItem == nil)
  }

  @Test func theItemsOfAControllersBarCannotBeSet() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      withExtendedLifetime(navigation) { navigation.navigationBar.items = [] }
    }
  }
}
