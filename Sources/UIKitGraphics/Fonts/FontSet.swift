internal import CFontconfig
internal import Foundation

/// A typeface's own face, and those that stand in for characters it lacks.
///
/// Guarded by the font library's lock.
final class FontSet: @unchecked Sendable {
  let typeface: Typeface
  let primary: FontFace?

  /// Whether the own face has all printable ASCII characters, the usual case.
  let coversASCII: Bool

  private var substitutes: [Substitute]?
  private var chosen: [Unicode.Scalar: FontFace?] = [:]

  /// A font from fontconfig's sorted list, opened when it is needed.
  private struct Substitute {
    var file: FontFile
    /// Belongs to the sorted set, which is kept for good.
    var characters: OpaquePointer
  }

  init(_ typeface: Typeface) {
    self.typeface = typeface
    primary = FontSet.primaryFace(typeface)
    if let primary {
      coversASCII = (0x20...0x7E).allSatisfy { primary.hasGlyph(for: $0) }
    } else {
      coversASCII = false
    }
  }

  private static func primaryFace(_ typeface: Typeface) -> FontFace? {
    func match(_ family: String) -> FontQuery.Match? {
      FontQuery.match(family: family, weight: typeface.weight, isItalic: typeface.isItalic)
    }
    let candidates: [FontQuery.Match?]
    switch typeface.family {
    case .file(let path, let index):
      return FontLibrary.face(FontFile(path: path, index: index))
    case .monospaced:
      candidates = [match("monospace"), match("sans-serif")]
    case .system:
      // fontconfig always answers something; only the very family will do.
      candidates = [
        match("Inter").flatMap { $0.family == "Inter" ? $0 : nil }, match("sans-serif"),
      ]
    }
    for case let candidate? in candidates {
      if let face = FontLibrary.face(candidate.file) { return face }
    }
    return nil
  }

  /// The face that draws a character: the own one if it can, else the first of
  /// fontconfig's list that can, else the own one, which draws its empty box.
  func face(for character: Character) -> FontFace? {
    guard let scalar = character.unicodeScalars.first(where: { !$0.isInvisible }) else {
      return primary
    }
    if scalar.isASCII, coversASCII { return primary }
    if let known = chosen[scalar] { return known }
    let face = findFace(for: scalar)
    chosen[scalar] = .some(face)
    return face
  }

  private func findFace(for scalar: Unicode.Scalar) -> FontFace? {
    if let primary, primary.hasGlyph(for: scalar.value) { return primary }
    for substitute in sortedSubstitutes() {
      guard
        FcCharSetHasChar(substitute.characters, scalar.value) != 0,
        let face = FontLibrary.face(substitute.file),
        face.hasGlyph(for: scalar.value)
      else { continue }
      return face
    }
    return primary
  }

  private func sortedSubstitutes() -> [Substitute] {
    if let substitutes { return substitutes }
    let found = findSubstitutes()
    substitutes = found
    return found
  }

  private func findSubstitutes() -> [Substitute] {
    let family: String
    switch typeface.family {
    case .system: family = "sans-serif"
    case .monospaced: family = "monospace"
    case .file: family = primary?.names.family ?? "sans-serif"
    }
    let pattern = FontQuery.pattern(
      family: family,
      weight: typeface.weight,
      isItalic: typeface.isItalic
    )
    guard let pattern else { return [] }
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    // Trimming leaves out fonts that add no character to those before them. The
    // set is never destroyed, since its character sets are asked again and again.
    guard let set = FcFontSort(nil, pattern, 1, nil, &result) else { return [] }
    var substitutes: [Substitute] = []
    for index in 0..<Int(set.pointee.nfont) {
      guard let font = set.pointee.fonts[index], let match = FontQuery.Match(font) else { continue }
      var characters: OpaquePointer?
      guard
        FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch,
        let characters
      else { continue }
      substitutes.append(Substitute(file: match.file, characters: characters))
    }
    return substitutes
  }
}

extension Unicode.Scalar {
  /// Whether the character only changes its neighbours: joiners, marks of
  /// direction, variation selectors.
  var isInvisible: Bool {
    switch value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }
}
