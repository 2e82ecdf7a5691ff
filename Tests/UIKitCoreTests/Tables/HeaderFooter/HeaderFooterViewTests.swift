import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for header and footer views (DS-016 to DS-019, UI-002.10, UI-005.14, UI-005.15).
@MainActor
struct HeaderFooterViewTests {
  private func make(
    _ style: UITableView.Style,
    size: CGSize = CGSize(width: 320, height: 480),
    header: String? = "Header",
    footer: String? = "Footer"
  ) -> CellFixture {
    CellFixture([2, 2], style: style, size: size) {
      $0.source.header = { _ in header }
      $0.source.footer = { _ in footer }
    } makeCell: { _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func plainHeadersAreGrayBarsWithABoldTitle() throws {
    let fixture = make(.plain)
    let header = try #require(fixture.table.headerView(forSection: 0))
    let label = try #require(header.textLabel)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 28))  // UI-002.10
    #expect(fixture.hex(2, 2) == "F7F7F7")  // UI-002.10, DS-019.4
    #expect(label.text == "Header")  // DS-019.1
    #expect(label.font == .boldSystemFont(ofSize: 17))  // UI-002.10
    #expect(label.textColor.hexDigits == "000000")  // UI-002.10
    #expect(label.textAlignment == .left)  // UI-002.10
    #expect(fixture.frame(label, in: nil).minX == 15)  // UI-002.10
    #expect(label.frame.midY == 14)  // UI-002.10
  }

  @Test func plainFootersLookLikeHeaders() throws {
    let fixture = make(.plain)
    let footer = try #require(fixture.table.footerView(forSection: 0))
    let header = try #require(fixture.table.headerView(forSection: 0))
    #expect(footer.frame.size == header.frame.size)  // UI-002.12
    #expect(footer.textLabel?.font == header.textLabel?.font)  // UI-002.12
    #expect(footer.textLabel?.frame == header.textLabel?.frame)  // UI-002.12
    #expect(fixture.hex(2, footer.frame.midY) == "F7F7F7")  // UI-002.12
    #expect(footer.textLabel?.text == "Footer")  // DS-019.1
  }

  @Test func groupedHeadersAreSmallCapitalsAboveTheGroup() throws {
    let fixture = make(.grouped)
    let header = try #require(fixture.table.headerView(forSection: 1))
    let label = try #require(header.textLabel)
    let group = fixture.table.rectForRow(at: IndexPath(row: 0, section: 1))
    let labelFrame = fixture.frame(label)
    #expect(label.text == "HEADER")  // UI-005.14
    #expect(label.font == .systemFont(ofSize: 13))  // UI-005.14
    #expect(label.textColor.hexDigits == "6D6D72")  // UI-005.14
    let shown = label.convert(label.bounds, to: fixture.table)
    #expect(shown.minX == group.minX + 15)  // UI-005.14
    #expect(group.minY - shown.maxY == 7)  // UI-005.14, UI-005.6
    #expect(fixture.hex(2, shown.midY) == "EFEFF4")  // UI-005.6
    #expect(labelFrame.width > 0)
  }

  @Test func groupedFootersAreBelowTheGroupAndWrap() throws {
    let long = String(repeating: "a long footer ", count: 12)
    let fixture = make(.grouped, footer: long)
    let footer = try #require(fixture.table.footerView(forSection: 0))
    let label = try #require(footer.textLabel)
    let group = fixture.table.rectForRow(at: IndexPath(row: 1, section: 0))
    let shown = label.convert(label.bounds, to: fixture.table)
    #expect(label.text == long)  // UI-005.15
    #expect(label.font == .systemFont(ofSize: 13))  // UI-005.15
    #expect(label.textColor.hexDigits == "6D6D72")  // UI-005.15
    #expect(label.textAlignment == .left && shown.minX == group.minX + 15)  // UI-005.15
    #expect(shown.minY - group.maxY == 7)  // UI-005.15, UI-005.6
    #expect(shown.height > 3 * label.font.lineHeight)  // UI-005.15
    #expect(shown.maxY <= footer.frame.maxY)  // UI-005.15
    #expect(label.numberOfLines == 0)  // UI-005.15
  }

  @Test func viewsAreReusedByIdentifier() throws {
    final class LoggedHeader: UITableViewHeaderFooterView {
      var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }
    let table = UITableView()
    table.register(LoggedHeader.self, forHeaderFooterViewReuseIdentifier: "h")
    let view = try #require(
      table.dequeueReusableHeaderFooterView(withIdentifier: "h") as? LoggedHeader
    )
    #expect(view.reuseIdentifier == "h")  // DS-017.1, DS-018.1
    #expect(view.prepared == 0)
    table.reuse.enqueue(view)
    // DS-016.1, DS-016.2
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") === view)
    #expect(view.prepared == 1)  // DS-019.5
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") !== view)  // DS-016.2
    let bare = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(bare.reuseIdentifier == nil)  // DS-017.2
    table.reuse.enqueue(bare)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)  // DS-017.2
    #expect(UITableViewHeaderFooterView(reuseIdentifier: "a").reuseIdentifier == "a")  // DS-018.1
  }

  @Test func delegatesViewsAreReusedWhileScrolling() {
    var made = 0
    let fixture = CellFixture(Array(repeating: 10, count: 50)) {
      let table = $0.table
      table.sectionHeaderHeight = 30
      $0.source.headerView = { _ in
        if let view = table.dequeueReusableHeaderFooterView(withIdentifier: "h") { return view }
        made += 1
        return UITableViewHeaderFooterView(reuseIdentifier: "h")
      }
    } makeCell: { _ in
      UITableViewCell()
    }
    for offset in stride(from: CGFloat(0), through: 9000, by: 90) {
      fixture.table.contentOffset.y = offset
      fixture.stage.update()
    }
    #expect(made <= 60)  // DS-016.1, DS-016.2
  }

  @Test func detailLabelIsShownInGroupedTablesOnly() throws {
    for style in [UITableView.Style.plain, .grouped] {
      let fixture = CellFixture([1], style: style) {
        $0.table.sectionHeaderHeight = 60
        $0.source.headerView = { _ in
          let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
          view.textLabel?.text = "Title"
          view.detailTextLabel?.text = "Detail"
          return view
        }
      } makeCell: { _ in
        UITableViewCell()
      }
      let header = try #require(fixture.table.headerView(forSection: 0))
      #expect(header.detailTextLabel?.isHidden == (style == .plain))  // DS-019.2
      if style == .grouped {
        let (upper, lower) = (
          header.textLabel?.frame ?? .zero, header.detailTextLabel?.frame ?? .zero
        )
        #expect(lower.minY >= upper.maxY && lower.height > 0)  // DS-019.2
      }
    }
  }

  @Test func customContentAndBackgroundFillTheView() throws {
    let (back, box) = (UIView(), UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
    back.backgroundColor = .green
    box.backgroundColor = .red
    let fixture = CellFixture([1]) {
      $0.table.sectionHeaderHeight = 40
      $0.source.headerView = { _ in
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.backgroundView = back
        view.contentView.addSubview(box)
        return view
      }
    } makeCell: { _ in
      UITableViewCell()
    }
    let header = try #require(fixture.table.headerView(forSection: 0))
    #expect(header.contentView.frame == header.bounds)  // DS-019.3
    #expect(fixture.hex(10, 10) == "FF0000")  // DS-019.3, UI-002.5
    #expect(fixture.hex(100, 20) == "00FF00")  // DS-019.4
    #expect(header.subviews.first === back && back.frame == header.bounds)  // DS-019.4
    header.backgroundView = nil
    #expect(fixture.hex(100, 20) == "F7F7F7")  // DS-019.4
    header.contentView.backgroundColor = .blue
    #expect(fixture.hex(100, 20) == "0000FF")  // DS-019.3
  }

  @Test func customFontsOfTitlesAreKept() throws {
    for style in [UITableView.Style.plain, .grouped] {
      let fixture = CellFixture([1], style: style) {
        $0.table.sectionHeaderHeight = 40
        $0.source.headerView = { _ in
          let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
          view.textLabel?.font = .systemFont(ofSize: 22)
          view.textLabel?.textColor = .red
          view.textLabel?.text = "Title"
          return view
        }
      } makeCell: { _ in
        UITableViewCell()
      }
      let header = try #require(fixture.table.headerView(forSection: 0))
      #expect(header.textLabel?.font == .systemFont(ofSize: 22))  // UI-002.5
      #expect(header.textLabel?.textColor.hexDigits == "FF0000")  // UI-002.5
    }
  }

  @Test func titlesFollowTheWidthOfTheTable() throws {
    let fixture = make(.grouped)
    let header = try #require(fixture.table.headerView(forSection: 0))
    fixture.table.frame.size.width = 280
    fixture.stage.update()
    #expect(header.textLabel?.frame.minX == 31)  // UI-005.14
    let wide = make(.grouped, size: CGSize(width: 800, height: 480))
    let other = try #require(wide.table.headerView(forSection: 0))
    #expect(other.textLabel?.frame.minX == 60)  // UI-005.14, UI-005.11
    wide.table.frame.size.width = 300
    wide.stage.update()
    #expect(other.textLabel?.frame.minX == 31)  // UI-005.14
  }
}
