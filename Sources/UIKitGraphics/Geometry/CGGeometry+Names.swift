public import Foundation

/// The point 0, 0.
public let CGPointZero = CGPoint.zero
/// The size 0, 0.
public let CGSizeZero = CGSize.zero
/// The rectangle without size at 0, 0.
public let CGRectZero = CGRect.zero

extension CGPoint {
  /// Whether the points are equal.
  ///
  /// - Parameter point2: Another point.
  /// - Returns: As `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether the sizes are equal.
  ///
  /// - Parameter size2: Another size.
  /// - Returns: As `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether the rectangles are equal.
  ///
  /// - Parameter rect2: Another rectangle.
  /// - Returns: As `==`.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
