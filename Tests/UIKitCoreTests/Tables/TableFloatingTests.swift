import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for headers and footers that float in plain tables (TV-004).
@MainActor
struct TableFloatingTests {
  /// Returns a table of three sections, each with a header and footer of 28 points and ten rows:
  /// 496 points.
  private func makeFixture(_ style: UITableView.Style = .plain) -> TableFixture {
    TableFixture([10, 10, 10], style: style, size: CGSize(width: 320, height: 300)) {
      $0.source.headers = [0: "A", 1: "B", 2: "C"]
      $0.source.footers = [0: "a", 1: "b", 2: "c"]
    }
  }

  @Test func headersAndFootersAreInline() {
    let fixture = makeFixture()
    fixture.table.contentOffset.y = 400
    fixture.stage.settle()
    // The second section's header is at its resting position between the sections.
    #expect(fixture.table.headerView(forSection: 1)?.frame.minY == 496)  // TV-004.1
    #expect(fixture.table.footerView(forSection: 0)?.frame.minY == 468)  // TV-004.1
  }

  @Test func floatingFollowsTheFormulae() {
    let fixture = makeFixture()
    let table = fixture.table
    for inset in [0, 40] as [CGFloat] {
      table.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      for offset in stride(from: -inset, through: 3 * 496 + inset - 300, by: 7) {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
        let (top, bottom) = (offset + inset, offset + 300 - inset)
        for section in 0..<3 {
          let inlineY = CGFloat(section) * 496
          let (rows, end) = (inlineY + 28, inlineY + 28 + 440)
          let header = min(max(inlineY, top), end - 28)
          let footer = max(min(end, bottom - 28), rows)
          if let view = table.headerView(forSection: section) {
            #expect(view.frame.minY == header)  // TV-004.2, TV-004.5
          } else {
            #expect(header + 28 <= offset || header >= offset + 300)  // TV-004.2
          }
          if let view = table.footerView(forSection: section) {
            #expect(view.frame.minY == footer)  // TV-004.3, TV-004.6
          } else {
            #expect(footer + 28 <= offset || footer >= offset + 300)  // TV-004.3
          }
        }
      }
    }
  }

  @Test func theNextHeaderPushesThePreviousOneOut() {
    let fixture = makeFixture()
    // 10 points before the end of the first section's rows.
    fixture.table.contentOffset.y = 458
    fixture.stage.settle()
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 440)  // TV-004.5
  }

  @Test func groupedHeadersDoNotFloat() {
    let fixture = makeFixture(.grouped)
    fixture.table.contentOffset.y = 200
    fixture.stage.settle()
    #expect(fixture.table.headerView(forSection: 0) == nil)  // TV-004.4, TV-081.2
    fixture.table.contentOffset.y = 20
    fixture.stage.settle()
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 0)  // TV-004.4
    #expect(fixture.table.footerView(forSection: 0) == nil)  // TV-004.4
  }

  @Test func sectionWithoutRowsKeepsItsHeaderInPlace() {
    let fixture = TableFixture([0, 100], size: CGSize(width: 320, height: 300)) {
      $0.source.headers = [0: "A", 1: "B"]
    }
    fixture.table.contentOffset.y = 10
    fixture.stage.settle()
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 0)  // TV-004.5
    #expect(fixture.table.headerView(forSection: 1)?.frame.minY == 28)  // TV-004.5
  }

  @Test func floatingViewsAreAboveCellsAndBelowIndexAndIndicator() throws {
    let fixture = makeFixture()
    fixture.source.indexTitles = ["A", "B"]
    fixture.table.reloadData()
    fixture.table.flashScrollIndicators()
    fixture.table.contentOffset.y = 200
    fixture.stage.advance(by: 0.1)
    let views = fixture.table.subviews
    let header = try #require(fixture.table.headerView(forSection: 0))
    let footer = try #require(fixture.table.footerView(forSection: 0))
    let lowest = try #require(views.firstIndex { $0 === header || $0 === footer })
    let highest = try #require(views.lastIndex { $0 === header || $0 === footer })
    let cells = views.indices.filter { views[$0] is UITableViewCell }
    #expect(cells.allSatisfy { $0 < lowest })  // TV-004.7
    let overlays = views.indices.filter {
      !(views[$0] is UITableViewCell) && !(views[$0] is UITableViewHeaderFooterView)
    }
    #expect(overlays.count == 2)
    #expect(overlays.allSatisfy { $0 > highest })  // TV-004.7
  }

  @Test func tableHeaderAndFooterDoNotFloat() {
    let (top, bottom) = (UIView(), UIView())
    (top.frame.size.height, bottom.frame.size.height) = (50, 50)
    let fixture = TableFixture([50]) {
      $0.table.tableHeaderView = top
      $0.table.tableFooterView = bottom
    }
    for offset in [0, 20, 500, 1000] {
      fixture.table.contentOffset.y = CGFloat(offset)
      fixture.stage.settle()
      #expect(top.frame.minY == 0)  // TV-004.8
      #expect(bottom.frame.minY == points(50 + 2200))  // TV-004.8
    }
  }

  @Test func aTouchOnAFloatingHeaderDoesNotReachTheRow() {
    let fixture = makeFixture()
    fixture.table.contentOffset.y = 100
    fixture.stage.settle()
    fixture.recorder.take()
    fixture.stage.tap(at: CGPoint(x: 100, y: 10))
    fixture.stage.longPress(at: CGPoint(x: 100, y: 290), duration: 0.5)
    #expect(fixture.recorder.take().isEmpty)  // TV-004.9, TV-050.14
    #expect(fixture.table.indexPathForSelectedRow == nil)  // TV-004.9
  }

  @Test func floatingCallsNoDisplayMethods() {
    let fixture = makeFixture()
    for offset in stride(from: 0, through: 400, by: 20) {
      fixture.table.contentOffset.y = CGFloat(offset)
      fixture.stage.settle()
    }
    let calls = fixture.calls("willDisplayHeader 0", "didEndHeader 0")
    #expect(calls.isEmpty)  // TD-012.2
  }
}
