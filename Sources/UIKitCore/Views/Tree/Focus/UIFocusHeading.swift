/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits, one for each direction.
  public let rawValue: Int

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: The bits, one for each direction.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item in reading order, as with Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item in reading order, as with Shift+Tab.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 6)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 7)
}
