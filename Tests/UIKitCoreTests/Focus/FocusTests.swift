import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for Tab, Shift+Tab and the focus ring.
@MainActor
struct FocusTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = UIViewController()

  private func show(_ views: UIView...) {
    for view in views { controller.view.addSubview(view) }
    stage.checksDamage = true
    stage.show(controller)
  }

  private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: controller.view) }

  private func tab(_ modifiers: UIKeyModifierFlags = []) -> UIView? {
    stage.press(.keyboardTab, modifiers: modifiers)
    stage.advance(by: 1.0 / 60)
    return system?.focusedItem as? UIView
  }

  private func button(x: CGFloat, y: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: y, width: 60, height: 30))
    button.setTitle("\(Int(x)) \(Int(y))", for: .normal)
    return button
  }

  private func ring(of view: UIView) -> FocusRing? {
    view.subviewStorage.compactMap { $0 as? FocusRing }.first
  }

  @Test func tabMovesInReadingOrderAndWraps() {
    let (a, b) = (button(x: 200, y: 10), button(x: 20, y: 14))
    let (c, d) = (button(x: 20, y: 100), button(x: 200, y: 90))
    show(d, c, b, a)
    #expect(tab() === b)
    #expect(tab() === a)
    #expect(tab() === c)
    #expect(tab() === d)
    #expect(tab() === b)
    #expect(tab(.shift) === d)
  }

  @Test func rightToLeftBeginsOnTheRight() {
    let (a, b) = (button(x: 200, y: 10), button(x: 20, y: 10))
    controller.view.semanticContentAttribute = .forceRightToLeft
    show(b, a)
    #expect(tab() === a)
    #expect(tab() === b)
  }

  @Test func disabledAndHiddenViewsAreSkipped() {
    let (a, b) = (button(x: 20, y: 10), button(x: 20, y: 50))
    let (c, d) = (button(x: 20, y: 90), button(x: 20, y: 130))
    a.isEnabled = false
    b.isHidden = true
    c.isUserInteractionEnabled = false
    show(a, b, c, d)
    #expect(tab() === d)
    #expect(tab() === d)
    d.isEnabled = false
    #expect(tab() == nil)
  }

  private final class SelectionDelegate: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
      let start = textField.beginningOfDocument
      textField.selectedTextRange = textField.textRange(from: start, to: start)
    }
  }

  @Test func tabIntoAFieldSelectsItsText() {
    let fields = (0..<3).map { index in
      UITextField(frame: CGRect(x: 20, y: 10 + 50 * index, width: 200, height: 34))
    }
    let (view, delegate) = (
      UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 80)), SelectionDelegate()
    )
    for field in fields { field.text = "one two" }
    view.text = "one two"
    fields[1].delegate = delegate
    show(fields[0], fields[1], fields[2], view)
    func selected(_ input: any UITextInput) -> String? {
      input.selectedTextRange.flatMap { input.text(in: $0) }
    }
    #expect(tab() === fields[0] && selected(fields[0]) == "one two")
    stage.press(.keyboardEnd)
    // The delegate's selection is kept.
    #expect(tab() === fields[1] && selected(fields[1]) == "")
    #expect(tab(.shift) === fields[0] && selected(fields[0]) == "one two")
    stage.click(at: CGPoint(x: 40, y: 127))
    #expect(fields[2].isEditing && selected(fields[2]) == "")
    // A text view with several lines keeps its caret.
    #expect(tab() === view && selected(view) == "")
  }

  @Test func spaceAndReturnPressTheFocusedControl() {
    let a = button(x: 20, y: 10)
    let b = UISwitch(frame: CGRect(x: 20, y: 60, width: 51, height: 31))
    var presses = 0
    a.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    show(a, b)
    _ = tab()
    stage.press(.keyboardSpacebar)
    stage.press(.keyboardReturnOrEnter)
    #expect(presses == 2)
    #expect(tab() === b)
    stage.press(.keyboardSpacebar)
    #expect(b.isOn)
  }

  @Test func aRingShowsUntilTheNextTouch() throws {
    let (a, b) = (button(x: 20, y: 10), button(x: 20, y: 60))
    show(a, b)
    _ = tab()
    #expect(ring(of: a)?.frame == CGRect(x: -3, y: -3, width: 66, height: 36))
    #expect(!a.subviews.contains { $0 is UIControl })
    _ = tab()
    #expect(ring(of: a) == nil && ring(of: b) != nil)
    b.frame.size.width = 100
    stage.advance(by: 0.1)
    #expect(ring(of: b)?.frame.width == 106)
    stage.tap(at: CGPoint(x: 300, y: 400))
    #expect(ring(of: b) == nil)
    #expect(b.isFocused)
    #expect(tab() === a)
  }

  @Test func focusingATextFieldBeginsEditing() {
    let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    let next = button(x: 20, y: 60)
    show(field, next)
    #expect(tab() === field)
    #expect(field.isEditing)
    stage.type("x")
    #expect(field.text == "x")
    #expect(tab() === next)
    #expect(!field.isEditing)
    #expect(tab(.shift) === field)
  }

  @Test func tabIsTypedInTextViewsAndControlTabLeavesThem() {
    let text = UITextView(frame: CGRect(x: 20, y: 10, width: 200, height: 60))
    let next = button(x: 20, y: 90)
    show(text, next)
    #expect(tab() === text)
    #expect(tab() === text)
    #expect(text.text == "\t")
    #expect(tab(.control) === next)
    #expect(tab(.shift) === text)
    #expect(tab(.shift) === next)
  }

  @Test func environmentsReceiveShouldAndDidUpdateFocus() {
    let root = PreferringView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (a, b) = (button(x: 20, y: 10), button(x: 20, y: 60))
    root.addSubview(a)
    root.addSubview(b)
    show(root)
    _ = tab()
    #expect(root.log == ["should nil-20 10", "did nil-20 10"])
    root.log = []
    root.allowsUpdate = false
    #expect(tab() === a)
    #expect(root.log.first == "should 20 10-20 60")
    #expect(!root.log.contains { $0.hasPrefix("did") })
  }

  @Test func programmaticFocusGoesToThePreferredEnvironment() {
    let root = PreferringView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (a, b) = (button(x: 20, y: 10), button(x: 20, y: 60))
    root.addSubview(a)
    root.addSubview(b)
    show(root)
    root.preferred = [b]
    root.setNeedsFocusUpdate()
    #expect(!b.isFocused)
    stage.advance(by: 0.1)
    #expect(b.isFocused)
    root.preferred = [root, a]
    root.setNeedsFocusUpdate()
    root.updateFocusIfNeeded()
    #expect(a.isFocused)
  }

  @Test func theFocusIsScrolledIntoView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    let (a, b) = (button(x: 20, y: 10), button(x: 20, y: 700))
    scroll.addSubview(a)
    scroll.addSubview(b)
    show(scroll)
    _ = tab()
    _ = tab()
    #expect(scroll.contentOffset.y == 530)
  }

  @Test func aPresentedScreenKeepsTheFocus() {
    show(button(x: 20, y: 10))
    let sheet = UIViewController()
    let sheetButton = button(x: 20, y: 40)
    sheet.view.addSubview(sheetButton)
    controller.present(sheet, animated: false)
    stage.settle()
    #expect(tab() === sheetButton)
    #expect(tab() === sheetButton)
  }

  @Test func slidersSteppersAndSegmentsChangeByKeys() {
    let slider = UISlider(frame: CGRect(x: 20, y: 10, width: 200, height: 31))
    let stepper = UIStepper(frame: CGRect(x: 20, y: 60, width: 94, height: 32))
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.frame = CGRect(x: 20, y: 110, width: 200, height: 32)
    segments.setEnabled(false, forSegmentAt: 1)
    segments.selectedSegmentIndex = 0
    var changes = 0
    for control in [slider, stepper, segments] {
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    }
    show(slider, stepper, segments)
    #expect(tab() === slider)
    stage.press(.keyboardRightArrow)
    #expect(abs(slider.value - 0.05) < 0.001)
    stage.press(.keyboardEnd)
    #expect(slider.value == 1)
    stage.press(.keyboardLeftArrow)
    #expect(abs(slider.value - 0.95) < 0.001)
    stage.press(.keyboardHome)
    #expect(slider.value == 0)
    stage.press(.keyboardLeftArrow)
    #expect(changes == 4)
    #expect(tab() === stepper)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardLeftArrow)
    #expect(stepper.value == 1)
    #expect(tab() === segments)
    stage.press(.keyboardRightArrow)
    #expect(segments.selectedSegmentIndex == 2)
    stage.press(.keyboardLeftArrow)
    #expect(segments.selectedSegmentIndex == 0)
    stage.settle()
    slider.semanticContentAttribute = .forceRightToLeft
    slider.becomeFirstResponder()
    stage.press(.keyboardLeftArrow)
    #expect(slider.value > 0)
  }

  @Test(arguments: [true, false])
  func theButtonOfABarHasTheFocusAgainAfterAScreenInFront(animated: Bool) throws {
    let item = UIBarButtonItem(systemItem: .add)
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    func identity() -> AnyObject? {
      stage.settle()
      return (system?.focusedItem as? any ReplaceableFocusStop)?.focusIdentity
    }
    _ = tab()
    #expect(identity() === item)
    navigation.pushViewController(UIViewController(), animated: animated)
    #expect(identity() == nil)
    navigation.popViewController(animated: animated)
    #expect(identity() === item)
  }
}

private final class PreferringView: UIView {
  var log: [String] = []
  var allowsUpdate = true
  var preferred: [any UIFocusEnvironment] = []

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

  private func words(_ context: UIFocusUpdateContext) -> String {
    let names = [context.previouslyFocusedView, context.nextFocusedView].map {
      ($0 as? UIButton)?.title(for: .normal) ?? "nil"
    }
    return names.joined(separator: "-")
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    log.append("should \(words(context))")
    return allowsUpdate
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    log.append("did \(words(context))")
  }
}
