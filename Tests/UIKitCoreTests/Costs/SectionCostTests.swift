import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the cost of many sections, counted in shaped words and in calls.
@MainActor
struct SectionCostTests {
  private func makeFixture(
    sectionCount: Int,
    header: @escaping (Int) -> String? = { "Section \($0)" }
  ) -> TableFixture {
    TableFixture(Array(repeating: 1, count: sectionCount), style: .grouped) {
      for section in 0..<sectionCount { $0.source.headers[section] = header(section) }
    }
  }

  @Test func oneLineTitlesAreRasterizedWhenShown() {
    _ = makeFixture(sectionCount: 10)
    let wordsBefore = TextEngine.rasterizedWordCount
    let fixture = makeFixture(sectionCount: 3000)
    // Only the visible titles are rasterized.
    #expect(TextEngine.rasterizedWordCount - wordsBefore < 100)
    expectConsistent(fixture.table)
  }

  @Test func aWidthChangeDoesNotRequestOneLineTitles() {
    let fixture = makeFixture(sectionCount: 3000)
    let (calls, wordsBefore) = (fixture.source.calls, TextEngine.rasterizedWordCount)
    for width in [300, 500, 319] as [CGFloat] {
      fixture.table.frame.size.width = width
      fixture.stage.settle()
    }
    #expect(fixture.source.calls - calls < 100)
    #expect(TextEngine.rasterizedWordCount - wordsBefore < 100)
    expectConsistent(fixture.table)
  }

  @Test func longTitlesAreMeasuredAgainForANewWidth() {
    let long = "A title of several words that takes more than one line in a narrow table"
    let fixture = makeFixture(sectionCount: 50) {
      $0 == 7 ? long : $0 == 9 ? "Überschrift" : "Title \($0)"
    }
    let table = fixture.table
    let (wrappedHeight, oneLineHeight) = (
      table.rectForHeader(inSection: 7).height, table.rectForHeader(inSection: 8).height
    )
    #expect(wrappedHeight > oneLineHeight)
    #expect(table.rectForHeader(inSection: 9).height == oneLineHeight)
    table.frame.size.width = 1000
    fixture.stage.settle()
    #expect(table.rectForHeader(inSection: 7).height == oneLineHeight)
    table.frame.size.width = 320
    fixture.stage.settle()
    #expect(table.rectForHeader(inSection: 7).height == wrappedHeight)
    // The header keeps its height at its new index.
    fixture.source.counts.removeFirst()
    for section in 0..<49 { fixture.source.headers[section] = fixture.source.headers[section + 1] }
    table.deleteSections([0], with: .none)
    table.frame.size.width = 1000
    fixture.stage.settle()
    #expect(table.rectForHeader(inSection: 6).height == oneLineHeight)
    table.frame.size.width = 320
    fixture.stage.settle()
    #expect(table.rectForHeader(inSection: 6).height == wrappedHeight)
  }

  @Test func aTableNarrowerThanItsTitlesMeasuresThem() {
    let fixture = makeFixture(sectionCount: 20) { "Section number \($0)" }
    let table = fixture.table
    let oneLineHeight = table.rectForHeader(inSection: 3).height
    table.frame.size.width = 90
    fixture.stage.settle()
    #expect(table.rectForHeader(inSection: 3).height > oneLineHeight)
    table.frame.size.width = 320
    fixture.stage.settle()
    #expect(table.rectForHeader(inSection: 3).height == oneLineHeight)
    expectConsistent(table)
  }

  @Test func heightsOfShortTitlesEqualMeasuredHeights() {
    // A title with a letter outside ASCII is measured, and gets the same height.
    let plain = makeFixture(sectionCount: 3) { _ in "Wide WWWWWW @@@" }
    let measured = makeFixture(sectionCount: 3) { _ in "Wide WWWWWW @@é" }
    for section in 0..<3 {
      #expect(
        plain.table.rectForHeader(inSection: section).height
          == measured.table.rectForHeader(inSection: section).height
      )
    }
  }
}
