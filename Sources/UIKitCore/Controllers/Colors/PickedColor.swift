import Foundation
import UIKitGraphics

/// A colour in a colour picker, with sRGB components from 0 to 1.
struct PickedColor: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates the components of a colour with the current traits.
  init(_ color: UIColor) {
    self.init(red: 0, green: 0, blue: 0, alpha: 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// Creates a colour from six hexadecimal digits with an optional "#" prefix; `nil` for other
  /// texts.
  init?(hex: String) {
    let digits = hex.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
    guard digits.count == 6, let bits = UInt32(digits, radix: 16) else { return nil }
    self.init(
      red: CGFloat(bits >> 16 & 255) / 255,
      green: CGFloat(bits >> 8 & 255) / 255,
      blue: CGFloat(bits & 255) / 255
    )
  }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The colour as six hexadecimal digits.
  var hex: String {
    [red, green, blue].map { String(format: "%02X", PickedColor.byte($0)) }.joined()
  }

  /// Returns whether the 8-bit red, green and blue components of both colours are equal.
  func hasSameComponents(as other: PickedColor) -> Bool { hex == other.hex }

  /// Returns a component converted to the range from 0 to 255.
  static func byte(_ channel: CGFloat) -> Int { Int((min(max(channel, 0), 1) * 255).rounded()) }

  /// Returns a mixture of this colour (`fraction` 0) and another (1), with this colour's opacity.
  func mixed(with other: PickedColor, by fraction: CGFloat) -> PickedColor {
    PickedColor(
      red: red + (other.red - red) * fraction,
      green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction,
      alpha: alpha
    )
  }
}
