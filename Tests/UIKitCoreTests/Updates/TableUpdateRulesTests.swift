import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for index paths in the calls of a block, and for inconsistencies with the data source.
@MainActor
struct TableUpdateRulesTests {
  private func ids(_ fixture: UpdateFixture) -> [Int] {
    fixture.table.visibleCells.compactMap { cell in
      fixture.table.indexPath(for: cell).map { fixture.source.list[$0].id }
    }
  }

  @Test(arguments: 0..<6)
  func theOrderOfCallsDoesNotMatter(order: Int) {
    let fixture = UpdateFixture(UpdateList([6]))
    var rows = fixture.source.list.sections[0].rows
    let new = fixture.source.list.makeRow()
    let moved = rows[5]
    rows = [new, moved, rows[0], rows[2], rows[4]]
    fixture.source.list.sections[0].rows = rows
    let table = fixture.table
    let calls: [() -> Void] = [
      { table.insertRows(at: [path(0)], with: .fade) },
      { table.deleteRows(at: [path(1), path(3)], with: .left) },
      { table.moveRow(at: path(5), to: path(1)) },
    ]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    table.beginUpdates()
    for index in orders[order] { calls[index]() }
    table.endUpdates()
    // TV-053.1 TV-053.2, TV-053.19 TV-053.3 TV-053.4 TV-054.3
    #expect(ids(fixture) == rows.map(\.id))
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)  // TV-056.4 TV-055.2
  }

  @Test func nestedBlocksAreOne() {
    let fixture = UpdateFixture(UpdateList([3]))
    let table = fixture.table
    table.beginUpdates()
    fixture.source.list.sections[0].rows.remove(at: 0)
    table.deleteRows(at: [path(0)], with: .fade)
    table.performBatchUpdates {
      fixture.source.list.sections[0].rows.remove(at: 0)
      table.deleteRows(at: [path(1)], with: .fade)
    }
    #expect(table.numberOfRows(inSection: 0) == 3)  // TV-051.6, R-21, TV-052.3
    #expect(table.indexPathsForVisibleRows?.count == 3)  // TV-051.6
    #expect(fixture.cell(2) != nil)  // TV-051.6
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 1)  // TV-010.3 TV-053.18 TV-051.3
    #expect(table.rectForRow(at: path(0)).minY == 28)  // TV-053.18
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func theCompletionFollowsTheAnimation() {
    let fixture = UpdateFixture(UpdateList([3]))
    var completions: [Bool] = []
    fixture.source.list.sections[0].rows.remove(at: 0)
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(0)], with: .fade)
      fixture.table.performBatchUpdates(nil) { completions.append($0) }
    } completion: {
      completions.append($0)
    }
    fixture.stage.advance(by: 0.28)
    #expect(completions.isEmpty)  // TV-053.16
    fixture.stage.advance(by: 0.05)
    #expect(completions == [true, true])  // TV-060.1, TV-053.16
  }

  @Test func aReloadCutsTheAnimationShort() {
    let fixture = UpdateFixture(UpdateList([6]))
    var completions: [Bool] = []
    fixture.source.list.sections[0].rows.remove(at: 0)
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(0)], with: .fade)
    } completion: {
      completions.append($0)
    }
    fixture.stage.advance(by: 0.1)
    fixture.table.reloadData()
    #expect(completions.isEmpty)
    fixture.stage.settle()
    #expect(completions == [false])
    #expect(fixture.problems(selected: []).isEmpty)  // TD-009.4
  }

  @Test func scrollingDoesNotCutTheAnimationShort() {
    let fixture = UpdateFixture(UpdateList([60]))
    var completions: [Bool] = []
    fixture.source.list.sections[0].rows.remove(at: 1)
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(1)], with: .fade)
    } completion: {
      completions.append($0)
    }
    fixture.step()
    fixture.table.contentOffset.y = 300
    fixture.step()
    fixture.table.contentOffset.y = 1000
    fixture.stage.settle()
    #expect(completions == [true])
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func aReloadInsideABlockDropsTheAnimations() {
    let fixture = UpdateFixture(UpdateList([3]))
    fixture.table.beginUpdates()
    fixture.source.list.sections[0].rows.remove(at: 0)
    fixture.table.reloadData()
    fixture.table.deleteRows(at: [path(0)], with: .fade)
    fixture.table.endUpdates()
    fixture.step()
    #expect(fixture.cellViews.count == 2)  // TV-051.5
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func anEmptyBlockAnimatesNewHeights() throws {
    let fixture = UpdateFixture(UpdateList([5]), heights: .own)
    let cells = fixture.table.visibleCells
    let below = try #require(fixture.cell(2))
    fixture.source.requests = []
    fixture.source.list[path(1)].height = 100
    fixture.table.beginUpdates()
    fixture.table.endUpdates()
    #expect(fixture.table.rectForRow(at: path(1)).height == 100)  // TV-052.5
    #expect(fixture.shown(below).minY == 116)
    fixture.stage.advance(by: 0.15)
    #expect(abs(fixture.shown(below).minY - (28 + 88 + 28)) < 0.5)  // TV-052.5
    fixture.stage.settle()
    #expect(fixture.shown(below).minY == 172)
    #expect(fixture.source.requests.isEmpty)  // TV-052.5
    #expect(fixture.table.visibleCells == cells)
  }

  @Test func anEmptyBlockMeasuresSelfSizingCellsAgain() {
    let fixture = UpdateFixture(UpdateList([30]), heights: .fitting)
    let cells = fixture.table.visibleCells
    fixture.source.requests = []
    (fixture.cell(1) as? UpdateCell)?.height = 90
    fixture.table.performBatchUpdates(nil)
    #expect(fixture.table.rectForRow(at: path(1)).height == 90)  // TV-052.5
    #expect(Array(fixture.table.visibleCells.prefix(5)) == Array(cells.prefix(5)))
    #expect(fixture.source.requests.isEmpty)  // TV-052.5
  }

  @Test func updatesDoNotRequestIndexTitles() {
    let fixture = UpdateFixture(UpdateList([3]))
    fixture.source.titleRequests = 0
    fixture.source.list.sections.append(fixture.source.list.makeSection())
    fixture.table.insertSections([1], with: .fade)
    fixture.stage.settle()
    #expect(fixture.source.titleRequests == 0)  // TV-080.5 TV-069.2
    fixture.table.reloadSectionIndexTitles()
    #expect(fixture.source.titleRequests == 1)  // TV-069.1
  }

  @Test func anUnloadedTableLoadsWhenQueried() {
    let stage = Stage()
    let source = UpdateSource(UpdateList([2]))
    let table = UITableView()
    table.dataSource = source
    var completions: [Bool] = []
    source.list.sections[0].rows.append(source.list.makeRow())
    table.insertRows(at: [path(2)], with: .fade)
    table.performBatchUpdates {
      source.list.sections[0].rows.append(source.list.makeRow())
      #expect(table.numberOfRows(inSection: 0) == 4)
      table.insertRows(at: [path(3)], with: .fade)
    } completion: {
      completions.append($0)
    }
    stage.show(table)
    stage.settle()
    #expect(table.visibleCells.count == 4)
    #expect(completions == [true])
  }

  @Test func tablesWithoutWindowOrSizeAreUpdated() {
    let source = UpdateSource(UpdateList([2]))
    for frame in [CGRect.zero, CGRect(x: 0, y: 0, width: 100, height: 100)] {
      let table = UITableView(frame: frame)
      table.dataSource = source
      table.layoutIfNeeded()
      _ = table.numberOfSections
      source.list.sections[0].rows.append(source.list.makeRow())
      let count = source.list.sections[0].rows.count
      table.insertRows(at: [path(count - 1)], with: .left)
      #expect(table.numberOfRows(inSection: 0) == count)
      let stage = Stage(size: CGSize(width: 320, height: 480))
      stage.show(table)
      stage.settle()
      #expect(table.visibleCells.count == count)
    }
  }

  @Test func emptyTablesFillAndEmptyAgain() {
    let fixture = UpdateFixture(UpdateList([]))
    for _ in 0..<3 {
      var section = fixture.source.list.makeSection()
      section.rows = [fixture.source.list.makeRow()]
      fixture.source.list.sections = [section]
      fixture.table.insertSections([0], with: .top)
      fixture.stage.advance(by: 0.1)
      fixture.source.list.sections = []
      fixture.table.deleteSections([0], with: .bottom)
      fixture.stage.advance(by: 0.1)
    }
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)  // TV-001.7
    #expect(fixture.cellViews.isEmpty)
  }

  // MARK: Mistakes

  @Test func anInconsistencyIsReportedAndTheTableReloads() {
    let fixture = UpdateFixture(UpdateList([3, 5]))
    let original = UITableView.inconsistencyHandler
    defer { UITableView.inconsistencyHandler = original }
    var messages: [String] = []
    UITableView.inconsistencyHandler = { table, message in
      #expect(table === fixture.table)
      messages.append(message)
    }
    var completions: [Bool] = []
    fixture.source.list.sections[1].rows.removeLast(2)
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(4, 1)], with: .fade)
    } completion: {
      completions.append($0)
    }
    #expect(messages.count == 1)  // TV-053.7 TV-053.9
    let message = messages.first ?? ""
    #expect(message.contains("section 1 has 3 rows after the update, but 5 before"))
    #expect(message.contains("0 inserted − 1 deleted + 0 moved in − 0 moved out = 4"))
    fixture.stage.settle()
    #expect(completions == [false])
    #expect(fixture.table.numberOfRows(inSection: 1) == 3)
    #expect(fixture.problems(selected: []).isEmpty)

    messages = []
    fixture.table.insertSections([0], with: .fade)
    #expect(messages.count == 1)  // TV-053.8
    fixture.table.deleteRows(at: [path(77)], with: .fade)
    #expect(messages.count == 2)  // TV-055.4
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(0)], with: .fade)
      fixture.table.deleteRows(at: [path(0)], with: .fade)
    }
    #expect(messages.count == 3)  // TV-053.11
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  #if DEBUG
  @Test func anInconsistencyStopsADebugBuild() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = UpdateFixture(UpdateList([3]))
        fixture.table.deleteRows(at: [path(0)], with: .fade)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("section 0 has 3 rows after the update"))  // TV-053.20  // TV-053.25
  }
  #endif

  @Test func endUpdatesWithoutBeginStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {  // TV-052.4
      await MainActor.run { UITableView().endUpdates() }
    }
  }

  @Test func rowOperationsInDeletedSectionsAreIgnored() {
    let fixture = UpdateFixture(UpdateList([3, 2]))
    fixture.source.list.sections.remove(at: 0)
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(0), path(1)], with: .left)
      fixture.table.deleteSections([0], with: .fade)
    }
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)  // TV-053.12, TV-053.22
  }

  @Test func reloadedSectionsMayChangeTheirRows() {
    let fixture = UpdateFixture(UpdateList([3, 2]))
    let other = fixture.cell(1, 1)
    fixture.source.list.sections[0].rows = (0..<5).map { _ in fixture.source.list.makeRow() }
    fixture.source.list.sections[0].title = "Other"
    fixture.source.requests = []
    fixture.table.reloadSections([0], with: .right)
    #expect(fixture.source.requests == (0..<5).map { path($0) })  // TV-068.1
    #expect(fixture.cell(1, 1) === other)
    fixture.stage.settle()
    #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "Other")  // TV-068.5
    #expect(fixture.problems(selected: []).isEmpty)  // TV-068.2 TV-068.3
  }

  @Test func missingRowsAndSectionsAreReported() {
    let old = UITableView.inconsistencyHandler
    defer { UITableView.inconsistencyHandler = old }
    var callCount = 0
    UITableView.inconsistencyHandler = { _, _ in callCount += 1 }
    let fixture = TableFixture([3, 3])
    let table = fixture.table
    let changes: [() -> Void] = [
      { table.deleteRows(at: [at(-1)], with: .fade) },
      { table.insertRows(at: [at(-1)], with: .fade) },
      { table.deleteRows(at: [at(0, 9)], with: .fade) },
      { table.insertRows(at: [at(0, 9)], with: .fade) },
      { table.insertRows(at: [at(Int.max)], with: .fade) },
      { table.reloadRows(at: [at(0, -1)], with: .fade) },
      { table.reloadRows(at: [at(NSNotFound)], with: .fade) },
      { table.moveRow(at: at(0), to: at(99)) },
      { table.moveRow(at: at(77), to: at(0)) },
      { table.moveSection(0, toSection: 5) },
      { table.moveSection(-1, toSection: 0) },
      { table.moveSection(5, toSection: -3) },
      { table.insertSections([50], with: .fade) },
      { table.deleteSections([50], with: .fade) },
      { table.reloadSections([50], with: .fade) },
    ]
    for (index, change) in changes.enumerated() {
      callCount = 0
      change()
      fixture.stage.settle()
      #expect(callCount == 1, "change \(index)")  // TV-053.11, TV-055.4
      expectConsistent(table)
    }
  }
}
