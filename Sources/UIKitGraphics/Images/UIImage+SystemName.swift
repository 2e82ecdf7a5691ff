internal import Foundation

extension UIImage {
  /// Creates a symbol by name.
  ///
  /// Fails if the library has no such symbol.
  ///
  /// The names are those of SF Symbols; the drawings are the library's. Symbols that point forward
  /// or backward are mirrored in right-to-left layouts. Debug builds report each missing name once,
  /// on the standard error stream.
  public convenience init?(systemName name: String) {
    guard !name.hasPrefix("rolltop."), let content = Symbols.content(named: name),
      case .glyph(let drawing) = content.source
    else {
      MissingSymbolLog.shared.report(name)
      return nil
    }
    self.init(
      content: content,
      size: drawing.size,
      scale: 1,
      isSymbolImage: true,
      flipsForRightToLeftLayoutDirection: Symbols.mirrorsInRightToLeft(name)
    )
  }

  /// Creates a template image of a built-in glyph.
  package convenience init(glyph: Glyph) {
    self.init(content: glyph.content, size: glyph.size, scale: 1, isSymbolImage: true)
  }
}
