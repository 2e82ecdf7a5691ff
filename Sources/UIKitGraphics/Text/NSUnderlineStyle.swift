/// The style of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's raw value for the style.
  public let rawValue: Int

  /// Creates a style from UIKit's raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A single line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
}
