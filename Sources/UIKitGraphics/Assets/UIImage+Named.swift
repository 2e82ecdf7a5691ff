public import Foundation

extension UIImage {
  /// Creates an image from the main bundle.
  ///
  /// Fails if the bundle has no image with the name.
  ///
  /// The initialiser first searches the image sets of the bundle's asset catalogs, as
  /// `UIColor(named:)` does. Their images support dark and high-contrast variants and can be
  /// templates and resizable. Then it searches for PNG, SVG, JPEG and WebP files, also with the
  /// suffixes `@2x` and `@3x`. The current traits determine the scale. Images are cached. Debug
  /// builds report a damaged set on the standard error stream.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a bundle; `nil` means the main bundle and the current traits.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = (traitCollection ?? .current).displayScale
    let bundle = bundle ?? .main
    guard
      let image = AssetCatalog.of(bundle).image(named: name, scale: scale)
        ?? ImageFinder.image(named: name, in: bundle, scale: scale)
    else { return nil }
    self.init(
      content: image.content,
      size: image.size,
      scale: image.scale,
      renderingMode: image.renderingMode,
      flipsForRightToLeftLayoutDirection: image.flipsForRightToLeftLayoutDirection,
      resizable: image.resizable
    )
  }
}
