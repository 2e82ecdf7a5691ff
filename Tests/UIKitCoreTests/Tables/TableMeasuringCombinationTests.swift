import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for heights that are measured, or change, during other operations.
@MainActor
struct TableMeasuringCombinationTests {
  // MARK: Rows above are measured

  /// Returns a table scrolled to the middle of rows of 80 points whose estimated height is 44
  /// points.
  private func makeScrolledFixture() -> (fixture: TableFixture, heights: RowHeightsDelegate) {
    let heights = RowHeightsDelegate { _ in 80 }
    let fixture = TableFixture([2000]) {
      $0.table.estimatedRowHeight = 44
      $0.table.delegate = heights
    }
    fixture.table.contentOffset.y = 30_000
    fixture.stage.settle()
    return (fixture, heights)
  }

  /// Returns the distance of a row from the upper edge of the visible area, in points.
  private func screenY(_ path: IndexPath, _ table: UITableView) -> CGFloat {
    table.rectForRow(at: path).minY - table.contentOffset.y
  }

  @Test func rowsTrackTheFingerWhileOthersAreMeasured() {
    let (fixture, heights) = makeScrolledFixture()
    let measured = heights.calls
    for _ in 1...2 {
      fixture.stage.touchDown(at: CGPoint(x: 100, y: 50))
      fixture.stage.touchMove(to: CGPoint(x: 100, y: 80))
      fixture.stage.advance(by: 1 / 60)
      for step in 1...15 {
        let row = fixture.visible[2]
        let start = screenY(row, fixture.table)
        fixture.stage.touchMove(to: CGPoint(x: 100, y: 80 + CGFloat(step) * 20))
        fixture.stage.advance(by: 1 / 60)
        #expect(screenY(row, fixture.table) == start + 20)
      }
      fixture.stage.advance(by: 0.3)
      fixture.stage.touchUp()
      fixture.stage.settle()
    }
    #expect(heights.calls >= measured + 7)
  }

  @Test func aNotchScrollsTheSameDistanceWhileRowsAreMeasured() {
    let notchUp = CGVector(dx: 0, dy: 1)
    let middle = CGPoint(x: 100, y: 240)
    let measuredFixture = TableFixture([2000])
    measuredFixture.table.contentOffset.y = 30_000
    measuredFixture.stage.scrollWheel(by: notchUp, at: middle)
    measuredFixture.stage.settle()
    let notch = 30_000 - measuredFixture.table.contentOffset.y
    #expect(notch > 0)
    let (fixture, heights) = makeScrolledFixture()
    let measured = heights.calls
    for _ in 1...8 {
      let row = fixture.visible[0]
      let start = screenY(row, fixture.table)
      fixture.stage.scrollWheel(by: notchUp, at: middle)
      fixture.stage.settle()
      #expect(abs(screenY(row, fixture.table) - start - notch) < 0.001)
    }
    #expect(heights.calls >= measured + 3)
  }

  @Test func theDelegateIsNotifiedOnlyWhenRowsMove() {
    let (fixture, heights) = makeScrolledFixture()
    let measured = heights.calls
    for _ in 1...10 {
      let count = heights.offsets.count
      fixture.table.contentOffset.y -= 70
      fixture.stage.settle()
      #expect(heights.offsets.count == count + 1)
    }
    #expect(heights.calls >= measured + 8)
  }

  // MARK: All heights change

  @Test func theTopRowStaysAtTheTopWhenItBecomesShorter() {
    let fixture = TableFixture([100])
    fixture.table.rowHeight = 100
    fixture.table.contentOffset.y = 1080
    fixture.stage.settle()
    #expect(fixture.visible.first == at(10))
    fixture.table.rowHeight = 44
    // The row's last point is still visible.
    #expect(fixture.table.contentOffset.y == points(10 * 44 + 43))
    fixture.stage.settle()
    #expect(fixture.visible.first == at(10))
    fixture.table.rowHeight = 100
    #expect(fixture.table.contentOffset.y == 1043)
    expectConsistent(fixture.table)
  }

  @Test func aTableAtItsEndStaysThereWhenRowsBecomeShorter() {
    let fixture = TableFixture([100])
    for _ in 1...2 {
      fixture.table.rowHeight = 100
      fixture.table.contentOffset.y = 10_000 - 480
      fixture.stage.settle()
      fixture.table.rowHeight = 20
      #expect(fixture.table.contentOffset.y == points(2000 - 480))
      fixture.stage.settle()
      expectConsistent(fixture.table)
      #expect(fixture.visible.last == at(99))
    }
  }

  @Test func invalidFittingHeightsBecomeTheDefaultHeight() {
    final class OwnCell: UITableViewCell {
      var height: CGFloat = 0
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
      }
    }
    let answers: [CGFloat] = [0, 60, .infinity, -5, 0.5]
    let fixture = TableFixture([5]) {
      $0.table.rowHeight = UITableView.automaticDimension
      $0.source.makeCell = { _, path in
        let cell = OwnCell(style: .default, reuseIdentifier: nil)
        cell.height = answers[path.row]
        cell.textLabel?.text = ListSource.text(path)
        return cell
      }
    }
    let heights = answers.indices.map { fixture.table.rectForRow(at: at($0)).height }
    #expect(heights == [44, 60, 44, 44, 0.5])
    #expect(fixture.visible.count == 5)
    expectConsistent(fixture.table)
  }

  // MARK: Headers and footers

  /// Returns a grouped table of sections with two rows, whose headers of 40 points and footers of
  /// 20 points have estimated heights.
  private func estimatedSections(_ count: Int) -> (TableFixture, SectionHeightsDelegate) {
    let delegate = SectionHeightsDelegate()
    delegate.header = { _ in 40 }
    delegate.footer = { _ in 20 }
    let fixture = TableFixture(Array(repeating: 2, count: count), style: .grouped) {
      $0.table.delegate = delegate
      $0.table.estimatedSectionHeaderHeight = 30
      $0.table.estimatedSectionFooterHeight = 10
    }
    return (fixture, delegate)
  }

  @Test func estimatesFollowTheirSections() {
    let (fixture, delegate) = estimatedSections(60)
    let table = fixture.table
    for change in ["insert", "delete", "insert"] {
      if change == "insert" {
        fixture.source.counts += [2, 2]
        table.insertSections([30, 31], with: .none)
      } else {
        fixture.source.counts.removeLast()
        table.deleteSections([20], with: .none)
      }
      fixture.stage.settle()
    }
    delegate.recorder.take()
    let last = table.numberOfSections - 1
    #expect(last == 62)
    #expect(table.rectForFooter(inSection: last).height == 10)
    for _ in 1...60 {
      table.contentOffset.y = min(
        table.contentOffset.y + 200,
        table.contentSize.height - table.bounds.height
      )
      fixture.stage.settle()
    }
    #expect((0...last).allSatisfy { table.rectForHeader(inSection: $0).height == 40 })
    #expect((0...last).allSatisfy { table.rectForFooter(inSection: $0).height == 20 })
    // The table requests each height once.
    let calls = delegate.recorder.take().filter { $0.hasPrefix("footerHeight") }
    #expect(Set(calls).count == calls.count)
    expectConsistent(table)
  }

  @Test func aReloadDiscardsEstimatesOfRemovedSections() {
    let (fixture, delegate) = estimatedSections(40)
    let table = fixture.table
    for count in [3, 20, 2] {
      fixture.source.counts = Array(repeating: 2, count: count)
      table.reloadData()
      fixture.stage.settle()
      fixture.source.counts.append(2)
      table.insertSections([1], with: .none)
      fixture.stage.settle()
      #expect(table.numberOfSections == count + 1)
      table.contentOffset.y = max(0, table.contentSize.height - 480)
      fixture.stage.settle()
      #expect(table.rectForHeader(inSection: count).height == 40)
      #expect(table.rectForFooter(inSection: count).height == 20)
      table.contentOffset.y = 0
      fixture.stage.settle()
    }
    #expect(table.delegate === delegate)
  }

  @Test func measuredHeadersFollowTheirSections() {
    var names = (0..<40).map { "Section \($0)" }
    var createdHeaders: [String] = []
    let fixture = TableFixture(Array(repeating: 2, count: 40)) {
      $0.delegate.header = { section in
        createdHeaders.append(names[section])
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = names[section]
        return view
      }
    }
    let table = fixture.table
    #expect(createdHeaders.count >= 40)
    createdHeaders = []
    names.insert(contentsOf: ["New 0", "New 1"], at: 0)
    fixture.source.counts += [2, 2]
    table.insertSections([0, 1], with: .none)
    fixture.stage.settle()
    names.remove(at: 20)
    fixture.source.counts.removeLast()
    table.deleteSections([20], with: .none)
    fixture.stage.settle()
    for section in names.indices {
      table.scrollToRow(at: at(0, section), at: .middle, animated: false)
      fixture.stage.settle()
      #expect(table.headerView(forSection: section)?.textLabel?.text == names[section])
    }
    // Most headers existed before.
    #expect(createdHeaders.count < 20)
  }
}
