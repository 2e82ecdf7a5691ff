import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for views above, between and below the rows (TV-027, TV-028, TD-006, TD-007, TD-010 to
/// TD-013).
@MainActor
struct TableHeaderFooterTests {
  @Test func tableHeaderShiftsTheContent() {
    let fixture = TableFixture([3])
    let table = fixture.table
    #expect(table.tableHeaderView == nil)  // TV-027 default
    #expect(table.tableFooterView == nil)  // TV-028 default
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 5, height: 60))
    table.tableHeaderView = view
    #expect(view.superview === table)  // TV-027.1
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 60))  // TV-027.2, TV-027.4
    #expect(table.rectForRow(at: at(0)).minY == 60)  // TV-027.3
    #expect(table.contentSize.height == points(60 + 132))  // TV-027.3
    fixture.stage.settle()
    #expect(table.cellForRow(at: at(0))?.frame.minY == 60)  // TV-027.3
    view.frame.size.height = 100
    #expect(table.rectForRow(at: at(0)).minY == 60)  // TV-027.5
    table.tableHeaderView = view
    #expect(table.rectForRow(at: at(0)).minY == 100)  // TV-027.5
    table.tableHeaderView = nil
    #expect(view.superview == nil)  // TV-027.3
    #expect(table.rectForRow(at: at(0)).minY == 0)  // TV-027.3
    #expect(table.contentSize.height == 132)  // TV-027.3
  }

  @Test func theTableHeaderIsNotASectionHeader() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 60))
    let fixture = TableFixture([3]) {
      $0.table.tableHeaderView = view
      $0.table.tableFooterView = UIView(frame: view.frame)
      $0.source.headers = [0: "A"]
    }
    #expect(fixture.table.rectForHeader(inSection: 0).minY == 60)  // TV-027.1
    #expect(fixture.table.rectForHeader(inSection: 0).height == 28)  // TV-027.1
    #expect(fixture.table.rectForFooter(inSection: 0).height == 0)  // TV-028.1
  }

  @Test func tableFooterFollowsTheLastSection() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 5, height: 60))
    let fixture = TableFixture([3]) { $0.table.tableFooterView = view }
    // TV-028.1, TV-028.2, TV-028.4
    #expect(view.frame == CGRect(x: 0, y: 132, width: 320, height: 60))
    fixture.source.counts = [5]
    fixture.table.reloadData()
    #expect(view.frame.minY == 220)  // TV-028.2
    fixture.table.frame.size.width = 200
    #expect(view.frame.width == 200)  // TV-028.4
  }

  @Test func tableFooterEndsTheExtraSeparators() {
    let fixture = TableFixture([2])
    let separatorY = 3 * 44 - 1.0
    #expect(fixture.stage.hex(at: 100, separatorY) == "C8C7CC")  // UI-002.9
    fixture.table.tableFooterView = UIView()
    #expect(fixture.stage.hex(at: 100, separatorY) == "FFFFFF")  // TV-028.3
    fixture.table.tableFooterView = nil
    #expect(fixture.stage.hex(at: 100, separatorY) == "C8C7CC")  // TV-028.3
  }

  // MARK: Views of sections

  @Test func theViewOfTheDelegateReplacesTheTitle() {
    let (label, image) = (UILabel(), UIImageView())
    let delegate = SectionHeightsDelegate()
    delegate.header = { _ in 33 }
    delegate.footer = { _ in 22 }
    delegate.headerView = { _ in label }
    delegate.footerView = { _ in image }
    let fixture = TableFixture([2], style: .grouped) {
      $0.source.headers = [0: "A"]
      $0.source.footers = [0: "a"]
      $0.table.delegate = delegate
    }
    #expect(label.superview === fixture.table)  // TD-006.1, TD-006.3, DS-005.3
    #expect(image.superview === fixture.table)  // TD-007.1, TD-007.4, DS-006.3
    #expect(label.frame == fixture.table.rectForHeader(inSection: 0))  // TD-006.2, TD-006.5
    #expect(label.frame.size == CGSize(width: 320, height: 33))  // TD-006.5
    #expect(image.frame == fixture.table.rectForFooter(inSection: 0))  // TD-007.2, TD-007.4
    #expect(image.frame.height == 22)  // TD-007.2
    #expect(fixture.table.headerView(forSection: 0) == nil)  // TD-006.3
  }

  @Test func viewsAreRequestedWhenTheyAppear() {
    let delegate = SectionHeightsDelegate()
    delegate.header = { _ in 30 }
    delegate.headerView = { _ in UIView() }
    let fixture = TableFixture(Array(repeating: 5, count: 20)) { $0.table.delegate = delegate }
    let headerRequests = delegate.recorder.take().filter { $0.hasPrefix("headerView") }
    #expect(headerRequests == ["headerView 0", "headerView 1"])  // TD-006.4
    fixture.table.contentOffset.y = 250 * 10
    fixture.stage.settle()
    let later = delegate.recorder.take().filter { $0.hasPrefix("headerView") }
    #expect(later == ["headerView 10", "headerView 11"])  // TD-006.4
  }

  @Test func aPlainFooterHasTheHeightOfItsView() {
    final class FittingView: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 51) }
    }
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 37))
    let fixture = TableFixture([1, 1]) {
      $0.delegate.footer = { $0 == 0 ? FittingView() : framed }
    }
    #expect(fixture.table.rectForFooter(inSection: 0).height == 51)  // TD-007.3, TV-003.8
    #expect(fixture.table.rectForFooter(inSection: 1).height == 37)  // TD-007.3, TV-003.8
    #expect(framed.frame == fixture.table.rectForFooter(inSection: 1))
  }

  @Test func titlesAreShownWithoutViews() {
    let fixture = TableFixture([1]) {
      $0.source.headers = [0: "Title"]
      $0.source.footers = [0: "End"]
    }
    #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "Title")  // DS-005.1
    #expect(fixture.table.footerView(forSection: 0)?.textLabel?.text == "End")  // DS-006.1
    #expect(fixture.table.headerView(forSection: 0)?.frame.height == 28)  // TV-029.2
  }

  // MARK: Display

  @Test func displayOfHeadersAndFootersIsReported() {
    let fixture = TableFixture([3, 3, 30], size: CGSize(width: 320, height: 200)) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.source.footers = [0: "a", 1: "b"]
    }
    var shown = Set(["Header 0", "Footer 0"])
    fixture.table.reloadData()
    fixture.stage.settle()
    let first = fixture.calls("willDisplayHeader", "willDisplayFooter")
    #expect(first.contains("willDisplayHeader 0"))  // TD-010.1, TD-010.2
    #expect(first.contains("willDisplayFooter 0"))  // TD-011.1, TD-011.2
    fixture.table.contentOffset.y = 600
    fixture.stage.settle()
    shown = Set(fixture.calls("didEndHeader", "didEndFooter"))
    #expect(shown.isSuperset(of: ["didEndHeader 0", "didEndFooter 0"]))  // TD-012.1, TD-013.1
  }

  @Test func displayCallbacksArePaired() {
    let fixture = TableFixture(
      Array(repeating: 3, count: 30),
      size: CGSize(width: 320, height: 300)
    ) {
      for section in 0..<30 {
        $0.source.headers[section] = "H"
        $0.source.footers[section] = "F"
      }
    }
    fixture.table.reloadData()
    fixture.recorder.take()
    for _ in 0..<120 {
      fixture.table.contentOffset.y += 41
      fixture.stage.settle()
    }
    fixture.source.counts = []
    fixture.table.reloadData()
    var open: Set<String> = []
    for call in fixture.recorder.take() {
      for kind in ["Header", "Footer"] {
        if call.hasPrefix("willDisplay\(kind)") {
          // TD-010.1, TD-011.1
          #expect(open.insert(call.replacing("willDisplay", with: "")).inserted)
        } else if call.hasPrefix("didEnd\(kind)") {
          #expect(open.remove(call.replacing("didEnd", with: "")) != nil)  // TD-012.1, TD-013.1
        }
      }
    }
    #expect(open.isEmpty)  // TD-012.1, TD-013.1
  }

  @Test func longGroupTitlesWrap() {
    let long = String(repeating: "Words of a title. ", count: 12)
    let fixture = TableFixture([1, 1, 1], style: .grouped) {
      $0.source.headers = [0: "A", 1: long, 2: "A"]
      $0.source.footers = [0: "A", 1: long]
    }
    let table = fixture.table
    // The whole text is visible, within the header and above the gap to the rows.
    let header = table.headerView(forSection: 1)
    let label = header?.textLabel
    #expect(
      (label?.frame.height ?? 0) > 3
        * (table.headerView(forSection: 0)?.textLabel?.frame.height ?? 0)
    )
    #expect((label?.frame.minY ?? 0) > 0)
    let extra =
      (label?.frame.height ?? 0) - (table.headerView(forSection: 2)?.textLabel?.frame.height ?? 0)
    #expect(
      table.rectForHeader(inSection: 1).height == table.rectForHeader(inSection: 2).height + extra
    )
    let footer = table.footerView(forSection: 1)
    let text = footer?.textLabel?.frame ?? .zero
    #expect(text.height > 30 && text.minY > 0)
    #expect(footer?.bounds.height == text.maxY + text.minY)
  }

  @Test(arguments: [UITableView.RowAnimation.fade, .none, .top])
  func viewsKeptByTheDelegateReappearAfterAReload(
    animation: UITableView.RowAnimation
  ) {
    let views = (0..<3).map { _ in UILabel() }
    let fixture = TableFixture([3, 3, 3]) {
      $0.table.sectionHeaderHeight = 30
      $0.delegate.header = { views[$0] }
    }
    fixture.table.reloadSections([0], with: animation)
    fixture.stage.settle()
    #expect(views[0].superview === fixture.table)  // TV-068.5
    // The second change begins while the first animation is running.
    for _ in 0..<2 {
      fixture.table.reloadSections([0, 1, 2], with: animation)
      fixture.stage.advance(by: 0.1)
    }
    fixture.stage.settle()
    for view in views {
      #expect(view.superview === fixture.table)  // TV-068.5
      #expect(view.alpha == 1)
    }
    let calls = fixture.recorder.calls
    #expect(
      calls.filter { $0.hasPrefix("willDisplayHeader") }.count
        == calls.filter { $0.hasPrefix("didEndHeader") }.count
    )  // TD-012.1
  }

  @Test func cellsUsedAsHeadersHaveNoIndexPath() {
    let fixture = TableFixture([3, 30]) { fixture in
      fixture.table.sectionHeaderHeight = 30
      fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "header")
      fixture.delegate.header = { [table = fixture.table] section in
        let cell = table.dequeueReusableCell(withIdentifier: "header")
        cell?.textLabel?.text = "H\(section)"
        return cell
      }
    }
    fixture.stage.tap(at: CGPoint(x: 100, y: 15))
    #expect(fixture.table.indexPathForSelectedRow == nil)  // TV-050.14
    fixture.stage.longPress(at: CGPoint(x: 100, y: 15))
    fixture.stage.drag(from: CGPoint(x: 250, y: 15), to: CGPoint(x: 100, y: 15), duration: 0.3)
    fixture.table.setEditing(true, animated: true)
    fixture.stage.settle()
    fixture.table.contentOffset.y = 300
    fixture.stage.settle()
    fixture.table.reloadSections([0, 1], with: .fade)
    fixture.stage.settle()
    #expect(fixture.table.visibleCells.count == fixture.visible.count)  // TV-036.3
  }
}
