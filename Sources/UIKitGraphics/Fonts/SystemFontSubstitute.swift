/// A substitute for the system font and the monospaced system font in tests.
package enum SystemFontSubstitute: Hashable, Sendable {
  /// An installed family, in the requested weight and slant.
  case family(String)
  /// The first face of a font file with a path, for all weights.
  case file(String)
  /// Boxes; see ``BoxFont``.
  case boxes

  /// Whether the family is installed or the file is a font.
  package var isAvailable: Bool {
    switch self {
    case .family(let name):
      FontLibrary.withLock {
        FontQuery.match(family: name, weight: 80, isItalic: false)?.family == name
      }
    case .file(let path): FontLibrary.face(FontFile(path: path, index: 0)) != nil
    case .boxes: true
    }
  }

  /// Returns the face for a system typeface.
  ///
  /// The caller must hold the font library's lock.
  func face(of typeface: Typeface) -> FontFace? {
    let file: FontFile? =
      switch self {
      case .family(let name):
        FontQuery.match(family: name, weight: typeface.weight, isItalic: typeface.isItalic)?.file
      case .file(let path): FontFile(path: path, index: 0)
      case .boxes: BoxFont(typeface).file
      }
    return file.flatMap { FontLibrary.face($0) }
  }
}
