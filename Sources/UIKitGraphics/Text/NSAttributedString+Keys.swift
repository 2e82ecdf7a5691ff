public import Foundation

/// The attributes that labels, buttons, text fields and text views draw; others are kept, but have no effect.
///
/// The values of these keys are safe in every operation. Foundation on Linux compares attributes
/// when strings are appended or compared, and ends the process on equal values of some other
/// classes: `NSNull`, `NSValue`, and your own subclasses of `NSObject`. Use a string, a number, or
/// a Swift type that is not an `NSObject` as the value of your own key.
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
  /// Space added behind each character, in points, as a number; 0 by default.
  ///
  /// Letters that are spread form no ligatures.
  public static let kern = NSAttributedString.Key("NSKern")
  /// As `kern`, over which it has precedence.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// 0 for no optional ligatures, as a number; 1 by default.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The distance by which the text is raised, in points, as a number; 0 by default.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `URL`, or a string with one, shown underlined in `UIColor.link`; none by default.
  ///
  /// It opens in a text view that can be selected and not edited, which shows it in its
  /// `linkTextAttributes`. Elsewhere nothing opens it by itself: a row with a link opens it when it
  /// is selected.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`, which is shown instead of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// An `NSParagraphStyle`; the one at a paragraph's first character applies to the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
