import Foundation

/// A libinput calibration matrix, which maps touchscreen positions to panel positions: the first
/// two rows of a 3 × 3 matrix for normalised coordinates.
struct CalibrationMatrix: Equatable {
  /// The six coefficients in row-major order.
  let values: [Float]

  /// Parses the value of `ROLLTOP_CALIBRATION`; `nil` unless it consists of six finite numbers.
  ///
  /// - Parameter text: For example `-1 0 1 0 -1 1`, which rotates by 180°; commas may be
  ///   separators, too.
  init?(_ text: String) {
    let parts = text.split { $0.isWhitespace || $0 == "," }
    values = parts.compactMap { Float($0) }.filter(\.isFinite)
    guard values.count == 6, parts.count == 6 else { return nil }
  }
}
