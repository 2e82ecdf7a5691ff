/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top on the left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top on the right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom on the right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners; every bit is set.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
