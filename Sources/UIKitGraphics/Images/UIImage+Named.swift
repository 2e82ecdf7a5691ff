public import Foundation

extension UIImage {
  /// Finds an image in the main bundle; `nil` when there is none of that name.
  ///
  /// Image sets of the bundle's asset catalogs come first, see `UIColor(named:)`: their images follow
  /// light and dark, and may be templates and resizable. Then PNG, SVG, JPEG and WebP files are found,
  /// also with `@2x` and `@3x` after the name. The current traits' scale selects among them. Images
  /// are cached. Debug builds report a damaged set on the standard error stream.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image in a bundle; `nil` means the main bundle, and the current traits.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = (traitCollection ?? .current).displayScale
    let bundle = bundle ?? .main
    guard
      let found = AssetCatalog.of(bundle).image(named: name, scale: scale)
        ?? ImageFinder.image(named: name, in: bundle, scale: scale)
    else { return nil }
    self.init(
      content: found.content,
      size: found.size,
      scale: found.scale,
      renderingMode: found.renderingMode,
      flipsForRightToLeftLayoutDirection: found.flipsForRightToLeftLayoutDirection,
      resizable: found.resizable
    )
  }

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
