public import Foundation
import UIKitGraphics

/// A position in a text, created by the view that displays the text.
///
/// Positions at the same offset are equal. A position from an earlier text is clamped to the end of
/// a shorter text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position without a text, for subclasses.
  public override init() {
    super.init()
  }
}

/// A range of a text, created by the view that displays the text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private let nowhere = UITextPosition()

  /// Creates an empty range without a text, for subclasses.
  public override init() {
    super.init()
  }

  /// Whether the range's start and end are equal.
  open var isEmpty: Bool { true }

  /// The start of the range.
  open var start: UITextPosition { nowhere }

  /// The end of the range.
  open var end: UITextPosition { nowhere }
}

/// A rectangle of selected text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle in the text view's coordinates, in points.
  open private(set) var rect: CGRect
  /// Whether the rectangle contains the start of the selection.
  open private(set) var containsStart: Bool
  /// Whether the rectangle contains the end of the selection.
  open private(set) var containsEnd: Bool
  /// Whether the text is vertical; always `false`.
  open var isVertical: Bool { false }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.rect = rect
    self.containsStart = containsStart
    self.containsEnd = containsEnd
    super.init()
  }
}

/// A direction of movement on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
}

/// A text position stored as an offset from the start of the text.
final class TextOffset: UITextPosition {
  /// The offset in UTF-16 units.
  let offset: Int
  let affinity: TextPosition.Affinity

  init(_ offset: Int, _ affinity: TextPosition.Affinity = .upstream) {
    self.offset = offset
    self.affinity = affinity
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}

/// A text range stored as offsets from the start of the text.
final class TextOffsetRange: UITextRange {
  /// The offsets in UTF-16 units.
  let range: Range<Int>
  /// The affinity of an empty range.
  let affinity: TextPosition.Affinity

  init(_ range: Range<Int>, _ affinity: TextPosition.Affinity = .upstream) {
    self.range = range
    self.affinity = affinity
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }

  override var start: UITextPosition {
    TextOffset(range.lowerBound, range.isEmpty ? affinity : .downstream)
  }

  override var end: UITextPosition {
    TextOffset(range.upperBound, range.isEmpty ? affinity : .upstream)
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }
}
