public import Foundation
public import UIKitGraphics

/// A single line of text that the user edits with the keyboard, the pointer and input methods.
///
/// A tap or `becomeFirstResponder()` begins editing and places the caret. While a form waits for
/// input, the blinking of the caret is its only activity.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// The style of the border.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A thin line with rounded corners around the background colour.
    case roundedRect = 3
  }

  /// The condition under which an overlay view is visible.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is being edited.
    case whileEditing
    /// While the field is not being edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// The reason for which editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed; always the reason on this platform.
    case committed = 0
    /// The change was cancelled, which only remote controls can do.
    case cancelled = 1
  }

  /// Posted after editing of a field, which is the notification's object, has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted after the user has changed the text of a field, which is the notification's object.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Posted after editing of a field, which is the notification's object, has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  final lazy var editor = TextEditor(host: self, isMultiline: false)
  /// The horizontal scroll offset that keeps the caret visible, in points.
  final var scrollOffset: CGFloat = 0
  /// The cached geometry of the characters with the legibility weight for which it was computed;
  /// `nil` until it is needed again.
  final var geometryStorage: (geometry: TextGeometry, weight: UILegibilityWeight)?
  final var fontStorage = UITextField.defaultFont
  final var clearButtonStorage: UIButton?
  /// The image of the clear button; `nil` for the standard image.
  final var clearImage: UIImage? {
    didSet { clearButtonStorage?.setImage(clearImage ?? UITextField.clearGlyph, for: .normal) }
  }
  final var attributedPlaceholderStorage: NSAttributedString?
  /// The gesture recogniser that moves the caret under a resting finger; `nil` until the field is
  /// first edited.
  private final weak var longPress: UILongPressGestureRecognizer?
  /// The index of the character in a secure field that is briefly visible; `nil` if none.
  final var revealedIndex: Int?
  /// The timer that masks the revealed character.
  final var revealTimer: FrameTimer?
  final var inputViewStorage: UIView?
  final var inputAccessoryViewStorage: UIView?
  /// The default attributes except font and colour.
  final var extraAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text and the selection.
  final var content: EditableText { editor.content }

  static let defaultFont = UIFont.systemFont(ofSize: 17)

  /// Creates an empty field.
  ///
  /// - Parameter frame: The frame in the superview's coordinate space, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The delegate, which controls and observes editing.
  ///
  /// Default: `nil`.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; never `nil` when read.
  ///
  /// Default: empty. Setting the text moves the caret to the end and sends no event.
  open var text: String? {
    get { content.string }
    set {
      demandMainThread(type(of: self))
      let string = EditableText.singleLine(newValue ?? "")
      guard string != content.string else { return }
      editor.replaceAll(with: EditableText.Fragment(string: string))
    }
  }

  /// The text with its attributes; missing attributes are those of the field.
  ///
  /// Default: `nil`, as whenever the field is empty. Setting the text also sets font, colour and
  /// alignment to those of its first character. The caret moves to the end, and no event is sent.
  open var attributedText: NSAttributedString? {
    get { makeAttributedText() }
    set {
      demandMainThread(type(of: self))
      setAttributedText(newValue)
    }
  }

  /// The default attributes of the text: the font, the colour, and other attributes set here.
  ///
  /// Setting this property applies the attributes to the whole text and replaces its existing
  /// attributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { makeDefaultTextAttributes() }
    set { setDefaultTextAttributes(newValue) }
  }

  /// The attributes of the text to be typed next; `nil` while the field is not being edited.
  ///
  /// By default, they are the attributes of the character before the caret. Attributes set here
  /// apply until the selection changes. Setting them has no effect while the field is not being
  /// edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.currentTypingAttributes : nil }
    set { if isEditing { editor.typingAttributes = newValue } }
  }

  /// The dimmed text that is visible while the field is empty.
  ///
  /// Default: `nil`.
  open var placeholder: String? {
    get { attributedPlaceholderStorage?.string }
    set {
      guard newValue != placeholder else { return }
      attributedPlaceholder = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// The placeholder with attributes; missing attributes are the standard ones of placeholders.
  ///
  /// Default: `nil`.
  open var attributedPlaceholder: NSAttributedString? {
    get { attributedPlaceholderStorage }
    set {
      attributedPlaceholderStorage = newValue.map { NSAttributedString(attributedString: $0) }
      setNeedsDisplay()
    }
  }

  /// The font; `nil` means the default.
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

  /// Whether the font follows the content size category if it is a preferred font or one scaled by
  /// `UIFontMetrics`.
  ///
  /// Default: `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFontToContentSize() } }
  }

  private func adaptFontToContentSize() {
    if let scaledFont = fontStorage.scaled(for: traitCollection) { font = scaledFont }
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

  /// The text's colour; `nil` means the default.
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
  /// Default: `.natural`, which is left-aligned, or right-aligned in a right-to-left layout.
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
  /// Masked text cannot be copied, and its changes cannot be undone. A character typed on an
  /// on-screen keyboard remains visible for a moment because the keys cannot be felt.
  ///
  /// Default: `false`.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      editor.forgetChanges()
      editor.textDidChange()
    }
  }

  /// Whether beginning to edit clears the text.
  ///
  /// Default: `false`.
  open var clearsOnBeginEditing = false

  /// The condition under which the clear button is visible; it is hidden while the field is empty.
  ///
  /// Default: `.never`.
  open var clearButtonMode = UITextField.ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }

  /// Whether a text that is too wide is drawn in a smaller font.
  ///
  /// Attributed text keeps its fonts.
  ///
  /// Default: `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { editor.textDidChange() } }
  }

  /// The smallest font size to which `adjustsFontSizeToFitWidth` shrinks the text, in points.
  ///
  /// Default: 0.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { editor.textDidChange() } }
  }

  /// Whether the next insertion replaces the whole text.
  ///
  /// Reset to `false` by the insertion and by any change of the selection.
  ///
  /// Default: `false`.
  open var clearsOnInsertion = false

  /// The background image, drawn in place of the border; `nil`, the default, for the border.
  open var background: UIImage? {
    didSet { if background !== oldValue { setNeedsDisplay() } }
  }

  /// The image drawn in place of `background` while the field is disabled; `nil`, the default, for
  /// the same background.
  open var disabledBackground: UIImage? {
    didSet { if disabledBackground !== oldValue { setNeedsDisplay() } }
  }

  // MARK: Overlays

  /// The view at the leading edge, before the text.
  ///
  /// Default: `nil`. The view keeps its size, or takes its fitting size if its size is zero.
  /// `leftViewMode` determines when it is visible.
  open var leftView: UIView? {
    didSet {
      guard leftView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      overlaysDidChange()
    }
  }

  /// The condition under which `leftView` is visible.
  ///
  /// Default: `.never`.
  open var leftViewMode = UITextField.ViewMode.never {
    didSet { if leftViewMode != oldValue { overlaysDidChange() } }
  }

  /// The view at the trailing edge, after the text.
  ///
  /// Default: `nil`. `rightViewMode` determines when the view is visible; it is hidden while the
  /// clear button is visible.
  open var rightView: UIView? {
    didSet {
      guard rightView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      overlaysDidChange()
    }
  }

  /// The condition under which `rightView` is visible.
  ///
  /// Default: `.never`.
  open var rightViewMode = UITextField.ViewMode.never {
    didSet { if rightViewMode != oldValue { overlaysDidChange() } }
  }

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Keyboard

  /// The automatic capitalisation by the on-screen keyboard.
  ///
  /// Default: `.sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection setting.
  ///
  /// It has no effect because no dictionary is available.
  ///
  /// Default: `.default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell-checking setting.
  ///
  /// It has no effect because no dictionary is available.
  ///
  /// Default: `.default`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The type of the on-screen keyboard.
  ///
  /// Default: `.default`. While the keyboard is visible, changes of this and the following
  /// properties take effect with `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the on-screen keyboard, light or dark.
  ///
  /// Default: `.default`, which follows the trait collection.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the on-screen keyboard's return key.
  ///
  /// Default: `.default`.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the on-screen keyboard's return key is disabled while the text is empty.
  ///
  /// Default: `false`.
  open var enablesReturnKeyAutomatically = false
  /// The semantic meaning of the text; `nil` if unspecified.
  ///
  /// Default: `nil`.
  open var textContentType: UITextContentType?

  /// The view shown in place of the on-screen keyboard; `nil` for the keyboard.
  ///
  /// Default: `nil`. A change while the field is first responder takes effect with
  /// `reloadInputViews()`.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// The view above the on-screen keyboard, or at the bottom of the screen if no keyboard is
  /// visible.
  ///
  /// Default: `nil`. A change while the field is first responder takes effect with
  /// `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { inputAccessoryViewStorage }
    set { inputAccessoryViewStorage = newValue }
  }

  // MARK: Rectangles

  /// Returns the frame of the border and of the background.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of `leftView`.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points; empty if the field has no
  ///   such view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leadingRect(of: leftView, in: bounds)
  }

  /// Returns the frame of `rightView`.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points; empty if the field has no
  ///   such view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    trailingRect(of: rightView, in: bounds)
  }

  /// Returns the frame of the text while the field is not being edited.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }

  /// Returns the frame of the text while the field is being edited.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }

  /// Returns the frame of the placeholder.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }

  /// Returns the frame of the clear button.
  ///
  /// - Parameter bounds: The field's bounds.
  /// - Returns: The rectangle in the field's coordinates, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    LayoutMirror(layoutDirection, in: bounds)
      .frame(CGRect(x: bounds.maxX - 24, y: bounds.midY - 9, width: 18, height: 18))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutClearButton()
    layOutOverlays()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var intrinsicContentSize: CGSize { naturalSize }

  override var firstBaselineOffset: CGFloat { baselineOffset }

  override var lastBaselineOffset: CGFloat { naturalSize.height - baselineOffset }

  override func drawFixedContent() { drawContent() }

  /// Draws the text while the field is not being edited.
  ///
  /// - Parameter rect: The result of `textRect(forBounds:)`, in points.
  open func drawText(in rect: CGRect) { drawRestingText(in: rect) }

  /// Draws the placeholder.
  ///
  /// Called while the field is empty.
  ///
  /// - Parameter rect: The result of `placeholderRect(forBounds:)`, in points.
  open func drawPlaceholder(in rect: CGRect) { drawCustomPlaceholder(in: rect) }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard bounds.size != oldBounds.size else { return }
    if adjustsFontSizeToFitWidth { editor.textDidChange() }
    showCaret()
  }

  // MARK: Editing

  /// Whether the field can be edited, which is the case while it is enabled.
  ///
  /// `becomeFirstResponder()` also requires the delegate's consent.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, shouldBeginEditing else { return false }
    // The delegate may have begun editing itself.
    if isFirstResponder { return true }
    // As in UIKit, the keyboard appears after the delegate was notified.
    return responderWindow?.changingFirstResponder(beginEditing) ?? false
  }

  private func beginEditing() -> Bool {
    guard replacePresentResponder() else { return isFirstResponder }
    guard super.becomeFirstResponder() else { return false }
    if longPress == nil { longPress = editor.addLongPress() }
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
    guard shouldEndEditing else { return false }
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

  /// Whether the field contains text.
  open var hasText: Bool { !content.isEmpty }

  /// Inserts text in place of the marked text or the selection, as the keyboard does.
  ///
  /// A line break acts as the Return key.
  ///
  /// - Parameter text: The text to insert.
  open func insertText(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    let oldLength = content.length
    if clearsOnInsertion { selectAll(nil) }
    clearsOnInsertion = false
    editor.replaceSelection(with: text)
    if isSecureTextEntry, content.length != oldLength { revealTyped() }
  }

  /// Deletes the selection, or the character before the caret if the selection is empty.
  open func deleteBackward() {
    editor.delete(byWord: false, isForward: false)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { !editor.handle($0) }
    if !unhandledPresses.isEmpty { next?.pressesBegan(unhandledPresses, with: event) }
  }

  open override func performPrimaryAction() {
    pressReturn()
  }

  // MARK: Selection

  /// The range of the selected text; empty at the caret's position if no text is selected.
  ///
  /// Setting the range scrolls the caret into view; `nil` is ignored. Bounds inside a composed
  /// character move to its edge.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(content.selection.range, content.selection.affinity) }
    set { editor.setSelectedTextRange(newValue) }
  }

  /// The range of the text that an input method is composing; `nil` if none.
  open var markedTextRange: UITextRange? { content.marked.map { TextOffsetRange($0) } }

  /// Returns the text in a range, clamped to the text.
  ///
  /// - Parameter range: A range returned by this field.
  /// - Returns: The text; `nil` if the range belongs to a different text implementation.
  open func text(in range: UITextRange) -> String? {
    editor.offsets(range).map(content.substring)
  }

  /// Replaces the text in a range without consulting the delegate, and moves the caret to the end
  /// of the new text.
  ///
  /// While the field is being edited, the change sends `.editingChanged` and can be undone.
  ///
  /// - Parameters:
  ///   - range: The range to replace; clamped to the text.
  ///   - text: The new text.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replaceWithoutDelegate(range, with: text)
  }

  /// Replaces the marked text or the selection with the underlined text that an input method is
  /// composing.
  ///
  /// Consults the delegate, as for typed text.
  ///
  /// - Parameters:
  ///   - markedText: The new marked text; `nil` or empty to remove it.
  ///   - selectedRange: The selection within the marked text, in UTF-16 units; clamped to it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setComposition(markedText ?? "", selectedRange)
  }

  /// Accepts the marked text as regular text.
  open func unmarkText() {
    editor.endComposition()
  }

  /// Returns the rectangle of the caret at a position.
  ///
  /// - Parameter position: A position returned by this field.
  /// - Returns: The rectangle in the field's coordinates, 2 points wide; null if the position
  ///   belongs to a different text implementation.
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextOffset).map(caretRect) ?? .null
  }

  /// Returns the rectangle of a range; the first of several rectangles in bidirectional text.
  ///
  /// - Parameter range: A range returned by this field.
  /// - Returns: The rectangle in the field's coordinates; null if the range belongs to a different
  ///   text implementation.
  open func firstRect(for range: UITextRange) -> CGRect {
    editor.firstRect(for: range)
  }

  /// Returns the rectangles of a selection from left to right; more than one only in bidirectional
  /// text.
  ///
  /// - Parameter range: A range returned by this field.
  /// - Returns: The rectangles in the field's coordinates; empty for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.offsets(range).map(editor.selectionRects) ?? []
  }

  /// Returns the position nearest to a point.
  ///
  /// - Parameter point: The point in the field's coordinates.
  /// - Returns: The closest position between two characters.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.textOffset(at: point)
  }

  // MARK: Edit menu

  /// Returns whether an edit menu action is currently available.
  ///
  /// This also applies to its key equivalent.
  ///
  /// - Parameters:
  ///   - action: `.cut`, `.copy`, `.paste`, `.select`, `.selectAll` or `.delete`.
  ///   - sender: The menu, or `nil` for a key.
  /// - Returns: `false` for any other action and for an unavailable one.
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

  /// Replaces the selection with the text of the general pasteboard.
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

  /// Selects the whole text.
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

  /// Returns whether a point is in the bounds or on a selection handle, which extends beyond them.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || editor.handles.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !(isEnabled && editor.handleOtherButton(touches)) {
      super.touchesBegan(touches, with: event)
    }
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
    if isTouchInside { editor.handleTap(touch) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    editor.endPointerSelection()
  }

  /// Prevents gesture recognisers of ancestors from recognising taps and, with the pointer, drags,
  /// which select text.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === longPress {
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
