import Foundation
import UIKitSupport

extension TableModel {
  /// The maximum height, in points; coordinates far below such rows are still exact.
  static let maximumHeight: Double = 1e9

  /// Returns a height in points, clamped to 0...10⁹; stops the program unless it is finite.
  ///
  /// - Parameters:
  ///   - height: The application's value.
  ///   - origin: Returns the name of the value's source, for the message.
  /// - Returns: A finite number, 0 or more.
  @inline(__always)
  static func checked(_ height: CGFloat, _ origin: () -> String) -> Double {
    let points = Double(height)
    // The fast path: nearly all heights, of which there may be a million, are in range.
    if points >= 0, points <= maximumHeight { return points }
    return corrected(height, origin)
  }

  @inline(never)
  private static func corrected(_ height: CGFloat, _ origin: () -> String) -> Double {
    demand(
      height.isFinite,
      "\(origin()) is \(height); a height is a finite number of points"
    )
    return min(Double(max(0, height)), maximumHeight)
  }
}
