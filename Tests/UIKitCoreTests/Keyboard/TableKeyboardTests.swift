import Foundation
import Testing
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for keyboard control of lists, according to the ARIA list box pattern.
@MainActor
struct TableKeyboardTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let recorder = CallRecorder()
    var count = 50
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      recorder.record("select \(indexPath.row)")
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 440))
  private let source = Source()
  private let controller = UITableViewController(style: .plain)
  private let table: UITableView

  init() {
    table = controller.tableView
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    stage.checksDamage = true
    stage.show(controller)
  }

  private func press(_ keys: UIKeyboardHIDUsage...) {
    for key in keys {
      stage.press(key)
      stage.advance(by: 1.0 / 60)
    }
  }

  @Test func theFirstKeyFocusesTheFirstVisibleRow() {
    press(.keyboardDownArrow)
    #expect(table.focus.position?.row == 0)
    press(.keyboardDownArrow)
    #expect(table.focus.position?.row == 1)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func arrowsStopAtTheEnds() {
    press(.keyboardEnd, .keyboardDownArrow)
    #expect(table.focus.position?.row == 49)
    press(.keyboardHome, .keyboardUpArrow)
    #expect(table.focus.position?.row == 0)
  }

  @Test func theFocusedRowIsScrolledIntoView() {
    press(.keyboardDownArrow, .keyboardEnd)
    #expect(table.contentOffset.y == 1760)
    press(.keyboardPageUp)
    #expect(table.focus.position?.row == 39)
    #expect(table.contentOffset.y == 1716)
  }

  @Test func returnAndSpaceSelectTheFocusedRow() {
    press(.keyboardReturnOrEnter)
    #expect(source.recorder.take() == [])
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
    #expect(source.recorder.take() == ["select 1"])
    press(.keyboardDownArrow, .keyboardSpacebar)
    #expect(source.recorder.take() == ["select 2"])
    #expect(table.indexPathForSelectedRow?.row == 2)
  }

  @Test func updatesKeepTheFocusOnItsRow() {
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
    source.count = 51
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    stage.settle()
    #expect(table.focus.position?.row == 3)
    source.count = 50
    table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    stage.settle()
    #expect(table.focus.position == nil)
  }

  @Test func anEmptyTableLeavesKeysToOthers() {
    source.count = 0
    table.reloadData()
    press(.keyboardDownArrow)
    #expect(table.focus.position == nil)
  }

  @Test func aReloadKeepsTheFocusAtItsIndexPath() {
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
    func hasRing() -> Bool { table.subviews.contains { $0.layer.borderWidth == 2 } }
    table.reloadData()
    stage.settle()
    #expect(table.focus.position?.row == 2 && hasRing())
    source.count = 2
    table.reloadData()
    stage.settle()
    #expect(table.focus.position?.row == 1 && hasRing())
    press(.keyboardReturnOrEnter)
    #expect(source.recorder.take() == ["select 1"])
    source.count = 0
    table.reloadData()
    stage.settle()
    #expect(table.focus.position == nil && !hasRing())
  }
}
