import Foundation
import UIKitApplication

/// Device pixels per unit of a Wayland desktop's coordinates, as its protocols count them.
struct FractionalScale: Equatable {
  /// The steps of 1.
  private static let steps = 120
  /// One pixel per unit.
  static let one = FractionalScale(steps)

  /// The scale in 120ths.
  let numerator: Int

  /// Creates a scale between 1 and the largest one: what a compositor shows smaller than 1, it scales
  /// down itself.
  ///
  /// - Parameter numerator: The scale in 120ths.
  init(_ numerator: Int) {
    let largest = Int(DisplayScale.maximum) * FractionalScale.steps
    self.numerator = min(max(numerator, FractionalScale.steps), largest)
  }

  /// Creates the scale that is next to a ratio.
  ///
  /// - Parameters:
  ///   - pixels: The width of a display in its own pixels.
  ///   - units: Its width in the desktop's coordinates, which are whole numbers.
  init(pixels: Int, units: Int) {
    let ratio = units > 0 ? Double(pixels) / Double(units) : 1
    self.init(Int((min(ratio, 1000) * Double(FractionalScale.steps)).rounded()))
  }

  /// The scale as a number.
  var factor: CGFloat { CGFloat(numerator) / CGFloat(FractionalScale.steps) }

  /// Converts a length to pixels; halves are rounded up.
  func pixels(_ length: Int) -> Int {
    (length * numerator + FractionalScale.steps / 2) / FractionalScale.steps
  }

  /// The length in points that a screen of this scale has: the length itself, unless the screen
  /// would round it to other pixels.
  func points(_ length: Int) -> CGFloat {
    let exact = (CGFloat(length) * factor).rounded() == CGFloat(pixels(length))
    return exact ? CGFloat(length) : CGFloat(pixels(length)) / factor
  }
}
