import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for self-sizing rows of a group, whose heights do not depend on whether other rows follow.
@MainActor
struct LastRowHeightTests {
  private let fixture = CellFixture(
    [3, 2],
    style: .grouped,
    size: CGSize(width: 320, height: 900)
  ) {
    $0.table.rowHeight = UITableView.automaticDimension
  } makeCell: { _ in
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = String(repeating: "Words that do not fit into one line. ", count: 3)
    return cell
  }

  /// The distinct heights of all rows in points.
  private var heights: Set<CGFloat> {
    fixture.stage.settle()
    let counts = fixture.source.counts
    return Set(
      counts.indices.flatMap { section in
        (0..<counts[section]).map { fixture.table.rectForRow(at: [section, $0]).height }
      }
    )
  }

  @Test func theLastRowIsAsHighAsTheOthers() {
    #expect(heights.count == 1)
    fixture.table.separatorStyle = .none
    #expect(heights.count == 1)
  }

  @Test func aRowThatBecomesTheLastKeepsItsHeight() {
    let initialHeights = heights
    fixture.source.counts = [4, 1]
    fixture.table.moveRow(at: [1, 0], to: [0, 3])
    #expect(heights == initialHeights)
    fixture.source.counts = [3, 1]
    fixture.table.deleteRows(at: [[0, 3]], with: .none)
    #expect(heights == initialHeights)
  }
}
