import UIKitSupport

/// A row's height in the layout, and whether it is measured or estimated.
///
/// An unmeasured row has an estimated height instead of none, so that the scroll indicator jumps as
/// little as possible.
package struct RowHeight: Hashable, Sendable {
  /// The height in points; finite, 0 or more.
  ///
  /// Validated where the row is known, so that the message can state it.
  package var points: Double

  /// Whether `points` is measured rather than estimated.
  package var isMeasured: Bool

  /// Returns a measured height.
  ///
  /// - Parameter points: The height in points.
  /// - Returns: The height, marked as measured.
  package static func measured(_ points: Double) -> RowHeight {
    RowHeight(points: points, isMeasured: true)
  }

  /// Returns an estimated height, used until the row is measured.
  ///
  /// - Parameter points: The height in points.
  /// - Returns: The height, marked as an estimate.
  package static func estimated(_ points: Double) -> RowHeight {
    RowHeight(points: points, isMeasured: false)
  }

  /// Creates a height.
  ///
  /// - Parameters:
  ///   - points: The height in points.
  ///   - isMeasured: Whether the height is measured.
  package init(points: Double, isMeasured: Bool) {
    self.points = points
    self.isMeasured = isMeasured
  }
}

/// A row height in eight bytes: heights are never negative, so the sign bit marks an estimate.
struct PackedHeight: Sendable, Equatable {
  /// The height in points; an estimate has the sign bit.
  let signed: Double

  /// Packs a height.
  ///
  /// - Precondition: The height is finite and not negative.
  ///
  /// - Parameters:
  ///   - height: The height.
  ///   - row: The row, for the message.
  init(_ height: RowHeight, row: @autoclosure () -> Int) {
    demand(
      height.points >= 0 && height.points.isFinite,
      "The height of row \(row()) is \(height.points); heights must be finite and not negative"
    )
    signed = height.isMeasured ? height.points.magnitude : -height.points.magnitude
  }

  init(signed: Double) { self.signed = signed }

  var points: Double { signed.magnitude }
  var isMeasured: Bool { signed.sign == .plus }
  var unpacked: RowHeight { RowHeight(points: points, isMeasured: isMeasured) }

  /// Compares bit patterns to distinguish a measured 0 from an estimated 0, which are equal as
  /// numbers.
  static func == (lhs: PackedHeight, rhs: PackedHeight) -> Bool {
    lhs.signed.bitPattern == rhs.signed.bitPattern
  }
}
