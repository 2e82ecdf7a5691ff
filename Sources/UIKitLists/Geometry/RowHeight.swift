import UIKitSupport

/// The height that a row counts for, and whether it is the real one.
///
/// A row that nobody has measured counts with an estimate, never with 0, so
/// that the scroll indicator does not jump more than it must.
package struct RowHeight: Hashable, Sendable {
  /// The height in points; finite, 0 or more.
  ///
  /// The value is checked where the row is known, so that the message can name it.
  package var points: Double

  /// Whether `points` is the row's real height instead of an estimate.
  package var isMeasured: Bool

  /// A height that was asked for or measured.
  ///
  /// - Parameter points: The height in points.
  /// - Returns: The height, marked as real.
  package static func measured(_ points: Double) -> RowHeight {
    RowHeight(points: points, isMeasured: true)
  }

  /// A height that stands in until the row is measured.
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
  ///   - isMeasured: Whether it is the row's real height.
  package init(points: Double, isMeasured: Bool) {
    self.points = points
    self.isMeasured = isMeasured
  }
}

/// A row height in eight bytes: a height is never negative, so the sign is free
/// to say that the height is an estimate.
struct PackedHeight: Sendable, Equatable {
  let signed: Double

  /// Packs a height.
  ///
  /// - Precondition: The height is finite and not negative.
  ///
  /// - Parameters:
  ///   - height: The height.
  ///   - row: The row that has it, for the message.
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

  /// Tells measured 0 and estimated 0 apart, which comparing numbers does not.
  static func == (left: PackedHeight, right: PackedHeight) -> Bool {
    left.signed.bitPattern == right.signed.bitPattern
  }
}
