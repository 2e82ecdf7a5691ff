import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for text fields: editing, their delegate, the pasteboard and keys.
@MainActor
struct UITextFieldTests {
  private final class Delegate: UITextFieldDelegate {
    var allowsEditing = true
    var allowsReturn = true
    var changes: [String] = []

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allowsEditing }

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      changes.append("\(range.location)+\(range.length) \(string)")
      return string != "x"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { allowsReturn }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 200))
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  private let log: ControlLog
  private let delegate = Delegate()

  init() {
    log = ControlLog(field, for: [.allEditingEvents, .primaryActionTriggered])
    field.delegate = delegate
    let root = UIView()
    root.addSubview(field)
    stage.show(root)
  }

  @Test func aTapBeginsEditing() {
    stage.tap(at: CGPoint(x: 50, y: 25))
    #expect(field.isEditing)
    #expect(log.take() == ["editingBegin"])
    field.resignFirstResponder()
    #expect(log.take() == ["editingEnd"])
  }

  @Test func theDelegateMayPreventEditing() {
    delegate.allowsEditing = false
    #expect(!field.becomeFirstResponder())
    #expect(log.take() == [])
  }

  @Test func controlAndVPastesText() {
    // The general pasteboard belongs to the stage that was used last.
    stage.settle()
    UIPasteboard.general.string = "one\ntwo"
    field.text = "()"
    field.becomeFirstResponder()
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardV, modifiers: .control)
    #expect(field.text == "(one two)")
    stage.press(.keyboardInsert, modifiers: .shift)
    #expect(field.text == "(one twoone two)")
    UIPasteboard.general.string = nil
    stage.press(.keyboardV, modifiers: .control)
    stage.press(.keyboardV, modifiers: [.control, .alternate])
    #expect(field.text == "(one twoone two)")
  }

  @Test func tabMovesFromFieldToField() {
    let root = field.superview ?? UIView()
    let below = UITextField(frame: CGRect(x: 10, y: 60, width: 90, height: 34))
    let right = UITextField(frame: CGRect(x: 110, y: 60, width: 90, height: 34))
    let hidden = UITextField(frame: CGRect(x: 10, y: 90, width: 90, height: 34))
    hidden.isHidden = true
    for other in [right, hidden, below] { root.addSubview(other) }
    field.becomeFirstResponder()
    stage.press(.keyboardTab)
    #expect(below.isEditing)
    stage.press(.keyboardTab)
    #expect(right.isEditing)
    stage.press(.keyboardTab)
    #expect(field.isEditing)
    stage.press(.keyboardTab, modifiers: .shift)
    #expect(right.isEditing)
    right.isEnabled = false
    below.becomeFirstResponder()
    stage.press(.keyboardTab)
    #expect(field.isEditing)
  }

  @Test func escapeEndsEditingBeforeItPops() {
    let controller = UIViewController()
    controller.view.addSubview(field)
    let navigation = UINavigationController()
    navigation.setViewControllers([UIViewController(), controller], animated: false)
    stage.show(navigation)
    stage.settle()
    field.becomeFirstResponder()
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(!field.isEditing)
    #expect(navigation.topViewController === controller)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(navigation.topViewController !== controller)
  }

  @Test func aTapPlacesTheCaretInScrolledText() {
    field.becomeFirstResponder()
    field.text = String(repeating: "wide ", count: 2000)
    stage.press(.keyboardHome)
    stage.tap(at: CGPoint(x: 100, y: 25))
    stage.type("|")
    let caretIndex = field.text?.prefix { $0 != "|" }.count ?? 0
    #expect(caretIndex > 5 && caretIndex < 20)
    // At the end of the visible text, a tap puts the caret at the end of the text.
    stage.press(.keyboardEnd)
    stage.tap(at: CGPoint(x: 209, y: 25))
    stage.type("!")
    #expect(field.text?.last == "!")
  }

  @Test func typingInsertsAtTheCaret() {
    field.becomeFirstResponder()
    stage.type("ac")
    stage.press(.keyboardLeftArrow)
    stage.type("b")
    #expect(field.text == "abc")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "ac")
    stage.press(.keyboardDeleteForward)
    #expect(field.text == "a")
    stage.press(.keyboardHome)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "a")
    #expect(log.take().filter { $0 == "editing" }.count == 4)
  }

  @Test func theDelegateGetsUTF16RangesAndMayRefuse() {
    field.text = "👍🏽é"
    field.becomeFirstResponder()
    stage.type("x")
    #expect(field.text == "👍🏽é")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "")
    #expect(delegate.changes == ["5+0 x", "4+1 ", "0+4 "])
  }

  @Test func settingTheTextSendsNoEvents() {
    field.text = "Set"
    field.text = nil
    #expect(field.text == "")
    #expect(log.take() == [])
  }

  @Test func returnEndsEditingUnlessTheDelegateRefuses() {
    field.becomeFirstResponder()
    _ = log.take()
    stage.press(.keyboardReturnOrEnter)
    #expect(log.take() == ["primary", "exitKey", "editingEnd"])
    #expect(!field.isEditing)
    field.becomeFirstResponder()
    delegate.allowsReturn = false
    _ = log.take()
    stage.press(.keyboardReturnOrEnter)
    #expect(log.take() == [])
    #expect(field.isEditing)
  }

  @Test func spaceIsTypedWithoutTriggeringActions() {
    field.becomeFirstResponder()
    _ = log.take()
    stage.type(" ")
    #expect(field.text == " ")
    #expect(log.take() == ["editing"])
  }

  @Test func longTextScrollsToTheCaret() {
    field.becomeFirstResponder()
    stage.type(String(repeating: "wide ", count: 20))
    #expect(stage.settle())
    field.tintColor = .red
    #expect(stage.color(at: CGPoint(x: 209, y: 27)) == .red)
    stage.press(.keyboardHome)
    #expect(stage.color(at: CGPoint(x: 11, y: 27)) == .red)
  }

  @Test func aTapPlacesTheCaret() {
    field.text = "iiii"
    stage.tap(at: CGPoint(x: 11, y: 25))
    stage.type("a")
    #expect(field.text == "aiiii")
    stage.tap(at: CGPoint(x: 150, y: 25))
    stage.type("z")
    #expect(field.text == "aiiiiz")
  }

  @Test func theClearButtonRemovesTheText() {
    field.clearButtonMode = .always
    field.text = "Gone"
    stage.settle()
    stage.tap(at: CGPoint(x: 195, y: 27))
    #expect(field.text == "")
    #expect(log.take() == ["editing"])
  }

  @Test func secureTextHasTheWidthOfItsDots() {
    field.text = "geheim"
    field.isSecureTextEntry = true
    #expect(field.text == "geheim")
    let dotsWidth = field.intrinsicContentSize.width
    field.text = "wwwwww"
    #expect(field.intrinsicContentSize.width == dotsWidth)
  }
}
