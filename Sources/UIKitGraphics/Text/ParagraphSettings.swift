internal import Foundation

/// The settings of a paragraph style, as a value.
package struct ParagraphSettings: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var hyphenationFactor: Float = 0
  var tabStops: [NSTextTab] = ParagraphSettings.defaultTabStops
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation = false

  /// The interval of default tab stops, in points.
  static let tabInterval: CGFloat = 28
  static let defaultTabStops = (1...12).map { number in
    NSTextTab(textAlignment: .natural, location: CGFloat(number) * tabInterval)
  }

  init() {}

  /// Returns a length limited to the range of layout; 0 for NaN.
  static func length(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : max(-1e6, min(value, 1e6))
  }
}

extension ParagraphSettings {
  /// Returns the line height above and below the baseline after applying the multiple and the
  /// limits, in points.
  ///
  /// Changes affect the height above the baseline.
  func limited(_ height: (ascent: Double, descent: Double)) -> (ascent: Double, descent: Double) {
    var total = height.ascent + height.descent
    let multiple = ParagraphSettings.length(lineHeightMultiple)
    if multiple > 0 { total *= multiple }
    total = max(total, ParagraphSettings.length(minimumLineHeight))
    let maximum = ParagraphSettings.length(maximumLineHeight)
    if maximum > 0 { total = min(total, maximum) }
    return (total - height.descent, height.descent)
  }

  /// Returns the next tab stop after a distance from the leading edge, in points; `tab` is `nil`
  /// for a stop at the default interval.
  func tabStop(after distance: Double) -> (location: Double, tab: NSTextTab?) {
    let nextStop = tabStops.filter { $0.location > distance + Typesetter.tolerance }
      .min { $0.location < $1.location }
    if let nextStop, nextStop.location.isFinite {
      return (ParagraphSettings.length(nextStop.location), nextStop)
    }
    let interval = ParagraphSettings.length(defaultTabInterval)
    let step = interval >= 1 ? interval : ParagraphSettings.tabInterval
    return (((distance + Typesetter.tolerance) / step).rounded(.down) * step + step, nil)
  }
}
