public import Foundation

/// Insets from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge; negative values point outwards.
  public var top: CGFloat
  /// The inset from the left edge; negative values point outwards.
  public var left: CGFloat
  /// The inset from the bottom edge; negative values point outwards.
  public var bottom: CGFloat
  /// The inset from the right edge; negative values point outwards.
  public var right: CGFloat

  /// Zero insets on all edges.
  public static let zero = UIEdgeInsets()

  /// Creates zero insets.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from their values.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards.
  ///
  /// As in UIKit, the size is negative if the insets are larger than the rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }

  /// Returns the rectangle with its edges moved inwards, at most until opposite edges meet.
  ///
  /// For layout in views of any size: if the insets are larger than the rectangle, the size is
  /// zero, whereas `inset(by:)` returns a negative size and `insetBy(dx:dy:)` a null rectangle.
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

  /// Returns the rectangle with its edges moved inwards by the given distances, at most to its
  /// centre.
  package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    shrunk(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }
}
