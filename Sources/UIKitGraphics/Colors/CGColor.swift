public import Foundation

/// A fixed colour in the sRGB colour space.
///
/// Unlike a `UIColor`, it does not depend on traits.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat

  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a colour from its sRGB components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a shade of gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor {
  /// Red, green, blue and alpha, each from 0 to 1; never `nil`.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components including alpha: 4.
  public var numberOfComponents: Int { 4 }

  /// Returns the colour with a different opacity, from 0 to 1; never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns whether both colours have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue
      && lhs.alpha == rhs.alpha
  }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// The colour with eight bits per channel.
  package var pixelColor: PixelColor {
    PixelColor(clampingRed: red, green: green, blue: blue, alpha: alpha)
  }
}

extension PixelColor {
  /// Creates a colour from components of 0 to 1.
  ///
  /// Other values are clamped; NaN becomes 0.
  package init(clampingRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func byte(_ value: CGFloat) -> UInt8 {
      guard value > 0 else { return 0 }
      return value < 1 ? UInt8(value * 255 + 0.5) : 255
    }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }
}
