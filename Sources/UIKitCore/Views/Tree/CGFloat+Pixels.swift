import Foundation

extension CGFloat {
  /// The nearest edge of a device pixel; half a pixel counts as a whole one.
  ///
  /// Texts that are centred side by side are on one line when all of them are placed by it.
  /// Rounding errors do not move a place that is between two pixels.
  ///
  /// - Parameter scale: Device pixels per point.
  /// - Returns: The edge, in points.
  func pixelEdge(scale: CGFloat) -> CGFloat { (self * scale + 1e-5).rounded() / scale }

  /// The length, rounded up to whole device pixels.
  ///
  /// - Parameter scale: Device pixels per point.
  /// - Returns: The length, in points.
  func pixelLength(scale: CGFloat) -> CGFloat { (self * scale - 1e-5).rounded(.up) / scale }
}
