import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the keyboard focus in searches: from the field to the results and back.
@MainActor
struct SearchFocusTests {
  private let results = WordsController(style: .plain)
  private let root = UIViewController()

  /// Creates a searchable list above another screen, with or without a results controller.
  private func fixture(hasResults: Bool) -> (BarsFixture, UISearchController) {
    let search = UISearchController(searchResultsController: hasResults ? results : nil)
    let fixture = BarsFixture {
      search.searchResultsUpdater = hasResults ? results : $0.list
      search.obscuresBackgroundDuringPresentation = hasResults
      $0.list.navigationItem.searchController = search
      $0.list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      $0.navigation.setViewControllers([root, $0.list], animated: false)
    }
    search.searchBar.becomeFirstResponder()
    fixture.stage.type("Word 1")
    fixture.stage.settle(timeout: 1)
    return (fixture, search)
  }

  private func focusedView(in fixture: BarsFixture) -> UIView? {
    fixture.stage.window.focusSystemStorage.focusedItem as? UIView
  }

  private func isFirstHit(_ view: UIView?) -> Bool {
    (view as? UITableViewCell)?.textLabel?.text == "Word 1"
  }

  @Test(arguments: [false, true]) func tabMovesFromTheFieldToTheFirstHit(hasResults: Bool) {
    let (fixture, search) = fixture(hasResults: hasResults)
    let field = search.searchBar.searchTextField
    #expect(focusedView(in: fixture) === field)
    fixture.stage.press(.keyboardTab)
    fixture.stage.settle()
    #expect(isFirstHit(focusedView(in: fixture)))
    // Only the field and the results can have the focus.
    fixture.stage.press(.keyboardTab)
    fixture.stage.settle()
    #expect(focusedView(in: fixture) === field)
    fixture.stage.press(.keyboardTab, modifiers: .shift)
    fixture.stage.settle()
    #expect(isFirstHit(focusedView(in: fixture)))
    fixture.stage.press(.keyboardTab, modifiers: .shift)
    fixture.stage.settle()
    #expect(focusedView(in: fixture) === field)
    #expect(fixture.navigation.viewControllers.count == 2 && search.isActive)
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardReturnOrEnter, .keypadEnter])
  func downAndReturnMoveToTheFirstHit(_ key: UIKeyboardHIDUsage) {
    for hasResults in [false, true] {
      let (fixture, search) = fixture(hasResults: hasResults)
      fixture.stage.press(key)
      fixture.stage.settle()
      #expect(isFirstHit(focusedView(in: fixture)) && search.isActive)
      fixture.stage.press(.keyboardDownArrow)
      fixture.stage.settle()
      #expect((focusedView(in: fixture) as? UITableViewCell)?.textLabel?.text == "Word 10")
    }
  }

  @Test func withoutHitsTheFieldKeepsTheFocus() {
    let (fixture, search) = fixture(hasResults: true)
    fixture.stage.type("zzz")
    fixture.stage.settle()
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardReturnOrEnter] {
      fixture.stage.press(key)
      fixture.stage.settle()
      #expect(focusedView(in: fixture) === search.searchBar.searchTextField)
    }
    // The dimmed list cannot get the focus either.
    search.searchBar.text = ""
    fixture.stage.settle()
    fixture.stage.press(.keyboardDownArrow)
    #expect(focusedView(in: fixture) === search.searchBar.searchTextField)
  }

  @Test(.separateProcess, arguments: [false, true]) func escapeEndsTheSearchWithAnyFocus(
    hasResults: Bool
  ) {
    for startState in 0..<5 {
      let (fixture, search) = fixture(hasResults: hasResults)
      switch startState {
      case 0: break
      case 1: fixture.stage.press(.keyboardDownArrow)
      case 2: search.searchBar.resignFirstResponder()
      case 3:
        search.searchBar.resignFirstResponder()
        fixture.list.setEditing(true, animated: false)
      default: search.automaticallyShowsCancelButton = false
      }
      fixture.stage.settle()
      fixture.stage.press(.keyboardEscape)
      fixture.stage.settle(timeout: 1)
      #expect(!search.isActive && search.searchBar.text == "", "\(startState)")
      #expect(fixture.navigation.viewControllers.count == 2, "\(startState)")
      #expect(fixture.list.isEditing == (startState == 3))
      fixture.stage.press(.keyboardEscape)
      fixture.stage.settle(timeout: 1)
      let screenCount = fixture.navigation.viewControllers.count
      #expect(screenCount == (startState == 3 ? 2 : 1), "\(startState)")
    }
  }

  @Test func escapeEndsTheSearchFromATabBarAndAnotherColumn() {
    for isSplit in [false, true] {
      let search = UISearchController(searchResultsController: nil)
      let (list, other) = (WordsController(style: .plain), WordsController(style: .plain))
      list.navigationItem.searchController = search
      let searchNavigation = UINavigationController(rootViewController: list)
      let stage = Stage(size: CGSize(width: 1100, height: 700))
      let tabs = UITabBarController()
      let split = UISplitViewController(style: .doubleColumn)
      if isSplit {
        split.setViewController(UINavigationController(rootViewController: other), for: .primary)
        split.setViewController(searchNavigation, for: .secondary)
      } else {
        tabs.viewControllers = [searchNavigation, other]
      }
      stage.show(isSplit ? split : tabs)
      stage.settle()
      #expect(!isSplit || !split.isCollapsed)
      search.isActive = true
      stage.settle()
      let key = UIKey(keyCode: .keyboardEscape, modifierFlags: [])
      let press = UIPress(key: key, window: nil, responder: nil, timestamp: 0)
      let outside: UIView = isSplit ? other.tableView : tabs.tabBar
      outside.pressesBegan([press], with: nil)
      stage.settle()
      #expect(!search.isActive, "\(isSplit)")
    }
  }

  @Test func aDisappearingSearchBarStaysVisibleDuringTheAnimation() throws {
    let (fixture, search) = fixture(hasResults: false)
    search.searchBar.text = ""
    fixture.stage.settle()
    fixture.list.tableView.contentOffset.y = 300
    fixture.stage.settle()
    let palette = try #require(fixture.list.navigationItem.palette)
    fixture.stage.press(.keyboardEscape)
    fixture.stage.advance(by: 0.1)
    #expect(!palette.isHidden)
    fixture.stage.settle()
    #expect(palette.isHidden && !search.isActive)
  }

  @Test func theFocusMovesFromAStandaloneBarToTheNextList() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let (controller, bar) = (UIViewController(), UISearchBar())
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    controller.addChild(results)
    results.view.frame = CGRect(x: 0, y: 56, width: 320, height: 424)
    controller.view.addSubview(results.view)
    controller.view.addSubview(bar)
    results.didMove(toParent: controller)
    stage.show(controller)
    stage.settle()
    bar.becomeFirstResponder()
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    stage.press(.keyboardDownArrow)
    stage.settle()
    let cell = stage.window.focusSystemStorage.focusedItem as? UITableViewCell
    #expect(cell?.textLabel?.text == "Word 0")
  }

  @Test func viewsOutsideOfTheWindowTakeNoFocus() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (clip, scroll) = (UIView(), UIScrollView())
    clip.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
    clip.clipsToBounds = true
    scroll.frame = CGRect(x: 0, y: 300, width: 320, height: 100)
    scroll.contentSize = CGSize(width: 320, height: 900)
    var buttons: [UIButton] = []
    func add(_ y: CGFloat, to view: UIView) {
      let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 40))
      buttons.append(button)
      view.addSubview(button)
    }
    for y in [-40, 10, 480] as [CGFloat] { add(y, to: root) }
    for y in [-40, 10, 100] as [CGFloat] { add(y, to: clip) }
    for y in [10, 800] as [CGFloat] { add(y, to: scroll) }
    root.addSubview(clip)
    root.addSubview(scroll)
    stage.show(root)
    stage.settle()
    let reached = root.focusStops().compactMap { stop in buttons.firstIndex { $0 === stop } }
    #expect(reached == [1, 4, 6, 7])
  }
}
