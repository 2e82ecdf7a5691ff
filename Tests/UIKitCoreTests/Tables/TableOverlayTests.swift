import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for views that the application adds to a table.
@MainActor
struct TableOverlayTests {
  /// Returns the cells, headers and footers in front of an overlay.
  private func rowAndHeaderViews(inFrontOf overlay: UIView, in table: UITableView) -> [UIView] {
    let overlayIndex = table.subviews.firstIndex(of: overlay) ?? -1
    return table.subviews[(overlayIndex + 1)...].filter {
      $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func overlaysStayInFrontOfLaterHeaders(style: UITableView.Style) {
    for isAddedBeforeLoading in [true, false] {
      let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let fixture = TableFixture(Array(repeating: 3, count: 30), style: style) { fixture in
        for section in 0..<30 {
          fixture.source.headers[section] = "Section \(section)"
          fixture.source.footers[section] = "End of \(section)"
        }
        if isAddedBeforeLoading { fixture.table.addSubview(overlay) }
      }
      let table = fixture.table
      if !isAddedBeforeLoading { table.addSubview(overlay) }
      for y in [0, 300, 1200, 80] as [CGFloat] {
        table.contentOffset.y = y
        fixture.stage.settle()
        #expect(table.subviews.contains { $0 is UITableViewHeaderFooterView })
        #expect(rowAndHeaderViews(inFrontOf: overlay, in: table).isEmpty)
      }
      fixture.source.counts.remove(at: 1)
      table.deleteSections([1], with: .fade)
      fixture.source.counts.insert(2, at: 1)
      table.insertSections([1], with: .top)
      fixture.stage.advance(by: 0.1)
      #expect(rowAndHeaderViews(inFrontOf: overlay, in: table).isEmpty)
      fixture.stage.settle()
      table.reloadData()
      fixture.stage.settle()
      #expect(rowAndHeaderViews(inFrontOf: overlay, in: table).isEmpty)
    }
  }

  @Test func laterHeadersAreInFrontOfRowsAndTheTableHeader() {
    let tableHeader = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    let fixture = TableFixture(Array(repeating: 3, count: 30)) { fixture in
      for section in 0..<30 { fixture.source.headers[section] = "Section \(section)" }
      fixture.table.tableHeaderView = tableHeader
    }
    for y in [0, 300, 1200, 10] as [CGFloat] {
      fixture.table.contentOffset.y = y
      fixture.stage.settle()
      let views = fixture.table.subviews
      let firstHeaderIndex = views.firstIndex { $0 is UITableViewHeaderFooterView } ?? -1
      let lastBackIndex = views.lastIndex { $0 is UITableViewCell || $0 === tableHeader } ?? .max
      #expect(lastBackIndex < firstHeaderIndex)
    }
  }
}
