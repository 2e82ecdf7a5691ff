public import Foundation

/// A tab stop: a position in a line to which a tab character advances.
///
/// Tab stops are immutable. Tab stops with the same settings are equal.
public final class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The key of an option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String

    /// Creates a key from UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The terminators of a column, as a `CharacterSet`.
    ///
    /// Text in the column is right-aligned before the first terminator and left-aligned from it on.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  private let mark = FoundationObjectMark()
  /// The alignment of the column's text at the tab stop.
  ///
  /// Text with the alignment `natural` or `justified` starts at the tab stop.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge of the text's bounds, in points.
  public let location: CGFloat
  /// The options given when the tab stop was created.
  public let options: [OptionKey: Any]
  /// The terminators of the column; `nil` for none.
  let terminators: CharacterSet?

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the column's text at the tab stop.
  ///   - location: The distance from the leading edge of the text's bounds, in points.
  ///   - options: Additional options.
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

  /// Returns the terminators of a column of decimal numbers.
  ///
  /// - Parameter locale: The locale; `nil` means the current locale.
  /// - Returns: The decimal separator.
  public class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (locale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a tab stop with the same settings.
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
