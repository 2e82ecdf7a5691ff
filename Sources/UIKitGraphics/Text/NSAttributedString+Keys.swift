public import Foundation

/// The attributes drawn by labels, buttons, text fields and text views.
///
/// Other attributes are kept, but have no effect. The values of these keys are safe in all
/// operations. On Linux, Foundation compares attributes when strings are appended or compared, and
/// terminates the process for equal values of some other classes: `NSNull`, `NSValue`, and custom
/// subclasses of `NSObject`. As the value of a custom key, use a string, a number, or a Swift type
/// that is not an `NSObject`.
extension NSAttributedString.Key {
  /// The font, as a `UIFont`; the view's font by default.
  public static let font = NSAttributedString.Key("NSFont")
  /// The text colour, as a `UIColor`; the view's text colour by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background colour, as a `UIColor`; none by default.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The underline style, as the `Int` raw value of an `NSUnderlineStyle`; none by default.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The strikethrough style, as the `Int` raw value of an `NSUnderlineStyle`; none by default.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The space added after each character in points, as a number; 0 by default.
  ///
  /// Letters with added space form no ligatures.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space added after each character, like `kern`; takes precedence over `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether optional ligatures are used, as the number 0 or 1; 1 by default.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The distance of the text above the baseline in points, as a number; 0 by default.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The link, as a `URL` or a string; none by default.
  ///
  /// It is underlined and has the colour `UIColor.link`.
  ///
  /// A selectable text view that is not editable displays links with its `linkTextAttributes` and
  /// opens them. Other views do not open links themselves; a row with a link opens it when it is
  /// selected.
  public static let link = NSAttributedString.Key("NSLink")
  /// The attachment, as an `NSTextAttachment`; displayed in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The paragraph style, as an `NSParagraphStyle`; the first character's style applies to its
  /// paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
