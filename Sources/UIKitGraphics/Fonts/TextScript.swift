internal import CHarfBuzz

/// A Unicode script, identified by its four-letter code of ISO 15924.
struct TextScript: Hashable {
  private let tag: UInt32

  static let latin = TextScript(HB_SCRIPT_LATIN)
  static let common = TextScript(HB_SCRIPT_COMMON)

  private init(_ script: hb_script_t) {
    tag = script.rawValue
  }

  /// Creates the script of a character; `nil` for characters with the script of their neighbours.
  init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      guard (0x41...0x5A).contains(value & ~0x20) else { return nil }
      self = .latin
      return
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), value)
    guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN
    else { return nil }
    self.init(script)
  }

  /// The HarfBuzz constant of the script.
  var harfBuzzScript: hb_script_t { hb_script_t(tag) }

  /// Whether words of the script can be shaped independently of their neighbours.
  ///
  /// In other scripts, the form of a letter may depend on letters beyond a space.
  var hasIndependentWords: Bool {
    hb_script_get_horizontal_direction(harfBuzzScript) != HB_DIRECTION_RTL
  }

  /// Whether the letters of the script join, so that their forms depend on letters beyond the end
  /// of a run.
  var joinsLetters: Bool {
    [HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_ADLAM]
      .contains(harfBuzzScript)
  }
}
