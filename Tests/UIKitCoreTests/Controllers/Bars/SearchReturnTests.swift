import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for search results after another screen has covered them.
@MainActor
struct SearchReturnTests {
  private final class Results: WordsController {
    var calls: [String] = []
    var selectedWords: [String] = []
    var onSelection: () -> Void = {}
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      selectedWords.append(words[path.row])
      onSelection()
    }
  }

  private let results = Results(style: .plain)
  private let search: UISearchController

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = results
  }

  private func fixture(_ text: String = "Word 1") -> BarsFixture {
    let fixture = BarsFixture { $0.list.navigationItem.searchController = search }
    search.searchBar.becomeFirstResponder()
    fixture.stage.type(text)
    fixture.stage.settle(timeout: 1)
    results.onSelection = {
      fixture.navigation.pushViewController(UIViewController(), animated: true)
    }
    return fixture
  }

  private func middle(ofRow row: Int) -> CGPoint {
    let rect = results.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return results.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  enum Return: CaseIterable {
    case pop, unanimated, swipe, root, stack, mouse, reducedMotion, cancelledSwipeBefore, tab
  }

  private func goBack(_ returnPath: Return, in fixture: BarsFixture) {
    let (stage, navigation) = (fixture.stage, fixture.navigation)
    switch returnPath {
    case .pop: navigation.popViewController(animated: true)
    case .unanimated: navigation.popViewController(animated: false)
    case .swipe: stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2)
    case .root:
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.popToRootViewController(animated: true)
    case .stack: navigation.setViewControllers([fixture.list], animated: true)
    case .mouse: stage.click(at: CGPoint(x: 160, y: 300), button: .mouseBack)
    case .reducedMotion:
      stage.loop.screen.reducesMotion = true
      navigation.popViewController(animated: true)
    case .cancelledSwipeBefore:
      stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 40, y: 300), duration: 0.5, hold: 0.3)
      stage.settle(timeout: 2)
      #expect(navigation.viewControllers.count == 2)
      #expect(search.overlay?.superview == nil)
      navigation.popViewController(animated: true)
    case .tab: break
    }
    stage.settle(timeout: 2)
  }

  /// Slow: shows the results, and leaves and returns to them on every path, with the animations.
  @Test(.separateProcess, arguments: Return.allCases)
  func resultsAreInFrontAfterEveryReturn(_ returnPath: Return) throws {
    let fixture = fixture()
    let tabs = UITabBarController()
    if returnPath == .tab {
      tabs.viewControllers = [fixture.navigation, UIViewController()]
      fixture.stage.show(tabs)
      fixture.stage.settle(timeout: 1)
    }
    results.calls = []
    if returnPath == .tab {
      tabs.selectedIndex = 1
      fixture.stage.settle(timeout: 1)
      #expect(results.viewIfLoaded?.window == nil)
      tabs.selectedIndex = 0
      fixture.stage.settle(timeout: 1)
    } else {
      fixture.stage.tap(at: middle(ofRow: 1))
      fixture.stage.settle(timeout: 2)
      #expect(results.selectedWords == ["Word 10"] && fixture.navigation.viewControllers.count == 2)
      #expect(results.viewIfLoaded?.window == nil)
      results.selectedWords = []
      goBack(returnPath, in: fixture)
    }
    #expect(fixture.navigation.viewControllers.count == 1)
    if returnPath != .cancelledSwipeBefore {
      #expect(
        results.calls == ["will disappear", "did disappear", "will appear", "did appear"]
      )
    }
    #expect(search.isActive && search.searchBar.text == "Word 1")
    let hit = fixture.stage.window.hitTest(middle(ofRow: 0), with: nil)
    #expect(hit?.isDescendant(of: results.view) == true)
    #expect(search.searchBar.isDescendant(of: fixture.stage.window))
    fixture.stage.tap(at: middle(ofRow: 2))
    fixture.stage.settle(timeout: 2)
    #expect(results.selectedWords == ["Word 11"])
  }

  @Test func resultsSlideWithTheirScreen() {
    let fixture = fixture()
    fixture.stage.tap(at: middle(ofRow: 1))
    fixture.stage.advance(by: 0.1)
    let pushX = results.tableView.convert(CGPoint.zero, to: nil).x
    #expect(pushX < 0 && pushX == fixture.list.view.convert(CGPoint.zero, to: nil).x)
    fixture.stage.settle(timeout: 2)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.1)
    let popX = results.tableView.convert(CGPoint.zero, to: nil).x
    #expect(popX < 0 && popX == fixture.list.view.convert(CGPoint.zero, to: nil).x)
  }

  @Test func theDimmedContentIsDimmedAfterReturn() {
    let fixture = fixture("")
    #expect(fixture.stage.hex(at: 300, 300) == "CCCCCC")
    fixture.navigation.pushViewController(UIViewController(), animated: false)
    fixture.stage.settle(timeout: 2)
    fixture.navigation.popViewController(animated: false)
    fixture.stage.settle(timeout: 2)
    #expect(fixture.stage.hex(at: 300, 300) == "CCCCCC")
    fixture.stage.tap(at: CGPoint(x: 160, y: 300))
    #expect(!search.isActive && fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func changesOfACoveredSearchAreShownAfterReturn() {
    let fixture = fixture("")
    fixture.navigation.pushViewController(UIViewController(), animated: false)
    fixture.stage.settle(timeout: 2)
    search.searchBar.text = "Word 39"
    fixture.stage.settle(timeout: 1)
    #expect(results.viewIfLoaded?.window == nil)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle(timeout: 2)
    #expect(results.calls == ["will appear", "did appear"])
    #expect(results.tableView.window != nil && results.words == ["Word 39"])
    fixture.navigation.pushViewController(UIViewController(), animated: false)
    fixture.stage.settle(timeout: 2)
    search.isActive = false
    fixture.navigation.popViewController(animated: false)
    fixture.stage.settle(timeout: 2)
    #expect(results.parent == nil && results.viewIfLoaded?.window == nil)
    #expect(results.calls.suffix(2) == ["will disappear", "did disappear"])
    #expect(fixture.bar.frame.minY == 0 && fixture.firstRow == 96)
  }

  @Test func aSearchMayBeginBeforeItsScreenIsShown() {
    let fixture = BarsFixture {
      $0.list.navigationItem.searchController = search
      search.isActive = true
      search.searchBar.text = "Word 2"
    }
    fixture.stage.settle(timeout: 1)
    #expect(results.tableView.window != nil && search.parent === fixture.list)
    #expect(results.calls == ["will appear", "did appear"])
  }
}
