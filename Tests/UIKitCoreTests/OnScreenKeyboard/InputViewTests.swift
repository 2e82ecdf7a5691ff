import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `inputView` and `inputAccessoryView`.
@MainActor
struct InputViewTests {
  @Test func anInputViewReplacesTheKeyboard() {
    let fixture = KeyboardFixture()
    fixture.stage.keyboard = .hardware
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
    fixture.field.inputView = picker
    fixture.begin()
    #expect(fixture.views?.isShowingKeys == false)
    #expect(fixture.views?.restingFrame == CGRect(x: 0, y: 724, width: 390, height: 120))
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 724, width: 390, height: 120))
    fixture.field.inputView = nil
    #expect(picker.window != nil)
    fixture.field.reloadInputViews()
    fixture.stage.settle()
    #expect(picker.window == nil)
  }

  @Test func inputViewsWithoutABackgroundStandOnThatOfTheKeys() {
    let fixture = KeyboardFixture()
    fixture.stage.keyboard = .hardware
    let picker = UIPickerView()
    fixture.field.inputView = picker
    fixture.begin()
    func red() -> CGFloat {
      fixture.stage.settle()
      return fixture.stage.color(at: CGPoint(x: 3, y: 841)).cgColor.components?.first ?? 0
    }
    #expect(abs(red() - 209 / 255) < 0.01)
    picker.backgroundColor = .red
    #expect(red() == 1)
  }

  @Test func aDatePickerThatBecomesWheelsIsAsHighAsThey() {
    let fixture = KeyboardFixture()
    fixture.stage.keyboard = .hardware
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.frame.height == 216)
    fixture.field.inputView = picker
    fixture.begin()
    #expect(fixture.views?.restingFrame == CGRect(x: 0, y: 628, width: 390, height: 216))
    let resized = UIDatePicker()
    resized.frame.size.height = 100
    resized.preferredDatePickerStyle = .wheels
    #expect(resized.frame.height == 100)
  }

  @Test func anAccessoryIsAboveTheKeyboardOrAtTheBottom() throws {
    let fixture = KeyboardFixture()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    fixture.field.inputAccessoryView = bar
    fixture.begin()
    let keys = try #require(fixture.keys)
    let top = keys.convert(keys.bounds, to: nil).minY
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: top - 44, width: 390, height: 44))
    fixture.stage.keyboard = .hardware
    fixture.stage.settle()
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 800, width: 390, height: 44))
    fixture.field.resignFirstResponder()
    fixture.stage.settle()
    #expect(bar.window == nil)
  }

  @Test func buttonsOfAnAccessoryKeepTheFirstResponder() {
    let fixture = KeyboardFixture()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    fixture.field.inputAccessoryView = button
    fixture.begin()
    fixture.stage.tap(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(count == 1)
    #expect(fixture.field.isFirstResponder)
  }

  /// A chat with a bar as the controller's input accessory view, and a text field in the bar.
  private final class ChatController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let input = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(input)
      input.autocapitalizationType = .none
    }
  }

  @Test func aFieldInAnAccessoryIsEdited() {
    let stage = Stage()
    stage.keyboard = .onScreen
    let controller = ChatController()
    stage.show(controller)
    controller.becomeFirstResponder()
    stage.settle()
    #expect(controller.bar.window != nil)
    stage.tap(at: controller.input.convert(CGPoint(x: 20, y: 10), to: nil))
    stage.settle()
    #expect(controller.input.isFirstResponder)
    #expect(controller.bar.window != nil)
    #expect(stage.loop.inputViewPresenter?.isShowingKeys == true)
    if let key = stage.key("h") { stage.tap(at: key) }
    #expect(controller.input.text == "h")
    controller.input.resignFirstResponder()
    stage.settle()
    #expect(stage.loop.inputViewPresenter?.window?.isHidden == true)
  }

  @Test func aFieldInItsOwnAccessoryResigns() {
    let fixture = KeyboardFixture()
    fixture.field.inputAccessoryView = fixture.field
    fixture.begin()
    #expect(!fixture.field.isFirstResponder)
    #expect(fixture.views?.restingFrame == nil)
    #expect(fixture.views?.window?.isHidden == true)
  }

  @Test func aResponderThatTakesKeysHasAKeyboard() {
    final class Display: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      var keyboardType: UIKeyboardType { .numberPad }
      func insertText(_ new: String) { text += new }
      func deleteBackward() { text = String(text.dropLast()) }
    }
    let fixture = KeyboardFixture()
    let display = Display(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    fixture.root.addSubview(display)
    display.becomeFirstResponder()
    fixture.stage.settle()
    fixture.tap(keys: "42")
    fixture.tap("delete")
    fixture.tap("7")
    #expect(display.text == "47")
  }

  @Test func rectanglesAndValuesAreCastToEachOther() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let value: Any = NSValue(cgRect: rect)
    #expect(value as? CGRect == rect)
    #expect(((rect as Any) as? NSValue)?.cgRectValue == rect)
    let other: Any = NSValue(range: NSRange(location: 1, length: 2))
    #expect(other as? CGRect == nil)
    #expect((other as? NSValue)?.cgRectValue == .zero)
  }

  @Test func traitsHaveUIKitsDefaults() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.keyboardType == .default)
    #expect(field.returnKeyType == .default)
    #expect(field.keyboardAppearance == .default)
    #expect(!field.enablesReturnKeyAutomatically)
    #expect(field.textContentType == nil)
    #expect(field.inputView == nil)
    #expect(UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
    #expect(UIReturnKeyType.continue.rawValue == 11)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
  }
}
