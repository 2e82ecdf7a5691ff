import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for controls that are used twice, or changed by their own actions.
@MainActor
struct ControlCombinationTests {
  private let stage = Stage(size: CGSize(width: 320, height: 200))
  private let root = UIView()

  init() {
    root.backgroundColor = .white
    stage.show(root)
  }

  private func show<Control: UIControl>(_ control: Control) -> Control {
    root.addSubview(control)
    stage.settle()
    return control
  }

  // MARK: Steppers

  @Test func aSecondPressOfAStepperHasTheInitialDelay() {
    let stepper = show(UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32)))
    let plus = CGPoint(x: 180, y: 116)
    stage.touchDown(at: plus)
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.advance(by: 0.1)
    stage.touchDown(at: plus)
    stage.advance(by: 0.45)
    #expect(stepper.value == 2)
    stage.advance(by: 0.1)
    #expect(stepper.value == 3)
    stage.touchUp()
  }

  @Test func aPressWithoutAChangeSendsNoEvent() {
    let stepper = show(UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32)))
    stepper.isContinuous = false
    stepper.wraps = true
    let log = ControlLog(stepper, for: .valueChanged)
    let plus = CGPoint(x: 180, y: 116)
    stage.tap(at: plus)
    #expect(stepper.value == 1)
    #expect(log.take() == ["value"])
    (stepper.minimumValue, stepper.maximumValue) = (1, 1)
    stage.tap(at: plus)
    #expect(stepper.value == 1)
    #expect(log.take() == [])
  }

  // MARK: Switches and sliders

  @Test func aCancelledDragRestoresTheSwitch() {
    let toggle = show(UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31)))
    let originalPixels = stage.pixels()
    stage.touchDown(at: CGPoint(x: 110, y: 115))
    stage.touchMove(to: CGPoint(x: 140, y: 115))
    stage.settle()
    #expect(PixelDifference(reference: originalPixels, actual: stage.pixels()) != nil)
    stage.touchCancel()
    stage.settle()
    #expect(!toggle.isOn)
    #expect(PixelDifference(reference: originalPixels, actual: stage.pixels()) == nil)
  }

  @Test func eachDragOfASliderIsComparedWithItsOwnStart() {
    let slider = show(UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34)))
    slider.isContinuous = false
    let log = ControlLog(slider, for: .valueChanged)
    let (left, middle) = (CGPoint(x: 64, y: 117), CGPoint(x: 164, y: 117))
    stage.drag(from: left, to: middle, duration: 0.2, hold: 0.1)
    #expect(slider.value == 0.5)
    #expect(log.take() == ["value"])
    stage.tap(at: middle)
    #expect(log.take() == [])
    stage.drag(from: middle, to: left, duration: 0.2, hold: 0.1)
    #expect(slider.value == 0)
    #expect(log.take() == ["value"])
  }

  // MARK: Tracking

  @Test func aControlDisabledByItsActionSendsNoDragEvents() {
    let control = show(UIControl(frame: CGRect(x: 100, y: 20, width: 100, height: 44)))
    let log = ControlLog(control)
    control.addAction(
      UIAction { ($0.sender as? UIControl)?.isEnabled = false },
      for: .touchDragExit
    )
    stage.touchDown(at: CGPoint(x: 120, y: 40))
    stage.touchMove(to: CGPoint(x: 120, y: 190))
    stage.touchMove(to: CGPoint(x: 120, y: 40))
    stage.touchUp()
    #expect(log.take() == ["down", "exit", "cancel"])
    // After it is enabled again, the control tracks a new touch.
    control.isEnabled = true
    stage.tap(at: CGPoint(x: 120, y: 40))
    #expect(log.take() == ["down", "upInside"])
  }

  @Test func isTrackingIsFalseInTouchUpActions() {
    let control = show(UIControl(frame: CGRect(x: 100, y: 20, width: 100, height: 44)))
    var states: [Bool] = []
    control.addAction(
      UIAction { _ in
        states += [control.isHighlighted, control.isTracking, control.isTouchInside]
      },
      for: .touchUpInside
    )
    stage.touchDown(at: CGPoint(x: 120, y: 40))
    #expect(control.isHighlighted)
    stage.touchUp()
    #expect(states == [false, false, false])
  }

  // MARK: Text fields

  @Test func removingAnEditedFieldResignsItsFirstResponder() {
    let card = UIView(frame: root.bounds)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    let log = ControlLog(field, for: .allEditingEvents)
    root.addSubview(card)
    for removedView in [field, card] {
      root.addSubview(card)
      card.addSubview(field)
      field.text = ""
      field.becomeFirstResponder()
      stage.type("a")
      removedView.removeFromSuperview()
      #expect(log.take() == ["editingBegin", "editing", "editingEnd"])
      stage.type("b")
      #expect(field.text == "a")
      #expect(log.take() == [])
    }
  }

  @Test func aResignedFieldShowsTheBeginningOfItsText() {
    let field = show(UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34)))
    field.text = "A text that is much longer than its field"
    stage.settle()
    let originalPixels = stage.pixels()
    for _ in 0..<2 {
      field.becomeFirstResponder()
      stage.settle()
      #expect(PixelDifference(reference: originalPixels, actual: stage.pixels()) != nil)
      field.resignFirstResponder()
      stage.settle()
      #expect(PixelDifference(reference: originalPixels, actual: stage.pixels()) == nil)
    }
  }

  @Test func shorteningTheTextInTheDelegateCancelsTheEdit() {
    let field = show(UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)))
    let delegate = ReplacingDelegate("ab")
    field.delegate = delegate
    field.text = "long"
    field.becomeFirstResponder()
    let log = ControlLog(field, for: .allEditingEvents)
    stage.type("x")
    #expect(field.text == "ab")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "a")
    #expect(log.take() == ["editing"])
  }
}

/// A text field delegate that replaces the text at the first request to change it.
private final class ReplacingDelegate: UITextFieldDelegate {
  private var replacement: String?

  init(_ text: String) {
    replacement = text
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if let replacement { textField.text = replacement }
    replacement = nil
    return true
  }
}
