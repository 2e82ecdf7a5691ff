internal import Foundation

/// The contents of a colour set in an asset catalog.
struct ColorSet: Decodable {
  struct Entry: Decodable, AssetEntry {
    var idiom: String?
    var appearances: [AssetAppearance]?
    var color: AssetColor?
  }

  var colors: [Entry]

  /// Returns a colour with all appearances of the set.
  func color() throws -> UIColor {
    let entries = colors.entriesForDesktop.filter { $0.color != nil }
    guard let firstEntry = entries.first else { throw AssetError("It has no colour") }
    func assetColor(dark: Bool, high: Bool) -> AssetColor? {
      let candidates = entries.filter { $0.isHighContrast == high }
      let entry =
        candidates.first { $0.isDark == dark } ?? candidates.first { $0.isDark == nil }
      return entry?.color
    }
    func channels(dark: Bool, high: Bool) throws -> UIColor.Channels {
      let highContrastColor = high ? assetColor(dark: dark, high: true) : nil
      let color = highContrastColor ?? assetColor(dark: dark, high: false) ?? firstEntry.color
      guard let color else { throw AssetError("It has no colour") }
      return try color.channels(dark: dark, high: high)
    }
    let normal = UIColor.Source.pair(
      light: try channels(dark: false, high: false),
      dark: try channels(dark: true, high: false)
    )
    let highContrast = UIColor.Source.pair(
      light: try channels(dark: false, high: true),
      dark: try channels(dark: true, high: true)
    )
    return UIColor(source: normal, highContrast: UIColor(source: highContrast))
  }
}

/// A colour in a set: components in a colour space, or the name of a system colour.
struct AssetColor: Decodable {
  var space: String?
  var components: Components?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  struct Components: Decodable {
    var red: AssetComponent?
    var green: AssetComponent?
    var blue: AssetComponent?
    var white: AssetComponent?
    var alpha: AssetComponent?
  }

  /// Returns the components for an appearance.
  func channels(dark: Bool, high: Bool) throws -> UIColor.Channels {
    if let reference {
      guard let color = UIColor.system(named: reference) else {
        throw AssetError("There is no system colour \"\(reference)\"")
      }
      let style = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
      let contrast = UITraitCollection(accessibilityContrast: high ? .high : .normal)
      return color.channels(in: UITraitCollection(traitsFrom: [style, contrast]))
    }
    guard let components else { throw AssetError("A colour has no components") }
    let alpha = try components.alpha?.fraction(isAlpha: true) ?? 1
    if let white = try components.white?.fraction() {
      return UIColor.Channels(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = try components.red?.fraction(), let green = try components.green?.fraction(),
      let blue = try components.blue?.fraction()
    else { throw AssetError("A colour lacks a component") }
    switch space ?? "srgb" {
    case "srgb", "extended-srgb":
      return UIColor.Channels(red: red, green: green, blue: blue, alpha: alpha)
    case "display-p3":
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        .channels(in: UITraitCollection())
    case "extended-linear-srgb":
      return UIColor.Channels(
        red: red.gammaEncoded,
        green: green.gammaEncoded,
        blue: blue.gammaEncoded,
        alpha: alpha
      )
    case let other: throw AssetError("There is no colour space \"\(other)\"")
    }
  }
}

/// A colour component: a fraction such as "0.500", a byte such as "128" or "0x80", or a number.
enum AssetComponent: Decodable {
  case text(String)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// Returns the value from 0 to 1.
  ///
  /// - Parameter isAlpha: Whether the component is an opacity, so that "1" means opaque instead of
  ///   1/255.
  /// - Returns: The value.
  /// - Throws: `AssetError` for invalid text and for numbers that are not finite.
  func fraction(isAlpha: Bool = false) throws -> CGFloat {
    let value: Double?
    switch self {
    case .number(let number): value = number
    case .text(let text):
      if text.lowercased().hasPrefix("0x") {
        value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") || isAlpha {
        value = Double(text)
      } else {
        value = Int(text).map { Double($0) / 255 }
      }
      guard value != nil else { throw AssetError("\"\(text)\" is no component of a colour") }
    }
    guard let value, value.isFinite else { throw AssetError("A component is not finite") }
    return CGFloat(min(max(value, 0), 1))
  }
}

extension CGFloat {
  /// The linear value converted with the transfer function of sRGB.
  fileprivate var gammaEncoded: CGFloat {
    self <= 0.003_130_8 ? self * 12.92 : 1.055 * CGFloat(pow(Double(self), 1 / 2.4)) - 0.055
  }
}
