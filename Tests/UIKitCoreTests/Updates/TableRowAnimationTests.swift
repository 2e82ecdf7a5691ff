import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for inserted and deleted rows at the beginning, in the middle and at the end of their
/// animation.
@MainActor
struct TableRowAnimationTests {
  typealias Animation = UITableView.RowAnimation

  /// Returns the offset of a hidden row of 44 points in a table 320 points wide.
  private func hiddenOffset(_ animation: Animation) -> CGPoint {
    switch animation {
    case .right: CGPoint(x: 320, y: 0)
    case .left: CGPoint(x: -320, y: 0)
    case .top: CGPoint(x: 0, y: -44)
    case .bottom: CGPoint(x: 0, y: 44)
    case .middle: CGPoint(x: 0, y: -22)
    case .fade, .automatic, .none: .zero
    }
  }

  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.5 && abs(first.minY - second.minY) < 0.5
      && abs(first.height - second.height) < 0.5 && abs(first.width - second.width) < 0.5
  }

  private func rect(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 320, height: 44) }

  @Test(arguments: Animation.all)
  func insertedRowsSlideIn(animation: Animation) throws {
    let fixture = UpdateFixture(UpdateList([3]))
    let below = try #require(fixture.cell(1))
    let row = fixture.source.list.makeRow()
    fixture.source.list.sections[0].rows.insert(row, at: 1)
    fixture.table.insertRows(at: [path(1)], with: animation)
    let cell = try #require(fixture.cell(1))
    let moves = animation != .none
    let hiddenRect = rect(72).offsetBy(dx: hiddenOffset(animation).x, dy: hiddenOffset(animation).y)
    // TV-083.2 TV-083.3 TV-083.4
    #expect(isNear(fixture.shown(cell), moves ? hiddenRect : rect(72)))
    #expect(isNear(fixture.shown(below), rect(72)))  // TV-083.9
    if animation == .fade || animation == .automatic {
      #expect(cell.shownAlpha == 0)  // TV-083.1 TV-083.8
    }
    if animation == .none { #expect(cell.shownAlpha == 1) }  // TV-083.6
    fixture.stage.advance(by: 0.15)
    if moves {
      let offset = hiddenOffset(animation)
      let half = rect(72).offsetBy(dx: offset.x / 2, dy: offset.y / 2)
      #expect(isNear(fixture.shown(cell), half))  // TV-083.5 TV-083.7
      #expect(isNear(fixture.shown(below), rect(94)))  // TV-053.24
    }
    if animation == .fade { #expect(abs(cell.shownAlpha - 0.5) < 0.02) }  // TV-083.1
    fixture.stage.advance(by: 0.17)
    #expect(isNear(fixture.shown(cell), rect(72)))  // UI-021.1
    #expect(cell.shownAlpha == 1)
    #expect(isNear(fixture.shown(below), rect(116)))
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test(arguments: Animation.all)
  func deletedRowsSlideOut(animation: Animation) throws {
    let fixture = UpdateFixture(UpdateList([4]))
    let cell = try #require(fixture.cell(1))
    let below = try #require(fixture.cell(2))
    fixture.log.calls = []
    fixture.source.list.sections[0].rows.remove(at: 1)
    fixture.table.deleteRows(at: [path(1)], with: animation)
    guard animation != .none else {
      #expect(cell.superview == nil)  // TV-083.6 TV-058.3
      #expect(isNear(fixture.shown(below), rect(116)))  // TV-083.9
      #expect(fixture.log.calls == ["-0-1"])  // TV-055.5
      fixture.stage.settle()
      #expect(isNear(fixture.shown(below), rect(72)))
      return
    }
    #expect(isNear(fixture.shown(cell), rect(72)))
    #expect(cell.shownAlpha == 1)
    #expect(isNear(fixture.shown(below), rect(116)))
    fixture.stage.advance(by: 0.15)
    let offset = hiddenOffset(animation)
    let half = rect(72).offsetBy(dx: offset.x / 2, dy: offset.y / 2)
    #expect(isNear(fixture.shown(cell), half))  // TV-083.2 TV-083.3 TV-083.4 TV-083.5 TV-083.7
    if animation == .fade { #expect(abs(cell.shownAlpha - 0.5) < 0.02) }  // TV-083.1
    #expect(isNear(fixture.shown(below), rect(94)))  // TV-083.9
    #expect(fixture.log.calls.isEmpty)
    fixture.stage.advance(by: 0.17)
    #expect(cell.superview == nil)
    #expect(fixture.log.calls == ["-0-1"])  // TV-055.5 TD-009.3
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test(arguments: Animation.all)
  func reloadedRowsAnimateOutAndIn(animation: Animation) throws {
    let fixture = UpdateFixture(UpdateList([4]))
    let oldCell = try #require(fixture.cell(1))
    let other = fixture.cell(2)
    fixture.source.requests = []
    fixture.source.list[path(1)].revision = 1
    fixture.table.reloadRows(at: [path(1)], with: animation)
    #expect(fixture.source.requests == [path(1)])  // TV-067.1
    let newCell = try #require(fixture.cell(1))
    if animation != .none {
      #expect(newCell !== oldCell)
      fixture.stage.advance(by: 0.15)
      let offset = hiddenOffset(animation)
      let half = rect(72).offsetBy(dx: offset.x / 2, dy: offset.y / 2)
      #expect(isNear(fixture.shown(oldCell), half))  // TV-067.2
      #expect(isNear(fixture.shown(newCell), half))  // TV-067.2
      if animation == .fade { #expect(abs(oldCell.shownAlpha - 0.5) < 0.02) }  // TV-067.1
    }
    fixture.stage.settle()
    #expect(fixture.cell(2) === other)
    #expect(fixture.texts[1] == "Row 2.1")
    #expect(fixture.table.numberOfRows(inSection: 0) == 4)  // TV-067.5
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func fadingReloadsDoNotFlash() {
    let fixture = UpdateFixture(UpdateList([3]), style: .grouped)
    fixture.source.list[path(1)].revision = 1
    fixture.table.reloadRows(at: [path(1)], with: .fade)
    for _ in 0..<20 {
      fixture.step()
      let color = fixture.stage.color(
        at: CGPoint(x: 250, y: fixture.table.rectForRow(at: path(1)).midY)
      )
      #expect(color == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
  }

  @Test(arguments: Animation.all, [UITableView.Style.plain, .grouped])
  func sectionsSlideInAndOut(animation: Animation, style: UITableView.Style) throws {
    let fixture = UpdateFixture(UpdateList([2, 3]), style: style)
    fixture.stage.checksDamage = true
    let keptCell = try #require(fixture.cell(0, 1))
    let list = fixture.source.list
    fixture.source.list.sections.remove(at: 0)
    var section = fixture.source.list.makeSection()
    section.rows = [fixture.source.list.makeRow()]
    fixture.source.list.sections.append(section)
    fixture.source.requests = []
    fixture.table.performBatchUpdates {
      fixture.table.insertSections([1], with: animation)
      fixture.table.deleteSections([0], with: animation)
    }
    #expect(list.sections.count == fixture.table.numberOfSections)
    #expect(fixture.source.requests == [path(0, 1)])  // TV-057.2
    #expect(fixture.cell(0, 0) === keptCell)  // TV-058.1
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func movedRowsAreInFrontOfOthers() throws {
    let fixture = UpdateFixture(UpdateList([5]))
    let cell = try #require(fixture.cell(0))
    let others = (1..<5).compactMap { fixture.cell($0) }
    fixture.source.requests = []
    fixture.source.list.sections[0].rows.append(fixture.source.list.sections[0].rows.remove(at: 0))
    fixture.table.moveRow(at: path(0), to: path(4))
    fixture.stage.advance(by: 0.15)
    #expect(isNear(fixture.shown(cell), rect(28 + 88)))  // TV-056.2
    for (index, other) in others.enumerated() {
      #expect(isNear(fixture.shown(other), rect(28 + 44 * CGFloat(index) + 22)))  // TV-056.1
    }
    let order = fixture.cellViews
    #expect(order.last === cell)
    fixture.stage.settle()
    #expect(fixture.cell(4) === cell)  // TV-056.5
    #expect(fixture.source.requests.isEmpty)  // TV-056.5
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func sectionsMoveWithTheirRows() {
    let fixture = UpdateFixture(UpdateList([2, 3, 1]))
    let cells = fixture.table.visibleCells
    let header = fixture.table.headerView(forSection: 0)
    fixture.source.requests = []
    fixture.source.list.sections.append(fixture.source.list.sections.remove(at: 0))
    fixture.table.moveSection(0, toSection: 2)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.source.requests.isEmpty)  // TV-059.1
    #expect(fixture.table.visibleCells == Array(cells[2...] + cells[..<2]))
    #expect(fixture.table.headerView(forSection: 2) === header)
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }
}
