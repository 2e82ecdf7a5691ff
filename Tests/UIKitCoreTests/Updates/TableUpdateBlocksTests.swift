import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the changes of a block: the time of their execution, and their common animation.
@MainActor
struct TableUpdateBlocksTests {
  /// Begins an update of rows 0 to 5.
  ///
  /// The block deletes row 0, moves row 5 to the front, inserts a row behind it, reloads row 2 and
  /// selects row 3: 5, new, 1, 2, 3, 4.
  private func begin(_ fixture: UpdateFixture) {
    var rows = fixture.source.list.sections[0].rows
    rows[2].revision = 1
    let newRow = fixture.source.list.makeRow()
    fixture.source.list.sections[0].rows = [rows[5], newRow, rows[1], rows[2], rows[3], rows[4]]
    let table = fixture.table
    table.beginUpdates()
    table.deleteRows(at: [path(0)], with: .fade)
    table.moveRow(at: path(5), to: path(0))
    table.insertRows(at: [path(1)], with: .fade)
    table.reloadRows(at: [path(2)], with: .fade)
    table.selectRow(at: path(3), animated: true, scrollPosition: .none)
  }

  @Test func aBlockIsPerformedWhenItEnds() throws {
    let fixture = UpdateFixture(UpdateList([6]))
    let textsBefore = fixture.texts
    let cells = fixture.table.visibleCells
    let frames = cells.map(\.frame)
    fixture.source.requests = []
    begin(fixture)
    fixture.stage.advance(by: 0.1)
    // Until the end of the block, the table makes no requests and moves no rows.
    #expect(fixture.source.requests.isEmpty)  // TV-051.1
    #expect(fixture.texts == textsBefore)  // TV-051.1
    #expect(cells.map { fixture.shown($0) } == frames)  // TV-051.1
    fixture.table.endUpdates()
    // The row selected inside of the block now has index 4.
    #expect(fixture.table.indexPathForSelectedRow == path(4))  // TV-052.1 TV-053.15
    #expect(fixture.texts == fixture.source.list.sections[0].rows.map(\.text))  // TV-052.1
    fixture.stage.settle()
    #expect(fixture.problems(selected: [4]).isEmpty)
  }

  @Test func changesInABlockAnimateTogether() throws {
    let fixture = UpdateFixture(UpdateList([6]))
    let deleted = try #require(fixture.cell(0))
    let moved = try #require(fixture.cell(5))
    let reloaded = try #require(fixture.cell(2))
    let pushed = try #require(fixture.cell(4))
    begin(fixture)
    fixture.table.endUpdates()
    let inserted = try #require(fixture.cell(1))
    let replacementCell = try #require(fixture.cell(3))
    #expect(fixture.shown(moved).minY == 248)
    #expect(deleted.shownAlpha == 1 && inserted.shownAlpha == 0 && reloaded.shownAlpha == 1)
    fixture.stage.advance(by: 0.15)
    // TV-051.1 TV-052.2: all animations are half way at the same time.
    #expect(abs(deleted.shownAlpha - 0.5) < 0.02)  // TV-052.2
    #expect(abs(inserted.shownAlpha - 0.5) < 0.02)  // TV-052.2 TV-054.1
    #expect(abs(reloaded.shownAlpha - 0.5) < 0.02)  // TV-052.2
    #expect(abs(fixture.shown(moved).minY - (28 + 110)) < 0.5)  // TV-052.2
    #expect(abs(fixture.shown(pushed).minY - (28 + 198)) < 0.5)  // TV-052.2
    fixture.stage.advance(by: 0.17)
    #expect(deleted.superview == nil && reloaded.superview == nil)  // TV-055.1
    #expect(inserted.shownAlpha == 1 && replacementCell.shownAlpha == 1)  // TV-054.1
    #expect(fixture.shown(moved).minY == 28)
    #expect(fixture.problems(selected: [4]).isEmpty)
  }

  @Test func anOpenBlockChangesNothing() {
    let fixture = UpdateFixture(UpdateList([3]))
    fixture.table.beginUpdates()
    fixture.source.list.sections[0].rows.remove(at: 0)
    fixture.table.deleteRows(at: [path(0)], with: .fade)
    fixture.stage.advance(by: 1)
    #expect(fixture.table.numberOfRows(inSection: 0) == 3)  // TV-051.2
    #expect(fixture.cellViews.count == 3)  // TV-051.2
    fixture.table.endUpdates()
    #expect(fixture.table.numberOfRows(inSection: 0) == 2)  // TV-051.2
  }

  @Test func relatedChangesNeedOneBlock() {
    let handler = UITableView.inconsistencyHandler
    defer { UITableView.inconsistencyHandler = handler }
    var messages: [String] = []
    UITableView.inconsistencyHandler = { _, message in messages.append(message) }
    // Two rows are deleted and one is inserted. By itself, the first call finds one row less, not
    // two.
    func change(_ fixture: UpdateFixture, in block: (() -> Void) -> Void) {
      let newRow = fixture.source.list.makeRow()
      fixture.source.list.sections[0].rows.replaceSubrange(0..<2, with: [newRow])
      block {
        fixture.table.deleteRows(at: [path(0), path(1)], with: .fade)
        fixture.table.insertRows(at: [path(0)], with: .fade)
      }
      fixture.stage.settle()
      #expect(fixture.problems(selected: []).isEmpty)
    }
    change(UpdateFixture(UpdateList([4]))) { $0() }
    #expect(!messages.isEmpty)  // TV-051.4
    messages = []
    let fixture = UpdateFixture(UpdateList([4]))
    change(fixture) { changes in
      fixture.table.beginUpdates()
      changes()
      fixture.table.endUpdates()
    }
    #expect(messages.isEmpty)  // TV-051.4
  }

  @Test func aCallOutsideOfABlockIsPerformedImmediately() {
    let fixture = UpdateFixture(UpdateList([3]))
    fixture.source.list.sections[0].rows.remove(at: 1)
    fixture.table.deleteRows(at: [path(1)], with: .fade)
    #expect(fixture.table.numberOfRows(inSection: 0) == 2)  // TV-053.5
    fixture.source.list.sections[0].rows.append(fixture.source.list.makeRow())
    fixture.table.insertRows(at: [path(2)], with: .fade)
    #expect(fixture.table.numberOfRows(inSection: 0) == 3)  // TV-053.5
    fixture.source.list.sections.append(fixture.source.list.makeSection())
    fixture.table.insertSections([1], with: .fade)
    #expect(fixture.table.numberOfSections == 2)  // TV-053.5
    fixture.source.list.sections.swapAt(0, 1)
    fixture.table.moveSection(1, toSection: 0)
    #expect(fixture.table.numberOfRows(inSection: 0) == 0)  // TV-053.5
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func allCountsAreRequestedAgain() {
    let fixture = TableFixture([2, 3, 4])
    fixture.source.counts[1] = 2
    fixture.table.beginUpdates()
    fixture.table.deleteRows(at: [path(0, 1)], with: .fade)
    #expect(fixture.calls("sections", "rows") == [])
    fixture.table.endUpdates()
    #expect(fixture.calls("sections", "rows") == ["sections", "rows 0", "rows 1", "rows 2"])
    // TV-053.6: the table requests each count once, including those of unchanged sections.
  }

  @Test func theTableNeverChangesTheModel() {
    let handler = UITableView.inconsistencyHandler
    defer { UITableView.inconsistencyHandler = handler }
    var messages: [String] = []
    UITableView.inconsistencyHandler = { _, message in messages.append(message) }
    let fixture = UpdateFixture(UpdateList([3]))
    let list = fixture.source.list
    fixture.table.deleteRows(at: [path(1)], with: .fade)
    fixture.stage.settle()
    // TV-053.10: the data after the call is decisive, and still has three rows.
    #expect(fixture.source.list == list)
    #expect(messages.count == 1)  // TV-053.10
    #expect(fixture.table.numberOfRows(inSection: 0) == 3)  // TV-053.10
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func severalRowsMoveInOneBlock() {
    let fixture = UpdateFixture(UpdateList([5]))
    let cells = fixture.table.visibleCells
    fixture.source.list.sections[0].rows.reverse()
    fixture.source.requests = []
    fixture.table.performBatchUpdates {
      for row in 0..<5 { fixture.table.moveRow(at: path(row), to: path(4 - row)) }
    }
    #expect(fixture.table.visibleCells == cells.reversed())  // TV-056.3
    #expect(fixture.source.requests.isEmpty)  // TV-056.3
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test(arguments: [false, true])
  func sectionsAreDeletedBeforeOthersAreInserted(deletesFirst: Bool) {
    // Sections 0, 1, 2 become 0, new, 2. Regardless of the order of the calls, 1 is the old section
    // 1 for the deletion and the new index for the insertion.
    let fixture = UpdateFixture(UpdateList([1, 2, 1]))
    let cells = fixture.table.visibleCells
    var newSection = fixture.source.list.makeSection()
    newSection.rows = (0..<4).map { _ in fixture.source.list.makeRow() }
    fixture.source.list.sections[1] = newSection
    fixture.source.requests = []
    fixture.table.performBatchUpdates {
      if deletesFirst { fixture.table.deleteSections([1], with: .fade) }
      fixture.table.insertSections([1], with: .fade)
      if !deletesFirst { fixture.table.deleteSections([1], with: .fade) }
    }
    #expect(fixture.source.requests == (0..<4).map { path($0, 1) })  // TV-057.3 TV-058.2
    #expect(fixture.table.visibleCells.first === cells.first)  // TV-057.3
    #expect(fixture.table.visibleCells.last === cells.last)  // TV-058.2
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func sectionsMoveStraightBesideOtherChanges() throws {
    let fixture = UpdateFixture(UpdateList([1, 1, 2]))
    let moved = try #require(fixture.cell(0, 0))
    let header = try #require(fixture.table.headerView(forSection: 0))
    // Section 0 moves to the end, section 1 is deleted, and section 2 loses a row.
    var sections = fixture.source.list.sections
    sections[2].rows.remove(at: 0)
    fixture.source.list.sections = [sections[2], sections[0]]
    fixture.table.performBatchUpdates {
      fixture.table.moveSection(0, toSection: 1)
      fixture.table.deleteSections([1], with: .fade)
      fixture.table.deleteRows(at: [path(0, 2)], with: .fade)
    }
    #expect(fixture.cell(0, 1) === moved)  // TV-059.2, TV-059.3
    let distance = 72.0
    for time in [0.0, 0.15, 0.15] {
      fixture.stage.advance(by: time)
      let row = fixture.shown(moved)
      // TV-059.2: straight down together with its header, without fading or horizontal movement.
      #expect(row.minX == 0 && moved.shownAlpha == 1)
      #expect(row.minY >= 28 && row.minY <= 28 + distance + 0.01)
      #expect(abs(fixture.shown(header).minY - (row.minY - 28)) < 0.5)
    }
    #expect(fixture.shown(moved).minY == 100)
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func aReloadAmongChangesShowsTheDataSource() {
    let fixture = UpdateFixture(UpdateList([4]))
    let cells = Set(fixture.table.visibleCells)
    fixture.source.list.sections[0].rows.remove(at: 0)
    fixture.source.requests = []
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(0)], with: .left)
      fixture.table.reloadData()
    }
    fixture.step()
    // TV-066.5: the table requests every cell, and the deleted row does not slide.
    #expect(fixture.source.requests == (0..<3).map { path($0) })
    #expect(fixture.cellViews.allSatisfy { $0.presentationFrame.minX == 0 })  // TV-066.5
    #expect(fixture.cellViews.count == 3 && !cells.isEmpty)  // TV-066.5
  }

  @Test func aShownValueChangesWithoutAReload() throws {
    let fixture = UpdateFixture(UpdateList([3]))
    let cell = try #require(fixture.cell(1))
    fixture.source.requests = []
    cell.textLabel?.text = "Other"
    fixture.step()
    #expect(fixture.cell(1) === cell)  // TV-067.3
    #expect(cell.shownAlpha == 1 && cell.textLabel?.text == "Other")  // TV-067.3
    #expect(fixture.source.requests.isEmpty)  // TV-067.3
    fixture.source.list[path(1)].revision = 1
    fixture.table.reloadRows(at: [path(1)], with: .fade)
    let replacementCell = try #require(fixture.cell(1))
    fixture.stage.advance(by: 0.15)
    #expect(replacementCell !== cell && abs(cell.shownAlpha - 0.5) < 0.02)  // TV-067.3
    #expect(replacementCell.textLabel?.text == "Row 2.1")  // TV-067.3
  }

  @Test func newSettingsInABlockRequestNoDeletedRows() {
    let fixture = TableFixture([3, 3, 3]) { $0.source.headers = [0: "A", 1: "B", 2: "C"] }
    fixture.table.performBatchUpdates {
      fixture.source.counts.removeLast()
      fixture.table.deleteSections([2], with: .fade)
      fixture.table.rowHeight = 60
      fixture.table.sectionHeaderHeight = 40
      fixture.table.frame.size.width = 300
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.rectForRow(at: at(0)).height == 44)  // TV-051.6
    }
    fixture.stage.settle()
    #expect(fixture.calls("header 2").isEmpty)  // TV-053.3
    #expect(fixture.table.rectForRow(at: at(0)).height == 60)  // TV-012.5
    #expect(fixture.table.rectForHeader(inSection: 1).height == 40)
    #expect(fixture.table.contentSize.width == 300)
    expectConsistent(fixture.table)
  }

  @Test func anotherWidthInABlockRequestsNoDeletedRows() {
    var requestedIndexPaths: [IndexPath] = []
    let heights = RowHeightsDelegate {
      requestedIndexPaths.append($0)
      return 50
    }
    let fixture = TableFixture([30]) { $0.table.delegate = heights }
    requestedIndexPaths = []
    fixture.table.beginUpdates()
    fixture.source.counts = [29]
    fixture.table.deleteRows(at: [at(29)], with: .fade)
    fixture.table.frame.size.width = 300
    fixture.stage.settle()
    fixture.table.endUpdates()
    fixture.stage.settle()
    #expect(requestedIndexPaths.contains(at(28)))
    #expect(!requestedIndexPaths.contains(at(29)))  // TV-051.6
    expectConsistent(fixture.table)
    withExtendedLifetime(heights) {}
  }
}
