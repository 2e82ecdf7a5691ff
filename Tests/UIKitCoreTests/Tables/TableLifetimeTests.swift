import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for tables that are deallocated during updates, touches and animations.
@MainActor
struct TableLifetimeTests {
  enum Moment: CaseIterable {
    case update, swipe, closingSwipe, drag, highlight, scrolling, menu, fadingSelection
  }

  /// Starts an activity in a table of 30 rows.
  private func bring(_ list: EditableList, to moment: Moment, on stage: Stage) {
    let row = CGPoint(x: 250, y: 66)
    switch moment {
    case .update:
      list.names.remove(at: 0)
      list.table.deleteRows(at: [at(0)], with: .fade)
    case .swipe, .closingSwipe:
      stage.drag(from: row, to: CGPoint(x: 150, y: 66), duration: 0.3, hold: 0.2)
      if moment == .closingSwipe { list.table.setEditing(false, animated: true) }
    case .drag:
      list.table.isEditing = true
      stage.settle()
      stage.touchDown(at: CGPoint(x: 300, y: 66))
      stage.touchMove(to: CGPoint(x: 300, y: 470))
    case .highlight: stage.touchDown(at: row)
    case .scrolling: list.table.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    case .menu:
      stage.touchDown(at: row)
      stage.advance(by: 1)
    case .fadingSelection:
      list.table.selectRow(at: at(1), animated: false, scrollPosition: .none)
      list.table.deselectRow(at: at(1), animated: true)
    }
    stage.advance(by: 0.1)
  }

  @Test(arguments: Moment.allCases)
  func tablesAreReleased(moment: Moment) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    func use() {
      let list = EditableList(rows: 30)
      list.configure = { $0.showsReorderControl = true }
      stage.show(list.table)
      (table, cell) = (list.table, list.cell(3))
      bring(list, to: moment, on: stage)
      list.table.removeFromSuperview()
    }
    use()
    stage.settle()
    stage.touchCancel()
    stage.advance(by: 1)
    #expect(table == nil)
    #expect(cell == nil)
  }

  @Test(arguments: Moment.allCases)
  func tablesAreReleasedAtRest(moment: Moment) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.checksDamage = true
    let list = EditableList(rows: 30)
    list.configure = { $0.showsReorderControl = true }
    stage.show(list.table)
    bring(list, to: moment, on: stage)
    let window = stage.window
    list.table.removeFromSuperview()
    stage.touchCancel()
    stage.advance(by: 0.05)
    window.addSubview(list.table)
    stage.settle()
    #expect(
      list.table.visibleCells.map { $0.textLabel?.text }
        == list.table.indexPathsForVisibleRows?.map { list.names[$0.row] }
    )
    #expect(list.table.visibleCells.allSatisfy { !$0.isHighlighted && $0.alpha == 1 })
    #expect(
      list.table.subviews.filter { $0 is UITableViewCell }.count
        == list.table.visibleCells.count
    )
    #expect(!window.handleEscape())
  }

  @Test(arguments: Moment.allCases)
  func removingDataSourceAndDelegateEmptiesTheTable(moment: Moment) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.checksDamage = true
    let list = EditableList(rows: 30)
    list.configure = { $0.showsReorderControl = true }
    stage.show(list.table)
    bring(list, to: moment, on: stage)
    (list.table.dataSource, list.table.delegate) = (nil, nil)
    stage.touchMove(to: CGPoint(x: 200, y: 80))
    stage.advance(by: 0.05)
    stage.touchUp()
    stage.settle()
    #expect(list.table.numberOfSections == 0)  // TV-001.9
    #expect(list.table.subviews.filter { $0 is UITableViewCell } == [])  // TV-001.9
  }

  @Test func leavingTheWindowEndsTheAnimationOfAnUpdate() {
    let fixture = TableFixture([8])
    var finished: [Bool] = []
    fixture.table.performBatchUpdates {
      fixture.source.counts = [7]
      fixture.table.deleteRows(at: [at(7)], with: .fade)
    } completion: {
      finished.append($0)
    }
    fixture.stage.advance(by: 0.1)
    fixture.table.removeFromSuperview()
    fixture.stage.settle()
    #expect(finished.count == 1)  // TV-060.1
    fixture.stage.show(fixture.table)
    fixture.stage.settle()
    expectConsistent(fixture.table)
  }

  @Test func aTableMayBeReleasedInItsCallbacks() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    weak var table: UITableView?
    final class Source: UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.removeFromSuperview()
      }
      func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) { tableView.removeFromSuperview() }
    }
    let source = Source()
    let box = UIView()
    stage.show(box)
    for isSwipe in [false, true] {
      func use() {
        let new = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        new.dataSource = source
        new.delegate = source
        table = new
        box.addSubview(new)
      }
      use()
      stage.settle()
      #expect(table != nil)
      if isSwipe {
        stage.drag(
          from: CGPoint(x: 250, y: 66),
          to: CGPoint(x: 150, y: 66),
          duration: 0.3,
          hold: 0.2
        )
        stage.tap(at: CGPoint(x: 300, y: 66))
      } else {
        stage.tap(at: CGPoint(x: 100, y: 66))
      }
      stage.settle()
      stage.advance(by: 1)
      #expect(table == nil)
    }
  }
}
