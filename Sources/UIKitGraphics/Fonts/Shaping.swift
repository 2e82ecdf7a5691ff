internal import CHarfBuzz

/// The shaping parameters apart from characters and face.
struct Shaping: Hashable {
  var script: TextScript
  var isRightToLeft = false
  /// The space added after each cluster, in ems.
  var letterSpacing = 0.0
  /// Whether optional ligatures are formed; letters with added space never form ligatures.
  var hasLigatures = true
  /// Whether all digits have the same advance.
  var hasTabularDigits = false
  /// The font features that are enabled or disabled.
  var fontFeatures: [FontFeature] = []
  /// The joining letter before the text, which affects the form of its first letter; `nil` for
  /// none.
  var before: Unicode.Scalar?
  /// The joining letter after the text, which affects the form of its last letter; `nil` for none.
  var after: Unicode.Scalar?
  /// Whether the font's tabular figures are requested.
  var usesTabularFigures: Bool

  init(script: TextScript, usesTabularFigures: Bool = false) {
    self.script = script
    self.usesTabularFigures = usesTabularFigures
  }

  /// The features that differ from the defaults of the font.
  var features: [hb_feature_t] {
    var result: [hb_feature_t] = []
    if !hasLigatures || letterSpacing != 0 {
      result += [Shaping.feature(tag: "liga", value: 0), Shaping.feature(tag: "clig", value: 0)]
    }
    if usesTabularFigures || hasTabularDigits {
      result.append(Shaping.feature(tag: "tnum", value: 1))
    }
    result += fontFeatures.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: .max) }
    return result
  }

  private static func feature(tag name: String, value: UInt32) -> hb_feature_t {
    let feature = FontFeature(tag: name, value: value)
    return hb_feature_t(tag: feature.tag, value: value, start: 0, end: .max)
  }
}
