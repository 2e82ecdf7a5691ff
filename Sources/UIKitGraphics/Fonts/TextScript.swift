internal import CHarfBuzz

/// A script of Unicode, by its four letters of ISO 15924.
struct TextScript: Hashable {
  private let tag: UInt32

  static let latin = TextScript(HB_SCRIPT_LATIN)
  static let common = TextScript(HB_SCRIPT_COMMON)

  private init(_ script: hb_script_t) {
    tag = script.rawValue
  }

  /// The script of a character; `nil` for characters that take that of their neighbours.
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

  /// The script as HarfBuzz names it.
  var harfBuzzScript: hb_script_t { hb_script_t(tag) }

  /// Whether words of the script can be shaped without the words beside them.
  ///
  /// Fonts of the others may let letters depend on letters beyond a space.
  var hasIndependentWords: Bool {
    hb_script_get_horizontal_direction(harfBuzzScript) != HB_DIRECTION_RTL
  }

  /// Whether letters of the script have other forms beside each other, which fonts choose by the
  /// letters beyond the end of a run.
  var joinsLetters: Bool {
    [HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_ADLAM]
      .contains(harfBuzzScript)
  }
}
