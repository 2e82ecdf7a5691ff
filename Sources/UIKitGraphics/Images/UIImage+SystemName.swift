internal import Foundation

extension UIImage {
  /// Finds a symbol by name; `nil` for those that the library lacks.
  ///
  /// The names are those of SF Symbols; the drawings are our own. Those that point forward or
  /// backward are mirrored where layout is from right to left. In debug builds a name that is
  /// missing is reported on the standard error stream, once.
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
      flipsForRightToLeftLayoutDirection: Symbols.followsLayoutDirection(name)
    )
  }

  /// One of the library's own drawings, as a template.
  package convenience init(glyph: Glyph) {
    self.init(content: glyph.content, size: glyph.size, scale: 1, isSymbolImage: true)
  }
}
