import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the index bar (TV-069, TV-076 to TV-080, TV-084, DS-011, DS-012).
@MainActor
struct TableIndexTests {
  private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

  private func makeFixture(
    _ titles: [String]? = TableIndexTests.letters,
    style: UITableView.Style = .plain
  ) -> TableFixture {
    TableFixture(Array(repeating: 10, count: 26), style: style) { fixture in
      fixture.source.indexTitles = titles
      for section in 0..<26 { fixture.source.headers[section] = TableIndexTests.letters[section] }
      fixture.delegate.notesDisplay = false
    }
  }

  /// Returns the y-coordinate of an entry; entries of 14 points are centred in 480 points.
  private func y(ofEntry entry: Int, of count: Int = 26) -> CGFloat {
    (480 - CGFloat(count) * 14) / 2 + CGFloat(entry) * 14 + 7
  }

  /// Returns the content offset at which a section's header is at the top.
  private func top(_ section: Int) -> CGFloat { CGFloat(section) * 468 }

  @Test func barIsAtTheRightEdgeAndDoesNotScroll() throws {
    let fixture = makeFixture()
    let bar = try #require(fixture.table.indexBar)
    for offset in [0, 300, 3000] {
      fixture.table.contentOffset.y = CGFloat(offset)
      fixture.stage.settle()
      let frame = bar.convert(bar.bounds, to: nil)
      #expect(frame == CGRect(x: 305, y: 0, width: 15, height: 480))  // TV-080.1, TV-080.6
    }
    let views = fixture.table.subviews
    let barIndex = try #require(views.firstIndex { $0 === bar })
    #expect(
      views.lastIndex { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView } ?? 0 < barIndex
    )  // TV-080.13
    #expect(bar.drawnEntries.map(\.title) == TableIndexTests.letters)  // TV-080.1, DS-011.1
    #expect(bar.drawnEntries.first?.y == 58)  // TV-080.12
    let cell = try #require(fixture.table.visibleCells.first)
    #expect(cell.contentView.frame.maxX == 305)  // TV-080.14
  }

  @Test func touchJumpsToTheSection() {
    let fixture = makeFixture()
    fixture.stage.touchDown(at: CGPoint(x: 312, y: y(ofEntry: 5)))
    #expect(fixture.table.contentOffset.y == top(5))  // TV-080.2, TV-080.7
    fixture.stage.touchUp()
    fixture.stage.settle()
    // TV-080.7, DS-012.1
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("entry") } == ["entry F 5"])
    // TV-080.9, TV-050.14
    #expect(!fixture.recorder.calls.contains { $0.hasPrefix("shouldHighlight") })
    #expect(fixture.table.indexPathForSelectedRow == nil)  // TV-050.14
  }

  @Test func dragFollowsTheEntries() {
    let fixture = makeFixture()
    fixture.stage.touchDown(at: CGPoint(x: 312, y: y(ofEntry: 2)))
    for entry in 3..<8 {
      fixture.stage.touchMove(to: CGPoint(x: 312, y: y(ofEntry: entry)))
      #expect(fixture.table.contentOffset.y == top(entry))  // TV-080.7, TV-080.9
    }
    // The drag continues outside the bar.
    fixture.stage.touchMove(to: CGPoint(x: 100, y: y(ofEntry: 12)))
    #expect(fixture.table.contentOffset.y == top(12))  // TV-080.9
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == top(12))  // TV-080.9
    let entries = fixture.recorder.calls.filter { $0.hasPrefix("entry") }
    #expect(entries.count == 7)  // TV-080.7
    #expect(!fixture.recorder.calls.contains { $0.contains("ighlight") })  // TV-080.9
  }

  @Test func dataSourceMapsEntriesToSections() {
    let fixture = makeFixture([UITableView.indexSearch, "X", "Y", "none", "bad"])
    fixture.source.sectionForEntry = { title, index in
      switch title {
      case "{search}": 0
      case "X": 20
      case "none": NSNotFound
      case "bad": 26
      default: index
      }
    }
    func touch(_ entry: Int) -> CGFloat {
      fixture.stage.tap(at: CGPoint(x: 312, y: y(ofEntry: entry, of: 5)))
      return fixture.table.contentOffset.y
    }
    #expect(touch(1) == top(20))  // DS-012.1, DS-012.2
    #expect(touch(2) == top(2))  // DS-012.2
    #expect(touch(3) == top(2))  // TV-080.8, DS-012.3
    #expect(touch(4) == top(2))  // TV-080.8
    fixture.recorder.take()
    #expect(touch(0) == 0)
    #expect(fixture.calls("entry") == ["entry {search} 0"])  // TV-084.4, DS-011.2
  }

  @Test func withoutTheMethodEntriesMapToSectionsInOrder() {
    final class Source: UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 20 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    }
    let source = Source()
    let fixture = TableFixture([]) { $0.table.dataSource = source }
    fixture.stage.tap(at: CGPoint(x: 312, y: y(ofEntry: 2, of: 3)))
    #expect(fixture.table.contentOffset.y == points(2 * 880))  // TV-080.15, DS-012 default
  }

  @Test func thereIsNoIndexWithoutTitlesOrInGroupedTables() {
    #expect(makeFixture(nil).table.indexBar == nil)  // TV-080.4
    #expect(makeFixture([]).table.indexBar == nil)  // TV-080.4
    #expect(makeFixture(style: .grouped).table.indexBar == nil)  // TV-080.3
    let grouped = makeFixture(style: .grouped)
    grouped.stage.tap(at: CGPoint(x: 312, y: y(ofEntry: 5)))
    #expect(grouped.table.contentOffset.y == 0)  // TV-080.3
  }

  @Test func indexNeedsEnoughRows() {
    #expect(UITableView().sectionIndexMinimumDisplayRowCount == 0)  // TV-076 default
    let fixture = makeFixture()
    fixture.table.sectionIndexMinimumDisplayRowCount = 260
    #expect(fixture.table.indexBar != nil)  // TV-076.1, TV-076.2
    fixture.table.sectionIndexMinimumDisplayRowCount = 261
    #expect(fixture.table.indexBar == nil)  // TV-076.4
    fixture.stage.settle()
    #expect(fixture.table.visibleCells.first?.contentView.frame.maxX == 320)
    fixture.source.counts[0] = 11
    fixture.table.reloadData()
    #expect(fixture.table.indexBar != nil)  // TV-076.2
    let grouped = makeFixture(style: .grouped)
    grouped.table.sectionIndexMinimumDisplayRowCount = 1
    #expect(grouped.table.indexBar == nil)  // TV-076.3
  }

  @Test func onlyTheIndexTitlesAreReloaded() {
    let fixture = makeFixture()
    fixture.source.indexTitles = ["1", "2"]
    fixture.recorder.take()
    fixture.table.reloadSectionIndexTitles()
    fixture.stage.settle()
    #expect(fixture.recorder.take() == ["titles"])  // TV-069.1, TV-080.5
    #expect(fixture.table.indexBar?.titles == ["1", "2"])  // TV-069.1
    fixture.source.indexTitles = nil
    fixture.table.reloadSectionIndexTitles()
    #expect(fixture.table.indexBar == nil)  // TV-069.1, TV-080.4
  }

  @Test func newSectionsDoNotRefreshTheEntries() {
    let fixture = makeFixture()
    fixture.source.indexTitles = ["new"]
    fixture.source.counts.append(3)
    fixture.recorder.take()
    fixture.table.insertSections(IndexSet(integer: 26), with: .none)
    fixture.stage.settle()
    #expect(fixture.calls("titles").isEmpty)  // TV-080.5
    #expect(fixture.table.indexBar?.titles == TableIndexTests.letters)  // TV-069.2
    fixture.table.reloadSectionIndexTitles()
    #expect(fixture.table.indexBar?.titles == ["new"])  // TV-069.2
  }

  @Test func entriesThatDoNotFitAreOmittedEvenly() throws {
    let titles = (0..<100).map { "\($0)" }
    let fixture = makeFixture(titles)
    fixture.source.sectionForEntry = { _, index in index / 4 }
    let bar = try #require(fixture.table.indexBar)
    let drawn = bar.drawnEntries.map(\.title)
    #expect(CGFloat(drawn.count) * 14 <= 480)  // TV-080.10
    #expect(drawn.first == "0" && drawn.last == "99")  // TV-080.10
    // TV-080.10
    #expect(drawn.enumerated().allSatisfy { ($0.offset % 2 == 1) == ($0.element == "•") })
    let numbers = drawn.compactMap { Int($0) }
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1)  // TV-080.10
    // Every entry can be touched at some point of the bar.
    let touched = Set((0..<480).compactMap { bar.entry(at: CGFloat($0)) })
    #expect(touched == Set(0..<100))  // TV-080.10
  }

  @Test func theIndexHasTheColoursOfTheTable() {
    let fixture = makeFixture()
    let table = fixture.table
    #expect(table.sectionIndexColor == nil)  // TV-077 default
    #expect(table.sectionIndexBackgroundColor == nil)  // TV-078 default
    #expect(table.sectionIndexTrackingBackgroundColor == nil)  // TV-079 default
    let (x, y) = (CGFloat(306), CGFloat(300))
    #expect(fixture.stage.hex(at: x, y) == "FFFFFF")  // TV-078.2
    #expect(entryColors(fixture).contains("007AFF"))  // TV-077.2
    table.sectionIndexColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(!entryColors(fixture).contains("007AFF"))  // TV-077.1
    #expect(entryColors(fixture).contains("FF0000"))  // TV-077.1
    table.sectionIndexBackgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(fixture.stage.hex(at: x, y) == "00FF00")  // TV-078.1
    fixture.stage.touchDown(at: CGPoint(x: 312, y: 200))
    #expect(fixture.stage.hex(at: x, y) == "00FF00")  // TV-079.2
    table.sectionIndexTrackingBackgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(fixture.stage.hex(at: x, y) == "0000FF")  // TV-079.1
    fixture.stage.touchUp()
    #expect(fixture.stage.hex(at: x, y) == "00FF00")  // TV-079.3, TV-078.1
  }

  private func entryColors(_ fixture: TableFixture) -> Set<String> {
    var colors: Set<String> = []
    for y in stride(from: 60, to: 420, by: 1) {
      for x in 307..<319 { colors.insert(fixture.stage.hex(at: CGFloat(x), CGFloat(y))) }
    }
    return colors
  }

  @Test func searchIsDrawnAsAMagnifyingGlass() {
    func snapshot(_ title: String) -> Data? {
      makeFixture([title]).stage.snapshot().pngData()
    }
    #expect(snapshot(UITableView.indexSearch) != snapshot(""))  // TV-080.11, TV-084.1
    // The search icon is ten points wide, less than its title as text.
    let fixture = makeFixture([UITableView.indexSearch])
    let middle = (236..<245).contains { fixture.stage.hex(at: 312, CGFloat($0)) != "FFFFFF" }
    #expect(middle)  // TV-080.11
  }

  @Test func jumpsReachSectionsWhoseRowsAreEstimated() {
    let heights = RowHeightsDelegate { _ in 100 }
    let titles = (0..<26).map { "\(UnicodeScalar(UInt8(65 + $0)))" }
    let fixture = TableFixture(Array(repeating: 3, count: 26)) {
      $0.source.indexTitles = titles
      $0.source.headers = Dictionary(uniqueKeysWithValues: titles.enumerated().map { ($0, $1) })
      $0.table.estimatedRowHeight = 20
      $0.table.delegate = heights
    }
    let table = fixture.table
    fixture.stage.touchDown(at: CGPoint(x: 312, y: 480 / 2 + 14 * 12.5))
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.visible.last == at(2, 25))  // TV-080.7
    #expect(table.contentOffset.y == table.contentSize.height - 480)  // TV-080.7
    fixture.stage.touchDown(at: CGPoint(x: 312, y: 480 / 2 + 14 * 8.5))
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 21).minY)  // TV-080.7
    withExtendedLifetime(heights) {}
  }
}
