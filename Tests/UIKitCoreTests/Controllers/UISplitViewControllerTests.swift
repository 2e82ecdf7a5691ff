import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for split views: two columns in wide windows, one stack in narrow windows.
@MainActor
struct UISplitViewControllerTests {
  private let stage: Stage
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UIViewController()
  private let detail = UIViewController()

  init() {
    stage = Stage(size: CGSize(width: 1000, height: 600))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    stage.show(split)
    stage.settle()
  }

  private func resize(_ width: CGFloat) {
    stage.loop.screen.resize(to: CGSize(width: width, height: 600), scale: 1)
    stage.settle()
  }

  private var primary: UINavigationController? {
    split.viewController(for: .primary) as? UINavigationController
  }

  private var secondary: UINavigationController? {
    split.viewController(for: .secondary) as? UINavigationController
  }

  @Test func wideWindowsHaveTwoColumns() {
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(split.primaryColumnWidth == 333)
    #expect(primary?.view.frame == CGRect(x: 0, y: 0, width: 333, height: 600))
    #expect(secondary?.view.frame == CGRect(x: 334, y: 0, width: 666, height: 600))
    #expect(list.splitViewController === split && detail.splitViewController === split)
    #expect(list.view.window != nil && detail.view.window != nil)
  }

  @Test func theLineBetweenTheColumnsIsDragged() {
    #expect(stage.loop.pointerShape(at: CGPoint(x: 334, y: 300)) == .resizeHorizontally)
    #expect(stage.loop.pointerShape(at: CGPoint(x: 328, y: 300)) == .arrow)
    #expect(stage.loop.pointerShape(at: CGPoint(x: 345, y: 300)) == .arrow)
    stage.pointerDown(at: CGPoint(x: 334, y: 300))
    for x in [350, 360, 370] { stage.pointerMove(to: CGPoint(x: x, y: 300)) }
    stage.settle()
    #expect(split.preferredPrimaryColumnWidth == split.primaryColumnWidth)
    #expect(split.primaryColumnWidth == 370)
    #expect(primary?.view.frame.width == split.primaryColumnWidth)
    #expect(secondary?.view.frame.minX == split.primaryColumnWidth + 1)
    stage.pointerMove(to: CGPoint(x: 900, y: 300))
    #expect(split.primaryColumnWidth == 400)
    stage.pointerMove(to: CGPoint(x: 10, y: 300))
    stage.pointerUp()
    #expect(split.primaryColumnWidth == 280)
    stage.settle()
    #expect(primary?.view.frame.width == 280)
    // A column whose width limits are equal cannot be resized, and a hidden column has no divider.
    split.maximumPrimaryColumnWidth = 280
    stage.settle()
    #expect(stage.loop.pointerShape(at: CGPoint(x: 281, y: 300)) == .arrow)
    split.maximumPrimaryColumnWidth = 400
    split.hide(.primary)
    stage.settle()
    #expect(stage.loop.pointerShape(at: CGPoint(x: 1, y: 300)) == .arrow)
  }

  @Test func aColumnOnTheRightGrowsToTheLeft() {
    split.primaryEdge = .trailing
    stage.settle()
    stage.pointerDown(at: CGPoint(x: 666, y: 300))
    for x in [650, 640, 630] { stage.pointerMove(to: CGPoint(x: x, y: 300)) }
    stage.pointerUp()
    #expect(split.primaryColumnWidth == 370)
  }

  @Test func narrowingAndWideningSwitchesBetweenStackAndColumns() {
    resize(500)
    #expect(split.isCollapsed && split.viewControllers == [primary])
    #expect(primary?.viewControllers == [list, detail])
    #expect(primary?.view.frame.width == 500)
    let pushedController = UIViewController()
    primary?.pushViewController(pushedController, animated: false)
    resize(1000)
    #expect(primary?.viewControllers == [list])
    #expect(secondary?.viewControllers == [detail, pushedController])
    #expect(detail.splitViewController === split)
  }

  @Test func poppedControllersStayPoppedWhenTheWindowWidens() {
    resize(500)
    primary?.popViewController(animated: false)
    stage.settle()
    resize(1000)
    #expect(primary?.viewControllers == [list])
    #expect(split.viewControllers.first === primary)
    split.showDetailViewController(detail, sender: nil)
    stage.settle()
    #expect(detail.view.window != nil && detail.splitViewController === split)
  }

  @Test func theDelegateChoosesTheTopColumn() {
    let delegate = PrimaryOnTopDelegate()
    split.delegate = delegate
    resize(500)
    #expect(primary?.viewControllers == [list])
    split.show(.secondary)
    stage.settle()
    #expect(primary?.viewControllers == [list, detail])
    split.hide(.secondary)
    stage.settle()
    #expect(primary?.viewControllers == [list])
    resize(1000)
    #expect(delegate.log == ["ask", "collapsed", "mode 2", "expanded"])
    delegate.log = []
    split.hide(.primary)
    split.show(.primary)
    stage.settle()
    #expect(delegate.log == ["change 1", "hide 0", "change 2", "show 0"])
  }

  @Test func detailsReplaceTheSecondaryColumnOrArePushed() {
    let newDetail = UIViewController()
    list.showDetailViewController(newDetail, sender: nil)
    stage.settle()
    #expect(secondary?.viewControllers == [newDetail])
    resize(500)
    let third = UIViewController()
    list.showDetailViewController(third, sender: nil)
    stage.settle()
    #expect(primary?.viewControllers == [list, newDetail, third])
  }

  @Test func displayModesHideAndCoverColumns() {
    split.preferredDisplayMode = .secondaryOnly
    stage.settle()
    #expect(list.view.window == nil && secondary?.view.frame.width == 1000)
    split.show(.primary)
    stage.settle()
    #expect(split.displayMode == .oneBesideSecondary && list.view.window != nil)
    split.preferredDisplayMode = .oneOverSecondary
    stage.settle()
    #expect(secondary?.view.frame.width == 1000 && list.view.window != nil)
    stage.tap(at: CGPoint(x: 800, y: 300))
    stage.settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func hiddenColumnsSlideAndDisappear() {
    split.preferredDisplayMode = .secondaryOnly
    stage.advance(by: 0.1)
    let x = primary?.view.frame.minX ?? 0
    #expect(x <= 0 && list.view.window != nil)
    stage.settle()
    #expect(list.view.window == nil)
    // New display modes interrupt the animation that hides the column.
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredDisplayMode = .secondaryOnly
    split.preferredDisplayMode = .oneBesideSecondary
    stage.settle()
    #expect(list.view.window != nil && primary?.view.frame.minX == 0)
    #expect(secondary?.view.frame == CGRect(x: 334, y: 0, width: 666, height: 600))
  }

  @Test func thePrimaryColumnMayBeAtTheOtherEdge() {
    split.primaryEdge = .trailing
    split.preferredPrimaryColumnWidthFraction = 0.3
    stage.settle()
    #expect(primary?.view.frame == CGRect(x: 700, y: 0, width: 300, height: 600))
    #expect(secondary?.view.frame == CGRect(x: 0, y: 0, width: 699, height: 600))
    split.view.semanticContentAttribute = .forceRightToLeft
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    #expect(primary?.view.frame.minX == 0)
  }

  @Test func aButtonAndAKeyHideThePrimaryColumn() {
    let item = detail.navigationItem
    #expect(item.leftBarButtonItem === split.displayModeButtonItem)
    stage.tap(at: CGPoint(x: 352, y: 22))
    stage.settle()
    #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    stage.press(.keyboardF9)
    stage.settle()
    #expect(split.displayMode == .oneBesideSecondary && list.view.window != nil)
    resize(500)
    #expect(item.leftBarButtonItem == nil)
    stage.press(.keyboardF9)
    #expect(split.isCollapsed && split.preferredDisplayMode == .oneBesideSecondary)
  }

  @Test func aCustomLeftItemReplacesTheDisplayModeButton() {
    let leftItem = UIBarButtonItem()
    let newDetail = UIViewController()
    newDetail.navigationItem.leftBarButtonItem = leftItem
    split.setViewController(newDetail, for: .secondary)
    stage.settle()
    #expect(newDetail.navigationItem.leftBarButtonItem === leftItem)
    #expect(detail.navigationItem.leftBarButtonItem == nil)
  }

  @Test func escapeGoesBackInOrUncoversTheSecondaryColumn() {
    let pushedController = UIViewController()
    secondary?.pushViewController(pushedController, animated: false)
    stage.settle()
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(secondary?.viewControllers == [detail])
    split.preferredDisplayMode = .oneOverSecondary
    stage.settle()
    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    stage.settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func bothColumnsAppearAndDisappear() {
    let (left, right) = (LoggedColumn(), LoggedColumn())
    split.setViewController(left, for: .primary)
    split.setViewController(right, for: .secondary)
    stage.settle()
    #expect(left.log == ["will appear", "did appear"])
    #expect(right.log == ["will appear", "did appear"])
    split.hide(.primary)
    stage.settle()
    #expect(left.log.suffix(2) == ["will disappear", "did disappear"])
    #expect(right.log.count == 2)
  }

  @Test func detailsArePresentedWithoutASplitView() {
    let standalone = UIViewController()
    stage.show(standalone)
    let newDetail = UIViewController()
    standalone.showDetailViewController(newDetail, sender: nil)
    stage.settle()
    #expect(standalone.presentedViewController === newDetail)
  }

  @Test func widthsAreLimited() {
    split.preferredPrimaryColumnWidth = 1e9
    stage.settle()
    #expect(split.primaryColumnWidth == 400)
    split.preferredPrimaryColumnWidth = -5
    #expect(split.primaryColumnWidth == 280)
    split.minimumPrimaryColumnWidth = .nan
    split.maximumPrimaryColumnWidth = 100
    #expect(split.primaryColumnWidth == 280)
  }

  /// The secondary column may be empty, or contain views that do not handle touches.
  @Test(arguments: [false, true]) func clicksBesideAnOverlayingColumnHideIt(isEmpty: Bool) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    if !isEmpty { split.setViewController(UIViewController(), for: .secondary) }
    stage.show(split)
    stage.settle()
    stage.click(at: CGPoint(x: 700, y: 300))
    stage.tap(at: CGPoint(x: 700, y: 300))
    stage.settle()
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    split.preferredDisplayMode = .oneOverSecondary
    stage.settle()
    stage.click(at: CGPoint(x: 100, y: 300))
    stage.settle()
    #expect(split.displayMode == .oneOverSecondary)
    stage.click(at: CGPoint(x: 700, y: 300))
    stage.settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func anEmptySplitViewShowsItsBackground() {
    let empty = UISplitViewController(style: .doubleColumn)
    stage.show(empty)
    stage.settle()
    #expect(empty.viewControllers.isEmpty && empty.primaryColumnWidth == 0)
    resize(500)
    empty.show(.secondary)
    empty.hide(.primary)
    #expect(empty.isCollapsed)
  }
}

/// A delegate that keeps the primary column on top, and records its calls.
@MainActor
private final class PrimaryOnTopDelegate: UISplitViewControllerDelegate {
  var log: [String] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.append("ask")
    return .primary
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.append("mode \(proposedDisplayMode.rawValue)")
    return proposedDisplayMode
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {
    log.append("show \(column.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {
    log.append("hide \(column.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    log.append("change \(displayMode.rawValue)")
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
}

private final class LoggedColumn: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}
