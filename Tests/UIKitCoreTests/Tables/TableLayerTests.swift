import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the order of a table's subviews from back to front.
@MainActor
struct TableLayerTests {
  /// A moving row passes in front of other rows, but behind headers and the index.
  @Test func aMovedRowStaysBehindHeadersAndIndex() throws {
    let fixture = TableFixture([4, 30]) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.source.indexTitles = ["A", "B"]
    }
    let table = fixture.table
    let cell = try #require(table.cellForRow(at: at(3)))
    table.performBatchUpdates {
      table.moveRow(at: at(0), to: at(2, 1))
      table.moveRow(at: at(3), to: at(1))
      fixture.source.counts = [3, 31]
    }
    fixture.stage.settle()
    let layers = table.subviews
    let headerIndices = layers.indices.filter { layers[$0] is UITableViewHeaderFooterView }
    let cells = layers.indices.filter { layers[$0] is UITableViewCell }
    let bar = try #require(layers.firstIndex { $0 is TableIndexBar })
    #expect(try #require(cells.last) < #require(headerIndices.first))
    #expect(try #require(headerIndices.last) < bar)
    #expect(layers[try #require(cells.last)] === cell)
  }

  /// A header that fades out is in front of its replacement, and behind the index.
  @Test func aFadingHeaderStaysBehindTheIndex() throws {
    let fixture = TableFixture([4, 30]) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.source.indexTitles = ["A", "B"]
    }
    let table = fixture.table
    let header = try #require(table.headerView(forSection: 1))
    table.reloadSections([1], with: .fade)
    fixture.stage.advance(by: 0.1)
    let layers = table.subviews
    let fadingHeaderIndex = try #require(layers.firstIndex { $0 === header })
    let newHeaderIndex = try #require(layers.firstIndex { $0 === table.headerView(forSection: 1) })
    #expect(newHeaderIndex < fadingHeaderIndex)
    #expect(try fadingHeaderIndex < #require(layers.firstIndex { $0 is TableIndexBar }))
  }
}
