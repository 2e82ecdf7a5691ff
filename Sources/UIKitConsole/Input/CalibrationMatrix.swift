import Foundation

/// How places on a touchscreen are turned into places on the panel, as libinput has it: the first two
/// rows of a matrix that is applied to shares of the panel's sides.
struct CalibrationMatrix: Equatable {
  /// Six numbers.
  let values: [Float]

  /// Parses the value of `ROLLTOP_CALIBRATION`; `nil` unless it is six finite numbers.
  ///
  /// - Parameter text: Such as `-1 0 1 0 -1 1`, which turns by 180°; commas may separate, too.
  init?(_ text: String) {
    let parts = text.split { $0.isWhitespace || $0 == "," }
    values = parts.compactMap { Float($0) }.filter(\.isFinite)
    guard values.count == 6, parts.count == 6 else { return nil }
  }
}
