import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for cells, selection and highlight, which follow their rows, and for the scroll position.
@MainActor
struct TableUpdateRowsTests {
  @Test func rowsThatStayKeepTheirCells() {
    let fixture = UpdateFixture(UpdateList([8]))
    let cells = fixture.table.visibleCells
    fixture.source.requests = []
    fixture.source.list.sections[0].rows.remove(at: 2)
    fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(), at: 5)
    fixture.table.performBatchUpdates {
      fixture.table.insertRows(at: [path(5)], with: .automatic)
      fixture.table.deleteRows(at: [path(2)], with: .automatic)
    }
    #expect(fixture.source.requests == [path(5)])  // TV-053.13 TV-053.14 TV-054.2
    var after = fixture.table.visibleCells
    after.remove(at: 5)
    #expect(after == Array(cells[..<2] + cells[3...]))  // TV-053.14
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func selectionAndHighlightFollow() throws {
    let fixture = UpdateFixture(UpdateList([6]))
    fixture.table.allowsMultipleSelection = true
    for row in [1, 3, 5] {
      fixture.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 28 + 4 * 44 + 10))
    fixture.stage.advance(by: 0.2)
    let highlighted = try #require(fixture.cell(4))
    #expect(highlighted.isHighlighted)
    let changes = NotificationCounter(fixture.table)
    fixture.source.list.sections[0].rows.remove(at: 1)
    fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(), at: 0)
    fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(), at: 0)
    fixture.source.list[path(4)].revision = 1
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(1)], with: .fade)
      fixture.table.reloadRows(at: [path(3)], with: .fade)
      fixture.table.insertRows(at: [path(0), path(1)], with: .fade)
    }
    #expect(fixture.table.indexPathsForSelectedRows == [path(6)])  // TV-053.15, TV-053.23 TV-067.7
    #expect(changes.count == 1)  // TV-086.1
    #expect(highlighted.isHighlighted)
    #expect(fixture.table.indexPath(for: highlighted) == path(5))
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.table.indexPathsForSelectedRows == [path(5), path(6)])
    #expect(!highlighted.isHighlighted)
  }

  @Test func deletingAHighlightedRowEndsTheTouch() {
    let fixture = UpdateFixture(UpdateList([6]))
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 28 + 44 + 10))
    fixture.stage.advance(by: 0.2)
    fixture.source.list.sections[0].rows.remove(at: 1)
    fixture.table.deleteRows(at: [path(1)], with: .fade)
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func displayEndsOnceForCellsThatLeave() {
    let fixture = UpdateFixture(UpdateList([30]))
    fixture.log.calls = []
    for _ in 0..<4 {
      fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(), at: 0)
      fixture.table.insertRows(at: [path(0)], with: .top)
      fixture.stage.advance(by: 0.05)
    }
    fixture.stage.settle()
    let endCalls = fixture.log.calls.filter { $0.hasPrefix("-") }
    #expect(endCalls.count == 4)  // TD-009.4
    #expect(fixture.problems(selected: []).isEmpty)  // TD-009.1
  }

  @Test func deletingARowDuringItsInsertionKeepsTheLastCell() {
    let fixture = UpdateFixture(UpdateList([30]))
    let last = fixture.table.visibleCells.last
    let newRow = fixture.source.list.makeRow()
    fixture.source.list.sections[0].rows.insert(newRow, at: 0)
    fixture.table.insertRows(at: [path(0)], with: .fade)
    fixture.stage.advance(by: 0.1)
    fixture.source.requests = []
    fixture.source.list.sections[0].rows.remove(at: 0)
    fixture.table.deleteRows(at: [path(0)], with: .fade)
    #expect(fixture.table.visibleCells.last === last)
    #expect(fixture.source.requests.isEmpty)
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func cellsThatTheAppKeepsCanBeReloaded() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let source = StaticCells()
    let table = UITableView()
    table.dataSource = source
    stage.show(table)
    for animation in UITableView.RowAnimation.all {
      table.reloadRows(at: [path(1)], with: animation)
      stage.advance(by: 0.1)
      table.reloadSections([0], with: animation)
      stage.settle()
      #expect(table.visibleCells == source.cells)
      for cell in source.cells {
        #expect(cell.superview === table && cell.alpha == 1)
        #expect(table.indexPath(for: cell).map { table.rectForRow(at: $0) } == cell.frame)
      }
    }
  }

  // MARK: Positions

  @Test func theTopRowStaysInPlace() throws {
    let fixture = UpdateFixture(UpdateList([40]))
    fixture.table.contentOffset.y = 450
    fixture.stage.settle()
    let first = try #require(fixture.table.visibleCells.first)
    let startY = fixture.shown(first).minY
    fixture.source.list.sections[0].rows.removeFirst(3)
    fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(), at: 2)
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(0), path(1), path(2)], with: .left)
      fixture.table.insertRows(at: [path(2)], with: .right)
    }
    for _ in 0..<20 {
      #expect(fixture.shown(first).minY == startY)
      fixture.step()
    }
    #expect(fixture.table.contentOffset.y == 362)
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func atTheTopAnInsertedRowIsVisible() {
    let fixture = UpdateFixture(UpdateList([40]))
    fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(), at: 0)
    fixture.table.insertRows(at: [path(0)], with: .top)
    #expect(fixture.table.contentOffset.y == 0)
    #expect(fixture.cell(0) != nil)
  }

  @Test func shorterContentIsScrolledIntoView() throws {
    let fixture = UpdateFixture(UpdateList([40]))
    fixture.table.contentOffset.y = fixture.legalRange.high
    fixture.stage.settle()
    let last = try #require(fixture.table.visibleCells.last)
    let startY = fixture.shown(last).minY
    fixture.source.list.sections[0].rows.removeSubrange(2..<38)
    fixture.table.deleteRows(at: (2..<38).map { path($0) }, with: .fade)
    #expect(fixture.table.contentOffset.y == 0)  // TV-053.17
    #expect(abs(fixture.shown(last).minY - startY) < 0.5)
    fixture.stage.settle()
    #expect(fixture.shown(last).minY == 160)
    #expect(fixture.problems(selected: []).isEmpty)
  }

  /// Returns the presented y-coordinates of cells by identity and text, and of the table's header.
  private func positions(_ fixture: UpdateFixture) -> [String: CGFloat] {
    var positions: [String: CGFloat] = [:]
    for cell in fixture.cellViews {
      positions["\(ObjectIdentifier(cell)) \(cell.textLabel?.text ?? "")"] =
        fixture.shown(cell).minY
    }
    if let header = fixture.table.tableHeaderView {
      positions["header"] = fixture.shown(header).minY
    }
    return positions
  }

  /// Slow: looks at all rows in each frame of overlapping animations.
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func overlappingBatchesDoNotMakeRowsJump(style: UITableView.Style) {
    let fixture = UpdateFixture(UpdateList([5, 20]), style: style)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    fixture.table.tableHeaderView = header
    fixture.stage.settle()
    fixture.table.contentOffset.y = 30
    fixture.stage.settle()
    let seed = SeededGenerator.forTest("\(style)")
    var generator = RandomUpdates(hasOwnHeights: false, random: seed)
    // Without animation, neighbouring rows jump (TV-083.6).
    generator.animations.removeAll { $0 == .none }
    for frame in 0..<35 {
      var oldPositions = positions(fixture)
      if frame % 5 == 0 {
        let change = generator.rows(from: fixture.source.list)
        fixture.table.performBatchUpdates {
          fixture.source.list = change.after
          for call in change.calls { call(fixture.table) }
        }
        // The rows have not moved yet.
        let newPositions = positions(fixture)
        for (cell, y) in newPositions {
          guard let oldY = oldPositions[cell] else { continue }
          #expect(abs(y - oldY) < 0.6, "frame \(frame)")
        }
        oldPositions = newPositions
      }
      fixture.step()
      let newPositions = positions(fixture)
      for (cell, y) in newPositions {
        guard let oldY = oldPositions[cell] else { continue }
        #expect(abs(y - oldY) < 200, "frame \(frame)")
      }
    }
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func tableFooterAndHeadersSlideWithTheRows() throws {
    let fixture = UpdateFixture(UpdateList([3, 2]))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    fixture.table.tableFooterView = footer
    fixture.stage.settle()
    let header = try #require(fixture.table.headerView(forSection: 1))
    let (top, bottom) = (fixture.shown(header).minY, fixture.shown(footer).minY)
    fixture.source.list.sections[0].rows.remove(at: 0)
    fixture.table.deleteRows(at: [path(0)], with: .fade)
    #expect(fixture.shown(header).minY == top)
    #expect(fixture.shown(footer).minY == bottom)
    fixture.stage.advance(by: 0.15)
    #expect(abs(fixture.shown(header).minY - (top - 22)) < 0.5)  // TV-053.24
    #expect(abs(fixture.shown(footer).minY - (bottom - 22)) < 0.5)  // TV-053.24
    fixture.stage.settle()
    #expect(fixture.shown(header).minY == top - 44)
    #expect(fixture.shown(footer).minY == bottom - 44)
  }

  @Test func theFirstGroupHasTheLargeSpace() {
    let fixture = UpdateFixture(UpdateList([2, 2, 2]), style: .grouped)
    let (first, other) = (
      fixture.table.rectForHeader(inSection: 0).height,
      fixture.table.rectForHeader(inSection: 1).height
    )
    #expect(first > other)
    fixture.source.list.sections.swapAt(0, 2)
    fixture.table.performBatchUpdates {
      fixture.table.moveSection(0, toSection: 2)
      fixture.table.moveSection(2, toSection: 0)
    }
    fixture.stage.settle()
    let heights = (0..<3).map { fixture.table.rectForHeader(inSection: $0).height }
    #expect(heights == [first, other, other])
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func reloadedRowsAreMeasuredAgain() {
    let fixture = UpdateFixture(UpdateList([30]), heights: .own)
    fixture.source.list[path(2)].height = 80
    fixture.source.list[path(25)].height = 90
    fixture.source.requests = []
    fixture.table.reloadRows(at: [path(2), path(25)], with: .none)
    #expect(fixture.table.rectForRow(at: path(2)).height == 80)  // TV-067.6
    #expect(fixture.table.rectForRow(at: path(25)).height == 90)  // TV-067.6
    #expect(fixture.source.requests == [path(2)])  // TV-067.8
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func newRowsAreMeasuredBeforeTheySlide() throws {
    let fixture = UpdateFixture(UpdateList([6]), heights: .fitting)
    let below = try #require(fixture.cell(2))
    fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(height: 120), at: 1)
    fixture.table.insertRows(at: [path(1)], with: .fade)
    let start = fixture.shown(below).minY
    fixture.stage.advance(by: 0.15)
    #expect(abs(fixture.shown(below).minY - (start + 60)) < 0.5)
    fixture.stage.settle()
    #expect(fixture.shown(below).minY == start + 120)
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test(arguments: [0, 5])
  func movedRowsStayInFrontOfOthers(row: Int) throws {
    let fixture = UpdateFixture(UpdateList([6]))
    let moved = try #require(fixture.cell(row))
    let list = fixture.source.list.sections[0].rows
    fixture.source.list.sections[0].rows.remove(at: row)
    fixture.source.list.sections[0].rows.insert(list[row], at: 5 - row)
    fixture.table.moveRow(at: path(row), to: path(5 - row))
    fixture.step()
    let order = fixture.table.subviews
    let movedIndex = try #require(order.firstIndex(of: moved))
    for cell in fixture.table.visibleCells where cell !== moved {
      #expect((order.firstIndex(of: cell) ?? .max) < movedIndex)
    }
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func deletedRowsMoveWithTheirNeighbours() throws {
    let fixture = UpdateFixture(UpdateList([6]))
    let deleted = try #require(fixture.cell(3))
    let neighbour = try #require(fixture.cell(2))
    let newRow = fixture.source.list.makeRow()
    fixture.source.list.sections[0].rows.remove(at: 3)
    fixture.source.list.sections[0].rows.insert(newRow, at: 0)
    fixture.table.performBatchUpdates {
      fixture.table.insertRows(at: [path(0)], with: .fade)
      fixture.table.deleteRows(at: [path(3)], with: .fade)
    }
    fixture.stage.advance(by: 0.15)
    #expect(abs(fixture.shown(neighbour).minY - (28 + 88 + 22)) < 0.5)
    // During the fade, the row stays below the row above it.
    #expect(abs(fixture.shown(deleted).minY - fixture.shown(neighbour).maxY) < 0.5)
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }
}

/// A data source with static cells, as forms have them.
@MainActor
private final class StaticCells: UITableViewDataSource {
  let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
}

/// Counts the table's selection notifications.
@MainActor
private final class NotificationCounter {
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ table: UITableView) {
    token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification,
      object: table,
      queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.count += 1 } }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
