import Foundation
import UIKitGraphics

/// A colour as a picker of colours changes it: channels in sRGB, from 0 to 1.
struct PickedColor: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The channels of a colour with the current traits.
  init(_ color: UIColor) {
    self.init(red: 0, green: 0, blue: 0, alpha: 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// The colour of six hexadecimal digits, with or without "#" before them; `nil` for other texts.
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

  /// Six hexadecimal digits.
  var hex: String {
    [red, green, blue].map { String(format: "%02X", PickedColor.byte($0)) }.joined()
  }

  /// Whether both have the same red, green and blue, as far as a screen shows it.
  func hasSameHue(as other: PickedColor) -> Bool { hex == other.hex }

  /// A channel from 0 to 255.
  static func byte(_ channel: CGFloat) -> Int { Int((min(max(channel, 0), 1) * 255).rounded()) }

  /// Returns the colour between this one and another; the opacity stays.
  func mixed(with other: PickedColor, by fraction: CGFloat) -> PickedColor {
    PickedColor(
      red: red + (other.red - red) * fraction,
      green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction,
      alpha: alpha
    )
  }
}
