public import Foundation
import UIKitGraphics
import UIKitSupport

/// A view whose text is edited by a `TextEditor`: text fields and text views.
@preconcurrency @MainActor
public protocol _EditedTextInput: UITextInput {}

extension _EditedTextInput {
  private var textEditor: TextEditor {
    guard let host = self as? any TextEditorHost else {
      misuse("_EditedTextInput is for text fields and text views only")
    }
    return host.editor
  }

  /// The position at the start of the text.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position at the end of the text.
  public var endOfDocument: UITextPosition { TextOffset(textEditor.content.length) }

  /// Returns the range between two positions in either order.
  ///
  /// - Parameters:
  ///   - fromPosition: A position returned by this view.
  ///   - toPosition: Another position returned by this view.
  /// - Returns: The range; `nil` if a position belongs to a different text implementation.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    textEditor.textRange(from: fromPosition, to: toPosition)
  }

  /// Returns the position at an offset from a given position.
  ///
  /// - Parameters:
  ///   - position: A position returned by this view.
  ///   - offset: The offset in UTF-16 units; negative for a preceding position.
  /// - Returns: The position; `nil` if it is beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    textEditor.position(from: position, offset: offset)
  }

  /// Returns the position that arrow keys reach from a position.
  ///
  /// - Parameters:
  ///   - position: A position returned by this view.
  ///   - direction: The direction. Up and down move by lines in a text view, and to the ends of the
  ///     text in a text field.
  ///   - offset: The number of characters or lines; negative for the opposite direction.
  /// - Returns: The position; `nil` if it is beyond the text.
  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    textEditor.position(from: position, in: direction, offset: offset)
  }

  /// Returns the order of two positions; `.orderedSame` if one is of a different text
  /// implementation.
  public func compare(
    _ position: UITextPosition,
    to other: UITextPosition
  ) -> ComparisonResult {
    textEditor.compare(position, to: other)
  }

  /// Returns the distance between two positions.
  ///
  /// - Parameters:
  ///   - from: A position returned by this view.
  ///   - toPosition: Another position returned by this view.
  /// - Returns: The distance in UTF-16 units, negative if `toPosition` precedes `from`; 0 if a
  ///   position belongs to a different text implementation.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    textEditor.offset(from: from, to: toPosition)
  }

  /// Returns the position in a range nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point in the view's coordinates.
  ///   - range: A range returned by this view.
  /// - Returns: The position; `nil` if the range belongs to a different text implementation.
  public func closestPosition(
    to point: CGPoint,
    within range: UITextRange
  ) -> UITextPosition? {
    textEditor.closestPosition(to: point, within: range)
  }

  /// Returns the range of the character at a point.
  ///
  /// - Parameter point: The point in the view's coordinates.
  /// - Returns: The range; `nil` if the point is outside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    textEditor.characterRange(at: point)
  }
}
