public import Foundation

/// The point with zero coordinates.
public let CGPointZero = CGPoint.zero
/// The size with zero width and height.
public let CGSizeZero = CGSize.zero
/// The rectangle with zero origin and size.
public let CGRectZero = CGRect.zero

extension CGPoint {
  /// Returns whether two points are equal.
  ///
  /// - Parameter point2: The other point.
  /// - Returns: The result of `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether two sizes are equal.
  ///
  /// - Parameter size2: The other size.
  /// - Returns: The result of `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether two rectangles are equal.
  ///
  /// - Parameter rect2: The other rectangle.
  /// - Returns: The result of `==`.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
