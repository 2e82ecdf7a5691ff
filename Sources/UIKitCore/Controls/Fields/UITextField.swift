public import Foundation
public import UIKitGraphics

/// A line of text that the user edits with keyboard, pointer and input methods.
///
/// A tap, or `becomeFirstResponder()`, begins editing and sets the caret, whose blinking is the only
/// thing that happens in a form that waits for input.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
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

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// Whether the text is valid for its type; always so here.
    case committed = 0
    /// The user has taken the change back, as only remote controls can.
    case cancelled = 1
  }

  /// Posted after a field, the notification's object, has begun to be edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted after the user has changed the text of a field, the notification's object.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Posted after editing of a field, the notification's object, has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  final lazy var editor = TextEditor(host: self, isMultiline: false)
  /// The horizontal scroll offset that keeps the caret visible, in points.
  final var scrollOffset: CGFloat = 0
  final var geometryStorage: (geometry: TextGeometry, weight: UILegibilityWeight)?
  final var fontStorage = UITextField.defaultFont
  final var clearButtonStorage: UIButton?
  /// The image of the clear button; `nil` is the standard one.
  final var clearImage: UIImage? {
    didSet { clearButtonStorage?.setImage(clearImage ?? UITextField.clearGlyph, for: .normal) }
  }
  final var attributedPlaceholderStorage: NSAttributedString?
  /// The finger that rests and moves the caret; there is none before the field is edited first.
  private final weak var hold: UILongPressGestureRecognizer?
  /// The character of a secure field that is shown for a moment, by its index.
  final var revealedIndex: Int?
  final var revealTimer: FrameTimer?
  final var inputViewStorage: UIView?
  final var inputAccessoryViewStorage: UIView?
  /// The default attributes besides font and colour.
  final var extraAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text and the selection.
  final var content: EditableText { editor.content }

  static let defaultFont = UIFont.systemFont(ofSize: 17)

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
    get { content.string }
    set {
      demandMainThread(type(of: self))
      let string = EditableText.singleLine(newValue ?? "")
      guard string != content.string else { return }
      editor.replaceAll(with: EditableText.Fragment(string: string))
    }
  }

  /// The text with its attributes; those that are missing are the field's.
  ///
  /// Default: `nil`, as whenever the field is empty. Setting it also sets font, colour and alignment
  /// to those of the first character. The caret moves to the end, and no event is sent.
  open var attributedText: NSAttributedString? {
    get { makeAttributedText() }
    set {
      demandMainThread(type(of: self))
      setAttributedText(newValue)
    }
  }

  /// The attributes of text that has no others: the font, the colour, and the attributes that were
  /// set here.
  ///
  /// Setting them gives them to all text in place of its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { makeDefaultTextAttributes() }
    set { setDefaultTextAttributes(newValue) }
  }

  /// The attributes of the text that is typed next; `nil` while the field is not edited.
  ///
  /// They are those of the character before the caret. Others that are set hold until the selection
  /// changes; setting them has no effect while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.currentTypingAttributes : nil }
    set { if isEditing { editor.typingAttributes = newValue } }
  }

  /// The dimmed text that is shown while the field is empty.
  ///
  /// Default: `nil`.
  open var placeholder: String? {
    get { attributedPlaceholderStorage?.string }
    set {
      guard newValue != placeholder else { return }
      attributedPlaceholder = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// The placeholder with attributes; those that are missing are the placeholder's usual ones.
  ///
  /// Default: `nil`.
  open var attributedPlaceholder: NSAttributedString? {
    get { attributedPlaceholderStorage }
    set {
      attributedPlaceholderStorage = newValue.map { NSAttributedString(attributedString: $0) }
      setNeedsDisplay()
    }
  }

  /// The font; `nil` is the default.
  ///
  /// Default: the system font of 17 points.
  open var font: UIFont? {
    get { fontStorage }
    set {
      guard newValue ?? UITextField.defaultFont != fontStorage else { return }
      fontStorage = newValue ?? UITextField.defaultFont
      editor.content.removeAttribute(.font)
      editor.textDidChange()
    }
  }

  /// Whether a preferred font, or one of `UIFontMetrics`, follows the text size.
  ///
  /// Default: `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFontToContentSize() } }
  }

  private func adaptFontToContentSize() {
    if let scaled = fontStorage.scaled(for: traitCollection) { font = scaled }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if adjustsFontForContentSizeCategory,
      category != previousTraitCollection?.preferredContentSizeCategory
    {
      adaptFontToContentSize()
    }
  }

  /// The text's colour; `nil` is the default.
  ///
  /// Default: `.label`.
  open var textColor: UIColor? = .label {
    didSet {
      guard textColor != oldValue else { return }
      editor.content.removeAttribute(.foregroundColor)
      geometryStorage = nil
      setNeedsDisplay()
    }
  }

  /// The alignment of the text.
  ///
  /// Default: `.natural`, which is left, or right where layout is from right to left.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { editor.textDidChange() } }
  }

  /// The style of the border.
  ///
  /// Default: `.none`.
  open var borderStyle = UITextField.BorderStyle.none {
    didSet { if borderStyle != oldValue { editor.textDidChange() } }
  }

  /// Whether the characters are masked by dots.
  ///
  /// They are not copied, and changes cannot be undone. A character that is typed on an on-screen
  /// keyboard is visible for a moment, as keys of a screen cannot be felt.
  ///
  /// Default: `false`.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      editor.forgetChanges()
      editor.textDidChange()
    }
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

  /// Whether a text that is too wide is shown in a smaller font, unless it has attributes of its own.
  ///
  /// Default: `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { editor.textDidChange() } }
  }

  /// The size of the font, in points, below which `adjustsFontSizeToFitWidth` does not go.
  ///
  /// Default: 0.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { editor.textDidChange() } }
  }

  /// Whether the next text that is typed takes the place of all text; it is `false` again after that,
  /// and after a change of the selection.
  ///
  /// Default: `false`.
  open var clearsOnInsertion = false

  /// The picture in place of the border; `nil`, the default, is the border.
  open var background: UIImage? {
    didSet { if background !== oldValue { setNeedsDisplay() } }
  }

  /// The picture in place of `background` while the field is disabled; `nil`, the default, changes
  /// nothing.
  open var disabledBackground: UIImage? {
    didSet { if disabledBackground !== oldValue { setNeedsDisplay() } }
  }

  // MARK: Overlays

  /// A view at the leading edge, before the text; `nil` by default.
  ///
  /// It has its own size, or the fitting one where that is zero, and is shown by `leftViewMode`.
  open var leftView: UIView? {
    didSet {
      guard leftView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      overlaysDidChange()
    }
  }

  /// When `leftView` is shown.
  ///
  /// Default: `.never`.
  open var leftViewMode = UITextField.ViewMode.never {
    didSet { if leftViewMode != oldValue { overlaysDidChange() } }
  }

  /// A view at the trailing edge, behind the text; `nil` by default.
  ///
  /// It is shown by `rightViewMode`, and not while the clear button is.
  open var rightView: UIView? {
    didSet {
      guard rightView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      overlaysDidChange()
    }
  }

  /// When `rightView` is shown.
  ///
  /// Default: `.never`.
  open var rightViewMode = UITextField.ViewMode.never {
    didSet { if rightViewMode != oldValue { overlaysDidChange() } }
  }

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Keyboard

  /// The letters that the on-screen keyboard types as capitals by itself.
  ///
  /// Default: `.sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored for the application: there is no dictionary, and nothing is ever corrected.
  ///
  /// Default: `.default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored for the application: there is no dictionary, and nothing is ever marked.
  ///
  /// Default: `.default`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keys of the on-screen keyboard.
  ///
  /// Default: `.default`. While the keyboard is shown, a change of this and the following takes
  /// effect with `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default
  /// Whether the on-screen keyboard is light or dark.
  ///
  /// Default: `.default`, which follows the traits.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the on-screen keyboard's return key.
  ///
  /// Default: `.default`.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the on-screen keyboard's return key is disabled while there is no text.
  ///
  /// Default: `false`.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text; `nil` when it is not known.
  ///
  /// Default: `nil`.
  open var textContentType: UITextContentType?

  /// The view that takes the place of the on-screen keyboard; `nil` is the keyboard.
  ///
  /// Default: `nil`. A change while this is first responder takes effect with `reloadInputViews()`.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// The view above the on-screen keyboard, or at the bottom of the screen when there is none.
  ///
  /// Default: `nil`. A change while this is first responder takes effect with `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { inputAccessoryViewStorage }
    set { inputAccessoryViewStorage = newValue }
  }

  // MARK: Places

  /// The frame of the border and of the background.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The frame of `leftView`.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points; empty without a view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leadingRect(of: leftView, in: bounds)
  }

  /// The frame of `rightView`.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points; empty without a view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    trailingRect(of: rightView, in: bounds)
  }

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
    placeOverlays()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var intrinsicContentSize: CGSize { naturalSize }

  override var firstBaselineOffset: CGFloat { baselineOffset }

  override var lastBaselineOffset: CGFloat { naturalSize.height - baselineOffset }

  override func drawFixedContent() { drawContent() }

  /// Draws the text that is not edited.
  ///
  /// - Parameter rect: `textRect(forBounds:)`, in points.
  open func drawText(in rect: CGRect) { drawRestingText(in: rect) }

  /// Draws the placeholder; called while the field is empty.
  ///
  /// - Parameter rect: `placeholderRect(forBounds:)`, in points.
  open func drawPlaceholder(in rect: CGRect) { drawOwnPlaceholder(in: rect) }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard bounds.size != old.size else { return }
    if adjustsFontSizeToFitWidth { editor.textDidChange() }
    showCaret()
  }

  // MARK: Editing

  /// Whether editing may begin: whether the field is enabled and the delegate agrees.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, mayBeginEditing else { return false }
    // The delegate may have begun editing itself.
    if isFirstResponder { return true }
    // As in UIKit, the keyboard appears after the delegate was notified.
    return responderWindow?.changingFirstResponder(beginEditing) ?? false
  }

  private func beginEditing() -> Bool {
    guard replacePresentResponder() else { return isFirstResponder }
    guard super.becomeFirstResponder() else { return false }
    if hold == nil { hold = editor.addHold() }
    if clearsOnBeginEditing { text = nil }
    editor.forgetChanges()
    editingDidChange()
    CallbackNesting.call("textFieldDidBeginEditing(_:)", of: self) {
      delegate?.textFieldDidBeginEditing(self)
    }
    // The delegate may have ended editing, or begun it elsewhere.
    guard isFirstResponder else { return false }
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
    return isFirstResponder
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing else { return false }
    unmarkText()
    // The delegate may have ended editing itself.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }

  override func wasForcedToResign() {
    unmarkText()
    didEndEditing()
  }

  override func windowActivityDidChange() {
    editor.restartCaret()
  }

  /// See `TextEditorHost`.
  var endsEditingOnEscape: Bool { true }

  override func revealInput(animated: Bool) {
    scrollIntoView(animated: animated)
  }

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }

  /// Types text in place of the selection or the marked text, as the keyboard does; a line break is
  /// the return key.
  ///
  /// - Parameter text: The characters.
  open func insertText(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    let old = content.length
    if clearsOnInsertion { selectAll(nil) }
    clearsOnInsertion = false
    editor.replaceSelection(with: text)
    if isSecureTextEntry, content.length != old { revealTyped() }
  }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() {
    editor.delete(byWord: false, isForward: false)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { !editor.use($0) }
    if !unused.isEmpty { next?.pressesBegan(unused, with: event) }
  }

  open override func performPrimaryAction() {
    pressReturn()
  }

  // MARK: Selection

  /// The selected text; empty at the caret.
  ///
  /// Setting it makes the caret visible; `nil` is ignored. The caret is between characters, and
  /// never inside of one.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(content.selection.range, content.selection.affinity) }
    set { editor.setSelectedTextRange(newValue) }
  }

  /// The text that an input method composes; `nil` without any.
  open var markedTextRange: UITextRange? { content.marked.map { TextOffsetRange($0) } }

  /// Returns the text of a range, clamped to the text.
  ///
  /// - Parameter range: A range that this field has handed out.
  /// - Returns: `nil` for a range of another kind of text.
  open func text(in range: UITextRange) -> String? {
    editor.offsets(range).map(content.substring)
  }

  /// Replaces the text of a range, without asking the delegate; the caret moves behind it.
  ///
  /// While the field is edited this sends `.editingChanged`, and can be undone.
  ///
  /// - Parameters:
  ///   - range: The range; it is clamped to the text.
  ///   - text: The new text.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replaceWithoutAsking(range, with: text)
  }

  /// Shows text that an input method composes, underlined, in place of the marked text or the
  /// selection.
  ///
  /// The delegate is asked, as for typed text.
  ///
  /// - Parameters:
  ///   - markedText: The new marked text; `nil` or empty removes it.
  ///   - selectedRange: The selection within it, in UTF-16 units; it is clamped to the text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.compose(markedText ?? "", selectedRange)
  }

  /// Makes the marked text a part of the text.
  open func unmarkText() {
    editor.endComposition()
  }

  /// The rectangle of the caret at a position.
  ///
  /// - Parameter position: A position that this field has handed out.
  /// - Returns: A rectangle of 2 points width in the field's coordinates; null for a position of
  ///   another kind of text.
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextOffset).map(caretRect) ?? .null
  }

  /// The rectangle of a range, or the first one where directions mix.
  ///
  /// - Parameter range: A range that this field has handed out.
  /// - Returns: The rectangle in the field's coordinates; null for a range of another kind of text.
  open func firstRect(for range: UITextRange) -> CGRect {
    editor.firstRect(for: range)
  }

  /// The rectangles of a selection, from left to right; several where directions mix.
  ///
  /// - Parameter range: A range that this field has handed out.
  /// - Returns: The rectangles in the field's coordinates; empty for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.offsets(range).map(editor.selectionRects) ?? []
  }

  /// The position nearest to a point.
  ///
  /// - Parameter point: The point in the field's coordinates.
  /// - Returns: A position between two characters.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.textOffset(at: point)
  }

  // MARK: Edit menu

  /// Whether an action of the edit menu is possible now; its key does nothing either otherwise.
  ///
  /// - Parameters:
  ///   - action: `.cut`, `.copy`, `.paste`, `.select`, `.selectAll` or `.delete`.
  ///   - sender: The menu, or `nil` for a key.
  /// - Returns: `false` for other actions.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.isPossible(action)
  }

  /// Copies the selected text to the general pasteboard, and deletes it.
  ///
  /// - Parameter sender: The menu, or `nil` for a key.
  open func cut(_ sender: Any?) {
    if editor.copySelection() { editor.edit(content.selection.range, with: "") }
  }

  /// Copies the selected text to the general pasteboard; does nothing in a secure field.
  ///
  /// - Parameter sender: The menu, or `nil` for a key.
  open func copy(_ sender: Any?) {
    editor.copySelection()
  }

  /// Replaces the selection by the text of the general pasteboard.
  ///
  /// - Parameter sender: The menu, or `nil` for a key.
  open func paste(_ sender: Any?) {
    editor.insert(from: .general)
  }

  /// Selects the word at the caret.
  ///
  /// - Parameter sender: The menu, or `nil` for a key.
  open func select(_ sender: Any?) {
    editor.setSelection(TextSelection(editor.word(at: content.selection.head)))
  }

  /// Selects all text.
  ///
  /// - Parameter sender: The menu, or `nil` for a key.
  open func selectAll(_ sender: Any?) {
    editor.setSelection(TextSelection(0..<content.length))
  }

  /// Deletes the selected text.
  ///
  /// - Parameter sender: The menu, or `nil` for a key.
  open func delete(_ sender: Any?) {
    editor.edit(content.selection.range, with: "")
  }

  // MARK: Touches

  /// Whether a point is in the bounds, or on a handle of the selection, which reaches beyond them.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || editor.handles.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !(isEnabled && editor.useOtherButton(touches)) { super.touchesBegan(touches, with: event) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touch.type == .direct || editor.beginPointerSelection(touch)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.type != .direct { editor.continuePointerSelection(touch) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    if touch.type != .direct { return editor.endPointerSelection() }
    if isTouchInside { editor.tap(touch) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    editor.endPointerSelection()
  }

  /// Prevents gestures of ancestors: taps, and with the pointer drags, which select text.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === hold {
      return isFirstResponder && gestureRecognizer.touches.allSatisfy { $0.view === self }
    }
    let isDrag = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
    if isDrag, gestureRecognizer.touches.contains(where: { $0.type == .indirectPointer }) {
      return !isEnabled
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var preventsAncestorTaps: Bool { true }

  override var pointerShape: PointerShape { isEnabled ? .text : .arrow }

  override func stateDidChange() {
    if !isEnabled { resignFirstResponder() }
    setNeedsDisplay()
  }

  override var accessibilityDefaults: any AccessibilityDefaults { FieldAccessibility(view: self) }
}
