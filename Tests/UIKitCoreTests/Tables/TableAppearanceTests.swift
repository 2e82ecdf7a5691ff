import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for separators and backgrounds (TV-013 to TV-017).
@MainActor
struct TableAppearanceTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Returns the x-coordinates of a row's separator, in a table with red separators; `nil` if there
  /// is none.
  private func separatorColumns(in fixture: TableFixture, row: Int = 0) -> ClosedRange<Int>? {
    let y = CGFloat((row + 1) * 44 - 1)
    let columns = (0..<320).filter { fixture.stage.hex(at: CGFloat($0), y) == "FF0000" }
    guard let first = columns.first, let last = columns.last else { return nil }
    #expect(columns.count == last - first + 1)
    return first...last
  }

  private func makeFixture(_ counts: [Int] = [3]) -> TableFixture {
    TableFixture(counts) { $0.table.separatorColor = TableAppearanceTests.red }
  }

  @Test func separatorsHaveTheTablesColour() {
    let fixture = makeFixture()
    #expect(separatorColumns(in: fixture) == 15...319)  // TV-014.1, TV-015.1, TV-015.3
    // TV-015 default
    #expect(UITableView().separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    fixture.table.separatorColor = nil
    #expect(fixture.stage.hex(at: 100, 43) == "C8C7CC")  // TV-014.2, TV-014.3
    fixture.table.separatorColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(fixture.stage.hex(at: 100, 43) == "0000FF")  // TV-014.1
  }

  @Test func theInsetMovesBothEnds() {
    let fixture = makeFixture()
    fixture.table.separatorInset = UIEdgeInsets(top: 99, left: 3, bottom: 99, right: 11)
    #expect(separatorColumns(in: fixture) == 3...308)  // TV-015.1, TV-015.2, TV-015.5
    #expect(fixture.table.rectForRow(at: at(1)).minY == 44)  // TV-015.8
    // Separators continue below the last row.
    #expect(separatorColumns(in: fixture, row: 5) == 3...308)  // TV-015.4
  }

  @Test func theInsetOfACellOverridesTheTables() {
    let fixture = makeFixture()
    fixture.table.cellForRow(at: at(1))?.separatorInset = UIEdgeInsets(
      top: 0,
      left: 50,
      bottom: 0,
      right: 50
    )
    #expect(separatorColumns(in: fixture, row: 0) == 15...319)  // TV-015.6
    #expect(separatorColumns(in: fixture, row: 1) == 50...269)  // TV-015.6
  }

  @Test func separatorStylesDrawTheirLines() {
    let fixture = makeFixture()
    #expect(fixture.table.separatorStyle == .singleLine)  // TV-013 default
    let snapshot = fixture.stage.snapshot().pngData()
    fixture.recorder.take()
    fixture.table.separatorStyle = .none
    // TV-013.3, TV-013.6, TV-013.2, TV-013.5
    for row in 0..<9 { #expect(separatorColumns(in: fixture, row: row) == nil) }
    fixture.table.separatorStyle = .singleLine
    #expect(separatorColumns(in: fixture, row: 1) == 15...319)  // TV-013.1, TV-013.5
    #expect(separatorColumns(in: fixture, row: 7) == 15...319)  // UI-002.9
    #expect(fixture.calls("cell").isEmpty)  // TV-013.5
    #expect(fixture.stage.snapshot().pngData() == snapshot)
  }

  @Test func etchedSeparatorsArePlainInPlainTables() {
    let fixture = makeFixture()
    let snapshot = fixture.stage.snapshot().pngData()
    fixture.table.separatorStyle = .singleLineEtched
    fixture.stage.settle()
    #expect(fixture.stage.snapshot().pngData() == snapshot)  // TV-013.4
  }

  @Test func extraSeparatorsFollowTheTablesSize() {
    let fixture = makeFixture([9])
    fixture.table.autoresizingMask = []
    fixture.table.frame.size.height = 300
    fixture.stage.settle()
    fixture.table.frame.size.height = 480
    #expect(separatorColumns(in: fixture, row: 9) == 15...319)  // UI-002.9
  }

  @Test func backgroundViewIsBehindEverythingAndStays() throws {
    let view = UIView()
    view.backgroundColor = TableAppearanceTests.red
    let fixture = TableFixture([100]) {
      $0.table.backgroundView = view
      $0.source.headers = [0: "A"]
      $0.source.footers = [0: "a"]
    }
    let table = fixture.table
    #expect(UITableView().backgroundView == nil)  // TV-016 default
    for offset in [0, 500, 37] {
      table.contentOffset.y = CGFloat(offset)
      fixture.stage.settle()
      #expect(table.subviews.first === view)  // TV-016.2
      // TV-016.3
      #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    table.frame.size = CGSize(width: 200, height: 300)
    #expect(view.frame.size == CGSize(width: 200, height: 300))  // TV-016.1
    let newBackgroundView = UIView()
    table.backgroundView = newBackgroundView
    #expect(view.superview == nil)  // TV-016.5
    #expect(table.subviews.first === newBackgroundView)  // TV-016.2
  }

  @Test func backgroundColourShowsWithoutBackgroundView() {
    let fixture = TableFixture([1]) { $0.table.tableFooterView = UIView() }
    #expect(fixture.stage.hex(at: 100, 300) == "FFFFFF")  // TV-017.1
    fixture.table.backgroundColor = TableAppearanceTests.red
    #expect(fixture.stage.hex(at: 100, 300) == "FF0000")  // TV-017.3, TV-016.4
    let view = UIView()
    view.backgroundColor = .white
    fixture.table.backgroundView = view
    #expect(fixture.stage.hex(at: 100, 300) == "FFFFFF")  // TV-016.4, TV-017.3
    fixture.table.backgroundView = nil
    #expect(fixture.stage.hex(at: 100, 300) == "FF0000")  // TV-016.4
    let grouped = TableFixture([1], style: .grouped)
    #expect(grouped.stage.hex(at: 100, 300) == "EFEFF4")  // TV-017.2
    #expect(grouped.stage.hex(at: 100, 35 + 10) == "FFFFFF")  // UI-005.3
  }
}
