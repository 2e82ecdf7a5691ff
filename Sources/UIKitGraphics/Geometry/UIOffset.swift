public import Foundation

/// An offset in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The horizontal offset, to the right.
  public var horizontal: CGFloat
  /// The vertical offset, downwards.
  public var vertical: CGFloat

  /// The zero offset.
  public static let zero = UIOffset()

  /// Creates the zero offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
