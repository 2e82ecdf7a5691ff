public import Foundation

/// The layout settings of a paragraph.
///
/// The style at a paragraph's first character applies to all of the paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Strategies of breaking lines besides their width.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// UIKit's number for the strategy.
    public let rawValue: UInt

    /// Creates a strategy from UIKit's number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The last line of a paragraph of several lines has more than one word, where that is possible.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean text breaks between words only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of labels, which is both others.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private final let mark = FoundationObjectMark()
  package final var settings = ParagraphSettings()

  /// The alignment of lines; `natural` by default.
  open var alignment: NSTextAlignment { settings.alignment }
  /// The breaking or truncation of text that is too wide; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  /// The strategy of breaking lines besides their width; none by default.
  open var lineBreakStrategy: LineBreakStrategy { settings.lineBreakStrategy }
  /// The base direction of the text; `natural` by default.
  ///
  /// A view whose `semanticContentAttribute` forces a direction has precedence.
  open var baseWritingDirection: NSWritingDirection { settings.baseWritingDirection }
  /// Extra space between two lines, in points; 0 by default.
  open var lineSpacing: CGFloat { settings.lineSpacing }
  /// Extra space behind the paragraph, in points; 0 by default.
  ///
  /// The last paragraph has none.
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  /// Extra space before the paragraph, in points; 0 by default.
  ///
  /// The first paragraph has none.
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
  /// The distance of the first line from the leading edge, in points; 0 by default.
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge, in points; 0 by default.
  open var headIndent: CGFloat { settings.headIndent }
  /// The end of lines, in points; 0, the trailing edge, by default.
  ///
  /// A positive number is a distance from the leading edge, another one from the trailing edge.
  open var tailIndent: CGFloat { settings.tailIndent }
  /// The least height of a line, in points; 0 by default.
  ///
  /// The space is added above the text.
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// The greatest height of a line, in points; 0, without limit, by default.
  ///
  /// Letters may overlap the line above.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  /// By what a line's height is multiplied before it is limited; 0, which is 1, by default.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  /// The filled fraction from which a line ends before a word with soft hyphens, 0 to 1; 0 by
  /// default.
  ///
  /// A less full line ends at a soft hyphen. With 0, every line does where that makes it fuller.
  /// Words without soft hyphens are not hyphenated.
  open var hyphenationFactor: Float { settings.hyphenationFactor }
  /// The places to which tabs advance; every 28 points up to 336 by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { settings.tabStops }
  /// The distance of further tab stops behind the last one, in points; 0, which is 28, by default.
  open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
  /// Whether letters move closer together, by a twentieth of an em at most, before a line is
  /// truncated; `false` by default.
  open var allowsDefaultTighteningForTruncation: Bool {
    settings.allowsDefaultTighteningForTruncation
  }

  /// The default style of text.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which a language is written.
  ///
  /// - Parameter languageName: The language's code, such as "ar"; `nil` is the current language.
  /// - Returns: Left to right unless the language's script is written from right to left.
  public class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName.map(Locale.Language.init(identifier:)) ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns an immutable style with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.settings = settings
    return copy
  }

  /// Returns a mutable style with the same settings.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.settings = settings
    return copy
  }

  /// Whether the other object is a paragraph style with the same settings.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.settings == settings
  }

  /// A hash of the settings.
  open override var hash: Int { settings.hashValue }
}
