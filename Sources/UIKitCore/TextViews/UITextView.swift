public import Foundation
public import UIKitGraphics
import UIKitSupport

/// Attributed text in several lines that the user scrolls, selects and edits, and whose links open.
///
/// Paragraphs are laid out one by one, so that typing costs as much as the changed paragraph. Links
/// open while the text is selectable and not editable; then `dataDetectorTypes` finds others, too.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  /// The links that assistive technology was last notified of.
  final var linkElementsStorage: [TextLinkElement] = []
  /// The text as an object; `nil` until it is asked for.
  final var textObjects: TextViewStorage?
  /// The links that were detected in the present text; `nil` until they are first needed.
  final var detectedLinksStorage: [Link]?
  /// Posted after editing began; the object is the text view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted after the user changed the text; the object is the text view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted after editing ended; the object is the text view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  static let defaultFont = UIFont.systemFont(ofSize: 17)

  final lazy var editor = TextEditor(host: self, isMultiline: true)
  final let paragraphs = TextParagraphs()
  final var needsWholeLayout = true
  final var isLayingOut = false
  /// The look for which the present layout was made; `nil` without one.
  final var shownLook: TextLook?
  final var tiles: [TextTile] = []
  final let caretView = UIView()
  /// The selection that the tiles show.
  final var drawnSelection = 0..<0
  final var hadMarkedText = false
  final var tracked: TrackedTouch?
  /// Whether the running time as first responder is editing, of which the delegate was notified.
  private final var isEditing = false
  final var inputViewStorage: UIView?
  final var inputAccessoryViewStorage: UIView?
  private final var fontStorage = UITextView.defaultFont
  private final weak var delegateStorage: (any UITextViewDelegate)?

  /// Creates an empty text view.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the superview's coordinates, in points.
  ///   - textContainer: The area for the text, which belongs to one text view only; `nil` for a new
  ///     one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text view.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    textContainer.onChange = { [weak self] in self?.layoutDidChange() }
    caretView.isUserInteractionEnabled = false
    caretView.isHidden = true
    addSubview(caretView)
    hold = editor.addHold()
    takeTextOfContainer()
  }
  private final weak var hold: UILongPressGestureRecognizer?

  /// The delegate of editing, links and scrolling.
  ///
  /// Not retained. Default: `nil`.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get {
      // The scroll view's property may have been set to another object.
      let (own, object) = (delegateStorage, super.delegate)
      return object === own ? own : object as? any UITextViewDelegate
    }
    set {
      delegateStorage = newValue
      super.delegate = newValue
    }
  }

  // MARK: Text

  /// The text; never `nil` when read.
  ///
  /// Default: empty. Setting it makes all text plain, moves the caret to the end, and sends nothing
  /// but the change of the selection.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.string }
    set {
      demandMainThread(type(of: self))
      editor.replaceAll(with: EditableText.Fragment(string: newValue ?? ""))
    }
  }

  /// The text with its attributes; those that are missing are the text view's.
  ///
  /// It is never `nil` when read. Setting it also sets font, colour and alignment to those of the first character. The caret
  /// moves to the end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { editor.attributed(content.string, content.attributes, base: baseAttributes) }
    set {
      demandMainThread(type(of: self))
      setAttributedText(newValue ?? NSAttributedString(string: ""))
    }
  }

  private func setAttributedText(_ text: NSAttributedString) {
    let fragment = EditableText.Fragment(text, isMultiline: true)
    let first = fragment.runs?.first?.attributes ?? [:]
    if let font = first[.font] as? UIFont { fontStorage = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    editor.replaceAll(with: fragment)
  }

  /// The font of all text; `nil` is the default.
  ///
  /// Default: the system font of 17 points.
  open var font: UIFont? {
    get { fontStorage }
    set {
      fontStorage = newValue ?? UITextView.defaultFont
      editor.content.removeAttribute(.font)
      layoutDidChange()
    }
  }

  /// The colour of all text; `nil` is the default.
  ///
  /// Default: `.label`.
  open var textColor: UIColor? = .label {
    didSet {
      guard textColor != oldValue || content.attributes != nil else { return }
      editor.content.removeAttribute(.foregroundColor)
      layoutDidChange()
    }
  }

  /// The alignment of paragraphs whose style has none.
  ///
  /// Default: `.natural`, which is left, or right where layout is from right to left.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { layoutDidChange() } }
  }

  /// Whether the user may change the text; then links do not open.
  ///
  /// Default: `true`. Setting it to `false` ends editing.
  open var isEditable = true {
    didSet { if isEditable != oldValue { abilitiesDidChange() } }
  }

  /// Whether the user may select text and open links; without it the text cannot be edited either.
  ///
  /// Default: `true`. Setting it to `false` ends editing.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { abilitiesDidChange() } }
  }

  /// The kinds of data that are found in the text and shown and opened as links, while the text can
  /// be selected and not edited.
  ///
  /// Default: empty. Links that are set as attributes stay as they are, and `attributedText` does not
  /// have those that are found. The text is read once after each change, in time that grows with its
  /// length.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { layoutDidChange() } }
  }

  /// The attributes that links have over their own; `nil` for none.
  ///
  /// Default: `UIColor.link`, underlined.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
  ]
  {
    didSet { layoutDidChange() }
  }

  /// The attributes of the text that is typed next.
  ///
  /// They are those of the character before the caret. Others that are set hold until the selection
  /// changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.currentTypingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// Whether typed text replaces all text, once; a change of the selection makes it `false`.
  ///
  /// Default: `false`.
  open var clearsOnInsertion = false

  /// Whether a font of `preferredFont(forTextStyle:)` follows the user's text size.
  ///
  /// Default: `false`.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Layout

  /// The space around the text, in points.
  ///
  /// Default: 8 at the top and at the bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      textContainerInset.demandFinite("textContainerInset")
      if textContainerInset != oldValue { layoutDidChange() }
    }
  }

  /// The area in which the text is laid out.
  public final let textContainer: NSTextContainer

  /// The size of the text with its insets, in points; as wide as the view.
  ///
  /// Of a text of more than 131,072 characters, paragraphs that were not near the visible part yet
  /// count with an estimate; `sizeThatFits(_:)` has the exact height.
  open override var contentSize: CGSize {
    get {
      layOutText()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Whether the user can scroll; without, the view wants to be as high as its text.
  ///
  /// Default: `true`.
  open override var isScrollEnabled: Bool {
    didSet { setNeedsLayout() }
  }

  /// Scrolls by the smallest distance that shows a part of the text, or its start.
  ///
  /// - Parameter range: UTF-16 units; it is clamped to the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    show(clamped(range))
  }

  /// Converts a range of Objective-C, clamped to the text.
  private func clamped(_ range: NSRange) -> Range<Int> {
    let length = content.length
    let lower = min(max(0, range.location), length)
    let upper = range.location.addingReportingOverflow(max(0, range.length))
    return lower..<(upper.overflow ? length : min(max(lower, upper.partialValue), length))
  }

  /// Lays everything out anew, after a change of a value that the layout depends on.
  final func layoutDidChange() {
    needsWholeLayout = true
    editor.textDidChange()
  }

  /// Ends editing that is no longer allowed.
  private func abilitiesDidChange() {
    if !dataDetectorTypes.isEmpty { layoutDidChange() }
    if !isSelectable || isEditing && !isEditable { resignFirstResponder() }
    if isFirstResponder, allowsEditing, !isEditing { beginEditing() }
    editor.restartCaret()
    placeCaret()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
    placeTiles()
  }

  /// The size of the text with its insets.
  ///
  /// - Parameter size: The width in which lines break; 0 or less for no limit. The height does not
  ///   matter.
  /// - Returns: The size in points, at most as wide as `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The size of the text in the view's width while the view does not scroll; else none.
  override var wrapsContent: Bool { !isScrollEnabled }

  override var naturalContentSize: CGSize {
    isScrollEnabled ? super.naturalContentSize : fittingSize(width: 1e6)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    fittingSize(width: width).height
  }

  override var firstBaselineOffset: CGFloat {
    let ascender = (font ?? UIFont.systemFont(ofSize: 12)).ascender
    return textContainerInset.top + ascender.pixelEdge(scale: traitCollection.displayScale)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: bounds.width)
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    setNeedsLayout()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    layoutDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    if adjustsFontForContentSizeCategory,
      traits.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory,
      let scaled = fontStorage.scaled(for: traits)
    {
      font = scaled
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    redraw(from: 0, to: .infinity)
    placeCaret()
  }

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

  // MARK: Editing

  /// Whether the text can be selected.
  open override var canBecomeFirstResponder: Bool { isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isSelectable, !isEditable || mayBeginEditing else { return false }
    // The delegate may have begun editing itself.
    if isFirstResponder { return true }
    return responderWindow?.changingFirstResponder(becomeActive) ?? false
  }

  private func becomeActive() -> Bool {
    guard replacePresentResponder() else { return isFirstResponder }
    guard super.becomeFirstResponder() else { return false }
    editor.forgetChanges()
    editingDidChange()
    if isEditable { beginEditing() }
    return isFirstResponder
  }

  private func beginEditing() {
    isEditing = true
    CallbackNesting.call("textViewDidBeginEditing(_:)", of: self) {
      delegate?.textViewDidBeginEditing(self)
    }
    // The delegate may have ended editing, or begun it elsewhere.
    guard isFirstResponder else { return }
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || mayEndEditing else { return false }
    unmarkText()
    // The delegate may have ended editing itself.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override func wasForcedToResign() {
    unmarkText()
    endEditing()
  }

  private func endEditing() {
    let wasEdited = isEditing
    isEditing = false
    didEndEditing(wasEdited: wasEdited)
  }

  override func windowActivityDidChange() {
    editor.restartCaret()
  }

  final var endsEditingOnEscape: Bool { true }

  override func revealInput(animated: Bool) {
    showCaret()
    guard isFirstResponder, isScrollEnabled else { return }
    scrollIntoView(editor.caretRect(editor.caret), animated: animated)
  }

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }

  /// Types text in place of the selection or the marked text, as the keyboard does.
  ///
  /// - Parameter text: The characters; a line feed begins a new paragraph.
  open func insertText(_ text: String) {
    let text = text == "\r" ? "\n" : text
    guard clearsOnInsertion, content.marked == nil else {
      return editor.replaceSelection(with: text)
    }
    clearsOnInsertion = false
    editor.edit(0..<content.length, with: text, .typing)
  }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() {
    editor.delete(byWord: false, isForward: false)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { !editor.use($0) }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }

  // MARK: Selection

  /// The selected text in UTF-16 units; empty at the caret.
  ///
  /// Setting it makes the caret visible. It is clamped to the text, and `NSNotFound` is the end.
  open var selectedRange: NSRange {
    get {
      let range = content.selection.range
      return NSRange(location: range.lowerBound, length: range.count)
    }
    set {
      demandMainThread(type(of: self))
      editor.setSelectedTextRange(TextOffsetRange(clamped(newValue)))
    }
  }

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
  /// - Parameter range: A range that this view has handed out.
  /// - Returns: `nil` for a range of another kind of text.
  open func text(in range: UITextRange) -> String? {
    editor.offsets(range).map(content.substring)
  }

  /// Replaces the text of a range, without asking the delegate; the caret moves behind it.
  ///
  /// While the view is first responder this notifies the delegate, and can be undone.
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

  /// The rectangle of the caret at a position, as high as its line.
  ///
  /// - Parameter position: A position that this view has handed out.
  /// - Returns: A rectangle of 2 points width in the view's coordinates, which scroll along with the
  ///   text; null for a position of another kind of text.
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextOffset).map(editor.caretRect) ?? .null
  }

  /// The rectangle of a range in its first line, or the first one where directions mix.
  ///
  /// - Parameter range: A range that this view has handed out.
  /// - Returns: The rectangle in the view's coordinates; null for a range of another kind of text.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

  /// The rectangles of a selection, line by line and from left to right.
  ///
  /// - Parameter range: A range that this view has handed out.
  /// - Returns: The rectangles in the view's coordinates; empty for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.offsets(range).map(editor.selectionRects) ?? []
  }

  /// The position nearest to a point.
  ///
  /// - Parameter point: The point in the view's coordinates.
  /// - Returns: A position between two characters.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.textOffset(at: point) }

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

  /// Copies the selected text to the general pasteboard, without its attributes.
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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !begin(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isSelectable { move(touches) } else { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isSelectable { end(touches) } else { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancel()
    if !isSelectable { super.touchesCancelled(touches, with: event) }
  }

  /// Prevents taps of ancestors, and with the pointer drags, which select text.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === hold { return isSelectable }
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self {
      return !isSelectable || tap.numberOfTapsRequired > 1
    }
    let isDrag =
      gestureRecognizer is UIPanGestureRecognizer
      && (gestureRecognizer.view !== self || gestureRecognizer === pan)
    if isDrag, gestureRecognizer.touches.contains(where: { $0.type == .indirectPointer }) {
      return !isSelectable
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func pointerShape(at point: CGPoint) -> PointerShape {
    guard isSelectable else { return .arrow }
    return link(at: point) == nil ? .text : .link
  }

  override var refusesText: Bool { !allowsEditing }

  /// Whether the text can be selected or edited.
  open override var canBecomeFocused: Bool { isSelectable || isEditable }

  override var drawsOwnFocus: Bool { allowsEditing }

  override var accessibilityDefaults: any AccessibilityDefaults {
    TextViewAccessibility(view: self)
  }
}
