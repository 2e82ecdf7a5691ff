import Foundation
import UIKitApplication

/// Device pixels per unit of a Wayland desktop's coordinates, in the fixed-point format of its
/// protocols.
struct FractionalScale: Equatable {
  /// The denominator of the scale.
  private static let steps = 120
  /// One pixel per unit.
  static let one = FractionalScale(steps)

  /// The scale in 120ths.
  let numerator: Int

  /// Creates a scale between 1 and the maximum; the compositor scales down content for scales below
  /// 1.
  ///
  /// - Parameter numerator: The scale in 120ths.
  init(_ numerator: Int) {
    let largest = Int(DisplayScale.maximum) * FractionalScale.steps
    self.numerator = min(max(numerator, FractionalScale.steps), largest)
  }

  /// Creates the scale closest to a ratio.
  ///
  /// - Parameters:
  ///   - pixels: The width of a display in device pixels.
  ///   - units: The width in the desktop's integer coordinates.
  init(pixels: Int, units: Int) {
    let ratio = units > 0 ? Double(pixels) / Double(units) : 1
    self.init(Int((min(ratio, 1000) * Double(FractionalScale.steps)).rounded()))
  }

  /// The scale as a floating-point number.
  var factor: CGFloat { CGFloat(numerator) / CGFloat(FractionalScale.steps) }

  /// Converts a length to pixels, rounding halves up.
  func pixels(_ length: Int) -> Int {
    (length * numerator + FractionalScale.steps / 2) / FractionalScale.steps
  }

  /// Returns the length in points for a length on a screen of this scale: the length itself, unless
  /// the screen would round it to a different number of pixels.
  func points(_ length: Int) -> CGFloat {
    let exact = (CGFloat(length) * factor).rounded() == CGFloat(pixels(length))
    return exact ? CGFloat(length) : CGFloat(pixels(length)) / factor
  }
}
