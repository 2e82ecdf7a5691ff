internal import CHarfBuzz

/// What the shape of a text depends on besides its characters and its face.
struct Shaping: Hashable {
  var script: TextScript
  var isRightToLeft = false
  /// Space added after each cluster, in ems.
  var letterSpacing = 0.0
  /// Whether optional ligatures are formed; letters that are spread never form any.
  var hasLigatures = true
  /// Whether all digits have the same advance.
  var hasTabularDigits = false
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
    return result
  }

  private static func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
    let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return hb_feature_t(tag: tag, value: value, start: 0, end: .max)
  }
}
