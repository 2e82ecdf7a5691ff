package import Foundation

extension CGContext {
  /// Fills a rectangle with a linear gradient from top to bottom.
  ///
  /// Each row of pixels has one colour; the first and the last row have exactly the given ones.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - top: The colour at the top.
  ///   - bottom: The colour at the bottom.
  package func fillGradient(_ rect: CGRect, top: UIColor, bottom: UIColor) {
    let rect = rect.standardized
    let (first, last) = (resolved(top), resolved(bottom))
    let rows = Int((rect.height * scale).rounded())
    guard rows > 1, first != last else { return fill(rect, first) }
    let height = rect.height / CGFloat(rows)
    for row in 0..<rows {
      let share = CGFloat(row) / CGFloat(rows - 1)
      let y = rect.minY + CGFloat(row) * height
      fill(
        CGRect(x: rect.minX, y: y, width: rect.width, height: height),
        first.mixed(with: last, share)
      )
    }
  }
}

extension PixelColor {
  /// The linear interpolation to another colour, with a fraction from 0 to 1.
  fileprivate func mixed(with other: PixelColor, _ share: CGFloat) -> PixelColor {
    func between(_ start: UInt8, _ end: UInt8) -> UInt8 {
      UInt8((CGFloat(start) + (CGFloat(end) - CGFloat(start)) * share).rounded())
    }
    return PixelColor(
      red: between(red, other.red),
      green: between(green, other.green),
      blue: between(blue, other.blue),
      alpha: between(alpha, other.alpha)
    )
  }
}
