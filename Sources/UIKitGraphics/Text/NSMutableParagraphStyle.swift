public import Foundation

/// A paragraph style whose settings can be changed before it becomes part of a text.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of lines; `natural` by default.
  open override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }

  /// The line breaking or truncation mode; `byWordWrapping` by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }

  /// The additional strategy for line breaks; none by default.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { settings.lineBreakStrategy }
    set { settings.lineBreakStrategy = newValue }
  }

  /// The base direction of the text; `natural` by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { settings.baseWritingDirection }
    set { settings.baseWritingDirection = newValue }
  }

  /// The extra space between lines, in points; 0 by default.
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }

  /// The extra space after the paragraph, in points; 0 by default.
  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }

  /// The extra space before the paragraph, in points; 0 by default.
  open override var paragraphSpacingBefore: CGFloat {
    get { settings.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue }
  }

  /// The indent of the first line from the leading edge, in points; 0 by default.
  open override var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }

  /// The indent of the other lines from the leading edge, in points; 0 by default.
  open override var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue }
  }

  /// The end of lines, in points; 0 means the trailing edge and is the default.
  open override var tailIndent: CGFloat {
    get { settings.tailIndent }
    set { settings.tailIndent = newValue }
  }

  /// The minimum line height, in points; 0 by default.
  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }

  /// The maximum line height, in points; 0 means no limit and is the default.
  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }

  /// The factor of the line height; 0 means 1 and is the default.
  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }

  /// The line fill threshold for breaking before words with soft hyphens, 0 to 1; 0 by default.
  open override var hyphenationFactor: Float {
    get { settings.hyphenationFactor }
    set { settings.hyphenationFactor = newValue }
  }

  /// The interval of tab stops after the last one, in points; 0 means 28 and is the default.
  open override var defaultTabInterval: CGFloat {
    get { settings.defaultTabInterval }
    set { settings.defaultTabInterval = newValue }
  }

  /// Whether letters are tightened before a line is truncated; `false` by default.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { settings.allowsDefaultTighteningForTruncation }
    set { settings.allowsDefaultTighteningForTruncation = newValue }
  }

  /// The tab stops; every 28 points up to 336 by default, which `nil` restores.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabStops: [NSTextTab]! {
    get { settings.tabStops }
    set { settings.tabStops = newValue ?? ParagraphSettings.defaultTabStops }
  }

  /// Adds a tab stop to the style.
  open func addTabStop(_ tab: NSTextTab) {
    settings.tabStops.append(tab)
  }

  /// Removes all tab stops that are equal to a tab stop.
  open func removeTabStop(_ tab: NSTextTab) {
    settings.tabStops.removeAll { $0 == tab }
  }

  /// Copies all settings of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    settings = style.settings
  }
}
