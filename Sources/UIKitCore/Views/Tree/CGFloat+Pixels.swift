import Foundation

extension CGFloat {
  /// Returns the nearest edge of a device pixel; half a pixel is rounded up.
  ///
  /// Texts centred side by side are on the same line if all of them are positioned with this
  /// method. Rounding errors do not change a position halfway between two pixels.
  ///
  /// - Parameter scale: Device pixels per point.
  /// - Returns: The edge, in points.
  func pixelEdge(scale: CGFloat) -> CGFloat { (self * scale + 1e-5).rounded() / scale }

  /// Returns the length rounded up to whole device pixels.
  ///
  /// - Parameter scale: Device pixels per point.
  /// - Returns: The length, in points.
  func pixelLength(scale: CGFloat) -> CGFloat { (self * scale - 1e-5).rounded(.up) / scale }
}
