internal import CFontconfig
internal import Foundation

/// A typeface's primary face and the fallback faces for missing characters.
///
/// Guarded by the font library's lock.
final class FontSet: @unchecked Sendable {
  let typeface: Typeface
  let primary: FontFace?

  /// Whether the primary face has all printable ASCII characters.
  let coversASCII: Bool

  /// The maximum number of characters with a cached face.
  private static let maximumCachedFaces = 4_096

  private var fallbacks: [Fallback]?
  private var cachedFaces: [Character: FontFace?] = [:]
  /// The cached faces for characters of one scalar, whose look-up is much faster than in
  /// `cachedFaces`.
  private var cachedScalarFaces: [UInt32: FontFace?] = [:]

  /// A fallback font from fontconfig's sorted list, which is opened on demand.
  private struct Fallback {
    var file: FontFile
    /// The character set, owned by the sorted set, which is never destroyed.
    var characters: OpaquePointer
  }

  /// Whether the primary face has all characters including emoji.
  private let coversAll: Bool

  /// Finds the primary face.
  ///
  /// - Parameters:
  ///   - typeface: The typeface.
  ///   - substitute: The substitute for the system fonts; `nil` for none.
  init(_ typeface: Typeface, substitute: SystemFontSubstitute? = nil) {
    self.typeface = typeface
    coversAll = substitute == .boxes
    primary = substitute?.face(of: typeface) ?? FontSet.primaryFace(typeface)
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
    let candidates: [() -> FontQuery.Match?]
    switch typeface.family {
    case .file(let path, let index):
      let face = FontLibrary.face(FontFile(path: path, index: index))
      return face ?? anyFace(typeface)
    case .monospaced:
      candidates = [{ match("monospace") }, { match("sans-serif") }]
    case .system:
      let installedFile = InstalledInter.file(weight: typeface.weight, isItalic: typeface.isItalic)
      if let installedFile, let face = FontLibrary.face(installedFile) { return face }
      // fontconfig always returns a match, so the family must be compared.
      let inter = match("Inter").flatMap { $0.family == "Inter" ? $0 : nil }
      candidates = [
        { inter },
        {
          let sansSerif = match("sans-serif")
          if inter == nil, let sansSerif {
            FontLibrary.warn(
              .noInter,
              "the font Inter is not installed; \(sansSerif.family) is used"
            )
          }
          return sansSerif
        },
      ]
    }
    for candidate in candidates {
      if let file = candidate()?.file, let face = FontLibrary.face(file) { return face }
    }
    return anyFace(typeface)
  }

  /// Returns the first readable font, for the case that the requested fonts cannot be read.
  private static func anyFace(_ typeface: Typeface) -> FontFace? {
    fallbacks(for: typeface, family: "sans-serif").lazy.compactMap { FontLibrary.face($0.file) }
      .first
  }

  /// Returns the face for a character.
  ///
  /// An emoji has the emoji face. For other characters, the order is: the primary face if it has
  /// glyphs for the letter and its marks, the first fallback that has them, the first fallback that
  /// has the letter, and the primary face with its missing glyph.
  func face(for character: Character) -> FontFace? {
    if character.isASCII && coversASCII || coversAll { return primary }
    let scalars = character.unicodeScalars
    if let scalar = scalars.first?.value, scalars.dropFirst().isEmpty {
      if let cached = cachedScalarFaces[scalar] { return cached }
      let face = findFace(for: character)
      if cachedScalarFaces.count == FontSet.maximumCachedFaces { cachedScalarFaces.removeAll() }
      cachedScalarFaces[scalar] = .some(face)
      return face
    }
    if let cached = cachedFaces[character] { return cached }
    let face = findFace(for: character)
    if cachedFaces.count == FontSet.maximumCachedFaces { cachedFaces.removeAll() }
    cachedFaces[character] = .some(face)
    return face
  }

  private func findFace(for character: Character) -> FontFace? {
    let scalars = character.unicodeScalars.filter { !$0.isDefaultIgnorable }
    guard let base = scalars.first else { return primary }
    if character.isShownAsEmoji, let emoji = FontLibrary.emojiFace, emoji.hasGlyph(for: base.value)
    {
      return emoji
    }
    if let face = face(with: Array(scalars)) ?? face(with: [base]) { return face }
    if primary != nil {
      let code = "U+" + String(base.value, radix: 16, uppercase: true)
      FontLibrary.warn(.noGlyph, "no installed font has \(code); such characters are boxes")
    }
    return primary
  }

  private func face(with scalars: [Unicode.Scalar]) -> FontFace? {
    func hasAll(_ face: FontFace) -> Bool { scalars.allSatisfy { face.hasGlyph(for: $0.value) } }
    if let primary, hasAll(primary) { return primary }
    for fallback in sortedFallbacks() {
      guard scalars.allSatisfy({ FcCharSetHasChar(fallback.characters, $0.value) != 0 }),
        let face = FontLibrary.face(fallback.file), hasAll(face)
      else { continue }
      return face
    }
    return nil
  }

  private func sortedFallbacks() -> [Fallback] {
    if let fallbacks { return fallbacks }
    let faces = findFallbacks()
    fallbacks = faces
    return faces
  }

  private func findFallbacks() -> [Fallback] {
    switch typeface.family {
    case .system: FontSet.fallbacks(for: typeface, family: "sans-serif")
    case .monospaced: FontSet.fallbacks(for: typeface, family: "monospace")
    case .file: FontSet.fallbacks(for: typeface, family: primary?.names.family ?? "sans-serif")
    }
  }

  /// Returns the fonts that add characters, sorted by similarity to a family.
  private static func fallbacks(for typeface: Typeface, family: String) -> [Fallback] {
    let pattern = FontQuery.pattern(
      family: family,
      weight: typeface.weight,
      isItalic: typeface.isItalic
    )
    guard let pattern else { return [] }
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    // Trimming drops fonts that add no characters to the preceding fonts. The set is never
    // destroyed because its character sets remain in use.
    guard let set = FcFontSort(nil, pattern, 1, nil, &result) else { return [] }
    var fallbacks: [Fallback] = []
    for index in 0..<Int(set.pointee.nfont) {
      guard let font = set.pointee.fonts[index], let match = FontQuery.Match(font) else { continue }
      var characters: OpaquePointer?
      guard
        FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch,
        let characters
      else { continue }
      fallbacks.append(Fallback(file: match.file, characters: characters))
    }
    return fallbacks
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is default-ignorable and has no glyph: joiners, directional marks,
  /// variation selectors.
  var isDefaultIgnorable: Bool { properties.isDefaultIgnorableCodePoint }
}
