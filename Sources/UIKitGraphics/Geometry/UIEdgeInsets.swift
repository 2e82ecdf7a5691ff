public import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge; negative values point outwards.
  public var top: CGFloat
  /// The distance from the left edge; negative values point outwards.
  public var left: CGFloat
  /// The distance from the bottom edge; negative values point outwards.
  public var bottom: CGFloat
  /// The distance from the right edge; negative values point outwards.
  public var right: CGFloat

  /// Insets of zero on all edges.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero on all edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets in the order in which UIKit names the edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards.
  ///
  /// Insets larger than the rectangle give a negative size, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
