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

  /// The rectangle with its edges moved inwards, at most to its middle.
  ///
  /// For layout that must be valid in views of any size: insets larger than the rectangle give a
  /// size of zero, where `inset(by:)` gives a negative size and `insetBy(dx:dy:)` a null rectangle.
  package func shrunk(by insets: UIEdgeInsets) -> CGRect {
    let left = min(insets.left, width - min(insets.right, width / 2))
    let top = min(insets.top, height - min(insets.bottom, height / 2))
    return CGRect(
      x: minX + left,
      y: minY + top,
      width: max(0, width - left - insets.right),
      height: max(0, height - top - insets.bottom)
    )
  }

  /// The rectangle with its sides moved inwards by a distance each, at most to its middle.
  package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    shrunk(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }
}
