import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for refresh controls, which reload a list when the user pulls it down.
@MainActor
struct RefreshControlTests {
  private let fixture: TableFixture
  private let control = UIRefreshControl()
  private let counter = EventCounter()
  private var table: UITableView { fixture.table }

  private final class EventCounter { var events = 0 }

  init() {
    fixture = TableFixture([40]) { $0.delegate.notesDisplay = false }
    table.refreshControl = control
    control.addAction(UIAction { [counter] _ in counter.events += 1 }, for: .valueChanged)
    fixture.stage.update()
  }

  /// Pulls the table down by a distance in points, in 20 frames.
  private func pull(by distance: CGFloat, lifts: Bool = true) {
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 60))
    for step in 1...20 {
      fixture.stage.touchMove(to: CGPoint(x: 100, y: 60 + distance * CGFloat(step) / 20))
      fixture.stage.advance(by: 1 / 60)
    }
    if lifts { fixture.stage.touchUp() }
  }

  @Test func aLongPullRefreshesWhileTheFingerIsDown() {
    pull(by: 350, lifts: false)
    #expect(control.isRefreshing)
    #expect(counter.events == 1)
    #expect(table.adjustedContentInset.top == 0)
    fixture.stage.touchUp()
    #expect(table.adjustedContentInset.top == 60)
    fixture.stage.settle()
    #expect(table.contentOffset.y == -60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    #expect(table.visibleCells.first?.convert(CGPoint.zero, to: nil).y == 60)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    fixture.stage.advance(by: 0.15)
    #expect(table.contentOffset.y > -60 && table.contentOffset.y < 0)
    fixture.stage.settle()
    #expect(table.contentOffset.y == 0)
    #expect(control.isHidden)
    #expect(counter.events == 1)
  }

  @Test func aShortPullShowsTheIndicatorWithoutRefreshing() {
    pull(by: 80, lifts: false)
    #expect(!control.isHidden)
    #expect(control.alpha > 0 && control.alpha < 1)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(counter.events == 0)
    #expect(control.isHidden)
    #expect(table.contentOffset.y == 0)
  }

  @Test func endingInTheHandlerRefreshesOnceInADrag() {
    control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
    pull(by: 350, lifts: false)
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 420))
    fixture.stage.advance(by: 0.1)
    #expect(counter.events == 1)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(table.contentOffset.y == 0)
  }

  @Test func endingDuringTheDragLeavesNoSpace() {
    pull(by: 350, lifts: false)
    control.endRefreshing()
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(table.contentOffset.y == 0)
    #expect(table.adjustedContentInset.top == 0)
  }

  @Test func applicationsBeginWithoutScrollingAndWithoutEvent() {
    control.beginRefreshing()
    fixture.stage.update()
    #expect(control.isRefreshing)
    #expect(counter.events == 0)
    #expect(table.contentOffset.y == 0)
    table.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: true)
    fixture.stage.settle()
    #expect(table.contentOffset.y == -60)
    control.endRefreshing()
    fixture.stage.settle()
    #expect(table.contentOffset.y == 0)
  }

  @Test func endingWhileScrolledDownKeepsTheOffset() {
    control.beginRefreshing()
    table.contentOffset.y = 300
    control.endRefreshing()
    fixture.stage.settle()
    #expect(table.contentOffset.y == 300)
  }

  @Test func shortContentCanBePulled() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 100)
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(scroll)
    #expect(!scroll.canScrollVertically)
    let control = UIRefreshControl()
    scroll.refreshControl = control
    #expect(scroll.canScrollVertically)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 400), duration: 0.5, hold: 0.3)
    #expect(control.isRefreshing)
    scroll.refreshControl = nil
    stage.settle()
    #expect(control.superview == nil)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func controlRAndF5Refresh() {
    table.becomeFirstResponder()
    fixture.stage.press(.keyboardF5)
    #expect(counter.events == 1)
    fixture.stage.settle(timeout: 1)
    #expect(table.contentOffset.y == -60)
    fixture.stage.press(.keyboardR, modifiers: .control)
    #expect(counter.events == 1)
    control.endRefreshing()
    fixture.stage.settle()
    fixture.stage.press(.keyboardR, modifiers: .control)
    #expect(counter.events == 2)
  }

  @Test func disabledControlsDoNotRefresh() {
    control.isEnabled = false
    pull(by: 350)
    #expect(counter.events == 0)
  }

  @Test func returningAfterARefreshCallsNoDelegate() {
    pull(by: 350)
    fixture.stage.settle(timeout: 1)
    fixture.recorder.take()
    control.endRefreshing()
    fixture.stage.settle()
    #expect(!fixture.recorder.take().contains { $0.contains("EndScrollingAnimation") })
  }

  @Test func controllersHaveTheTablesControl() {
    let controller = UITableViewController(style: .plain)
    #expect(controller.refreshControl == nil)
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(table.refreshControl == nil)
  }

  @Test func theSnapshotMatches() {
    control.attributedTitle = NSAttributedString(string: "Updated a minute ago")
    pull(by: 350)
    fixture.stage.settle(timeout: 1)
    assertSnapshot(of: fixture.stage, named: "refreshing", inMotion: true)
    fixture.stage.window.overrideUserInterfaceStyle = .dark
    fixture.stage.update()
    assertSnapshot(of: fixture.stage, named: "refreshing-dark", inMotion: true)
    control.endRefreshing()
    fixture.stage.settle()
    pull(by: 90, lifts: false)
    assertSnapshot(of: fixture.stage, named: "pulled-dark", inMotion: true)
  }
}
