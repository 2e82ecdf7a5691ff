public import Foundation
public import UIKitGraphics

/// A line of text that the user edits with the keyboard.
///
/// A tap, or `becomeFirstResponder()`, begins editing and sets the caret, which does not blink: a
/// form that waits for input causes no frames.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  /// The style of the border.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A thin line.
    case line
    /// A thin line with rounded corners, on the background colour.
    case roundedRect = 3
  }

  /// When an overlay view is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// While the field is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  final var line = EditableLine()
  /// The horizontal scroll offset that keeps the caret visible, in points.
  final var scrollOffset: CGFloat = 0
  private var fontStorage = UITextField.defaultFont
  private var clearButtonStorage: UIButton?

  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  /// Creates an empty field.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The delegate of editing.
  ///
  /// Default: `nil`.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; never `nil` when read.
  ///
  /// Default: empty. Setting it moves the caret to the end and sends no event.
  open var text: String? {
    get { line.text }
    set {
      demandMainThread(type(of: self))
      guard newValue ?? "" != line.text else { return }
      line.replaceAll(with: newValue ?? "")
      textDidChange()
    }
  }

  /// The dimmed text that is shown while the field is empty.
  ///
  /// Default: `nil`.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// The font; `nil` is the default.
  ///
  /// Default: the system font of 17 points.
  open var font: UIFont? {
    get { fontStorage }
    set {
      guard newValue ?? UITextField.defaultFont != fontStorage else { return }
      fontStorage = newValue ?? UITextField.defaultFont
      textDidChange()
    }
  }

  /// The text's colour; `nil` is the default.
  ///
  /// Default: `.label`.
  open var textColor: UIColor? = .label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// The alignment of the text.
  ///
  /// Default: `.natural`, which is left, or right where layout is from right to left.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// The style of the border.
  ///
  /// Default: `.none`.
  open var borderStyle = UITextField.BorderStyle.none {
    didSet { if borderStyle != oldValue { textDidChange() } }
  }

  /// Whether the characters are masked by dots.
  ///
  /// Default: `false`.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { textDidChange() } }
  }

  /// Whether the text is removed when editing begins.
  ///
  /// Default: `false`.
  open var clearsOnBeginEditing = false

  /// When the clear button is shown; never while the field is empty.
  ///
  /// Default: `.never`.
  open var clearButtonMode = UITextField.ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Places

  /// The frame of the text while it is not edited.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }

  /// The frame of the text while it is edited.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }

  /// The frame of the placeholder.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }

  /// The frame of the clear button.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    LayoutMirror(layoutDirection, in: bounds)
      .frame(CGRect(x: bounds.maxX - 24, y: bounds.midY - 9, width: 18, height: 18))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeClearButton()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func draw(_ rect: CGRect) {
    drawContent()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { showCaret() }
  }

  // MARK: Editing

  /// Whether editing may begin: whether the field is enabled and the delegate agrees.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { text = nil }
    editingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    didEndEditing()
    return true
  }

  override func wasForcedToResign() {
    didEndEditing()
  }

  /// Whether there is text.
  open var hasText: Bool { !line.characters.isEmpty }

  /// Types text at the caret, as the keyboard does; a line break is the return key.
  ///
  /// - Parameter text: The characters.
  open func insertText(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    edit(line.caret..<line.caret, with: text)
  }

  /// Deletes the character before the caret.
  open func deleteBackward() {
    guard line.caret > 0 else { return }
    edit(line.caret - 1..<line.caret, with: "")
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { !use($0) }
    if !unused.isEmpty { next?.pressesBegan(unused, with: event) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch, becomeFirstResponder() else { return }
    placeCaret(at: touch.location(in: self).x)
  }

  override var preventsAncestorTaps: Bool { true }

  override func stateDidChange() {
    if !isEnabled { resignFirstResponder() }
    setNeedsDisplay()
  }

  open override func performPrimaryAction() {
    pressReturn()
  }

  // MARK: Clear button

  final var showsClearButton: Bool {
    guard hasText else { return false }
    switch clearButtonMode {
    case .never: return false
    case .always: return true
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    }
  }

  private func placeClearButton() {
    guard showsClearButton else {
      clearButtonStorage?.isHidden = true
      return
    }
    let button = clearButtonStorage ?? makeClearButton()
    button.isHidden = false
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(glyph: .xmarkCircleFill), for: .normal)
    button.tintColor = .tertiaryLabel
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    clearButtonStorage = button
    addSubview(button)
    return button
  }
}
