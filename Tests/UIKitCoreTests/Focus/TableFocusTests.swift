import Foundation
import Testing
import UIKitGraphics
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for the keyboard in tables: focus, range selection, deletion, and finding rows by typing.
@MainActor
struct TableFocusTests {
  private let stage = Stage(size: CGSize(width: 320, height: 440))
  private let list = FocusList(style: .plain)
  private var table: UITableView { list.tableView }
  private var focused: Int? { table.focus.position?.row }
  private var selected: [Int] { table.indexPathsForSelectedRows?.map(\.row) ?? [] }
  private var ring: UIView? { table.subviews.first { $0.layer.borderWidth == 2 } }

  init() {
    stage.checksDamage = true
    stage.show(list)
  }

  private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.pressForAFrame(code, modifiers)
  }

  private func type(_ text: String) { stage.typeKeys(text) }

  @Test func theDelegatePermitsAndObservesFocusUpdates() {
    list.unfocusable = [0, 2, 3]
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    #expect(list.log == ["->1", "1>4"])
    press(.keyboardHome)
    #expect(focused == 1)
    list.allowsMove = false
    press(.keyboardEnd)
    #expect(focused == 1)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isFocused == true)
  }

  @Test func selectionMayFollowTheFocus() {
    table.selectionFollowsFocus = true
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    #expect(selected == [1])
    table.allowsMultipleSelection = true
    press(.keyboardDownArrow)
    #expect(selected == [2])
  }

  @Test func shiftSelectsARangeAndControlATogglesAll() {
    table.allowsMultipleSelection = true
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    press(.keyboardDownArrow, .shift)
    press(.keyboardDownArrow, .shift)
    #expect(selected == [1, 2, 3])
    press(.keyboardUpArrow, .shift)
    #expect(selected == [1, 2])
    press(.keyboardHome, .shift)
    #expect(selected == [0, 1])
    #expect(list.log.filter { $0.contains("select") }.last == "select 0")
    press(.keyboardA, .control)
    #expect(selected == Array(0..<7))
    press(.keyboardDownArrow, .control)
    #expect(selected.count == 7)
    press(.keyboardSpacebar, .control)
    #expect(selected == [0, 2, 3, 4, 5, 6])
    table.allowsMultipleSelection = false
    press(.keyboardA, .control)
    #expect(selected.count <= 1)
  }

  @Test func clicksWithShiftSelectRanges() {
    table.allowsMultipleSelection = true
    stage.click(at: CGPoint(x: 100, y: 66))
    stage.click(at: CGPoint(x: 100, y: 198), modifiers: .shift)
    #expect(selected == [1, 2, 3, 4])
    stage.click(at: CGPoint(x: 100, y: 22), modifiers: .shift)
    #expect(selected == [0, 1])
    stage.click(at: CGPoint(x: 100, y: 242), modifiers: .control)
    #expect(selected == [0, 1, 5])
    stage.click(at: CGPoint(x: 100, y: 22), modifiers: .control)
    #expect(selected == [1, 5])
    table.allowsMultipleSelection = false
    stage.click(at: CGPoint(x: 100, y: 198), modifiers: .shift)
    #expect(selected == [4])
  }

  @Test func arrowKeysContinueFromTheClickedRow() {
    stage.click(at: CGPoint(x: 100, y: 66))
    #expect(ring == nil)
    press(.keyboardDownArrow)
    #expect(focused == 2)
    #expect(ring != nil)
  }

  @Test func selectAllSelectsALongList() {
    list.names = Array(repeating: "Row", count: 100_000)
    table.allowsMultipleSelection = true
    table.reloadData()
    list.log = []
    press(.keyboardA, .control)
    #expect(table.selection.count == 100_000)
    #expect(list.log.isEmpty)
    #expect(table.visibleCells.allSatisfy { $0.isSelected })
  }

  @Test func deleteDeletesAndTheFocusStaysInPlace() {
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    press(.keyboardDeleteForward)
    stage.settle()
    #expect(list.names == ["Anna", "Béla", "berta", "Carl", "Ärger", "Zoe"])
    #expect(focused == 1)
    press(.keyboardEnd)
    press(.keyboardDeleteForward)
    stage.settle()
    #expect(list.names.last == "Ärger")
    #expect(focused == 4)
    list.setEditing(true, animated: false)
    press(.keyboardDeleteForward)
    stage.settle()
    #expect(list.names == ["Anna", "Béla", "berta", "Carl"])
    press(.keyboardHome)
    for _ in 0..<6 { press(.keyboardDeleteForward) }
    #expect(list.names.isEmpty)
    #expect(focused == nil)
  }

  @Test func deleteDeletesAllSelectedRows() {
    table.allowsMultipleSelection = true
    press(.keyboardDownArrow)
    press(.keyboardDownArrow, .shift)
    press(.keyboardDownArrow, .shift)
    #expect(table.indexPathsForSelectedRows?.count == 3)
    let remainingNames = Array(list.names.dropFirst(3))
    press(.keyboardDeleteForward)
    stage.settle()
    #expect(list.names == remainingNames)
    #expect(focused == 0)
    // A focused row that is not selected is deleted alone.
    press(.keyboardDownArrow, .control)
    press(.keyboardDeleteForward)
    stage.settle()
    #expect(list.names == [remainingNames[0]] + remainingNames.dropFirst(2))
  }

  @Test func theRingMovesWithTheRow() throws {
    list.setEditing(true, animated: false)
    stage.settle()
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    press(.keyboardDownArrow, .alternate)
    stage.settle()
    #expect(list.names[2] == "Bert")
    #expect(focused == 2)
    #expect(ring?.frame.minY == 89)
    table.allowsSelectionDuringEditing = true
    table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    press(.keyboardUpArrow, .alternate)
    stage.settle()
    #expect(list.names[3] == "Carl")
    #expect(focused == 3)
    #expect(ring?.frame.minY == 133)
  }

  @Test func escapeLeavesEditingModeFirst() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.show(stack)
    stack.pushViewController(list, animated: false)
    stage.settle()
    list.setEditing(true, animated: false)
    press(.keyboardEscape)
    stage.settle()
    #expect(!list.isEditing && !table.isEditing)
    #expect(stack.topViewController === list)
    table.setEditing(true, animated: false)
    press(.keyboardEscape)
    #expect(!table.isEditing)
    #expect(stack.topViewController === list)
    press(.keyboardEscape)
    stage.settle()
    #expect(stack.topViewController !== list)
  }

  @Test func typeToSelectIgnoresCaseAndAccents() {
    type("be")
    #expect(focused == 1)
    type("l")
    #expect(focused == 2)
    stage.advance(by: 1.1)
    type("b")
    #expect(focused == 3)
    stage.advance(by: 1.1)
    type("b")
    #expect(focused == 1)
    stage.advance(by: 1.1)
    type("ar")
    #expect(focused == 5)
    stage.advance(by: 1.1)
    type("xyz")
    #expect(focused == 5)
    // A space alone selects the row. During a search it is part of the text.
    stage.advance(by: 1.1)
    type(" ")
    #expect(selected == [5])
    list.names[6] = "New York"
    table.reloadData()
    type("new y")
    #expect(focused == 6)
    #expect(selected == [])
  }

  @Test func aDelegatesSearchFindsRowsOfTheWholeList() {
    list.names = Array(repeating: "Row", count: 10_000)
    table.reloadData()
    var requestedNames: [String] = []
    table.rowFinder = { _, text, start in
      requestedNames.append("\(text) \(start.row)")
      return IndexPath(row: 7777, section: 0)
    }
    type("q")
    #expect(focused == 7777)
    type("r")
    #expect(requestedNames == ["q 0", "qr 7777"])
    table.rowFinder = { _, _, _ in IndexPath(row: 77_777, section: 3) }
    type("z")
    #expect(focused == 7777)
  }

  @Test func tabMovesThroughTheControlsOfTheRows() {
    list.makeControl = { row in row % 2 == 1 ? UISwitch() : nil }
    table.reloadData()
    stage.advance(by: 0.1)
    func tab(_ modifiers: UIKeyModifierFlags = []) -> UIView? {
      press(.keyboardTab, modifiers)
      return UIFocusSystem.focusSystem(for: table)?.focusedItem as? UIView
    }
    #expect(tab() === table.cellForRow(at: IndexPath(row: 0, section: 0)))
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    let focusedSwitch = tab()
    #expect(focusedSwitch is UISwitch)
    #expect(
      focusedSwitch?.isDescendant(of: table.cellForRow(at: IndexPath(row: 3, section: 0))!) == true
    )
    #expect(ring == nil)
    press(.keyboardSpacebar)
    #expect((focusedSwitch as? UISwitch)?.isOn == true)
    #expect(
      tab(.shift)?.isDescendant(of: table.cellForRow(at: IndexPath(row: 1, section: 0))!) == true
    )
    #expect(tab(.shift) === table.cellForRow(at: IndexPath(row: 1, section: 0)))
    // From a control, the arrow keys continue in the list.
    _ = tab()
    press(.keyboardDownArrow)
    #expect(focused == 2)
    #expect(table.isFirstResponder)
  }

  @Test func tabScrollsToControlsBeyondTheScreen() throws {
    list.names = (0..<60).map { "Row \($0)" }
    list.makeControl = { row in row % 20 == 5 ? UISwitch() : nil }
    table.reloadData()
    stage.advance(by: 0.1)
    var rows: [Int] = []
    for _ in 0..<5 {
      press(.keyboardTab)
      let view = UIFocusSystem.focusSystem(for: table)?.focusedItem as? UIView
      if let cell = table.rowCell(containing: view), view is UISwitch {
        rows.append(try #require(table.indexPath(for: cell)).row)
      }
    }
    #expect(rows.starts(with: [5, 25, 45]))
  }

  @Test func f2EditsTheFieldOfTheRow() {
    list.makeControl = { row in
      let field = UITextField()
      field.text = "Name \(row)"
      return field
    }
    table.reloadData()
    stage.advance(by: 0.1)
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    press(.keyboardF2)
    stage.type("New")
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    let field = cell?.contentView.subviews.compactMap { $0 as? UITextField }.first
    #expect(field?.text == "New")
    press(.keyboardEscape)
    #expect(field?.isEditing == false)
  }

  @Test func theFocusMovesToThePreferredRow() {
    list.preferred = IndexPath(row: 3, section: 0)
    press(.keyboardTab)
    #expect(focused == 3)
    press(.keyboardDownArrow)
    let outside = UIButton(frame: CGRect(x: 0, y: 400, width: 80, height: 30))
    table.superview?.addSubview(outside)
    stage.advance(by: 0.1)
    outside.becomeFirstResponder()
    press(.keyboardTab)
    #expect(focused == 3)
    table.remembersLastFocusedIndexPath = true
    press(.keyboardDownArrow)
    outside.becomeFirstResponder()
    press(.keyboardTab)
    #expect(focused == 4)
    table.allowsFocus = false
    press(.keyboardDownArrow)
    #expect(focused == 4)
  }
}
