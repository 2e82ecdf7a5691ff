public import Foundation

/// A place in a line to which a tab character advances.
///
/// Immutable; tabs with the same settings are equal.
public final class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// A setting of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the setting.
    public let rawValue: String

    /// Creates a key from UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The `CharacterSet` of the characters at whose first occurrence text ends its column; such
    /// text is right-aligned before that character, and left-aligned from it on.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  private let mark = FoundationObjectMark()
  /// The alignment of the text behind the tab at the stop; `natural` and `justified` text begins
  /// there.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge of the text's box, in points.
  public let location: CGFloat
  /// The settings given when the stop was made.
  public let options: [OptionKey: Any]
  /// The characters that end a column; `nil` for none.
  let terminators: CharacterSet?

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: How the text behind the tab stands at the stop.
  ///   - location: The distance from the leading edge of the text's box, in points.
  ///   - options: Further settings.
  public init(
    textAlignment alignment: NSTextAlignment,
    location: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    terminators = options[.columnTerminators] as? CharacterSet
  }

  /// The characters that separate the whole part of a number from its fraction.
  ///
  /// - Parameter locale: The locale; `nil` is the current one.
  /// - Returns: The decimal separator.
  public class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (locale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a tab stop with the same settings.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
      && terminators == other.terminators
  }

  /// A hash of the settings.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}
