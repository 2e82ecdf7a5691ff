public import Foundation

/// A paragraph style that can be changed until it is part of a text.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of lines; `natural` by default.
  open override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }

  /// The breaking or truncation of text that is too wide; `byWordWrapping` by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }

  /// The strategy of breaking lines besides their width; none by default.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { settings.lineBreakStrategy }
    set { settings.lineBreakStrategy = newValue }
  }

  /// The base direction of the text; `natural` by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { settings.baseWritingDirection }
    set { settings.baseWritingDirection = newValue }
  }

  /// Extra space between two lines, in points; 0 by default.
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }

  /// Extra space behind the paragraph, in points; 0 by default.
  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }

  /// Extra space before the paragraph, in points; 0 by default.
  open override var paragraphSpacingBefore: CGFloat {
    get { settings.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue }
  }

  /// The distance of the first line from the leading edge, in points; 0 by default.
  open override var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }

  /// The distance of the other lines from the leading edge, in points; 0 by default.
  open override var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue }
  }

  /// The end of lines, in points; 0, the trailing edge, by default.
  open override var tailIndent: CGFloat {
    get { settings.tailIndent }
    set { settings.tailIndent = newValue }
  }

  /// The least height of a line, in points; 0 by default.
  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, in points; 0, without limit, by default.
  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }

  /// By what a line's height is multiplied; 0, which is 1, by default.
  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }

  /// The filled fraction from which a line ends before a word with soft hyphens; 0 by default.
  open override var hyphenationFactor: Float {
    get { settings.hyphenationFactor }
    set { settings.hyphenationFactor = newValue }
  }

  /// The distance of further tab stops, in points; 0, which is 28, by default.
  open override var defaultTabInterval: CGFloat {
    get { settings.defaultTabInterval }
    set { settings.defaultTabInterval = newValue }
  }

  /// Whether letters move closer together before a line is truncated; `false` by default.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { settings.allowsDefaultTighteningForTruncation }
    set { settings.allowsDefaultTighteningForTruncation = newValue }
  }

  /// The places to which tabs advance; every 28 points up to 336 by default, which `nil` restores.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabStops: [NSTextTab]! {
    get { settings.tabStops }
    set { settings.tabStops = newValue ?? ParagraphSettings.defaultTabStops }
  }

  /// Adds a tab stop.
  open func addTabStop(_ tab: NSTextTab) {
    settings.tabStops.append(tab)
  }

  /// Removes all tab stops that are equal to one.
  open func removeTabStop(_ tab: NSTextTab) {
    settings.tabStops.removeAll { $0 == tab }
  }

  /// Takes over all settings of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    settings = style.settings
  }
}
