public import Foundation

extension UIFont {
  /// The weight of a font, from -1 to 1; regular is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's raw value for the weight.
    public let rawValue: CGFloat

    /// Creates a weight from UIKit's raw value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A very thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A thin weight.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// A weight slightly bolder than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight between medium and bold, used for headlines.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of bold text.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight on fontconfig's scale, which differs from the CSS scale.
    var fontconfigWeight: Int32 {
      let fontconfigWeights: [(Weight, Int32)] = [
        (.ultraLight, 0), (.thin, 40), (.light, 50), (.regular, 80), (.medium, 100),
        (.semibold, 180), (.bold, 200), (.heavy, 205), (.black, 210),
      ]
      var nearest = fontconfigWeights[3]
      for entry in fontconfigWeights
      where abs(entry.0.rawValue - rawValue) < abs(nearest.0.rawValue - rawValue) {
        nearest = entry
      }
      return nearest.1
    }
  }
}

extension UIFont {
  /// The CSS weight from 100 to 900: regular is 400, bold 700.
  package var weightOfStyleSheets: Int {
    let weights: [(fontconfig: Int32, styleSheets: Int)] = [
      (0, 100), (40, 200), (50, 300), (80, 400), (100, 500), (180, 600), (200, 700), (205, 800),
      (210, 900),
    ]
    let nearest = weights.min {
      abs($0.fontconfig - typeface.weight) < abs($1.fontconfig - typeface.weight)
    }
    return nearest?.styleSheets ?? 400
  }

  /// Whether the typeface is italic.
  package var isItalic: Bool { typeface.isItalic }

  /// Returns the font for a legibility weight.
  ///
  /// Fonts from files are returned unchanged.
  ///
  /// Bold text is heavier: regular becomes semibold, bold becomes black.
  func legible(_ weight: UILegibilityWeight) -> UIFont {
    guard weight == .bold else { return self }
    switch typeface.family {
    case .system, .monospaced: break
    case .file: return self
    }
    var bolder = typeface
    let regular = Weight.regular.fontconfigWeight
    let usualWeight = typeface.weight
    bolder.weight =
      (usualWeight <= regular
      ? Weight.semibold : usualWeight <= Weight.medium.fontconfigWeight ? .bold : .black)
      .fontconfigWeight
    return UIFont(typeface: bolder, size: pointSize, textStyle: textStyle, scaling: scaling)
  }
}
