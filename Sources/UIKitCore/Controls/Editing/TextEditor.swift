import Foundation
import UIKitGraphics

/// Edits the text of a view: manages text, selection, undo, input method composition, caret, keys,
/// pointer, and edit menu.
///
/// The view is the editor's host. It draws the text, computes the positions of characters, and
/// calls its delegate.
@MainActor
final class TextEditor {
  /// A selection in progress, made by the pointer.
  struct PointerSelection {
    /// The unit by which moving the pointer extends the selection.
    enum Unit {
      case character, word, paragraph
    }

    var unit: Unit
    /// The range selected initially, which remains selected.
    var origin: Range<Int>
    /// The position of the pointer relative to the top left corner of the host's visible area.
    var point: CGPoint
    /// The timer that continues scrolling while the pointer rests beside the text.
    var timer: FrameTimer?
  }

  /// The host view, which owns the editor.
  unowned let host: any TextEditorHost
  /// Whether the text can contain line breaks and tabs.
  let isMultiline: Bool
  /// The text and its selection.
  var content = EditableText()
  /// The last undoable change while further changes may be merged into it; `nil` if none.
  var openChange: TextUndo.OpenChange?
  /// The number of times that the undoable changes were discarded.
  var undoGeneration = 0
  /// The change made by the marked text until it is committed; `nil` without marked text.
  var composition: TextUndo.Change?
  /// Whether the blinking caret is currently visible.
  var isCaretLit = true
  var caretTimer: FrameTimer?
  /// The current selection by the pointer; `nil` if none.
  var pointerSelection: PointerSelection?
  /// The horizontal position that vertical movements of the caret preserve, in points; `nil` if
  /// none.
  var preferredX: CGFloat?
  weak var editMenu: EditMenu?
  /// Whether a finger has made the selection, which therefore has handles.
  var isTouchSelection = false
  /// The handles at the start and end of the selection; empty if none.
  var handles: [SelectionHandle] = []
  weak var loupe: TextLoupe?
  /// The kind of event that last opened the menu.
  var menuOpener = EditMenu.Opener.touch
  /// Whether the resting finger has opened the menu of a link.
  var hasOpenedItemMenu = false
  /// The attributes set by the application for the text to be typed next; `nil` if none.
  var typingAttributes: [NSAttributedString.Key: Any]?

  init(host: any TextEditorHost, isMultiline: Bool) {
    self.host = host
    self.isMultiline = isMultiline
  }

  var isActive: Bool { host.isFirstResponder }

  /// Whether the caret is about to move, so that its current position is not scrolled to.
  private var isCaretMoving = false

  /// Makes the host first responder before the caret is placed.
  ///
  /// - Returns: Whether the host is first responder.
  func activate() -> Bool {
    isCaretMoving = true
    defer { isCaretMoving = false }
    return host.becomeFirstResponder()
  }

  func showCaret() {
    if !isCaretMoving { host.showCaret() }
  }

  /// Scrolls the host's ancestors to reveal the edited position.
  func revealInput() {
    if isActive { host.revealInput(animated: false) }
  }

  /// Notifies the on-screen keyboard of a change of text or selection.
  func updateKeyboard() {
    if isActive { host.window?.host?.keyboardIfUsed?.textDidChange() }
  }
}

/// A view whose text a ``TextEditor`` edits.
@MainActor
protocol TextEditorHost: UIView, UITextInput, WordDeleting {
  var editor: TextEditor { get }

  /// Whether the user can edit the text.
  var allowsEditing: Bool { get }

  /// Whether the Escape key ends editing; if `false`, the key is left to the host's ancestors.
  var endsEditingOnEscape: Bool { get }

  /// The default attributes of the text.
  var baseAttributes: [NSAttributedString.Key: Any] { get }

  // MARK: Geometry

  /// The geometry of the characters, relative to the top left corner of the text.
  var textGeometry: any EditedTextGeometry { get }

  /// The origin of `textGeometry` in the view's coordinates.
  var textGeometryOrigin: CGPoint { get }

  /// The area of the view that displays text, in the view's coordinates.
  var visibleTextRect: CGRect { get }

  /// The scroll offset of the text, in points.
  var textScroll: CGPoint { get }

  /// Returns whether a point is outside the text, so that a selection by the pointer scrolls.
  func isOutsideText(_ point: CGPoint) -> Bool

  /// Scrolls to reveal the caret if the view is first responder.
  func showCaret()

  /// Draws the text being edited and its selection at their current positions, in the view's
  /// coordinates.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that must be drawn; its surroundings may be drawn as well.
  ///   - context: The graphics context.
  func drawEditedText(near rect: CGRect, on context: CGContext)

  // MARK: Changes

  /// Invalidates layout and drawing after a change of the text or of its appearance.
  func invalidateText()

  /// Invalidates the drawing of the selection.
  func invalidateSelection()

  /// Invalidates the drawing of the caret.
  func invalidateCaret()

  /// Queries the delegate about a change by the user.
  func shouldChange(_ range: NSRange, to text: String) -> Bool

  /// Notifies the delegate that the selection changed.
  func didChangeSelection()

  /// Notifies the delegate that the user changed the text.
  func didChangeText()

  // MARK: Commands

  /// Handles the return key.
  func pressReturn()

  /// Handles a movement key by scrolling if the text is not being edited.
  ///
  /// - Returns: `false` if the key moves the selection instead.
  func scroll(_ movement: TextMovement) -> Bool

  /// Handles the Tab key.
  ///
  /// - Parameter step: 1, or -1 with Shift.
  /// - Returns: Whether the key is consumed.
  func pressTab(_ step: Int) -> Bool

  /// Returns the delegate's menu for a range; `nil` for the suggested commands.
  func customEditMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu?

  /// Opens the menu of a link instead of the edit menu.
  ///
  /// - Parameter point: The point in the host's coordinates; `nil` for the selected link.
  /// - Returns: Whether a link was found.
  func openItemMenu(at point: CGPoint?) -> Bool

  func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func selectAll(_ sender: Any?)
}

/// The geometry of the characters in an edited text, in points from its top left corner.
///
/// Indices count characters, as in ``EditableText``.
@MainActor
protocol EditedTextGeometry {
  /// The number of characters up to the end of the last line.
  var count: Int { get }
  /// The number of lines.
  var lineCount: Int { get }
  func isRightToLeft(line: Int) -> Bool
  /// Returns the characters displayed in a line.
  func range(ofLine line: Int) -> Range<Int>
  func line(of position: TextPosition) -> Int
  /// Returns the caret's rectangle, with the height of its line and zero width.
  func caret(at position: TextPosition) -> CGRect
  func position(nearestTo point: CGPoint) -> TextPosition
  func rects(of range: Range<Int>) -> [CGRect]
  /// Returns the visually adjacent position to the left or right; the same position at the end.
  func position(adjacentTo position: TextPosition, toRight: Bool) -> TextPosition
}

extension TextGeometry: EditedTextGeometry {}
