package import Foundation

/// A colour with eight bits per channel and straight alpha.
package struct PixelColor: Hashable, Sendable {
  /// The red channel, 0 to 255.
  package var red: UInt8
  /// The green channel, 0 to 255.
  package var green: UInt8
  /// The blue channel, 0 to 255.
  package var blue: UInt8
  /// The opacity, 0 to 255.
  package var alpha: UInt8

  /// Creates a colour from its channels; opaque by default.
  @inlinable
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Transparent black, which has no effect in drawing.
  package static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  package static let black = PixelColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = PixelColor(red: 255, green: 255, blue: 255)

  /// Whether the opacity is 255.
  @inlinable
  package var isOpaque: Bool { alpha == 255 }

  /// Returns the colour with its opacity multiplied by a factor, which is clamped to 0...1.
  package func multipliedAlpha(by factor: CGFloat) -> PixelColor {
    guard factor < 1 else { return self }
    var result = self
    result.alpha = factor > 0 ? UInt8(Double(alpha) * Double(factor) + 0.5) : 0
    return result
  }

  /// The channels as 0xAARRGGBB, with straight alpha.
  @inlinable
  var bits: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The channels as 0xAARRGGBB, premultiplied by alpha and rounded to nearest.
  var premultipliedBits: UInt32 {
    guard alpha != 255 else { return bits }
    let factor = UInt32(alpha)
    func scaled(_ channel: UInt8) -> UInt32 { (UInt32(channel) * factor + 127) / 255 }
    return factor << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue)
  }

  /// Creates a colour from a premultiplied 0xAARRGGBB pixel.
  init(premultipliedBits bits: UInt32) {
    let alpha = bits >> 24
    func straight(_ shift: UInt32) -> UInt8 {
      let channel = (bits >> shift) & 255
      guard alpha > 0 else { return 0 }
      return UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
    }
    self.init(red: straight(16), green: straight(8), blue: straight(0), alpha: UInt8(alpha))
  }
}
