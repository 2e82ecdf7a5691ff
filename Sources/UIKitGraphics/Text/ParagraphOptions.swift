internal import Foundation

/// The layout settings of one paragraph: the layout options combined with the paragraph style.
///
/// The style's alignment and line break mode take precedence, unless they are the defaults; the
/// options' direction takes precedence.
struct ParagraphOptions {
  let settings: ParagraphSettings
  let alignment: NSTextAlignment
  let lineBreakMode: NSLineBreakMode
  let direction: NSWritingDirection
  let strategy: NSParagraphStyle.LineBreakStrategy
  let allowsTightening: Bool

  /// Combines the settings.
  ///
  /// - Parameters:
  ///   - options: The options for the entire text.
  ///   - style: The settings of the paragraph style; `nil` for none.
  init(_ options: TextLayoutOptions, _ style: ParagraphSettings?) {
    settings = style ?? ParagraphSettings()
    let mode = settings.lineBreakMode
    alignment = settings.alignment == .natural ? options.alignment : settings.alignment
    lineBreakMode = mode == .byWordWrapping ? options.lineBreakMode : mode
    direction =
      options.direction == .natural ? settings.baseWritingDirection : options.direction
    strategy = settings.lineBreakStrategy.union(options.strategy)
    allowsTightening = options.allowsTightening || settings.allowsDefaultTighteningForTruncation
  }

  /// Returns the start and the width of a line within a width, in points from the leading edge.
  func bounds(isFirstLine: Bool, in width: Double) -> (start: Double, width: Double) {
    let start = ParagraphSettings.length(
      isFirstLine ? settings.firstLineHeadIndent : settings.headIndent
    )
    let tail = ParagraphSettings.length(settings.tailIndent)
    let end = tail > 0 ? min(tail, width) : width + tail
    return (start, max(0, end - start))
  }
}
