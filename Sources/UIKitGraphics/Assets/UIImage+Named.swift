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
}
