import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the effects of batches on the content offset, scrolling, headers, footers and corners.
@MainActor
struct TableUpdateEffectsTests {
  /// Inserts rows at an index of the first section.
  private func insert(
    _ count: Int,
    at row: Int,
    _ fixture: UpdateFixture,
    _ animation: UITableView.RowAnimation = .fade
  ) {
    let rows = (0..<count).map { _ in fixture.source.list.makeRow() }
    fixture.source.list.sections[0].rows.insert(contentsOf: rows, at: row)
    fixture.table.insertRows(at: (row..<row + count).map { path($0) }, with: animation)
  }

  // MARK: Callbacks

  @Test func aReloadInACallbackReplacesItsBatch() {
    for changesCounts in [false, true] {
      let fixture = UpdateFixture(UpdateList([60]))
      let table = fixture.table
      var completions: [Bool] = []
      for round in 1...2 {
        var isArmed = true
        fixture.log.onWillDisplay = { _, _ in
          guard isArmed else { return }
          isArmed = false
          table.performBatchUpdates {
            if changesCounts { insert(1, at: 0, fixture) }
            table.reloadRows(at: [path(20)], with: .fade)
          } completion: {
            completions.append($0)
          }
          fixture.source.list[path(20)].revision += 1
          table.reloadData()
        }
        table.contentOffset.y = 500
        fixture.stage.settle()
        #expect(!isArmed)
        #expect(completions == Array(repeating: false, count: round))
        #expect(fixture.problems(selected: []).isEmpty)
        table.contentOffset.y = 0
        fixture.stage.settle()
      }
      // The reloads do not affect the next batch.
      table.performBatchUpdates {
        insert(1, at: 0, fixture)
      } completion: {
        completions.append($0)
      }
      fixture.stage.settle()
      #expect(completions == [false, false, true])
    }
  }

  @Test func aReloadWhenTheContentHasShrunkReplacesABatch() {
    let fixture = TableFixture([60, 5])
    let delegate = ShrinkingDelegate()
    fixture.table.delegate = delegate
    for inserts in [false, true] {
      delegate.height = 44
      fixture.table.rowHeight = 44
      fixture.table.contentOffset.y = fixture.table.contentSize.height - 480
      fixture.stage.settle()
      // The rows change when the table requests a height of the second section, and are reloaded
      // when the first section has become lower.
      var completions: [Bool] = []
      delegate.onHeight = { [source = fixture.source, table = fixture.table] in
        delegate.onHeight = nil
        if inserts { source.counts[0] += 1 }
        table.performBatchUpdates {
          if inserts {
            table.insertRows(at: [at(0)], with: .fade)
          } else {
            table.moveRow(at: at(0), to: at(1))
          }
        } completion: {
          completions.append($0)
        }
        delegate.onScroll = {
          delegate.onScroll = nil
          table.reloadData()
        }
      }
      delegate.height = 20
      fixture.table.rowHeight = 20
      #expect(delegate.onScroll == nil)
      fixture.stage.settle()
      #expect(completions == [false])
      expectConsistent(fixture.table)
    }
  }

  @Test func aContentShiftCallsDidScrollOnce() {
    let fixture = UpdateFixture(UpdateList([100]))
    let table = fixture.table
    table.contentOffset.y = 1000
    fixture.stage.settle()
    var heard: [CGFloat] = []
    fixture.log.onScroll = { table in
      heard.append(table.contentOffset.y)
      // The rows are already in place.
      #expect(table.visibleCells.first.map { $0.frame.minY <= table.contentOffset.y } == true)
    }
    for (animation, offset) in [(UITableView.RowAnimation.fade, CGFloat(1132)), (.none, 1264)] {
      heard = []
      insert(3, at: 0, fixture, animation)
      #expect(heard == [offset])
      fixture.stage.settle()
      #expect(heard == [offset])
    }
    heard = []
    insert(3, at: 90, fixture)
    insert(3, at: 30, fixture)
    fixture.stage.settle()
    #expect(heard.isEmpty)
  }

  @Test func withoutABatchRowsLeaveImmediately() {
    let fixture = UpdateFixture(UpdateList([100]))
    for animation in [UITableView.RowAnimation.fade, .none] {
      insert(1, at: 0, fixture, animation)
      fixture.stage.settle()
      let cell = fixture.cell(2)
      // An animation of the application.
      UIView.animate(withDuration: 0.5) { cell?.alpha = 0.5 }
      fixture.step()
      fixture.log.calls = []
      fixture.table.contentOffset.y = 2000
      fixture.step()
      #expect(fixture.log.calls.contains("-0-2"))
      fixture.table.contentOffset.y = 0
      fixture.stage.settle()
      #expect(fixture.problems(selected: []).isEmpty)
    }
  }

  // MARK: Below the screen

  @Test func theTablesFooterFollowsRowsBelowTheScreen() {
    let fixture = UpdateFixture(UpdateList([100]))
    let table = fixture.table
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    table.tableFooterView = footer
    fixture.stage.settle()
    insert(2, at: 50, fixture)
    #expect(footer.frame.maxY == table.contentSize.height)
    fixture.source.list.sections[0].rows.removeLast(5)
    table.deleteRows(at: (97..<102).map { path($0) }, with: .fade)
    #expect(footer.frame.maxY == table.contentSize.height)
    table.contentOffset.y = table.contentSize.height - 480
    fixture.stage.settle()
    #expect(fixture.shown(footer) == CGRect(x: 0, y: 420, width: 320, height: 60))
  }

  @Test(.separateProcess, arguments: [UITableView.Style.grouped, .insetGrouped])
  func theOffscreenEndOfAGroupIsRounded(style: UITableView.Style) {
    /// Returns a snapshot of a table with the 15th row in its middle.
    func snapshot(of fixture: UpdateFixture) -> UIImage {
      fixture.table.contentOffset.y = fixture.table.rectForRow(at: path(14)).maxY - 300
      fixture.stage.settle()
      fixture.stage.advance(by: 1)
      return fixture.stage.snapshot()
    }
    let fixture = UpdateFixture(UpdateList([15, 20]), style: style)
    let longer = UpdateFixture(UpdateList([15, 20]), style: style)
    insert(1, at: 15, longer, .none)
    let images = [
      snapshot(of: UpdateFixture(UpdateList([15, 20]), style: style)), snapshot(of: longer),
    ]
    #expect(images[0].pngData() != images[1].pngData())
    for _ in 1...2 {
      // The lower end of the last row is below the visible area, and becomes visible afterwards.
      fixture.table.contentOffset.y = fixture.table.rectForRow(at: path(14)).minY - 460
      fixture.stage.settle()
      fixture.source.list.sections[0].rows.append(longer.source.list[path(15)])
      fixture.table.insertRows(at: [path(15)], with: .fade)
      #expect(snapshot(of: fixture).pngData() == images[1].pngData())
      fixture.table.contentOffset.y = fixture.table.rectForRow(at: path(14)).minY - 460
      fixture.stage.settle()
      fixture.source.list.sections[0].rows.removeLast()
      fixture.table.deleteRows(at: [path(15)], with: .fade)
      #expect(snapshot(of: fixture).pngData() == images[0].pngData())
    }
  }

  @Test func aRowAppendedToAShortTableIsAnimated() throws {
    let fixture = UpdateFixture(UpdateList([3]))
    for row in 3..<5 {
      insert(1, at: row, fixture, .left)
      let cell = try #require(fixture.cell(row))
      fixture.step()
      #expect(fixture.shown(cell).maxX < 160)
      fixture.stage.settle()
      #expect(fixture.shown(cell).minX == 0)
    }
  }

  // MARK: Motion

  @Test func aBatchDoesNotInterruptABounce() {
    let fixture = UpdateFixture(UpdateList([100]))
    let (stage, table) = (fixture.stage, fixture.table)
    for row in [2, 50] {
      stage.touchDown(at: CGPoint(x: 100, y: 50))
      stage.touchMove(to: CGPoint(x: 100, y: 100))
      stage.touchMove(to: CGPoint(x: 100, y: 400))
      stage.advance(by: 0.2)
      stage.touchUp()
      stage.advance(by: 0.05)
      let offset = table.contentOffset.y
      #expect(offset < -20)
      insert(1, at: row, fixture)
      #expect(table.contentOffset.y == offset)
      fixture.step()
      #expect(table.contentOffset.y > offset && table.contentOffset.y < 0)
      stage.settle()
      #expect(table.contentOffset.y == 0)
    }
  }

  // MARK: Headers

  /// Returns a table whose second section begins in the middle of the visible area.
  private func scrolledToSecondHeader() throws -> (UpdateFixture, UIView) {
    let fixture = UpdateFixture(UpdateList([30, 30]))
    fixture.table.contentOffset.y = fixture.table.rectForHeader(inSection: 1).minY - 200
    fixture.stage.settle()
    return (fixture, try #require(fixture.table.headerView(forSection: 1)))
  }

  @Test func aHeaderStaysInPlaceWhenTheContentMoves() throws {
    let (fixture, header) = try scrolledToSecondHeader()
    #expect(fixture.shown(header).minY == 200)
    insert(3, at: 0, fixture)
    for _ in 1...20 {
      #expect(fixture.shown(header).minY == 200)
      fixture.step()
    }
    // The header's animation begins at this position.
    fixture.source.list.sections[0].rows.remove(at: 0)
    fixture.source.list.sections[0].rows.removeLast()
    fixture.table.deleteRows(at: [path(0), path(32)], with: .fade)
    #expect(abs(fixture.shown(header).minY - 200) < 0.5)
    fixture.stage.settle()
    #expect(fixture.shown(header).minY == 156)
  }

  @Test func theHeaderOfADeletedSectionFades() throws {
    let (fixture, header) = try scrolledToSecondHeader()
    fixture.source.list.sections.remove(at: 1)
    fixture.table.deleteSections([1], with: .fade)
    #expect(header.shownAlpha == 1)
    fixture.stage.advance(by: 0.15)
    #expect(abs(header.shownAlpha - 0.5) < 0.05)
    fixture.stage.settle()
    #expect(header.superview == nil)
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func theHeaderOfAReloadedSectionFadesBeforeTheNewOne() throws {
    let (fixture, header) = try scrolledToSecondHeader()
    for _ in 1...2 {
      let oldHeader = try #require(fixture.table.headerView(forSection: 1))
      fixture.source.list.sections[1].title = "Other"
      fixture.table.reloadSections([1], with: .fade)
      fixture.stage.advance(by: 0.1)
      let newHeader = try #require(fixture.table.headerView(forSection: 1))
      let indices = try [newHeader, oldHeader].map {
        try #require(fixture.table.subviews.firstIndex(of: $0))
      }
      #expect(indices[0] < indices[1])
      #expect(oldHeader.shownAlpha < 1 && newHeader.shownAlpha == 1)
      #expect(
        fixture.cellViews.allSatisfy { cell in
          (fixture.table.subviews.firstIndex(of: cell) ?? 0) < indices[0]
        }
      )
      fixture.stage.settle()
    }
    #expect(header.superview == nil || header === fixture.table.headerView(forSection: 1))
    #expect(fixture.problems(selected: []).isEmpty)
  }
}

/// A delegate that returns one height for all rows, and performs actions when the table requests a
/// height or scrolls.
@MainActor
private final class ShrinkingDelegate: UITableViewDelegate {
  var height: CGFloat = 44
  var onHeight: (() -> Void)?
  var onScroll: (() -> Void)?

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if indexPath.section == 1 { onHeight?() }
    return height
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
}
