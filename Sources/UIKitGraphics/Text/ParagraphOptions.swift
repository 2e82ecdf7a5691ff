internal import Foundation

/// The layout settings of one paragraph: the options, and its own settings, which override them.
struct ParagraphOptions {
  let settings: ParagraphSettings
  let alignment: NSTextAlignment
  let lineBreakMode: NSLineBreakMode
  let direction: NSWritingDirection
  let strategy: NSParagraphStyle.LineBreakStrategy
  let allowsTightening: Bool

  /// - Parameters:
  ///   - options: The options for the whole text.
  ///   - own: The settings of the paragraph's style; `nil` for none.
  init(_ options: TextLayoutOptions, _ own: ParagraphSettings?) {
    settings = own ?? ParagraphSettings()
    let mode = settings.lineBreakMode
    alignment = settings.alignment == .natural ? options.alignment : settings.alignment
    lineBreakMode = mode == .byWordWrapping ? options.lineBreakMode : mode
    direction =
      options.direction == .natural ? settings.baseWritingDirection : options.direction
    strategy = settings.lineBreakStrategy.union(options.strategy)
    allowsTightening = options.allowsTightening || settings.allowsDefaultTighteningForTruncation
  }

  /// The start and width of a paragraph's lines within a width, in points from its leading edge.
  func bounds(isFirstLine: Bool, in width: Double) -> (start: Double, width: Double) {
    let start = ParagraphSettings.length(
      isFirstLine ? settings.firstLineHeadIndent : settings.headIndent
    )
    let tail = ParagraphSettings.length(settings.tailIndent)
    let end = tail > 0 ? min(tail, width) : width + tail
    return (start, max(0, end - start))
  }
}
