public import Foundation

/// Describes a font, so that fonts like it can be made: bold, with small capitals.
///
/// Immutable. Descriptors of the same typeface and size are equal.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the attribute.
    public let rawValue: String

    /// Creates a name from UIKit's.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of a family, as a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name or the full name of a font, as a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, as a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Features of the font, as an array of dictionaries from `FeatureKey` to `Int`.
    ///
    /// Features that the font lacks have no effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A part of a feature's setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String

    /// Creates a key from UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the feature, such as `kLowerCaseType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the type, such as `kLowerCaseSmallCapsSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of `type`.
    public static let featureIdentifier = type
    /// The former name of `selector`.
    public static let typeIdentifier = selector
  }

  /// The traits of a typeface.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's number for the traits.
    public let rawValue: UInt32

    /// Creates traits from UIKit's number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  private let mark = FoundationObjectMark()
  let typeface: Typeface
  /// The size in points; 0 if the descriptor has none.
  public let pointSize: CGFloat

  init(_ typeface: Typeface, size: CGFloat) {
    self.typeface = typeface
    pointSize = size
  }

  /// Describes the font with a name.
  ///
  /// - Parameters:
  ///   - fontName: A PostScript name, a full name, or the name of a family; the system font is
  ///     described when no installed font has it.
  ///   - size: The size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Describes a font by attributes; what they leave open is the system font's.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let system = Typeface(family: .system, weight: UIFont.Weight.regular.fontconfigWeight)
    self.init(system.adding(attributes), size: CGFloat(number: attributes[.size]) ?? 0)
  }

  /// The description of the font of a text style, in the user's text size.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The PostScript name of the font.
  public var postscriptName: String { FontLibrary.names(of: typeface).postScript }

  /// The traits of the typeface.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = typeface.isItalic ? .traitItalic : []
    if typeface.weight >= UIFont.Weight.semibold.fontconfigWeight { traits.insert(.traitBold) }
    if typeface.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// A description with further attributes, which replace those of the same name.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let size = CGFloat(number: attributes[.size]) ?? pointSize
    return UIFontDescriptor(typeface.adding(attributes), size: size)
  }

  /// The same description in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(typeface, size: newPointSize)
  }

  /// The description of a font of another family.
  ///
  /// - Parameter newFamily: Its name; when no installed font has it, the family stays.
  /// - Returns: A description of the same size and features.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The description of a font of the same family with other traits.
  ///
  /// - Parameter symbolicTraits: All traits of the new font; the weight stays unless `traitBold` is
  ///   added or taken away.
  /// - Returns: `nil` when the family has no such font.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    var changed = typeface
    if isBold != self.symbolicTraits.contains(.traitBold) {
      changed.weight = (isBold ? UIFont.Weight.bold : .regular).fontconfigWeight
    }
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    switch typeface.family {
    case .system, .monospaced:
      changed.family = symbolicTraits.contains(.traitMonoSpace) ? .monospaced : .system
    case .file:
      guard let file = FontLibrary.sibling(of: changed) else { return nil }
      changed.family = file
    }
    return UIFontDescriptor(changed, size: pointSize)
  }

  /// Returns the descriptor itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object describes the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return typeface == other.typeface && pointSize == other.pointSize
  }

  /// A hash of typeface and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(typeface)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension Typeface {
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
  /// Creates the font that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - pointSize: The size in points; 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(typeface: descriptor.typeface, size: size)
  }

  /// The font's description.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(typeface, size: pointSize) }
}
