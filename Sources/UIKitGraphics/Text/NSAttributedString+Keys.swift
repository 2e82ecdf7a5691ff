public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the text's own font by default.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the text; the text's own colour by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text; none by default.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The raw value of an `NSUnderlineStyle`, as an `Int`; none by default.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle`, as an `Int`; none by default.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// An `NSParagraphStyle`; that of the first character counts for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
