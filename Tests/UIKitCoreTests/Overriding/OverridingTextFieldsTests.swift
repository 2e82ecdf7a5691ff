import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for text fields whose subclasses override every member.
@MainActor
struct OverridingTextFieldsTests {
  @Test func aFieldWithEveryMemberOverriddenIsEdited() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let field = EveryTextField(frame: CGRect(x: 20, y: 100, width: 200, height: 32))
    let root = UIView()
    root.addSubview(field)
    stage.show(root)
    stage.tap(at: CGPoint(x: 50, y: 110))
    stage.type("Ada")
    #expect(field.text == "Ada")
    #expect(field.isEditing)
    stage.compose("xy")
    stage.press(.keyboardA, modifiers: .control)
    stage.click(at: CGPoint(x: 50, y: 110), count: 2)
    stage.press(.keyboardX, modifiers: .control)
    #expect(field.text == "")
    root.endEditing(false)
    #expect(!field.isEditing)
  }
}

/// A `UITextField` subclass that overrides every member.
private final class EveryTextField: UITextField {
  override var delegate: (any UITextFieldDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var placeholder: String? {
    get { super.placeholder }
    set { super.placeholder = newValue }
  }
  override var font: UIFont? {
    get { super.font }
    set { super.font = newValue }
  }
  override var textColor: UIColor? {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var borderStyle: UITextField.BorderStyle {
    get { super.borderStyle }
    set { super.borderStyle = newValue }
  }
  override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set { super.isSecureTextEntry = newValue }
  }
  override var clearsOnBeginEditing: Bool {
    get { super.clearsOnBeginEditing }
    set { super.clearsOnBeginEditing = newValue }
  }
  override var clearButtonMode: UITextField.ViewMode {
    get { super.clearButtonMode }
    set { super.clearButtonMode = newValue }
  }
  override var isEditing: Bool { super.isEditing }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var hasText: Bool { super.hasText }
  override func insertText(_ text: String) { super.insertText(text) }
  override func deleteBackward() { super.deleteBackward() }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func performPrimaryAction() { super.performPrimaryAction() }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var attributedPlaceholder: NSAttributedString? {
    get { super.attributedPlaceholder }
    set { super.attributedPlaceholder = newValue }
  }
  override var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { super.defaultTextAttributes }
    set { super.defaultTextAttributes = newValue }
  }
  override var typingAttributes: [NSAttributedString.Key: Any]? {
    get { super.typingAttributes }
    set { super.typingAttributes = newValue }
  }
  override var selectedTextRange: UITextRange? {
    get { super.selectedTextRange }
    set { super.selectedTextRange = newValue }
  }
  override var markedTextRange: UITextRange? { super.markedTextRange }
  override func text(in range: UITextRange) -> String? { super.text(in: range) }
  override func replace(_ range: UITextRange, withText text: String) {
    super.replace(range, withText: text)
  }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }
  override func unmarkText() { super.unmarkText() }
  override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
  override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    super.selectionRects(for: range)
  }
  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    super.closestPosition(to: point)
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: Any?) { super.cut(sender) }
  override func copy(_ sender: Any?) { super.copy(sender) }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override func select(_ sender: Any?) { super.select(sender) }
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
  override func delete(_ sender: Any?) { super.delete(sender) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}
