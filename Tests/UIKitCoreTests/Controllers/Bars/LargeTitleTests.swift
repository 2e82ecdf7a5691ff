import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Large titles collapse with the content.
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

  @Test func scrollingCollapsesItAndTheSmallTitleAppears() {
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

  @Test func dragsDoNotEndHalfCollapsed() {
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

  @Test func itemsDecide() {
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

  @Test func pushedScreensHaveTheirOwn() {
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

  @Test func pictures() {
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
