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

  /// The position before the text.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position behind the text.
  public var endOfDocument: UITextPosition { TextOffset(textEditor.content.length) }

  /// The range between two positions, in either order.
  ///
  /// - Parameters:
  ///   - fromPosition: A position that this view has handed out.
  ///   - toPosition: Another one.
  /// - Returns: `nil` for positions of another kind of text.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    textEditor.textRange(from: fromPosition, to: toPosition)
  }

  /// The position at a distance from another one.
  ///
  /// - Parameters:
  ///   - position: A position that this view has handed out.
  ///   - offset: UTF-16 units forwards, or backwards if negative.
  /// - Returns: `nil` beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    textEditor.position(from: position, offset: offset)
  }

  /// The position at a distance to the left or right, as arrow keys reach it.
  ///
  /// - Parameters:
  ///   - position: A position that this view has handed out.
  ///   - direction: The direction; up and down go by lines, in a field to the ends of the text.
  ///   - offset: Characters or lines; negative moves in the opposite direction.
  /// - Returns: `nil` beyond the text.
  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    textEditor.position(from: position, in: direction, offset: offset)
  }

  /// The order of two positions; equal for positions of another kind of text.
  public func compare(
    _ position: UITextPosition,
    to other: UITextPosition
  ) -> ComparisonResult {
    textEditor.compare(position, to: other)
  }

  /// The distance between two positions.
  ///
  /// - Parameters:
  ///   - from: A position that this view has handed out.
  ///   - toPosition: Another one.
  /// - Returns: UTF-16 units, negative if the first position is behind; 0 for positions of another
  ///   kind of text.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    textEditor.offset(from: from, to: toPosition)
  }

  /// The position in a range that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point in the view's coordinates.
  ///   - range: A range that this view has handed out.
  /// - Returns: `nil` for a range of another kind of text.
  public func closestPosition(
    to point: CGPoint,
    within range: UITextRange
  ) -> UITextPosition? {
    textEditor.closestPosition(to: point, within: range)
  }

  /// The character at a point.
  ///
  /// - Parameter point: The point in the view's coordinates.
  /// - Returns: Its range; `nil` beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    textEditor.characterRange(at: point)
  }
}
