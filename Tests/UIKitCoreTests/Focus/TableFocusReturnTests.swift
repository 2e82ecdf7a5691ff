import Foundation
import Testing
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for keys and focus in tables: typed text, rows that cannot be selected, and undo.
@MainActor
struct TableFocusReturnTests {
  private let stage = Stage(size: CGSize(width: 320, height: 440))
  private let list = FocusList(style: .plain)
  private var table: UITableView { list.tableView }
  private var focused: Int? { table.focus.position?.row }
  private var ring: UIView? { table.subviews.first { $0.layer.borderWidth == 2 } }

  init() {
    stage.checksDamage = true
    stage.show(list)
  }

  private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.pressForAFrame(code, modifiers)
  }

  private func type(_ text: String) { stage.typeKeys(text) }

  @Test func otherKeysAndScreensResetTypeToSelect() {
    list.names = ["Anna", "Bert", "Cleo", "Bella", "Carl", "Clara", "Zoe"]
    table.reloadData()
    type("b")
    press(.keyboardReturnOrEnter)
    type("c")
    #expect(focused == 2)
    press(.keyboardDownArrow)
    // Shift belongs to the character typed after it.
    press(.keyboardLeftShift)
    type("c")
    press(.keyboardLeftShift)
    type("la")
    #expect(focused == 5)
    stage.click(at: CGPoint(x: 100, y: 22))
    type("z")
    #expect(focused == 6)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(list, animated: false)
    stage.show(stack)
    stage.settle()
    stage.advance(by: 1.1)
    type("b")
    #expect(focused == 1)
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    type("c")
    #expect(focused == 2)
  }

  @Test func spaceInAnUnselectableRowActivatesItsControl() throws {
    list.unselectable = [1, 2, 3]
    list.makeControl = { row in
      switch row {
      case 2: UIButton(type: .system)
      case 1, 4: UISwitch()
      default: nil
      }
    }
    table.reloadData()
    stage.advance(by: 0.1)
    func control(_ row: Int) throws -> UIControl {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      return try #require(cell.contentView.subviews.compactMap { $0 as? UIControl }.first)
    }
    press(.keyboardHome)
    press(.keyboardDownArrow)
    for code in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keyboardSpacebar] {
      let toggle = try #require(try control(1) as? UISwitch)
      let wasOn = toggle.isOn
      press(code)
      #expect(toggle.isOn != wasOn)
      #expect(focused == 1 && ring != nil)
    }
    press(.keyboardDownArrow)
    press(.keyboardReturnOrEnter)
    #expect(UIFocusSystem.focusSystem(for: table)?.focusedItem === (try control(2)))
    press(.keyboardDownArrow)
    press(.keyboardReturnOrEnter)
    #expect(focused == 3 && ring != nil)
    #expect(list.log.allSatisfy { !$0.contains("select") })
    // A row without a visible selection first notifies the delegate of its selection.
    press(.keyboardDownArrow)
    table.cellForRow(at: IndexPath(row: 4, section: 0))?.selectionStyle = .none
    press(.keyboardReturnOrEnter)
    #expect(list.log.last == "select 4")
    #expect(UIFocusSystem.focusSystem(for: table)?.focusedItem === (try control(4)))
    #expect((try control(4) as? UISwitch)?.isOn == false)
  }

  @Test func undoingBringsTheFocusToTheRow() throws {
    let manager = try #require(table.undoManager)
    func insert(_ name: String, at row: Int) {
      list.names.insert(name, at: row)
      table.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
      manager.registerUndo(withTarget: list) { _ in remove(at: row) }
    }
    func remove(at row: Int) {
      let name = list.names.remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
      manager.registerUndo(withTarget: list) { _ in insert(name, at: row) }
    }
    for _ in 0..<3 { press(.keyboardDownArrow) }
    remove(at: 1)
    #expect(focused == 1)
    press(.keyboardZ, .control)
    #expect(focused == 1 && list.names[1] == "Bert")
    press(.keyboardY, .control)
    #expect(focused == 1 && list.names[1] == "Béla" && ring != nil)
    // Undo does not move the focus from a view outside of the table.
    let outside = UIButton(frame: CGRect(x: 0, y: 400, width: 80, height: 30))
    table.superview?.addSubview(outside)
    outside.becomeFirstResponder()
    press(.keyboardZ, .control)
    #expect(list.names[1] == "Bert")
    #expect(focused == 2 && outside.isFirstResponder)
  }
}
