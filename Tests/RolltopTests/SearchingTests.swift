import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for search with Ctrl+F in the demo's long lists.
@MainActor
struct SearchingTests {
  /// Types text into the search field of a screen, and returns the stage and its table.
  private func search(_ text: String, on screen: Screen) throws -> (Stage, UITableView) {
    let stage = Stage(showing: screen)
    stage.press(.keyboardF, modifiers: .control)
    stage.type(text)
    stage.settle()
    return (stage, try stage.table())
  }

  /// Returns the number of rows in each section.
  private func rowCounts(in table: UITableView) -> [Int] {
    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }

  @Test func citiesAreFoundByNameAndRegion() throws {
    let (stage, table) = try search("zuri", on: .addCity)
    #expect(rowCounts(in: table) == [1])
    #expect(try stage.textsOfRow(0, section: 0)[0] == "Zurich")
    // Tab moves the focus from the field into the list, and Escape ends the search.
    stage.press(.keyboardTab)
    stage.settle()
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(rowCounts(in: table).count > 10)
    let (second, european) = try search("ÉUROPE", on: .addCity)
    #expect(rowCounts(in: european).reduce(0, +) > 30)
    let (third, none) = try search("qqq", on: .addCity)
    #expect(rowCounts(in: none) == [] && none.backgroundView is MessageView)
    withExtendedLifetime((second, third)) {}
  }

  @Test func endingASearchRestoresTheVisibleCities() throws {
    let stage = Stage(showing: .addCity)
    let table = try stage.table()
    table.scrollToRow(at: IndexPath(row: 3, section: 12), at: .top, animated: false)
    stage.settle()
    let firstVisibleRow = table.indexPathsForVisibleRows?.first
    stage.press(.keyboardF, modifiers: .control)
    for letter in ["a", "n"] {
      stage.type(letter)
      stage.settle()
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    }
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(table.indexPathsForVisibleRows?.first == firstVisibleRow)
  }

  @Test func filesAreFoundByAnyPartOfTheirNames() throws {
    let (stage, table) = try search("ENGINE", on: .files)
    #expect(rowCounts(in: table).reduce(0, +) >= 1)
    for (section, count) in rowCounts(in: table).enumerated() {
      for row in 0..<count {
        #expect(try stage.textsOfRow(row, section: section)[0]?.contains("ngine") == true)
      }
    }
    stage.type("xx")
    stage.settle()
    #expect(rowCounts(in: table) == [] && table.backgroundView is MessageView)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(rowCounts(in: table).reduce(0, +) > 5 && table.backgroundView == nil)
  }

  @Test(arguments: [Screen.addCity, .textAndSearch, .rows])
  func assistiveTechnologySearchesWithoutTheKeyboard(screen: Screen) throws {
    let stage = Stage(showing: screen)
    let search = try #require(stage.topViewController?.navigationItem.searchController)
    let field = search.searchBar.searchTextField
    for text in ["a", "zzz", "1", ""] {
      #expect(field.editor.replaceAccessibleText(0..<field.editor.content.length, with: text))
      stage.settle()
      let table = try stage.table()
      table.setContentOffset(
        CGPoint(x: 0, y: max(0, table.contentSize.height - 300)),
        animated: false
      )
      stage.settle()
      for section in 0..<table.numberOfSections {
        let rowCount = table.numberOfRows(inSection: section)
        #expect(rowCount == table.dataSource?.tableView(table, numberOfRowsInSection: section))
      }
    }
  }

  @Test func rowsAreFoundByTheirFirstDigits() throws {
    let (stage, table) = try search("99999", on: .rows)
    #expect(rowCounts(in: table) == [1 + 10 + 100])
    #expect(try stage.textsOfRow(0, section: 0)[0] == "Row 99,999")
    #expect(try stage.textsOfRow(1, section: 0)[0] == "Row 999,990")
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(rowCounts(in: table) == [10_000_000])
  }

  /// The list keeps its offset, whether the user types text or not.
  ///
  /// Slow: searches ten million rows, twice.
  @Test(
    .separateProcess,
    arguments: [
      (Screen.rows, "", 0), (.rows, "5", 500_000), (.varyingRows, "", 999_900),
      (.varyingRows, "12", 20),
    ]
  )
  func endingASearchKeepsTheScrollPosition(screen: Screen, text: String, row: Int) throws {
    let stage = Stage(showing: screen, in: .still())
    let table = try stage.table()
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    stage.settle()
    let firstVisibleRow = table.indexPathsForVisibleRows?.first
    let offset = table.contentOffset.y
    stage.press(.keyboardF, modifiers: .control)
    stage.settle()
    #expect(table.indexPathsForVisibleRows?.contains { $0 == firstVisibleRow } == true)
    stage.type(text)
    stage.settle()
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(table.contentOffset.y == offset)
    #expect(table.indexPathsForVisibleRows?.first == firstVisibleRow)
  }

  /// At its end the list cannot keep its offset during a search: the hidden bar and the fewer rows
  /// leave too little content.
  @Test(.separateProcess, arguments: [Screen.rows, .addCity, .files, .textAndSearch], ["", "1"])
  func endingASearchReturnsToTheEndOfTheList(screen: Screen, text: String) throws {
    let stage = Stage(showing: screen)
    let table = try stage.table()
    for distance in [0, 20] as [CGFloat] {
      table.contentOffset.y = table.maximumOffset.y - distance
      stage.settle()
      let offset = table.contentOffset.y
      stage.press(.keyboardF, modifiers: .control)
      stage.settle()
      stage.type(text)
      stage.settle()
      stage.press(.keyboardEscape)
      stage.settle()
      #expect(table.contentOffset.y == offset)
    }
  }

  @Test func resultsAreTheRowsWithTheDigits() {
    for (text, count) in [
      ("1", 1), ("1", 10), ("1", 19), ("1", 1234), ("12", 1234), ("2", 1), ("0", 7),
    ] {
      let matches = MatchingRows(text, of: count)
      let expected = (0..<count).filter { text == "0" || String($0 + 1).hasPrefix(text) }
      #expect((0..<matches.count).map { matches[$0] } == expected)
    }
    #expect(MatchingRows("1,0", of: 100) == MatchingRows("10", of: 100))
    #expect(MatchingRows("99999999999999999999999", of: 100).count == 0)
    #expect(MatchingRows("", of: 0).count == 0)
  }
}
