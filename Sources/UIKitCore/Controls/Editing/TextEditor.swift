import Foundation
import UIKitGraphics

/// The editor of a view's text: the text, the selection, undo, the composition of an input method,
/// the blinking caret, keys, the pointer, and the edit menu.
///
/// The view, its host, draws the text, computes the places of characters, and calls its delegate.
@MainActor
final class TextEditor {
  /// A selection that the pointer makes.
  struct PointerSelection {
    /// The unit by which a movement of the pointer extends the selection.
    enum Unit {
      case character, word, paragraph
    }

    var unit: Unit
    /// The range that was selected first, which stays selected.
    var origin: Range<Int>
    /// The position of the pointer, from the top left corner of the host's visible part.
    var point: CGPoint
    /// Scrolls on while the pointer rests beside the text.
    var timer: FrameTimer?
  }

  /// The view, which owns the editor.
  unowned let host: any TextEditorHost
  /// Whether the text may have line breaks and tabs.
  let isMultiline: Bool
  /// The text and the selection.
  var content = EditableText()
  /// The last change that can be undone, while more may join it.
  var openChange: TextUndo.Open?
  /// Counts how often the application has replaced the text.
  var undoGeneration = 0
  /// The change that the marked text has made, until it is committed.
  var composition: TextUndo.Change?
  /// Whether the blinking caret is visible now.
  var isCaretLit = true
  var caretTimer: FrameTimer?
  /// The current selection by the pointer.
  var pointerSelection: PointerSelection?
  /// The distance from the left edge that moving up and down keeps, in points.
  var column: CGFloat?
  weak var editMenu: EditMenu?
  /// Whether a finger has made the selection, which then has handles.
  var isTouchSelection = false
  /// The handles at the start and the end of the selection; empty while there are none.
  var handles: [SelectionHandle] = []
  weak var loupe: TextLoupe?
  /// The kind of event that opened the menu last.
  var menuOpener = EditMenu.Opener.touch
  /// Whether the finger that rests has opened the menu of a link.
  var isHoldingItem = false
  /// The attributes that the application has set for the text typed next; `nil` without any.
  var typingAttributes: [NSAttributedString.Key: Any]?

  init(host: any TextEditorHost, isMultiline: Bool) {
    self.host = host
    self.isMultiline = isMultiline
  }

  /// Whether the host is first responder.
  var isActive: Bool { host.isFirstResponder }

  /// Whether the caret is about to be moved, so that its present place is not scrolled to.
  private var isCaretMoving = false

  /// Makes the host first responder, before the caret is placed.
  ///
  /// - Returns: Whether it is first responder.
  func activate() -> Bool {
    isCaretMoving = true
    defer { isCaretMoving = false }
    return host.becomeFirstResponder()
  }

  func showCaret() {
    if !isCaretMoving { host.showCaret() }
  }

  /// Scrolls the scroll views around the host to the edited place.
  func revealInput() {
    if isActive { host.revealInput(animated: false) }
  }

  /// Notifies the on-screen keyboard that text or selection have changed.
  func updateKeyboard() {
    if isActive { host.window?.loop?.keyboardIfUsed?.textDidChange() }
  }
}

/// A view whose text is edited by a ``TextEditor``.
@MainActor
protocol TextEditorHost: UIView, UITextInput, WordDeleting {
  var editor: TextEditor { get }

  /// Whether the user may change the text.
  var allowsEditing: Bool { get }

  /// Whether the Escape key ends editing, rather than being for the views around.
  var endsEditingOnEscape: Bool { get }

  /// The attributes of text that has no others.
  var baseAttributes: [NSAttributedString.Key: Any] { get }

  // MARK: Places

  /// The geometry of the characters, from the top left corner of the text.
  var places: any TextPlaces { get }

  /// The top left corner of `places` in the view's coordinates.
  var placesOrigin: CGPoint { get }

  /// The part of the view that shows text, in the view's coordinates.
  var visibleTextRect: CGRect { get }

  /// The scroll offset of the text, in points.
  var textScroll: CGPoint { get }

  /// Whether a point is beside the text, so that a selection by the pointer scrolls.
  func isBeside(_ point: CGPoint) -> Bool

  /// Scrolls so that the caret is visible, if the view is first responder.
  func showCaret()

  /// Draws the text that is edited and its selection as they are, in the view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to be visible, with its surroundings.
  ///   - context: The context to draw in.
  func drawEditedText(near rect: CGRect, on context: CGContext)

  // MARK: Changes

  /// Invalidates layout and drawing after a change of the text or of its appearance.
  func invalidateText()

  /// Invalidates the drawing of the selection.
  func invalidateSelection()

  /// Invalidates the drawing of the caret.
  func invalidateCaret()

  /// Asks the delegate about a change by the user.
  func mayChange(_ range: NSRange, to text: String) -> Bool

  /// Notifies the delegate that the selection changed.
  func didChangeSelection()

  /// Notifies the delegate that the user changed the text.
  func didChangeText()

  // MARK: Commands

  /// Handles the return key.
  func pressReturn()

  /// Scrolls by a key, as views do whose text is not edited.
  ///
  /// - Returns: `false` where the key moves the selection.
  func scroll(_ movement: TextMovement) -> Bool

  /// Handles the Tab key.
  ///
  /// - Parameter step: 1, or -1 with Shift.
  /// - Returns: Whether the key is consumed.
  func pressTab(_ step: Int) -> Bool

  /// The delegate's menu for a part of the text; `nil`: the suggested commands.
  func ownEditMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu?

  /// Opens the menu of a link instead of the edit menu.
  ///
  /// - Parameter point: In the host's coordinates; `nil` for the link that is selected.
  /// - Returns: Whether there is a link.
  func openItemMenu(at point: CGPoint?) -> Bool

  func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func selectAll(_ sender: Any?)
}

/// The geometry of the characters of an edited text, in points from its top left corner.
///
/// Indices count characters, as ``EditableText`` does.
@MainActor
protocol TextPlaces {
  /// The number of characters up to the end of the last line.
  var count: Int { get }
  /// The number of lines.
  var lineCount: Int { get }
  func isRightToLeft(line: Int) -> Bool
  /// The characters that a line shows.
  func range(ofLine line: Int) -> Range<Int>
  func line(of position: TextPosition) -> Int
  /// A rectangle of the line's height and no width.
  func caret(at position: TextPosition) -> CGRect
  func position(nearestTo point: CGPoint) -> TextPosition
  func rects(of range: Range<Int>) -> [CGRect]
  /// The position one character to the left or right on the screen; the same one at the end.
  func position(besides position: TextPosition, toRight: Bool) -> TextPosition
}

extension TextGeometry: TextPlaces {}
