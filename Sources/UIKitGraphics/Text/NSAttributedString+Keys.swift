public import Foundation

/// The attributes that labels and buttons draw; others are kept, and have no effect.
///
/// The values of these keys hold whatever is done with an attributed string. Foundation on Linux
/// compares attributes when strings are appended or compared, and ends the process on equal
/// values of some other classes: `NSNull`, `NSValue`, and own subclasses of `NSObject`. As the
/// value of an own key use a string, a number, or a Swift type that is no `NSObject`.
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
