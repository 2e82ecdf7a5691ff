import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

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
    root.endEditing(false)
    #expect(!field.isEditing)
  }
}

/// A subclass that overrides every member.
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
}
