import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for clicks, drags and menus in `UITextField`.
@MainActor
struct FieldPointerTests {
  private let fixture = FieldFixture("one two three")
  private var stage: Stage { fixture.stage }
  private var field: UITextField { fixture.field }
  private var menu: [String]? { stage.menuTitles }

  @Test func aPressPlacesTheCaretAndADragSelects() {
    stage.pointerDown(at: fixture.point(after: 2))
    #expect(field.isEditing && fixture.shown == "on|e two three")
    stage.pointerMove(to: fixture.point(after: 6))
    #expect(fixture.shown == "on[e tw]o three")
    stage.pointerMove(to: fixture.point(after: 0))
    #expect(fixture.shown == "[on]e two three")
    stage.pointerMove(to: CGPoint(x: 300, y: 20))
    stage.pointerUp()
    #expect(fixture.shown == "on[e two three]")
    stage.type("!")
    #expect(fixture.shown == "on!|")
  }

  @Test func aDragBeyondTheFieldScrollsItsText() {
    field.text = String(repeating: "word ", count: 30)
    stage.pointerDown(at: fixture.point(after: 2))
    stage.pointerMove(to: CGPoint(x: 240, y: 117))
    let head = field.content.selection.head
    #expect(head > 20 && head < 60)
    stage.advance(by: 0.2)
    let scrolledHead = field.content.selection.head
    #expect(scrolledHead > head + 5)
    #expect(stage.settle())
    #expect(field.content.selection.range == 2..<150)
    stage.pointerMove(to: CGPoint(x: 0, y: 117))
    stage.advance(by: 0.2)
    #expect(field.content.selection.head < 150)
    stage.pointerUp()
    let finalSelection = field.content.selection
    #expect(stage.settle() && field.content.selection == finalSelection)
  }

  @Test func aDoubleClickSelectsAWordAndATripleClickAll() {
    let point = fixture.point(after: 5)
    stage.click(at: point, count: 2)
    #expect(fixture.shown == "one [two] three")
    stage.click(at: point, count: 3)
    #expect(fixture.shown == "[one two three]")
    stage.click(at: CGPoint(x: fixture.point(after: 7).x - 1, y: 117), count: 2)
    #expect(fixture.shown == "one [two] three")
  }

  @Test func aDragAfterADoubleClickSelectsWords() {
    let point = fixture.point(after: 5)
    stage.click(at: point)
    stage.pointerDown(at: point, clickCount: 2)
    stage.pointerMove(to: fixture.point(after: 10))
    #expect(fixture.shown == "one [two three]")
    stage.pointerMove(to: fixture.point(after: 1))
    #expect(fixture.shown == "[one two] three")
    stage.pointerUp()
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(fixture.shown == "o[ne two] three")
  }

  @Test func shiftAndAClickExtendTheSelection() {
    stage.click(at: fixture.point(after: 4))
    stage.click(at: fixture.point(after: 7), modifiers: .shift)
    #expect(fixture.shown == "one [two] three")
    stage.click(at: fixture.point(after: 1), modifiers: .shift)
    #expect(fixture.shown == "o[ne ]two three")
  }

  @Test func theMiddleButtonPastesThePrimarySelection() {
    stage.click(at: fixture.point(after: 5), count: 2)
    let primary = stage.loop.primarySelection
    #expect(primary.string == "two")
    stage.click(at: fixture.point(after: 13), button: .button(3))
    #expect(fixture.shown == "one two threetwo|")
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(primary.string == "o")
    // A selection by the application does not change the primary selection.
    fixture.select(0..<3)
    #expect(primary.string == "o")
    #expect(stage.loop.pasteboard.string == nil)
  }

  @Test func theSecondaryButtonOpensAMenu() {
    stage.loop.pasteboard.string = "X"
    stage.click(at: fixture.point(after: 4), button: .secondary)
    #expect(field.isEditing && fixture.shown == "one |two three")
    let commands = ["Cut", "Copy", "Paste", "Delete", "Undo", "Redo", "Select All"]
    #expect(menu == commands && stage.possibleMenuTitles == ["Paste", "Select All"])
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(menu == nil && field.isEditing)
    fixture.select(4..<7)
    stage.click(at: fixture.point(after: 5), button: .secondary)
    #expect(fixture.shown == "one [two] three")
    #expect(menu == commands)
    #expect(stage.possibleMenuTitles == ["Cut", "Copy", "Paste", "Delete", "Select All"])
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    #expect(fixture.shown == "one | three")
    #expect(stage.loop.pasteboard.string == "two")
    stage.click(at: fixture.point(after: 8), button: .secondary)
    #expect(fixture.shown == "one  thr|ee")
  }

  @Test func theMenuClosesWhenTheTextChangesOrIsScrolled() {
    stage.click(at: fixture.point(after: 4), button: .secondary)
    #expect(menu != nil)
    field.text = "other"
    #expect(menu == nil)
    // A screen high enough for the menu, which would scroll its items otherwise.
    stage.loop.screen.resize(to: CGSize(width: 320, height: 480), scale: 1)
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 900)
    scrollView.addSubview(field)
    stage.window.addSubview(scrollView)
    stage.settle()
    stage.click(at: fixture.point(after: 2), button: .secondary)
    #expect(menu != nil)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -0.5), at: CGPoint(x: 100, y: 150))
    #expect(menu == nil && scrollView.contentOffset.y == 0)
    // The edit menu that a touch opens passes wheel events through.
    stage.tap(at: fixture.point(after: 2))
    stage.tap(at: fixture.point(after: 2))
    #expect(menu != nil)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -0.5), at: CGPoint(x: 100, y: 150))
    #expect(menu == nil && scrollView.contentOffset.y > 0)
  }

  @Test func theMenuKeyOpensTheMenu() {
    fixture.edit(at: 0)
    stage.loop.pasteboard.string = nil
    stage.press(.keyboardApplication)
    #expect(stage.possibleMenuTitles == ["Select All"])
    stage.press(.keyboardReturnOrEnter)
    #expect(fixture.shown == "[one two three]")
    #expect(stage.possibleMenuTitles == ["Cut", "Copy", "Delete"])
    field.resignFirstResponder()
    #expect(menu == nil)
  }

  @Test func secureTextHasNoCopyInItsMenu() {
    field.isSecureTextEntry = true
    stage.loop.pasteboard.string = nil
    stage.click(at: fixture.point(after: 4), count: 2)
    #expect(fixture.shown == "[one two three]")
    #expect(stage.loop.primarySelection.string == nil)
    stage.click(at: fixture.point(after: 4), button: .secondary)
    #expect(stage.possibleMenuTitles == ["Delete"])
  }

  @Test func theMenuUndoesAndDeletes() {
    fixture.edit(at: 13)
    stage.type("!")
    func choose(_ title: String) {
      stage.press(.keyboardApplication)
      let index = stage.possibleMenuTitles?.firstIndex(of: title) ?? 0
      for _ in 0..<index { stage.press(.keyboardDownArrow) }
      stage.press(.keyboardReturnOrEnter)
      stage.settle()
    }
    choose("Undo")
    #expect(fixture.shown == "one two three|")
    choose("Redo")
    #expect(fixture.shown == "one two three!|")
    fixture.select(3..<7)
    choose("Delete")
    #expect(fixture.shown == "one| three!")
    // After a new change there is nothing to redo.
    stage.press(.keyboardApplication)
    #expect(stage.possibleMenuTitles?.contains("Undo") == true)
    #expect(stage.possibleMenuTitles?.contains("Redo") == false)
  }

  @Test func readOnlyTextsHaveAShortMenu() {
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
    view.isEditable = false
    view.text = "one two"
    field.superview?.addSubview(view)
    stage.settle()
    stage.click(at: CGPoint(x: 30, y: 26), button: .secondary)
    #expect(menu == ["Copy", "Select All"] && stage.possibleMenuTitles == ["Select All"])
  }

  @Test func liftingAFingerPlacesTheCaret() {
    stage.touchDown(at: fixture.point(after: 2))
    stage.advance(by: 1 / 60)
    #expect(!field.isEditing)
    stage.touchMove(to: fixture.point(after: 6))
    stage.touchUp()
    #expect(fixture.shown == "one tw|o three")
    #expect(menu == nil)
  }

  @Test func aSecondTapSelectsAWord() {
    let point = fixture.point(after: 5)
    stage.tap(at: point)
    stage.tap(at: point)
    #expect(fixture.shown == "one [two] three")
    #expect(menu?.prefix(2) == ["Cut", "Copy"])
  }

  @Test func theDelegateMayRefuseEditing() {
    final class RefusingDelegate: UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = RefusingDelegate()
    field.delegate = delegate
    stage.click(at: fixture.point(after: 5))
    stage.click(at: fixture.point(after: 5), button: .secondary)
    stage.click(at: fixture.point(after: 5), button: .button(3))
    #expect(!field.isEditing && menu == nil && field.text == "one two three")
  }

  @Test func aDragInARowSelectsAndDoesNotSwipe() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    let source = OneFieldSource(field)
    table.dataSource = source
    table.delegate = source
    stage.show(table)
    field.frame = CGRect(x: 10, y: 4, width: 200, height: 34)
    let y: CGFloat = 20
    stage.pointerDown(at: CGPoint(x: fixture.point(after: 7).x, y: y))
    for step in 1...8 {
      let startX = fixture.point(after: 7).x
      stage.pointerMove(to: CGPoint(x: startX - CGFloat(step) * (startX - 10) / 8, y: y))
      stage.advance(by: 1 / 60)
    }
    stage.pointerUp()
    stage.settle()
    #expect(fixture.shown == "[one two] three")
    #expect(table.visibleCells.first?.contentView.frame.minX == 0)
  }

  @Test func thePointerIsATextCursorOverFields() {
    let loop = stage.loop
    #expect(loop.pointerShape(at: fixture.point(after: 3)) == .text)
    #expect(loop.pointerShape(at: CGPoint(x: 100, y: 20)) == .arrow)
    field.isEnabled = false
    #expect(loop.pointerShape(at: fixture.point(after: 3)) == .arrow)
    field.isEnabled = true
    field.clearButtonMode = .always
    stage.settle()
    #expect(loop.pointerShape(at: CGPoint(x: 195, y: 117)) == .arrow)
  }
}

/// A data source of one row with a text field and swipe actions.
private final class OneFieldSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(field)
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ])
  }
}
