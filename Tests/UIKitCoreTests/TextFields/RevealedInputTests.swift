import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for lists and scroll views that scroll to the edited view.
@MainActor
struct RevealedInputTests {
  /// Creates a list whose row 11 is half hidden at the lower edge.
  private func makeList(_ kind: EditedCell.Kind) -> EditedList {
    let list = EditedList(kind)
    list.table.contentOffset.y = 22
    list.stage.advance(by: 0.1)
    return list
  }

  private func isVisible(_ row: Int, in list: EditedList) -> Bool {
    let table = list.table
    return table.bounds.insetBy(dx: 0, dy: -0.01).contains(table.rectForRow(at: at(row)))
  }

  @Test(arguments: [false, true])
  func aTouchRevealsAHalfHiddenField(isFinger: Bool) {
    let list = makeList(.field)
    #expect(!isVisible(11, in: list))
    let point = CGPoint(x: 60, y: 472)
    if isFinger { list.stage.tap(at: point) } else { list.stage.click(at: point) }
    list.stage.settle(timeout: 1)
    #expect(isVisible(11, in: list))
    #expect(list.cell(11)?.field.isFirstResponder == true)
    #expect(list.takeLog() == ["begin 11"])
  }

  @Test(arguments: EditedCell.Kind.allCases)
  func theFirstLetterShowsAHalfHiddenText(_ kind: EditedCell.Kind) {
    let list = makeList(kind)
    list.cell(11)?.editor(kind).becomeFirstResponder()
    list.stage.settle(timeout: 1)
    #expect(!isVisible(11, in: list))
    list.stage.type("a")
    list.stage.settle(timeout: 1)
    #expect(isVisible(11, in: list))
  }

  @Test(
    .separateProcess,
    arguments: EditedCell.Kind.allCases,
    ["letter", "delete", "arrow", "undo", "composition"]
  )
  func editingScrollsBackToTheCaret(_ kind: EditedCell.Kind, _ edit: String) {
    let list = EditedList(kind)
    let cell = list.edit(3)
    list.stage.type("b")
    for _ in 0..<6 {
      list.stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 290, y: 240))
      list.stage.advance(by: 0.3)
    }
    #expect(list.cell(3) == nil)
    switch edit {
    case "letter": list.stage.type("a")
    case "delete": list.stage.press(.keyboardDeleteOrBackspace)
    case "arrow": list.stage.press(.keyboardLeftArrow)
    case "undo": list.stage.press(.keyboardZ, modifiers: .control)
    default: (cell?.editor(kind) as? any UITextInput)?.setMarkedText("a", selectedRange: NSRange())
    }
    list.stage.settle(timeout: 1)
    #expect(isVisible(3, in: list))
    #expect(list.cell(3) === cell)
    #expect(cell?.editor(kind).isFirstResponder == true)
  }

  @Test func changesByTheApplicationDoNotScroll() {
    let list = EditedList()
    let cell = list.edit(3)
    list.table.contentOffset.y = 900
    list.stage.settle(timeout: 1)
    cell?.field.text = "other"
    cell?.textView.text = "other"
    list.stage.settle(timeout: 1)
    #expect(list.table.contentOffset.y == 900)
  }

  @Test func scrollViewsShowTheFieldAndTheLineOfTheCaret() {
    let stage = Stage(size: CGSize(width: 320, height: 300))
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    scroller.contentSize = CGSize(width: 320, height: 2000)
    let field = UITextField(frame: CGRect(x: 20, y: 280, width: 200, height: 40))
    let textView = UITextView(frame: CGRect(x: 20, y: 1000, width: 280, height: 600))
    textView.text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
    scroller.addSubview(field)
    scroller.addSubview(textView)
    stage.show(scroller)
    stage.click(at: CGPoint(x: 60, y: 290))
    stage.settle(timeout: 1)
    #expect(scroller.contentOffset.y == 20)
    scroller.contentOffset.y = 1500
    stage.type("a")
    stage.settle(timeout: 1)
    #expect(scroller.contentOffset.y == 280)
    textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: 0, length: 0)
    scroller.contentOffset.y = 0
    stage.type("a")
    stage.settle(timeout: 1)
    let position = textView.selectedTextRange?.start ?? textView.beginningOfDocument
    let caret = textView.convert(textView.caretRect(for: position), to: scroller)
    #expect(scroller.bounds.contains(caret))
  }
}
