public import Foundation
public import UIKitGraphics
import UIKitSupport

/// A scrollable, multi-line text that the user can select and edit, and whose links open.
///
/// Each paragraph is laid out separately, so that the cost of typing depends on the length of the
/// changed paragraph only. Links open while the text is selectable and not editable. In this state,
/// `dataDetectorTypes` also finds links in the text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  /// The elements of the links at the last access to `linkElements`.
  final var linkElementsStorage: [TextLinkElement] = []
  /// The text storage; `nil` until first requested.
  final var textObjects: TextViewStorage?
  /// The links detected in the current text; `nil` until first needed.
  final var detectedLinksStorage: [Link]?
  /// Posted after editing began.
  ///
  /// The object is the text view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted after the user changed the text.
  ///
  /// The object is the text view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted after editing ended.
  ///
  /// The object is the text view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  static let defaultFont = UIFont.systemFont(ofSize: 17)

  final lazy var editor = TextEditor(host: self, isMultiline: true)
  final let paragraphs = TextParagraphs()
  /// Whether all paragraphs have to be laid out, not only changed ones.
  final var needsWholeLayout = true
  final var isLayingOut = false
  /// The values that determined the current layout; `nil` before the first layout.
  final var displayedInputs: TextLayoutInputs?
  /// The tiles of the visible area.
  final var tiles: [TextTile] = []
  final let caretView = UIView()
  /// The selection as currently drawn by the tiles.
  final var drawnSelection = 0..<0
  /// Whether the tiles were drawn with marked text.
  final var hadMarkedText = false
  /// The touch being tracked; `nil` if none.
  final var tracked: TrackedTouch?
  /// Whether the view is being edited and has notified its delegate of it.
  ///
  /// A first responder may also be selectable only.
  private final var isEditing = false
  final var inputViewStorage: UIView?
  final var inputAccessoryViewStorage: UIView?
  private final var fontStorage = UITextView.defaultFont
  private final weak var delegateStorage: (any UITextViewDelegate)?

  /// Creates an empty text view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - textContainer: The text container, which must not belong to another text view; `nil` for a
  ///     new container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
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
    longPress = editor.addLongPress()
    adoptTextOfContainer()
  }
  private final weak var longPress: UILongPressGestureRecognizer?

  /// The delegate, which handles editing, links and scrolling.
  ///
  /// Not retained. Default: `nil`.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get {
      // The scroll view's property may have been set to another object.
      let (textDelegate, scrollDelegate) = (delegateStorage, super.delegate)
      return scrollDelegate === textDelegate
        ? textDelegate : scrollDelegate as? any UITextViewDelegate
    }
    set {
      delegateStorage = newValue
      super.delegate = newValue
    }
  }

  // MARK: Text

  /// The text; never `nil` when read.
  ///
  /// Default: empty. Setting the text removes all attributes and moves the caret to the end. It
  /// notifies the delegate of a changed selection only, and only while the view is first responder.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.string }
    set {
      demandMainThread(type(of: self))
      editor.replaceAll(with: EditableText.Fragment(string: newValue ?? ""))
    }
  }

  /// The text with its attributes; missing attributes are those of the text view.
  ///
  /// Never `nil` when read. Setting the text also sets font, colour and alignment to those of its
  /// first character, and moves the caret to the end.
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
    let firstAttributes = fragment.runs?.first?.attributes ?? [:]
    if let font = firstAttributes[.font] as? UIFont { fontStorage = font }
    if let color = firstAttributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = firstAttributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
    editor.replaceAll(with: fragment)
  }

  /// The font of the whole text; `nil` means the default.
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

  /// The colour of the whole text; `nil` means the default.
  ///
  /// Default: `.label`.
  open var textColor: UIColor? = .label {
    didSet {
      guard textColor != oldValue || content.attributes != nil else { return }
      editor.content.removeAttribute(.foregroundColor)
      layoutDidChange()
    }
  }

  /// The alignment of paragraphs without an alignment of their own.
  ///
  /// Default: `.natural`, which is left-aligned, or right-aligned in a right-to-left layout.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { layoutDidChange() } }
  }

  /// Whether the user can edit the text.
  ///
  /// Links do not open in an editable text.
  ///
  /// Default: `true`. Setting it to `false` ends editing.
  open var isEditable = true {
    didSet { if isEditable != oldValue { abilitiesDidChange() } }
  }

  /// Whether the user can select text and open links.
  ///
  /// A text that is not selectable cannot be edited either.
  ///
  /// Default: `true`. Setting it to `false` ends editing.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { abilitiesDidChange() } }
  }

  /// The kinds of data to detect in the text and to present as links.
  ///
  /// Detection requires a text that is selectable and not editable.
  ///
  /// Default: empty. Links set as attributes take precedence, and `attributedText` does not contain
  /// detected links. The text is scanned once after each change, in time proportional to its
  /// length.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { layoutDidChange() } }
  }

  /// The attributes of links, which override those of the text; `nil` for none.
  ///
  /// Default: `UIColor.link`, underlined.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
  ]
  {
    didSet { layoutDidChange() }
  }

  /// The attributes of the text to be typed next.
  ///
  /// By default, they are the attributes of the character before the caret. Attributes set here
  /// apply until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.currentTypingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// Whether the next insertion replaces the whole text.
  ///
  /// Reset to `false` by the insertion and by any change of the selection.
  ///
  /// Default: `false`.
  open var clearsOnInsertion = false

  /// Whether a font created by `preferredFont(forTextStyle:)` follows the user's text size.
  ///
  /// Default: `false`.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Layout

  /// The insets of the text container from the view's edges, in points.
  ///
  /// Default: 8 at the top and at the bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      textContainerInset.demandFinite("textContainerInset")
      if textContainerInset != oldValue { layoutDidChange() }
    }
  }

  /// The text container, which defines the area of the layout.
  public final let textContainer: NSTextContainer

  /// The size of the text including `textContainerInset`, in points; as wide as the view between
  /// its content insets.
  ///
  /// In a text of more than 131,072 characters, the height of paragraphs that have not yet been
  /// near the visible area is an estimate; `sizeThatFits(_:)` returns the exact height,
  /// up to 1,048,576 characters.
  open override var contentSize: CGSize {
    get {
      layOutText()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Whether the user can scroll.
  ///
  /// If `false`, the intrinsic height is that of the text.
  ///
  /// Default: `true`.
  open override var isScrollEnabled: Bool {
    didSet { setNeedsLayout() }
  }

  /// Scrolls by the smallest distance that makes a range visible, or at least its start.
  ///
  /// - Parameter range: The range in UTF-16 units; clamped to the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    show(clamped(range))
  }

  /// Converts an `NSRange` to a Swift range, clamped to the text.
  private func clamped(_ range: NSRange) -> Range<Int> {
    let length = content.length
    let lower = min(max(0, range.location), length)
    let upper = range.location.addingReportingOverflow(max(0, range.length))
    return lower..<(upper.overflow ? length : min(max(lower, upper.partialValue), length))
  }

  /// Discards the layout after a change of a value on which it depends.
  final func layoutDidChange() {
    needsWholeLayout = true
    editor.textDidChange()
  }

  /// Ends editing if it is no longer allowed, or begins it if it has become allowed.
  private func abilitiesDidChange() {
    if !dataDetectorTypes.isEmpty { layoutDidChange() }
    if !isSelectable || isEditing && !isEditable { resignFirstResponder() }
    if isFirstResponder, allowsEditing, !isEditing { beginEditing() }
    editor.restartCaret()
    layOutCaret()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
    layOutTiles()
  }

  /// Returns the size of the text including `textContainerInset`.
  ///
  /// - Parameter size: The size whose width limits the lines; a width of 0 or less for no limit.
  ///   The height is ignored.
  /// - Returns: The size in points, not wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// Whether the intrinsic content size depends on the view's width, which is the case while
  /// scrolling is disabled.
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

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
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
      let scaledFont = fontStorage.scaled(for: traits)
    {
      font = scaledFont
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    redraw(from: 0, to: .infinity)
    layOutCaret()
  }

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
  /// Default: `nil`. A change while the text view is first responder takes effect with
  /// `reloadInputViews()`.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// The view above the on-screen keyboard, or at the bottom of the screen if no keyboard is
  /// visible.
  ///
  /// Default: `nil`. A change while the text view is first responder takes effect with
  /// `reloadInputViews()`.
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
    guard isSelectable, !isEditable || shouldBeginEditing else { return false }
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
    guard !isEditing || shouldEndEditing else { return false }
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

  /// Whether the view contains text.
  open var hasText: Bool { !content.isEmpty }

  /// Inserts text in place of the marked text or the selection, as the keyboard does.
  ///
  /// - Parameter text: The text to insert; a line feed begins a new paragraph.
  open func insertText(_ text: String) {
    let text = text == "\r" ? "\n" : text
    guard clearsOnInsertion, content.marked == nil else {
      return editor.replaceSelection(with: text)
    }
    clearsOnInsertion = false
    editor.edit(0..<content.length, with: text, .typing)
  }

  /// Deletes the selection, or the character before the caret if the selection is empty.
  open func deleteBackward() {
    editor.delete(byWord: false, isForward: false)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { !editor.handle($0) }
    if !unhandledPresses.isEmpty { super.pressesBegan(unhandledPresses, with: event) }
  }

  // MARK: Selection

  /// The selected range in UTF-16 units; empty at the caret's position if no text is selected.
  ///
  /// Setting the range scrolls the caret into view. The range is clamped to the text, and a
  /// location of `NSNotFound` means its end.
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
  /// - Parameter range: A range returned by this view.
  /// - Returns: The text; `nil` if the range belongs to a different text implementation.
  open func text(in range: UITextRange) -> String? {
    editor.offsets(range).map(content.substring)
  }

  /// Replaces the text in a range without consulting the delegate, and moves the caret to the end
  /// of the new text.
  ///
  /// While the view is first responder, the change notifies the delegate and can be undone.
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

  /// Returns the rectangle of the caret at a position, with the height of its line.
  ///
  /// - Parameter position: A position returned by this view.
  /// - Returns: The rectangle in the coordinates of the view's content, 2 points wide; null if the
  ///   position belongs to a different text implementation.
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextOffset).map(editor.caretRect) ?? .null
  }

  /// Returns the rectangle of a range in its first line; the first of several rectangles in
  /// bidirectional text.
  ///
  /// - Parameter range: A range returned by this view.
  /// - Returns: The rectangle in the view's coordinates; null if the range belongs to a different
  ///   text implementation.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

  /// Returns the rectangles of a selection, line by line and from left to right.
  ///
  /// - Parameter range: A range returned by this view.
  /// - Returns: The rectangles in the view's coordinates; empty for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.offsets(range).map(editor.selectionRects) ?? []
  }

  /// Returns the position nearest to a point.
  ///
  /// - Parameter point: The point in the view's coordinates.
  /// - Returns: The closest position between two characters.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.textOffset(at: point) }

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

  /// Copies the selected text to the general pasteboard without its attributes.
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

  /// Prevents gesture recognisers of ancestors from recognising single taps, and them and the
  /// view's own panning from recognising drags of the pointer, which select text.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === longPress { return isSelectable }
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

  override var rejectsTextInput: Bool { !allowsEditing }

  /// Whether the text can be selected or edited.
  open override var canBecomeFocused: Bool { isSelectable || isEditable }

  override var drawsOwnFocus: Bool { allowsEditing }

  override var accessibilityDefaults: any AccessibilityDefaults {
    TextViewAccessibility(view: self)
  }
}
