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
    guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset else {
      return nil
    }
    let lower = min(from.offset, to.offset)
    return TextOffsetRange(lower..<max(from.offset, to.offset), from.affinity)
  }

  /// The position at a distance from another one.
  ///
  /// - Parameters:
  ///   - position: A position that this field has handed out.
  ///   - offset: UTF-16 units forwards, or backwards if negative.
  /// - Returns: `nil` beyond the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextOffset else { return nil }
    let (target, overflows) = min(start.offset, content.length).addingReportingOverflow(offset)
    guard !overflows, (0...content.length).contains(target) else { return nil }
    return TextOffset(target)
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
    guard let start = position as? TextOffset else { return nil }
    switch direction {
    case .up, .down:
      guard offset != 0 else { return position }
      return (direction == .up) == (offset > 0) ? beginningOfDocument : endOfDocument
    case .left, .right:
      guard offset.magnitude <= content.characters.count.magnitude else { return nil }
      var place = TextPosition(content.index(of: start.offset), start.affinity)
      for _ in 0..<offset.magnitude {
        let next = geometry.position(besides: place, toRight: (direction == .right) == (offset > 0))
        if next == place { return nil }
        place = next
      }
      return TextOffset(content.offset(of: place.index), place.affinity)
    }
  }

  /// The order of two positions; equal for positions of another kind of text.
  public final func compare(
    _ position: UITextPosition,
    to other: UITextPosition
  ) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// The distance between two positions.
  ///
  /// - Parameters:
  ///   - from: A position that this field has handed out.
  ///   - toPosition: Another one.
  /// - Returns: UTF-16 units, negative if the first position is behind; 0 for positions of another
  ///   kind of text.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
    return to.offset - from.offset
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
    guard let offsets = offsets(range) else { return nil }
    let nearest = textOffset(at: point.x)
    if nearest.offset < offsets.lowerBound { return TextOffset(offsets.lowerBound, .downstream) }
    return nearest.offset > offsets.upperBound ? TextOffset(offsets.upperBound) : nearest
  }

  /// The character at a point.
  ///
  /// - Parameter point: The point in the field's coordinates.
  /// - Returns: Its range; `nil` beside the text.
  public final func characterRange(at point: CGPoint) -> UITextRange? {
    let index = content.index(of: textOffset(at: point.x).offset)
    for index in max(0, index - 1)..<min(index + 1, content.characters.count) {
      let range = content.offset(of: index)..<content.offset(of: index + 1)
      if rects(of: range).contains(where: { $0.minX <= point.x && point.x < $0.maxX }) {
        return TextOffsetRange(range)
      }
    }
    return nil
  }
}
