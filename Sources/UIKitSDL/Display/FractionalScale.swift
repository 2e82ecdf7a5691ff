import Foundation
import UIKitApplication

/// Device pixels per unit of a Wayland desktop's coordinates, in the fixed-point format of its
/// protocols.
struct FractionalScale: Equatable {
  /// The denominator of the scale.
  private static let denominator = 120
  /// One pixel per unit.
  static let one = FractionalScale(numerator: denominator)

  /// The scale in 120ths.
  let numerator: Int

  /// Creates a scale between 1 and the maximum; the compositor scales down content for scales below
  /// 1.
  ///
  /// - Parameter numerator: The scale in 120ths.
  init(numerator: Int) {
    let maximumNumerator = Int(DisplayScale.maximum) * FractionalScale.denominator
    self.numerator = min(max(numerator, FractionalScale.denominator), maximumNumerator)
  }

  /// Creates the scale closest to a ratio.
  ///
  /// - Parameters:
  ///   - pixels: The width of a display in device pixels.
  ///   - units: The width in the desktop's integer coordinates.
  init(pixels: Int, units: Int) {
    let ratio = units > 0 ? Double(pixels) / Double(units) : 1
    self.init(numerator: Int((min(ratio, 1000) * Double(FractionalScale.denominator)).rounded()))
  }

  /// The scale as a floating-point number.
  var factor: CGFloat { CGFloat(numerator) / CGFloat(FractionalScale.denominator) }

  /// Converts a length to pixels, rounding halves up.
  func pixels(for length: Int) -> Int {
    (length * numerator + FractionalScale.denominator / 2) / FractionalScale.denominator
  }

  /// Returns the length in points for a length on a screen of this scale: the length itself, unless
  /// the screen would round it to a different number of pixels.
  func points(for length: Int) -> CGFloat {
    let pixels = CGFloat(pixels(for: length))
    return (CGFloat(length) * factor).rounded() == pixels ? CGFloat(length) : pixels / factor
  }
}
