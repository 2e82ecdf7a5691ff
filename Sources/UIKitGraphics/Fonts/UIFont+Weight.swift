public import Foundation

extension UIFont {
  /// The weight of a font, from -1 to 1; regular is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number for the weight.
    public let rawValue: CGFloat

    /// Creates a weight from UIKit's number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A very thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A thin weight.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little bolder than running text.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold; the weight of headlines.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight on fontconfig's scale, which is not that of CSS.
    var fontconfigWeight: Int32 {
      let known: [(Weight, Int32)] = [
        (.ultraLight, 0), (.thin, 40), (.light, 50), (.regular, 80), (.medium, 100),
        (.semibold, 180), (.bold, 200), (.heavy, 205), (.black, 210),
      ]
      var best = known[3]
      for entry in known
      where abs(entry.0.rawValue - rawValue) < abs(best.0.rawValue - rawValue) {
        best = entry
      }
      return best.1
    }
  }
}

extension UIFont {
  /// The weight from 100 to 900, as style sheets count: regular is 400, bold 700.
  package var weightOfStyleSheets: Int {
    let known: [(fontconfig: Int32, styleSheets: Int)] = [
      (0, 100), (40, 200), (50, 300), (80, 400), (100, 500), (180, 600), (200, 700), (205, 800),
      (210, 900),
    ]
    let nearest = known.min {
      abs($0.fontconfig - typeface.weight) < abs($1.fontconfig - typeface.weight)
    }
    return nearest?.styleSheets ?? 400
  }

  /// Whether the letters are slanted.
  package var isItalic: Bool { typeface.isItalic }

  /// The font for a legibility weight; fonts from files stay as they are.
  ///
  /// Bold text is one step heavier: regular becomes semibold, what is bold already becomes black.
  func legible(_ weight: UILegibilityWeight) -> UIFont {
    guard weight == .bold else { return self }
    switch typeface.family {
    case .system, .monospaced: break
    case .file: return self
    }
    var bolder = typeface
    let regular = Weight.regular.fontconfigWeight
    let usual = typeface.weight
    bolder.weight =
      (usual <= regular
      ? Weight.semibold : usual <= Weight.medium.fontconfigWeight ? .bold : .black)
      .fontconfigWeight
    return UIFont(typeface: bolder, size: pointSize, textStyle: textStyle, scaling: scaling)
  }
}
