internal import Foundation

/// The attributes of characters that affect layout and drawing.
struct TextStyle {
  var font: UIFont
  var foreground: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var strikethrough: NSUnderlineStyle = []
  /// Space added after each character, in points.
  var kern = 0.0
  var hasLigatures = true
  /// The distance of the text above the baseline, in points.
  var baselineOffset = 0.0
  /// The image in place of the character U+FFFC.
  var inlineImage: InlineImage?

  init(font: UIFont) {
    self.font = font
  }

  init(_ run: AttributedText.Run, font: UIFont, weight: UILegibilityWeight) {
    self.font = (run.font ?? font).legible(weight)
    foreground = run.isLink ? .link : run.foreground
    background = run.background
    underline = run.isLink ? run.underline.union(.single) : run.underline
    strikethrough = run.strikethrough
    kern = run.kern
    hasLigatures = run.hasLigatures
    baselineOffset = run.baselineOffset
    inlineImage = run.attachment
  }
}

extension TextStyle {
  /// Returns the parameters for shaping text in this style.
  func shaping(_ script: TextScript) -> Shaping {
    var shaping = Shaping(script: script)
    shaping.letterSpacing = kern / font.pointSize
    shaping.hasLigatures = hasLigatures
    shaping.hasTabularDigits = font.typeface.hasMonospacedDigits
    shaping.fontFeatures = font.typeface.features
    return shaping
  }

  /// The height of a line in this style, in points.
  var height: (ascent: Double, descent: Double) {
    var result = (ascent: Double(font.ascender), descent: Double(font.leading - font.descender))
    if let bounds = inlineImage?.bounds {
      result.ascent = max(result.ascent, Double(bounds.maxY) + baselineOffset)
      result.descent = max(result.descent, -Double(bounds.minY) - baselineOffset)
    }
    return result
  }
}
