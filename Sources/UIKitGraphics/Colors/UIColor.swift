public import Foundation

/// A colour that is fixed or depends on traits.
///
/// Colours are immutable. Two colours are equal if they look the same under all traits; a colour
/// created with a closure is equal only to itself.
public final class UIColor: NSObject, Sendable {
  /// The sRGB components and the opacity, each from 0 to 1.
  struct Channels: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    var pixelColor: PixelColor {
      PixelColor(clampingRed: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// The way in which the components are determined.
  enum Source {
    case fixed(Channels)
    case pair(light: Channels, dark: Channels)
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  private let mark = FoundationObjectMark()
  let source: Source
  /// The variant for high contrast; `nil` for none.
  let highContrast: UIColor?
  /// The variant for elevated content; `nil` for none.
  let elevated: UIColor?
  /// The cached pixel colours for light and dark interfaces; unused for colours created with a
  /// closure.
  private let light: PixelColor
  private let dark: PixelColor

  init(source: Source, highContrast: UIColor? = nil, elevated: UIColor? = nil) {
    self.source = source
    self.highContrast = highContrast
    self.elevated = elevated
    switch source {
    case .fixed(let channels):
      light = channels.pixelColor
      dark = light
    case .pair(let lightChannels, let darkChannels):
      light = lightChannels.pixelColor
      dark = darkChannels.pixelColor
    case .provider:
      light = .clear
      dark = .clear
    }
    super.init()
  }

  /// Creates transparent black.
  public override convenience init() {
    self.init(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Creates a colour from its sRGB components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(Channels(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates the sRGB colour closest to a Display P3 colour.
  ///
  /// - Parameters:
  ///   - displayP3Red: Red in Display P3, from 0 to 1.
  ///   - green: Green.
  ///   - blue: Blue.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(
    displayP3Red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    // Both colour spaces have the same transfer function. The matrix converts linear P3 to linear
    // sRGB.
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let value = min(max(value, 0), 1)
      return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(displayP3Red), linear(green), linear(blue))
    self.init(
      red: encoded(1.224_94 * r - 0.224_94 * g),
      green: encoded(-0.042_06 * r + 1.042_06 * g),
      blue: encoded(-0.019_64 * r - 0.078_64 * g + 1.098_28 * b),
      alpha: alpha
    )
  }

  /// Creates a shade of gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    // Each channel is the brightness minus a trapezoid over the hue circle.
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let ramp = max(0, min(1, min(position, 4 - position)))
      return brightness - brightness * saturation * ramp
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a colour that is the same under all traits.
  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  /// Creates a colour from a closure that is called whenever the colour is resolved.
  ///
  /// The closure may be called on any thread.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .provider(dynamicProvider))
  }

  /// Returns whether an object is a colour that looks the same under all traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.fixed(let channels), .fixed(let otherChannels)):
      return channels == otherChannels
    case (.pair(let light, let dark), .pair(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark && highContrast == other.highContrast
        && elevated == other.elevated
    default:
      return self === other
    }
  }

  /// A hash of the components.
  public override var hash: Int {
    var hasher = Hasher()
    switch source {
    case .fixed(let channels): hasher.combine(channels)
    case .pair(let light, let dark):
      hasher.combine(light)
      hasher.combine(dark)
    case .provider: hasher.combine(ObjectIdentifier(self))
    }
    return hasher.finalize()
  }
}

extension UIColor {
  /// Returns the pixel colour for the given traits.
  ///
  /// Takes a few comparisons, except for colours created with a closure.
  package func pixelColor(in traits: UITraitCollection) -> PixelColor {
    if let highContrast, traits.hasHighContrast { return highContrast.pixelColor(in: traits) }
    if let elevated, traits.isElevated { return elevated.pixelColor(in: traits) }
    if case .provider = source { return resolvedColor(with: traits).pixelColor(in: traits) }
    return traits.isDark ? dark : light
  }

  /// Returns the pixel colour for a light or dark interface with standard contrast, not elevated.
  package func pixelColor(dark isDark: Bool) -> PixelColor {
    if case .provider = source {
      return pixelColor(in: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
    }
    return isDark ? dark : light
  }

  /// Returns the components for the given traits.
  func channels(in traits: UITraitCollection) -> Channels {
    if let highContrast, traits.hasHighContrast { return highContrast.channels(in: traits) }
    if let elevated, traits.isElevated { return elevated.channels(in: traits) }
    return switch source {
    case .fixed(let channels): channels
    case .pair(let light, let dark): traits.isDark ? dark : light
    case .provider(let provider): provider(traits).channels(in: traits)
    }
  }
}
