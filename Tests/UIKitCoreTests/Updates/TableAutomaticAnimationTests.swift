import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for `UITableView.RowAnimation.automatic`, which keeps rows from sliding behind headers and
/// footers.
@MainActor
struct TableAutomaticAnimationTests {
  /// The inserted or deleted rows of five, and the distances over which they move until they are
  /// hidden, in row heights.
  nonisolated private static let cases: [(rows: [Int], distances: [CGFloat])] = [
    ([0], [1]), ([0, 1], [1, 1]), ([4], [-1]), ([3, 4], [-1, -1]), ([2], [0]),
    ([0, 2, 4], [1, 0, -1]), ([0, 1, 2, 3, 4], [0, 0, 0, 0, 0]),
  ]

  @Test(arguments: cases, [UITableView.Style.plain, .grouped])
  func deletedRowsSlideAwayFromHeaderAndFooter(
    change: (rows: [Int], distances: [CGFloat]),
    style: UITableView.Style
  ) throws {
    let fixture = UpdateFixture(UpdateList([5, 3]), style: style)
    let cells = try change.rows.map { try #require(fixture.cell($0)) }
    let positions = cells.map { fixture.shown($0).minY }
    for row in change.rows.reversed() { fixture.source.list.sections[0].rows.remove(at: row) }
    fixture.table.deleteRows(at: change.rows.map { path($0) }, with: .automatic)
    fixture.stage.advance(by: 0.15)
    for (index, cell) in cells.enumerated() {
      let displacement = fixture.shown(cell).minY - positions[index]
      // Deleted rows move together with the remaining row above them.
      let above = (0..<change.rows[index]).last { !change.rows.contains($0) } ?? 0
      let shift = CGFloat(change.rows.count { $0 < above }) * -44
      #expect(abs(displacement - (change.distances[index] * 44 + shift) / 2) < 0.5)  // TV-083.8
      #expect(abs(cell.shownAlpha - 0.5) < 0.02)
    }
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test(arguments: cases, [UITableView.Style.plain, .grouped])
  func insertedRowsSlideInFromTheirNeighbours(
    change: (rows: [Int], distances: [CGFloat]),
    style: UITableView.Style
  ) throws {
    let fixture = UpdateFixture(UpdateList([5 - change.rows.count, 3]), style: style)
    for row in change.rows {
      let newRow = fixture.source.list.makeRow()
      fixture.source.list.sections[0].rows.insert(newRow, at: row)
    }
    fixture.table.insertRows(at: change.rows.map { path($0) }, with: .automatic)
    for (row, distance) in zip(change.rows, change.distances) {
      let cell = try #require(fixture.cell(row))
      let finalY = fixture.table.rectForRow(at: path(row)).minY
      #expect(abs(fixture.shown(cell).minY - finalY - distance * 44) < 0.5)  // TV-083.8
      #expect(cell.shownAlpha == 0)
    }
    fixture.stage.settle()
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func wholeSectionsFade() throws {
    let fixture = UpdateFixture(UpdateList([2, 2]))
    let cell = try #require(fixture.cell(0))
    let startY = fixture.shown(cell).minY
    fixture.source.list.sections.remove(at: 0)
    fixture.table.deleteSections([0], with: .automatic)
    fixture.stage.advance(by: 0.15)
    #expect(fixture.shown(cell).minY == startY)  // TV-083.8
    fixture.stage.settle()
  }
}
