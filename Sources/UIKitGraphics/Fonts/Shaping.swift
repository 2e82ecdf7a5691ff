internal import CHarfBuzz

/// The parameters of shaping besides characters and face.
struct Shaping: Hashable {
  var script: TextScript
  var isRightToLeft = false
  /// Space added after each cluster, in ems.
  var letterSpacing = 0.0
  /// Whether optional ligatures are formed; letters that are spread never form any.
  var hasLigatures = true
  /// Whether all digits have the same advance.
  var hasTabularDigits = false
  /// Features of the font that are switched on or off.
  var fontFeatures: [FontFeature] = []
  /// The letter before the text, beside which its first one may have another form; `nil` for none.
  var before: Unicode.Scalar?
  /// The letter behind the text, as `before`.
  var after: Unicode.Scalar?
  /// Whether the font's own figures of one width are asked for.
  var usesTabularFigures: Bool

  init(script: TextScript, usesTabularFigures: Bool = false) {
    self.script = script
    self.usesTabularFigures = usesTabularFigures
  }

  /// The features that differ from the font's defaults.
  var features: [hb_feature_t] {
    var result: [hb_feature_t] = []
    if !hasLigatures || letterSpacing != 0 {
      result += [Shaping.feature("liga", 0), Shaping.feature("clig", 0)]
    }
    if usesTabularFigures || hasTabularDigits { result.append(Shaping.feature("tnum", 1)) }
    result += fontFeatures.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: .max) }
    return result
  }

  private static func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
    let feature = FontFeature(name, value)
    return hb_feature_t(tag: feature.tag, value: value, start: 0, end: .max)
  }
}
