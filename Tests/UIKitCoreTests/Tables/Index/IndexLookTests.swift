import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the appearance of the index and of lists with an index (UI-003, TV-077 to TV-080,
/// TV-084).
@MainActor
struct IndexLookTests {
  private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

  private func makeFixture(
    _ titles: [String] = letters,
    size: CGSize = CGSize(width: 320, height: 480),
    configure: (CellFixture) -> Void = { _ in }
  ) -> CellFixture {
    CellFixture(Array(repeating: 3, count: titles.count), size: size) {
      $0.source.indexTitles = titles
      $0.source.header = { titles[$0] }
      configure($0)
    } makeCell: { path in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = path.row == 2 ? .disclosureIndicator : .none
      return cell
    }
  }

  @Test func barRunsDownTheRightEdge() throws {
    let fixture = makeFixture()
    let bar = try #require(fixture.table.indexBar)
    // UI-003.2, UI-003.6, UI-002.7
    #expect(bar.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
    // TV-078.2: headers and separators extend to the edge.
    #expect(fixture.hex(306, 2) == fixture.hex(200, 2))
    #expect(fixture.hex(318, 2) == fixture.hex(200, 2) && fixture.hex(318, 2) != "FFFFFF")
    let row = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let line = row.maxY - 1
    #expect(fixture.hex(318, line) == fixture.hex(200, line))
    #expect(fixture.hex(318, line) != "FFFFFF" && fixture.hex(318, line - 10) == "FFFFFF")
    // TV-077.2, UI-003.6
    #expect(fixture.colors(in: CGRect(x: 305, y: 58, width: 15, height: 300)).contains("007AFF"))
    // UI-003.6
    #expect(fixture.table.theme.indexFont == .systemFont(ofSize: 11, weight: .semibold))
  }

  /// The index leaves the width to the rows, which contain the text to read.
  @Test(arguments: [TableTheme.standard, .classic])
  func theBarStaysNarrowAtTheLargestTextSize(theme: TableTheme) throws {
    let fixture = makeFixture()
    fixture.stage.window.traitOverrides.tableTheme = theme
    fixture.stage.settle()
    let width = try #require(fixture.table.indexBar).width
    fixture.stage.window.traitOverrides.preferredContentSizeCategory =
      .accessibilityExtraExtraExtraLarge
    fixture.stage.settle()
    let bar = try #require(fixture.table.indexBar)
    #expect(bar.width >= width && bar.width <= max(width, 20))
    #expect(fixture.table.theme.indexFont.pointSize == 16.5)
  }

  @Test func entriesAreCentredInTheBar() throws {
    let fixture = makeFixture(["I", "H", "I"])
    let bar = try #require(fixture.table.indexBar)
    for entry in bar.drawnEntries {
      let columns = stride(from: CGFloat(305), to: 320, by: 1).filter { x in
        stride(from: entry.y, to: entry.y + 14, by: 1).contains { fixture.hex(x, $0) != "FFFFFF" }
      }
      let (first, last) = (try #require(columns.first), try #require(columns.last))
      #expect(abs((first + last + 1) / 2 - 312.5) <= 1)  // UI-003.6
    }
    #expect(bar.drawnEntries.first?.y == 219)  // TV-080.12
  }

  @Test func entriesCorrespondToHeaders() throws {
    let fixture = makeFixture()
    fixture.stage.touchDown(at: CGPoint(x: 312, y: 58 + 14 * 4 + 7))
    fixture.stage.update()
    #expect(fixture.table.headerView(forSection: 4)?.frame.minY == fixture.table.contentOffset.y)
    #expect(fixture.table.headerView(forSection: 4)?.textLabel?.text == "E")  // UI-003.1, UI-003.3
    fixture.stage.touchUp()
    #expect(fixture.table.indexBar?.titles == IndexLookTests.letters)  // UI-003.2
  }

  @Test func contentDoesNotOverlapTheBar() {
    let fixture = makeFixture()
    let cell = fixture.cell(0)
    #expect(fixture.frame(cell.detailTextLabel, in: cell).maxX == 290)  // TV-080.14
    let cellWithChevron = fixture.cell(2)
    #expect(cellWithChevron.accessory?.frame.maxX == 290)  // TV-080.14
    #expect(fixture.table.headerView(forSection: 0)?.contentView.frame.width == 305)  // TV-080.14
    fixture.table.sectionIndexMinimumDisplayRowCount = 1000
    fixture.stage.update()
    #expect(fixture.frame(cell.detailTextLabel, in: cell).maxX == 305)  // TV-080.14
    #expect(fixture.table.headerView(forSection: 0)?.contentView.frame.width == 320)
  }

  @Test func stateCodesWidenTheBar() throws {
    let fixture = makeFixture(["AK", "CA", "MW", "WV"])
    let bar = try #require(fixture.table.indexBar)
    #expect(bar.frame.width > 15 && bar.frame.width < 30)  // UI-003.4
    #expect(bar.frame.maxX == 320)  // UI-003.2
    #expect(fixture.cell(0).contentView.frame.width == 320 - bar.frame.width)  // TV-080.14
    fixture.table.sectionIndexBackgroundColor = .white
    let column = CGRect(x: bar.frame.minX, y: 0, width: 1, height: 480)
    #expect(!fixture.colors(in: column).contains { $0 != "FFFFFF" && $0 != "F7F7F7" })
    fixture.source.indexTitles = ["A", "B", "C", "D"]
    fixture.table.reloadSectionIndexTitles()
    fixture.stage.update()
    #expect(bar.frame.width == 15 && fixture.cell(0).contentView.frame.width == 305)
  }

  @Test func theMagnifierRepresentsSearch() throws {
    let fixture = makeFixture([UITableView.indexSearch, "A"])
    #expect(UITableView.indexSearch == "{search}")  // TV-084.3
    let bar = try #require(fixture.table.indexBar)
    let entry = try #require(bar.drawnEntries.first)
    #expect(bar.frame.width == 15)  // TV-084.1
    let area = CGRect(x: 306, y: entry.y, width: 13, height: 14)
    let ink = fixture.colors(in: area)
    #expect(ink.contains { $0 != "FFFFFF" })  // TV-080.11, TV-084.1
    let centre = fixture.colors(in: CGRect(x: 310, y: entry.y + 5, width: 2, height: 2))
    #expect(centre.contains("FFFFFF"))  // TV-084.1: a ring, no text
  }

  @Test func dotsReplaceEntriesThatDoNotFit() throws {
    let titles = (0..<60).map { "\($0 % 10)" }
    let fixture = makeFixture(titles, size: CGSize(width: 200, height: 160))
    let drawnEntries = try #require(fixture.table.indexBar).drawnEntries
    #expect(drawnEntries.count == 11)  // TV-080.10
    #expect(
      drawnEntries.map(\.title).enumerated().allSatisfy {
        ($0.offset % 2 == 1) == ($0.element == "•")
      }
    )
    #expect(drawnEntries.allSatisfy { $0.y >= 0 && $0.y + 14 <= 160 })  // TV-080.10
    fixture.stage.touchDown(at: CGPoint(x: 192, y: 159))
    #expect(fixture.table.contentOffset.y > 60 * 160 - 1000)  // TV-080.17
    fixture.stage.touchUp()
  }

  @Test func tinyTablesShowAnIndex() {
    for height in [CGFloat(1), 13, 14, 30, 42] {
      let fixture = makeFixture(size: CGSize(width: 40, height: height))
      fixture.stage.touchDown(at: CGPoint(x: 35, y: height / 2))
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect((fixture.table.indexBar?.drawnEntries.count ?? 0) <= Int(height / 14))
    }
  }

  @Test func coloursFollowTintTouchAndLook() throws {
    let fixture = makeFixture(configure: { $0.table.tintColor = .red })
    let area = CGRect(x: 305, y: 58, width: 15, height: 200)
    #expect(fixture.colors(in: area).contains("FF0000"))  // TV-077.2
    fixture.table.sectionIndexColor = .green
    #expect(fixture.colors(in: area).contains("00FF00"))  // TV-077.1
    fixture.table.sectionIndexBackgroundColor = .yellow
    fixture.table.sectionIndexTrackingBackgroundColor = .cyan
    #expect(fixture.hex(306, 2) == "FFFF00")  // TV-078.1
    fixture.stage.touchDown(at: CGPoint(x: 312, y: 200))
    #expect(fixture.hex(306, 2) == "00FFFF")  // TV-079.1
    fixture.stage.touchUp()
    #expect(fixture.hex(306, 2) == "FFFF00")  // TV-079.3
    fixture.table.sectionIndexTrackingBackgroundColor = nil
    fixture.stage.touchDown(at: CGPoint(x: 312, y: 200))
    #expect(fixture.hex(306, 2) == "FFFF00")  // TV-079.2
    fixture.stage.touchCancel()
    fixture.table.sectionIndexBackgroundColor = nil
    #expect(fixture.hex(306, 2) == fixture.hex(200, 2))  // TV-078.2
  }

  @Test func remainingEntriesAreSpreadEvenly() {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    // Entries 0, 6.25, 12.5, 18.75 and 25 of the alphabet, rounded.
    let fiveLetters = ["A", "•", "G", "•", "N", "•", "T", "•", "Z"]
    #expect(IndexEntry.fitting(letters, count: 9) == fiveLetters)  // TV-080.10
    #expect(IndexEntry.fitting(letters, count: 10) == fiveLetters)  // TV-080.10
    #expect(IndexEntry.fitting(letters, count: 3) == ["A", "•", "Z"])  // TV-080.10
    #expect(IndexEntry.fitting(letters, count: 26) == letters)  // TV-080.10
  }
}
