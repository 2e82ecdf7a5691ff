public import Foundation

/// Insets from the edges of a rectangle in points, relative to the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge; negative values point outwards.
  public var top: CGFloat
  /// The inset from the leading edge; negative values point outwards.
  public var leading: CGFloat
  /// The inset from the bottom edge; negative values point outwards.
  public var bottom: CGFloat
  /// The inset from the trailing edge; negative values point outwards.
  public var trailing: CGFloat

  /// Zero insets on all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates zero insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from their values.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
