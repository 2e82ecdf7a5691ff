public import Foundation

/// A responder whose text is edited with a keyboard and input methods.
///
/// The text has a selection, and marked text that an input method composes and may still change.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range.
  ///
  /// - Parameter range: The range; it is clamped to the text.
  /// - Returns: The text; `nil` for a range that belongs to a different kind of text.
  func text(in range: UITextRange) -> String?

  /// Replaces the text of a range.
  ///
  /// - Parameters:
  ///   - range: The range; it is clamped to the text.
  ///   - text: The new text.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected range, empty at the caret; `nil` if there is no selection.
  var selectedTextRange: UITextRange? { get set }

  /// The range of the text that an input method composes; `nil` if there is none.
  var markedTextRange: UITextRange? { get }

  /// Replaces the marked text, or the selection if there is no marked text.
  ///
  /// - Parameters:
  ///   - markedText: The new marked text; `nil` or empty removes it.
  ///   - selectedRange: The selection within the marked text, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Accepts the marked text as ordinary text.
  func unmarkText()

  /// The position at the start of the text.
  var beginningOfDocument: UITextPosition { get }

  /// The position at the end of the text.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions in either order; `nil` if they belong to a different
  /// kind of text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at a distance from a position.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - offset: UTF-16 units forwards, or backwards if negative.
  /// - Returns: The position; `nil` outside of the text, or if `position` belongs to a different
  ///   kind of text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns `.orderedAscending` if the first position precedes the other.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the distance between two positions in UTF-16 units; negative if the second position is
  /// before the first, 0 if one belongs to a different kind of text.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the rectangle of a range's first line, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the rectangles of a selection, in the view's coordinates; a line with mixed writing
  /// directions has several.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}
