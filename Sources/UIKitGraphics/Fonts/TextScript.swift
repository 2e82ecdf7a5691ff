internal import CSDL2

/// The scripts that need different shaping.
///
/// SDL_ttf passes one direction and one script to HarfBuzz for a whole run, so a run has one of
/// these.
enum TextScript: UInt8 {
  case other, hebrew, arabic, devanagari, bengali, tamil, thai

  var isRightToLeft: Bool { self == .hebrew || self == .arabic }

  private var tag: String {
    switch self {
    case .other: "Zyyy"
    case .hebrew: "Hebr"
    case .arabic: "Arab"
    case .devanagari: "Deva"
    case .bengali: "Beng"
    case .tamil: "Taml"
    case .thai: "Thai"
    }
  }

  /// Sets the direction and the script with which a font shapes.
  func apply(to font: OpaquePointer) {
    TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, tag)
  }

  /// The script of a character; `nil` for common characters, which take that of their neighbours.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .other
    case 0...0xBF, 0x300...0x36F, 0x2000...0x206F: return nil
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xB80...0xBFF: self = .tamil
    case 0xE00...0xE7F: self = .thai
    default: self = .other
    }
  }
}
