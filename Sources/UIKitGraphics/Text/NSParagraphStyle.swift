public import Foundation

/// The layout settings of a paragraph.
///
/// The style of the first character applies to the entire paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The additional strategies for line breaks.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// UIKit's raw value for the strategy.
    public let rawValue: UInt

    /// Creates a strategy from UIKit's raw value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Avoids a single word on the last line of a paragraph with several lines, if possible.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Breaks Korean text only between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of labels, a combination of the other two.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private final let mark = FoundationObjectMark()
  package final var settings = ParagraphSettings()

  /// The alignment of lines; `natural` by default.
  open var alignment: NSTextAlignment { settings.alignment }
  /// The line breaking or truncation mode; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  /// The additional strategy for line breaks; none by default.
  open var lineBreakStrategy: LineBreakStrategy { settings.lineBreakStrategy }
  /// The base direction of the text; `natural` by default.
  ///
  /// The direction forced by a view's `semanticContentAttribute` takes precedence.
  open var baseWritingDirection: NSWritingDirection { settings.baseWritingDirection }
  /// The extra space between lines, in points; 0 by default.
  open var lineSpacing: CGFloat { settings.lineSpacing }
  /// The extra space after the paragraph, in points; 0 by default.
  ///
  /// Ignored for the last paragraph.
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  /// The extra space before the paragraph, in points; 0 by default.
  ///
  /// Ignored for the first paragraph.
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
  /// The indent of the first line from the leading edge, in points; 0 by default.
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  /// The indent of the other lines from the leading edge, in points; 0 by default.
  open var headIndent: CGFloat { settings.headIndent }
  /// The end of lines, in points; 0 means the trailing edge and is the default.
  ///
  /// A positive value is a distance from the leading edge, a negative value a distance from the
  /// trailing edge.
  open var tailIndent: CGFloat { settings.tailIndent }
  /// The minimum line height, in points; 0 by default.
  ///
  /// The extra space is added above the text.
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// The maximum line height, in points; 0 means no limit and is the default.
  ///
  /// Letters may overlap the previous line.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  /// The factor of the line height before limits apply; 0 means 1 and is the default.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  /// The line fill threshold for breaking before words with soft hyphens, 0 to 1; 0 by default.
  ///
  /// A line whose filled fraction is below the threshold breaks at a soft hyphen. With 0, every
  /// line does if that fills it better. Words without soft hyphens are not hyphenated.
  open var hyphenationFactor: Float { settings.hyphenationFactor }
  /// The tab stops; every 28 points up to 336 by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { settings.tabStops }
  /// The interval of tab stops after the last one, in points; 0 means 28 and is the default.
  open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
  /// Whether letters are tightened before a line is truncated; `false` by default.
  ///
  /// The space between letters is reduced by at most a twentieth of an em.
  open var allowsDefaultTighteningForTruncation: Bool {
    settings.allowsDefaultTighteningForTruncation
  }

  /// The default paragraph style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the default writing direction of a language.
  ///
  /// - Parameter languageName: A language code such as "ar"; `nil` means the current language.
  /// - Returns: Right to left if the language's script is written from right to left; otherwise
  ///   left to right.
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

  /// Returns whether an object is a paragraph style with the same settings.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.settings == settings
  }

  /// A hash of the settings.
  open override var hash: Int { settings.hashValue }
}
