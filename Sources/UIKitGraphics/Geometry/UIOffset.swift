public import Foundation

/// A displacement in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The displacement to the right.
  public var horizontal: CGFloat
  /// The displacement downwards.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates a displacement of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a displacement from its parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
