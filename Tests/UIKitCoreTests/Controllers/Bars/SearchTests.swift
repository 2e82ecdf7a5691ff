import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for search bars and search controllers.
@MainActor
struct SearchTests {
  private final class Delegate: NSObject, UISearchControllerDelegate, UISearchBarDelegate {
    var calls: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("willPresent \(searchController.isActive)")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("willDismiss \(searchController.isActive)")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("didDismiss")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      calls.append("scope \(scope)")
    }
    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let search = UISearchController(searchResultsController: nil)
  private let delegate = Delegate()

  private func fixture(_ configure: (BarsFixture) -> Void = { _ in }) -> BarsFixture {
    let fixture = BarsFixture {
      search.searchResultsUpdater = $0.list
      search.obscuresBackgroundDuringPresentation = false
      search.delegate = delegate
      search.searchBar.delegate = delegate
      search.searchBar.placeholder = "Search"
      $0.list.navigationItem.searchController = search
      configure($0)
    }
    _ = delegate.takeCalls()
    return fixture
  }

  private var bar: UISearchBar { search.searchBar }
  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: In a navigation bar

  @Test func scrollingHidesTheBarBelowTheTitle() {
    let fixture = fixture()
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 44, width: 320, height: 52))
    #expect(fixture.firstRow == 96)
    fixture.table.contentOffset.y = 200
    fixture.stage.settle()
    #expect(fixture.palette?.isHidden == true)
    fixture.list.navigationItem.hidesSearchBarWhenScrolling = false
    fixture.stage.settle()
    #expect(bar.convert(bar.bounds, to: nil).maxY == 96)
    #expect(fixture.palette?.isHidden == false)
  }

  @Test func controlFFocusesACollapsedSearchField() {
    let fixture = fixture()
    fixture.table.contentOffset.y = 200
    fixture.stage.settle()
    #expect(fixture.palette?.isHidden == true)
    fixture.stage.press(.keyboardF, modifiers: .control)
    fixture.stage.settle()
    #expect(bar.searchTextField.isEditing && search.isActive)
    #expect(fixture.palette?.isHidden == false)
    fixture.stage.type("f")
    #expect(bar.text == "f")
    fixture.stage.press(.keyboardEscape)
    fixture.stage.settle()
    #expect(!search.isActive)
    let entries = ShortcutList(of: fixture.stage.window).groups.flatMap(\.entries)
    #expect(entries.contains { $0.keys == "Ctrl+F" })
    fixture.list.navigationItem.searchController = nil
    fixture.stage.settle()
    fixture.stage.press(.keyboardF, modifiers: .control)
    #expect(!bar.searchTextField.isEditing)
  }

  @Test func theSearchBarCollapsesBeforeTheLargeTitle() {
    let fixture = fixture { $0.bar.prefersLargeTitles = true }
    #expect(fixture.firstRow == 148)
    fixture.table.contentOffset.y = -104 + 52
    fixture.stage.settle()
    #expect(fixture.palette?.frame.height == 52)
    #expect(bar.frame.height == 0)
    #expect(fixture.palette?.showsTitle == true)
  }

  @Test func editingBeginsTheSearch() {
    let fixture = fixture()
    fixture.stage.tap(at: middle(of: bar.searchTextField))
    #expect(search.isActive)
    fixture.stage.settle(timeout: 1)
    #expect(delegate.takeCalls() == ["willPresent false", "begin", "didPresent"])
    #expect(fixture.list.updates == ["/0"])
    #expect(fixture.bar.frame.maxY <= 0)
    #expect(bar.convert(CGPoint.zero, to: nil).y == 0)
    #expect(fixture.firstRow == 52)
    #expect(bar.showsCancelButton)
    fixture.stage.type("3")
    #expect(fixture.list.updates.last == "3/0")
    #expect(fixture.table.numberOfRows(inSection: 0) == 13)
    #expect(delegate.takeCalls() == ["text 3"])
    fixture.stage.press(.keyboardReturnOrEnter)
    #expect(delegate.takeCalls() == ["search", "end"])
  }

  @Test func theCancelButtonEndsTheSearch() {
    let fixture = fixture()
    fixture.stage.tap(at: middle(of: bar.searchTextField))
    fixture.stage.settle(timeout: 1)
    fixture.stage.type("3")
    _ = delegate.takeCalls()
    let button = bar.subviews.first { $0 is UIButton }
    fixture.stage.tap(at: middle(of: button ?? bar))
    fixture.stage.settle(timeout: 1)
    #expect(delegate.takeCalls() == ["cancel", "willDismiss true", "end", "didDismiss"])
    #expect(!search.isActive)
    #expect(bar.text == "")
    #expect(fixture.list.updates.last == "/0")
    #expect(fixture.table.numberOfRows(inSection: 0) == 40)
    #expect(fixture.bar.frame.minY == 0)
    #expect(fixture.firstRow == 96)
    #expect(!bar.showsCancelButton)
  }

  @Test func escapeEndsTheSearch() {
    let fixture = fixture()
    bar.becomeFirstResponder()
    fixture.stage.press(.keyboardEscape)
    #expect(delegate.takeCalls().contains("cancel"))
    #expect(!search.isActive)
  }

  @Test func textSetByTheProgramUpdatesTheResults() {
    let fixture = fixture()
    bar.text = "12"
    #expect(fixture.list.updates == ["12/0"] && !search.isActive)
    #expect(fixture.table.numberOfRows(inSection: 0) == 1)
    bar.text = "12"
    #expect(fixture.list.updates == ["12/0"])
    bar.searchTextField.text = "3"
    bar.searchTextField.attributedText = NSAttributedString(string: "33")
    #expect(fixture.list.updates == ["12/0", "3/0", "33/0"])
    search.isActive = true
    fixture.stage.settle(timeout: 1)
    bar.text = "1"
    #expect(fixture.list.updates.suffix(2) == ["33/0", "1/0"])
    #expect(delegate.takeCalls() == ["willPresent false", "didPresent"])
    // The end of a search clears the field, and causes one update.
    search.isActive = false
    fixture.stage.settle(timeout: 1)
    #expect(fixture.list.updates.suffix(2) == ["1/0", "/0"])
    search.isActive = true
    search.isActive = false
    #expect(fixture.list.updates.suffix(4) == ["1/0", "/0", "/0", "/0"])
    bar.text = nil
    #expect(fixture.list.updates.count == 8)
  }

  @Test func theScopeBarAppearsWithTheSearch() {
    bar.scopeButtonTitles = ["All", "Some"]
    let fixture = fixture()
    #expect(fixture.firstRow == 96)
    #expect(!bar.showsScopeBar)
    search.isActive = true
    fixture.stage.settle(timeout: 1)
    #expect(bar.showsScopeBar)
    #expect(fixture.firstRow == 96)
    let scopes = bar.subviews.first { $0 is UISegmentedControl } ?? bar
    let frame = scopes.convert(scopes.bounds, to: nil)
    _ = delegate.takeCalls()
    fixture.stage.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(delegate.takeCalls() == ["scope 1"])
    #expect(fixture.list.updates.last == "/1")
  }

  @Test func theNavigationBarMayStayVisible() {
    search.hidesNavigationBarDuringPresentation = false
    let fixture = fixture()
    search.isActive = true
    fixture.stage.settle(timeout: 1)
    #expect(fixture.bar.frame.minY == 0)
    #expect(fixture.firstRow == 96)
  }

  @Test func tappingDimmedContentEndsTheSearch() {
    let fixture = fixture { _ in search.obscuresBackgroundDuringPresentation = true }
    search.isActive = true
    fixture.stage.settle(timeout: 1)
    #expect(fixture.stage.hex(at: 300, 300) == "CCCCCC")
    fixture.stage.tap(at: CGPoint(x: 160, y: 300))
    #expect(!search.isActive)
    fixture.stage.settle(timeout: 1)
    #expect(fixture.stage.hex(at: 300, 300) == "FFFFFF")
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func resultsControllersAreShownWhileThereIsText() {
    let results = WordsController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = results
    let fixture = BarsFixture { $0.list.navigationItem.searchController = search }
    search.isActive = true
    fixture.stage.settle(timeout: 1)
    #expect(results.parent == nil)
    search.searchBar.becomeFirstResponder()
    fixture.stage.type("12")
    fixture.stage.settle(timeout: 1)
    #expect(search.showsSearchResultsController)
    #expect(results.parent === search)
    #expect(results.appearance == .appeared)
    #expect(results.tableView.numberOfRows(inSection: 0) == 1)
    let row = results.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(results.tableView.convert(row, to: nil).minY == 52)
    search.isActive = false
    fixture.stage.settle(timeout: 1)
    #expect(results.parent == nil)
    #expect(results.appearance == .disappeared)
  }

  @Test func pushingFromASearchShowsTheBarAgain() {
    let fixture = fixture()
    search.isActive = true
    fixture.stage.settle(timeout: 1)
    fixture.navigation.pushViewController(UIViewController(), animated: true)
    fixture.stage.settle(timeout: 2)
    #expect(fixture.bar.frame.minY == 0)
    #expect(search.isActive)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle(timeout: 2)
    #expect(fixture.bar.frame.maxY <= 0)
  }

  // MARK: Without a search controller

  @Test func aStandaloneSearchBarCallsItsDelegate() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = delegate
    bar.showsCancelButton = true
    stage.show(bar)
    #expect(bar.sizeThatFits(.zero).height == 56)
    bar.becomeFirstResponder()
    stage.type("a")
    #expect(delegate.takeCalls() == ["begin", "text a"])
    bar.text = "b"
    #expect(delegate.takeCalls().isEmpty)
    bar.resignFirstResponder()
    #expect(delegate.takeCalls() == ["end"])
    bar.scopeButtonTitles = ["A", "B"]
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height == 100)
  }

  @Test func snapshotsMatch() {
    bar.scopeButtonTitles = ["All", "Favourites"]
    let fixture = fixture { $0.bar.prefersLargeTitles = true }
    assertSnapshot(of: fixture.stage, named: "search")
    search.isActive = true
    bar.text = "Word 1"
    fixture.stage.settle(timeout: 1)
    assertSnapshot(of: fixture.stage, named: "searching")
    fixture.stage.window.overrideUserInterfaceStyle = .dark
    fixture.stage.window.traitOverrides.layoutDirection = .rightToLeft
    fixture.stage.settle(timeout: 1)
    assertSnapshot(of: fixture.stage, named: "searching-dark-mirrored")
  }
}
