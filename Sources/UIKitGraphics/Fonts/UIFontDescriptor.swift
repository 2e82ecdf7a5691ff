public import Foundation

/// The description of a font, from which similar fonts can be created, for example bold or with
/// small capitals.
///
/// Descriptors are immutable. Two descriptors are equal if they have the same typeface and size.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  /// The name of a font attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the attribute.
    public let rawValue: String

    /// Creates a name from UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family name, as a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name or the full name, as a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The font size in points, as a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The font features, as an array of dictionaries from `FeatureKey` to `Int`.
    ///
    /// Features that the font does not support are ignored.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key in the dictionary of a font feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String

    /// Creates a key from UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The feature type, such as `kLowerCaseType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The feature selector, such as `kLowerCaseSmallCapsSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name for `type`.
    public static let featureIdentifier = type
    /// The former name for `selector`.
    public static let typeIdentifier = selector
  }

  /// The symbolic traits of a typeface.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's raw value for the traits.
    public let rawValue: UInt32

    /// Creates traits from UIKit's raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The typeface is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The typeface is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  private let mark = FoundationObjectMark()
  let typeface: Typeface
  /// The font size in points; 0 if unspecified.
  public let pointSize: CGFloat

  init(_ typeface: Typeface, size: CGFloat) {
    self.typeface = typeface
    pointSize = size
  }

  /// Creates a descriptor for a font name.
  ///
  /// - Parameters:
  ///   - fontName: A PostScript name, a full name or a family name. If no installed font has the
  ///     name, the descriptor is that of the system font.
  ///   - size: The font size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor from attributes.
  ///
  /// Missing attributes are those of the system font.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let system = Typeface(family: .system, weight: UIFont.Weight.regular.fontconfigWeight)
    self.init(system.adding(attributes), size: CGFloat(number: attributes[.size]) ?? 0)
  }

  /// Returns the descriptor of the preferred font for a text style, in the user's text size.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The PostScript name of the font.
  public var postscriptName: String { FontLibrary.names(of: typeface).postScript }

  /// The symbolic traits of the typeface.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = typeface.isItalic ? .traitItalic : []
    if typeface.weight >= UIFont.Weight.semibold.fontconfigWeight { traits.insert(.traitBold) }
    if typeface.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with additional attributes, which replace those with the same name.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let size = CGFloat(number: attributes[.size]) ?? pointSize
    return UIFontDescriptor(typeface.adding(attributes), size: size)
  }

  /// Returns the descriptor with a different size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(typeface, size: newPointSize)
  }

  /// Returns a descriptor of a font in a different family.
  ///
  /// - Parameter newFamily: The family name. If no installed font has the name, the family is
  ///   unchanged.
  /// - Returns: A descriptor with the same size and features.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a descriptor of a font in the same family with different traits.
  ///
  /// - Parameter symbolicTraits: All traits of the new font. The weight changes only if `traitBold`
  ///   is added or removed.
  /// - Returns: The descriptor; `nil` if the family has no such font.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    var newTypeface = typeface
    if isBold != self.symbolicTraits.contains(.traitBold) {
      newTypeface.weight = (isBold ? UIFont.Weight.bold : .regular).fontconfigWeight
    }
    newTypeface.isItalic = symbolicTraits.contains(.traitItalic)
    switch typeface.family {
    case .system, .monospaced:
      newTypeface.family = symbolicTraits.contains(.traitMonoSpace) ? .monospaced : .system
    case .file:
      guard let file = FontLibrary.sibling(of: newTypeface) else { return nil }
      newTypeface.family = file
    }
    return UIFontDescriptor(newTypeface, size: pointSize)
  }

  /// Returns the descriptor itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a descriptor of the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return typeface == other.typeface && pointSize == other.pointSize
  }

  /// A hash of the typeface and the size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(typeface)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension Typeface {
  /// Returns the typeface with the name, family and features in a dictionary; others are ignored.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Typeface {
    var result = self
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    if let named = name.flatMap(FontLibrary.typeface(named:)) { result = named }
    result.features = features
    let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
    for setting in settings ?? [] {
      guard let type = setting[.type], let selector = setting[.selector],
        let feature = FontFeature(type: type, selector: selector)
      else { continue }
      result.features.removeAll { $0.tag == feature.tag }
      result.features.append(feature)
    }
    result.features.sort { $0.tag < $1.tag }
    return result
  }
}

extension UIFont {
  /// Creates a font from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size in points; 0 means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(typeface: descriptor.typeface, size: size)
  }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(typeface, size: pointSize) }
}
