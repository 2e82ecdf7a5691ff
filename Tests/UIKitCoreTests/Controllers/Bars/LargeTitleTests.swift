import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for large titles, which collapse when the content scrolls.
@MainActor
struct LargeTitleTests {
  private func fixture(_ configure: (BarsFixture) -> Void = { _ in }) -> BarsFixture {
    BarsFixture {
      $0.bar.prefersLargeTitles = true
      configure($0)
    }
  }

  @Test func contentBeginsBelowTheTitle() {
    let fixture = fixture()
    #expect(fixture.firstRow == 96)
    #expect(fixture.table.adjustedContentInset.top == 52)
    #expect(fixture.table.contentOffset.y == -52)
    #expect(fixture.palette?.frame == CGRect(x: 0, y: 0, width: 320, height: 52))
    #expect(fixture.palette?.showsTitle == true)
  }

  @Test func scrollingCollapsesTheTitleIntoTheBar() {
    let fixture = fixture()
    fixture.table.contentOffset.y = -22
    fixture.stage.settle()
    #expect(fixture.palette?.frame.height == 22)
    #expect(fixture.palette?.showsTitle == true)
    fixture.table.contentOffset.y = 100
    fixture.stage.settle()
    #expect(fixture.palette?.isHidden == true)
    #expect(fixture.palette?.showsTitle == false)
    fixture.table.contentOffset.y = -52
    fixture.stage.settle()
    #expect(fixture.palette?.frame.height == 52)
    #expect(fixture.palette?.showsTitle == true)
  }

  @Test func headersFloatBelowTheCollapsedBar() {
    let fixture = fixture()
    fixture.table.contentOffset.y = 100
    #expect(fixture.table.visibleTop == 100)
    #expect(fixture.table.visibleInset.top == 0)
    fixture.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    #expect(fixture.table.contentOffset.y == 880)
  }

  @Test func dragsSnapTheTitleOpenOrCollapsed() {
    let fixture = fixture()
    fixture.stage.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 100, y: 280),
      duration: 0.3,
      hold: 0.3
    )
    fixture.stage.settle()
    #expect([-52, 0].contains(fixture.table.contentOffset.y))
    fixture.stage.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 100, y: 250),
      duration: 0.3,
      hold: 0.3
    )
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 0)
  }

  @Test func theItemSelectsTheLargeOrTheSmallTitle() {
    let fixture = fixture { $0.list.navigationItem.largeTitleDisplayMode = .never }
    #expect(fixture.palette == nil)
    #expect(fixture.firstRow == 44)
    fixture.list.navigationItem.largeTitleDisplayMode = .always
    fixture.stage.settle()
    #expect(fixture.firstRow == 96)
    fixture.bar.prefersLargeTitles = false
    fixture.stage.settle()
    #expect(fixture.firstRow == 44)
    #expect(fixture.table.contentOffset.y == 0)
  }

  @Test func pushedScreensHaveTheirOwnTitleMode() {
    let fixture = fixture()
    let next = WordsController(style: .plain)
    next.title = "Next"
    next.navigationItem.largeTitleDisplayMode = .never
    fixture.navigation.pushViewController(next, animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.palette?.superview != nil)
    #expect((fixture.palette?.frame.minX ?? 0) < 0)
    fixture.stage.settle()
    #expect(fixture.palette?.superview == nil)
    #expect(next.tableView.adjustedContentInset.top == 0)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(fixture.palette?.superview != nil)
    #expect(fixture.firstRow == 96)
  }

  /// A list that requests a large title whenever it appears.
  private final class LargeList: WordsController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.navigationBar.prefersLargeTitles = true
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.navigationBar.prefersLargeTitles = false
    }
  }

  private func firstRow(of list: UITableViewController) -> CGFloat {
    let rect = list.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    return list.tableView.convert(rect.origin, to: nil).y
  }

  /// Advances to the end of a slide, and checks each frame.
  private func checkFrames(of fixture: BarsFixture, with large: LargeList) {
    for _ in 0..<40 {
      fixture.stage.advance(by: 1.0 / 60)
      #expect(fixture.list.navigationItem.palette == nil)
      if fixture.list.view.window != nil { #expect(fixture.firstRow == 44) }
      if large.view.window != nil {
        #expect(firstRow(of: large) == 96)
        #expect(large.navigationItem.palette?.frame.height == 52)
        #expect(large.navigationItem.palette?.frame.minX == large.view.frame.minX)
      }
    }
  }

  @Test(arguments: [false, true]) func titleModesSetBeforeAPushLeaveOtherScreensUnchanged(
    isInteractive: Bool
  ) {
    let fixture = BarsFixture()
    let large = LargeList(style: .plain)
    large.title = "Large"
    fixture.navigation.pushViewController(large, animated: true)
    checkFrames(of: fixture, with: large)
    assertSnapshot(of: fixture.stage, named: "large-after-push", inMotion: true)
    #expect(fixture.list.view.window == nil)
    if isInteractive {
      // A swipe of 80 points is cancelled, one of 310 points pops the screen.
      for end in [80, 310] {
        fixture.stage.touchDown(at: CGPoint(x: 2, y: 300))
        for x in stride(from: 10, through: end, by: 10) {
          fixture.stage.touchMove(to: CGPoint(x: x, y: 300))
          fixture.stage.advance(by: 1.0 / 60)
          #expect(firstRow(of: large) == 96)
          if fixture.list.view.window != nil { #expect(fixture.firstRow == 44) }
        }
        fixture.stage.advance(by: 0.2)
        fixture.stage.touchUp()
        checkFrames(of: fixture, with: large)
        #expect(fixture.navigation.viewControllers.count == (end == 80 ? 2 : 1))
        #expect(fixture.bar.prefersLargeTitles == (end == 80))
      }
    } else {
      fixture.navigation.popViewController(animated: true)
      checkFrames(of: fixture, with: large)
    }
    #expect(fixture.navigation.viewControllers.count == 1)
    #expect(large.view.window == nil && fixture.firstRow == 44)
  }

  @Test func theSmallTitleIsHiddenBesideTheLargeOne() {
    let fixture = BarsFixture()
    let large = LargeList(style: .plain)
    large.title = "Large"
    fixture.navigation.pushViewController(large, animated: true)
    fixture.stage.advance(by: 0.2)
    assertSnapshot(of: fixture.stage, named: "large-while-pushed", inMotion: true)
    fixture.stage.settle()
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.2)
    assertSnapshot(of: fixture.stage, named: "large-while-popped", inMotion: true)
  }

  @Test func refreshControlsAreBelowTheTitle() {
    let control = UIRefreshControl()
    let fixture = fixture { $0.list.refreshControl = control }
    control.beginRefreshing()
    fixture.table.setContentOffset(CGPoint(x: 0, y: -112), animated: false)
    fixture.stage.update()
    #expect(control.convert(CGPoint.zero, to: nil).y == 96)
    control.endRefreshing()
    fixture.stage.settle()
    #expect(fixture.firstRow == 96)
  }

  @Test func snapshotsMatch() {
    let fixture = fixture { $0.list.navigationItem.rightBarButtonItem = $0.list.editButtonItem }
    assertSnapshot(of: fixture.stage, named: "large-title")
    fixture.table.contentOffset.y = 200
    fixture.stage.settle()
    assertSnapshot(of: fixture.stage, named: "collapsed")
    fixture.table.contentOffset.y = -52
    fixture.stage.window.overrideUserInterfaceStyle = .dark
    fixture.stage.window.traitOverrides.layoutDirection = .rightToLeft
    fixture.stage.settle()
    assertSnapshot(of: fixture.stage, named: "large-title-dark-mirrored")
  }
}
