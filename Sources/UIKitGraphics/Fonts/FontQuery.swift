internal import CFontconfig
internal import Foundation

/// Queries to fontconfig.
///
/// The caller must hold the font library's lock.
enum FontQuery {
  struct Match {
    var file: FontFile
    var family: String
    var postScriptName: String
    var weight: Int32
    var isItalic: Bool
  }

  /// Returns the best match for a family, which may be in a different family.
  static func match(family: String, weight: Int32, isItalic: Bool) -> Match? {
    guard let pattern = pattern(family: family, weight: weight, isItalic: isItalic) else {
      return nil
    }
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    return Match(match)
  }

  /// Returns the user's preferred emoji font; `nil` if it has no colours.
  static func emojiFont() -> FontFile? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, "emoji")
    FcPatternAddBool(pattern, FC_COLOR, 1)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var hasColor: FcBool = 0
    guard FcPatternGetBool(match, FC_COLOR, 0, &hasColor) == FcResultMatch, hasColor != 0 else {
      return nil
    }
    return Match(match)?.file
  }

  /// Returns an installed font with exactly this PostScript name, full name or family name.
  static func namedFont(_ name: String) -> Match? {
    for property in [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY] {
      guard let pattern = FcPatternCreate() else { return nil }
      defer { FcPatternDestroy(pattern) }
      FcPatternAddString(pattern, property, name)
      FcPatternAddBool(pattern, FC_SCALABLE, 1)
      let matches = list(pattern)
      // Selects the upright regular face of a family.
      let closestMatch = matches.min { distanceFromRegular($0) < distanceFromRegular($1) }
      if let closestMatch { return closestMatch }
    }
    return nil
  }

  /// Returns a measure of the difference from an upright face with fontconfig's regular weight, 80.
  private static func distanceFromRegular(_ match: Match) -> Int32 {
    abs(match.weight - 80) + (match.isItalic ? 1_000 : 0)
  }

  private static func list(_ pattern: OpaquePointer) -> [Match] {
    guard let properties = FcObjectSetCreate() else { return [] }
    defer { FcObjectSetDestroy(properties) }
    for name in [FC_FILE, FC_INDEX, FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT] {
      FcObjectSetAdd(properties, name)
    }
    guard let set = FcFontList(nil, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(set) }
    var result: [Match] = []
    for index in 0..<Int(set.pointee.nfont) {
      if let font = set.pointee.fonts[index], let match = Match(font) { result.append(match) }
    }
    return result.sorted { ($0.file.path, $0.file.index) < ($1.file.path, $1.file.index) }
  }

  /// Returns a pattern with the user's substitutions applied; the caller must destroy it.
  static func pattern(family: String, weight: Int32, isItalic: Bool) -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, weight)
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return pattern
  }
}

extension FontQuery.Match {
  /// Reads a font's pattern.
  ///
  /// Fails if it has no file.
  init?(_ pattern: OpaquePointer) {
    guard let path = FontQuery.string(pattern, FC_FILE) else { return nil }
    // The upper half of the index selects an instance of a variable font; FreeType uses the same
    // format.
    file = FontFile(path: path, index: Int(FontQuery.integer(pattern, FC_INDEX) ?? 0))
    family = FontQuery.string(pattern, FC_FAMILY) ?? ""
    postScriptName = FontQuery.string(pattern, FC_POSTSCRIPT_NAME) ?? family
    weight = FontQuery.integer(pattern, FC_WEIGHT) ?? 80
    isItalic = (FontQuery.integer(pattern, FC_SLANT) ?? 0) > 0
  }
}

extension FontQuery {
  static func string(_ pattern: OpaquePointer, _ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  static func integer(_ pattern: OpaquePointer, _ property: String) -> Int32? {
    var value: Int32 = 0
    guard FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch else { return nil }
    return value
  }
}
