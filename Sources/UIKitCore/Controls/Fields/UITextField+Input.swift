public import Foundation
import UIKitGraphics

extension UITextField {
  /// The position before the text.
  public final var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position behind the text.
  public final var endOfDocument: UITextPosition { TextOffset(content.length) }

  /// The range between two positions, in either order.
  ///
  /// - Parameters:
  ///   - fromPosition: A position that this field has handed out.
  ///   - toPosition: Another one.
  /// - Returns: `nil` for positions of another kind of text.
  public final func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }

  /// The position at a distance from another one.
  ///
  /// - Parameters:
  ///   - position: A position that this field has handed out.
  ///   - offset: UTF-16 units forwards, or backwards if negative.
  /// - Returns: `nil` beyond the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// The position at a distance to the left or right, as arrow keys reach it.
  ///
  /// - Parameters:
  ///   - position: A position that this field has handed out.
  ///   - direction: The direction; up is the start of the text, down its end.
  ///   - offset: Characters; negative goes the opposite way.
  /// - Returns: `nil` beyond the text.
  public final func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    editor.position(from: position, in: direction, offset: offset)
  }

  /// The order of two positions; equal for positions of another kind of text.
  public final func compare(
    _ position: UITextPosition,
    to other: UITextPosition
  ) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  /// The distance between two positions.
  ///
  /// - Parameters:
  ///   - from: A position that this field has handed out.
  ///   - toPosition: Another one.
  /// - Returns: UTF-16 units, negative if the first position is behind; 0 for positions of another
  ///   kind of text.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// The position in a range that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point in the field's coordinates.
  ///   - range: A range that this field has handed out.
  /// - Returns: `nil` for a range of another kind of text.
  public final func closestPosition(
    to point: CGPoint,
    within range: UITextRange
  ) -> UITextPosition? {
    editor.closestPosition(to: point, within: range)
  }

  /// The character at a point.
  ///
  /// - Parameter point: The point in the field's coordinates.
  /// - Returns: Its range; `nil` beside the text.
  public final func characterRange(at point: CGPoint) -> UITextRange? {
    editor.characterRange(at: point)
  }
}
