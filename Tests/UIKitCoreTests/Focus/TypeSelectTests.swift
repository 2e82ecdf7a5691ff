import Foundation
import SeparateProcess
import Testing
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for typed letters that find rows beyond the screen, in lists without a finder.
@MainActor
struct TypeSelectTests {
  private let stage = Stage(size: CGSize(width: 320, height: 440))
  private let list = FocusList(style: .plain)
  private var table: UITableView { list.tableView }
  private var focused: Int? { table.focus.position?.row }

  init() {
    stage.checksDamage = true
    stage.show(list)
  }

  private func show(_ names: [String]) {
    list.names = names
    table.reloadData()
    stage.settle()
  }

  private func type(_ text: String) {
    stage.typeKeys(text)
    stage.settle()
  }

  @Test(.separateProcess, arguments: [60, 1_000, 19_999])
  func aRowBeyondTheScreenIsFound(count: Int) {
    show((0..<count).map { $0 == count - 3 ? "Žofia" : "Row \($0)" })
    type("zo")
    #expect(focused == count - 3)
    #expect(table.bounds.contains(table.rectForRow(at: IndexPath(row: count - 3, section: 0))))
    stage.advance(by: 1.1)
    type("r")
    #expect(focused == count - 2)
    stage.advance(by: 1.1)
    type("row 2")
    #expect(focused == 2)
  }

  @Test func theNextRowIsFoundAndAfterTheEndTheFirstOne() {
    show((0..<90).map { $0 % 30 == 20 ? "Zoe \($0)" : "Row \($0)" })
    for target in [20, 50, 80, 20] {
      type("z")
      #expect(focused == target)
      stage.advance(by: 1.1)
    }
    type("zoe 80")
    #expect(focused == 80)
  }

  @Test func aScrolledListIsSearchedFromItsFirstVisibleRow() {
    show((0..<90).map { $0 % 30 == 5 ? "Zoe" : "Row" })
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    stage.settle()
    type("z")
    #expect(focused == 65)
  }

  @Test func aTextWithoutMatchKeepsTheFocus() {
    show((0..<500).map { "Row \($0)" })
    type("q")
    #expect(focused == nil && table.contentOffset.y == 0)
    #expect(table.focus.typeSearch.reading == nil)
  }

  @Test(arguments: ["key", "reload", "click"])
  func otherActionsEndATypeSelectSearch(action: String) {
    show((0..<3_000).map { $0 == 2_990 ? "Zoe" : "Row \($0)" })
    stage.typeKeys("z")
    #expect(table.focus.typeSearch.reading != nil)
    switch action {
    case "key": stage.pressForAFrame(.keyboardDownArrow, [])
    case "reload": table.reloadData()
    default: stage.click(at: CGPoint(x: 100, y: 22))
    }
    stage.settle()
    #expect(focused != 2_990 && table.contentOffset.y < 500)
    #expect(table.focus.typeSearch.reading == nil)
  }

  @Test func namesFromTheApplicationNeedNoCells() {
    show((0..<5_000).map { "Row \($0)" })
    let requested = table.tiler.cellsRequested
    table.accessibilityLabelProvider = { _, path in path.row == 4_000 ? "Zoe" : "Row" }
    type("z")
    #expect(focused == 4_000)
    #expect(table.tiler.cellsRequested - requested < 40)
  }

  @Test func cellsThatWereReadAreReused() {
    show((0..<2_000).map { "Row \($0)" })
    type("q")
    #expect(table.subviews.filter { $0 is UITableViewCell }.count < 20)
    #expect(table.visibleCells.count <= 11)
  }
}
