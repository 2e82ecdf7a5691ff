public import Foundation

/// A responder whose text the keyboard and input methods edit: with a selection, and with marked
/// text, which an input method composes and may still change.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a range.
  ///
  /// - Parameter range: The range; it is clamped to the text.
  /// - Returns: `nil` for a range of another kind of text.
  func text(in range: UITextRange) -> String?

  /// Replaces the text of a range.
  ///
  /// - Parameters:
  ///   - range: The range; it is clamped to the text.
  ///   - text: The new text.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected text; empty at the caret. `nil` when nothing can be selected.
  var selectedTextRange: UITextRange? { get set }

  /// The text that an input method composes; `nil` without any.
  var markedTextRange: UITextRange? { get }

  /// Replaces the marked text, or the selection when there is none.
  ///
  /// - Parameters:
  ///   - markedText: The new marked text; `nil` or empty removes it.
  ///   - selectedRange: The selection within it, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Makes the marked text a part of the text.
  func unmarkText()

  /// The position before the text.
  var beginningOfDocument: UITextPosition { get }

  /// The position behind the text.
  var endOfDocument: UITextPosition { get }

  /// The range between two positions, in either order; `nil` when they belong to another kind of
  /// text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The position at a distance from another one.
  ///
  /// - Parameters:
  ///   - position: A position.
  ///   - offset: UTF-16 units forwards, or backwards if negative.
  /// - Returns: `nil` beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// The distance between two positions in UTF-16 units; negative if the first one is behind.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The rectangle of a range, or of the part of it in its first line, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect

  /// The rectangle of the caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect

  /// The rectangles of a selection, in the view's coordinates; several where directions mix.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// The position nearest to a point of the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}
