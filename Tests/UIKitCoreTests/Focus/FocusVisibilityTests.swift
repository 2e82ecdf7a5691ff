import Foundation
import Testing
import UIKitGraphics
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for the focus in windows that change their size, and for focus changes by the program.
@MainActor
struct FocusVisibilityTests {
  private let stage = Stage(size: CGSize(width: 320, height: 440))

  private func resize(_ height: CGFloat) {
    stage.loop.screen.resize(to: CGSize(width: 320, height: height), scale: 1)
    stage.settle()
  }

  @Test func theFocusedRowStaysVisibleWhenTheWindowShrinks() {
    let list = FocusList(style: .plain)
    list.names = (0..<40).map { "Row \($0)" }
    stage.show(list)
    let table: UITableView = list.tableView
    for _ in 0..<9 { stage.press(.keyboardDownArrow) }
    stage.settle()
    #expect(table.focus.position?.row == 8 && table.contentOffset.y == 0)
    resize(200)
    let row = table.rectForRow(at: IndexPath(row: 8, section: 0))
    #expect(table.contentOffset.y == row.maxY - 200)
    // A focused row that was offscreen before is not scrolled into view.
    table.contentOffset.y = 1000
    resize(150)
    #expect(table.contentOffset.y == 1000)
    // Without a ring the offset is kept.
    resize(440)
    table.contentOffset.y = 0
    stage.click(at: CGPoint(x: 100, y: 430))
    resize(200)
    #expect(table.contentOffset.y == 0)
  }

  @Test func aFocusedFieldStaysVisibleWhenTheWindowShrinks() {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 320, height: 900)
    let field = UITextField(frame: CGRect(x: 20, y: 380, width: 200, height: 34))
    scrollView.addSubview(field)
    let controller = UIViewController()
    controller.view = scrollView
    stage.show(controller)
    stage.press(.keyboardTab)
    #expect(field.isEditing)
    resize(200)
    #expect(field.convert(field.bounds, to: nil).maxY <= 200)
  }

  @Test func theFocusRingMovesToAProgrammaticallyEditedField() {
    let list = FocusList(style: .plain)
    let field = UITextField()
    list.makeControl = { $0 == 1 ? field : nil }
    stage.show(list)
    let table: UITableView = list.tableView
    func ring(in view: UIView) -> UIView? { view.subviews.first { $0.layer.borderWidth == 2 } }
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    #expect(ring(in: table) != nil)
    field.becomeFirstResponder()
    stage.settle()
    #expect(ring(in: table) == nil && ring(in: field) != nil)
    // If no ring was visible, none appears.
    field.resignFirstResponder()
    stage.click(at: CGPoint(x: 100, y: 22))
    field.becomeFirstResponder()
    stage.settle()
    #expect(ring(in: table) == nil && ring(in: field) == nil)
  }
}
