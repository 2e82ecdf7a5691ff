/// The arithmetic of rows of uniform height.
struct UniformHeights {
  /// The top of the first row, in points.
  let origin: Double

  /// The height of each row.
  let height: Double

  /// The number of rows.
  let count: Int

  /// Returns the top of a row.
  func y(ofRow row: Int) -> Double { origin + height * Double(row) }

  /// Returns the first row that ends beyond `y` (or at `y`, for a bias of `.above`), or the last
  /// row if none does.
  ///
  /// - Precondition: At least one row exists.
  ///
  /// The decision uses the tops returned by ``y(ofRow:)``, so that both agree to the last bit; the
  /// quotient is only the first guess.
  func row(at y: Double, bias: Bias) -> Int {
    guard height > 0 else { return bias.ends(origin, beyond: y) ? 0 : count - 1 }
    let quotient = (y - origin) / height
    // A huge row number may be rounded up to a value that is not an integer.
    var row = quotient < Double(count - 1) ? Int(max(0, quotient)) : count - 1
    while row > 0, bias.ends(self.y(ofRow: row), beyond: y) { row -= 1 }
    while row < count - 1, !bias.ends(self.y(ofRow: row + 1), beyond: y) { row += 1 }
    return row
  }
}
