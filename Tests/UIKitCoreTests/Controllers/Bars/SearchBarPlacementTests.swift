import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for search bars that are displayed outside of `navigationItem.searchController`.
@MainActor
struct SearchBarPlacementTests {
  enum Placement: CaseIterable {
    case titleView, barButton, tableHeader, subview, bottom, inChild, aboveChildList
  }

  private let results = WordsController(style: .plain)
  private let search: UISearchController
  private let list = WordsController(style: .plain)
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private var bar: UISearchBar { search.searchBar }

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = results
    stage.checksDamage = true
  }

  /// Shows a screen with the search bar, and returns the view that contains the results later.
  private func show(_ placement: Placement) -> UIView {
    let plain = UIViewController()
    plain.view.backgroundColor = .white
    switch placement {
    case .titleView:
      list.navigationItem.titleView = bar
      stage.show(UINavigationController(rootViewController: list))
    case .barButton:
      bar.frame.size = CGSize(width: 150, height: 44)
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: bar)
      stage.show(UINavigationController(rootViewController: list))
    case .tableHeader:
      bar.sizeToFit()
      list.tableView.tableHeaderView = bar
      stage.show(UINavigationController(rootViewController: list))
    case .subview, .bottom:
      bar.frame = CGRect(x: 0, y: placement == .subview ? 100 : 424, width: 320, height: 56)
      plain.view.addSubview(bar)
      stage.show(plain)
    case .inChild:
      let child = UIViewController()
      child.view.frame = CGRect(x: 0, y: 20, width: 320, height: 60)
      bar.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      child.view.addSubview(bar)
      plain.addChild(child)
      plain.view.addSubview(child.view)
      child.didMove(toParent: plain)
      plain.definesPresentationContext = true
      stage.show(plain)
    case .aboveChildList:
      bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
      list.loadViewIfNeeded()
      plain.addChild(list)
      list.view.frame = CGRect(x: 0, y: 56, width: 320, height: 424)
      plain.view.addSubview(list.view)
      plain.view.addSubview(bar)
      list.didMove(toParent: plain)
      stage.show(plain)
    }
    stage.settle(timeout: 1)
    switch placement {
    case .titleView, .barButton, .tableHeader: return list.view
    case .subview, .bottom, .inChild, .aboveChildList: return plain.view
    }
  }

  private func frameInWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(arguments: Placement.allCases)
  func resultsDoNotCoverTheBar(_ placement: Placement) throws {
    let view = show(placement)
    let field = frameInWindow(bar.searchTextField)
    #expect(field.width > 100)
    stage.tap(at: CGPoint(x: field.midX, y: field.midY))
    stage.settle(timeout: 1)
    #expect(search.isActive && bar.showsCancelButton)
    let overlay = try #require(search.overlay)
    #expect(overlay.window != nil && frameInWindow(overlay).height > 300)
    #expect(!frameInWindow(overlay).intersects(frameInWindow(bar).insetBy(dx: 1, dy: 1)))
    stage.type("Word 1")
    stage.settle(timeout: 1)
    #expect(results.tableView.window != nil && results.words.count == 11)
    #expect(search.parent?.view === view)
    let rows = frameInWindow(results.tableView)
    #expect(rows.height > 300 && !rows.intersects(frameInWindow(bar).insetBy(dx: 1, dy: 1)))
    #expect(stage.window.bounds.contains(rows))
    let row = results.tableView.rectForRow(at: IndexPath(row: 3, section: 0))
    let point = results.tableView.convert(CGPoint(x: row.midX, y: row.midY), to: nil)
    stage.tap(at: point)
    stage.settle(timeout: 1)
    #expect(results.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(list.viewIfLoaded == nil || list.tableView.indexPathForSelectedRow == nil)
    if placement == .titleView || placement == .tableHeader || placement == .bottom {
      assertSnapshot(of: stage, named: "results-\(placement)")
    }
    stage.press(.keyboardEscape)
    stage.settle(timeout: 1)
    #expect(!search.isActive && search.parent == nil && search.overlay == nil)
    #expect(results.viewIfLoaded?.window == nil)
  }

  @Test func aListCoveredByResultsDoesNotScroll() {
    _ = show(.tableHeader)
    let table: UITableView = list.tableView
    table.contentOffset.y = 500
    stage.settle()
    search.isActive = true
    stage.settle(timeout: 1)
    #expect(frameInWindow(bar).minY == 44)
    #expect(search.overlay.map(frameInWindow) == CGRect(x: 0, y: 100, width: 320, height: 380))
    stage.scrollWheel(by: CGVector(dx: 0, dy: -3), at: CGPoint(x: 160, y: 60))
    stage.settle(timeout: 1)
    #expect(table.contentOffset.y == 0)
    table.contentOffset.y = 20
    stage.settle()
    #expect(search.overlay.map(frameInWindow) == CGRect(x: 0, y: 80, width: 320, height: 400))
    search.isActive = false
    stage.settle(timeout: 1)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -3), at: CGPoint(x: 160, y: 300))
    stage.settle(timeout: 1)
    #expect(table.contentOffset.y > 20)
    #expect(table.isScrollEnabled)
  }

  @Test func resultsBelowATitleViewReappearAfterAPush() {
    _ = show(.titleView)
    bar.becomeFirstResponder()
    stage.type("Word 3")
    stage.settle(timeout: 1)
    let navigation = list.navigationController
    navigation?.pushViewController(UIViewController(), animated: true)
    stage.settle(timeout: 2)
    #expect(results.tableView.window == nil)
    navigation?.popViewController(animated: true)
    stage.settle(timeout: 2)
    #expect(results.tableView.window != nil && bar.text == "Word 3")
    let hit = stage.window.hitTest(CGPoint(x: 160, y: 60), with: nil)
    #expect(hit?.isDescendant(of: results.view) == true)
  }
}
