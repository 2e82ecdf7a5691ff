public import Foundation

extension UIColor {
  /// Creates a colour from the main bundle's asset catalogs.
  ///
  /// Fails if no colour set has the name.
  ///
  /// Add Xcode's catalogs (`*.xcassets`) to the resources of the target: `.copy("Assets.xcassets")`
  /// in the package manifest. The colour supports the dark and high-contrast variants of the set.
  /// It is read on first use and cached. Debug builds report each missing name and each damaged
  /// file once, on the standard error stream.
  ///
  /// - Parameter name: The name, with the namespaces of its folders, as in "Brand/Accent".
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour from the asset catalogs of a bundle.
  ///
  /// Fails if no colour set has the name.
  ///
  /// - Parameters:
  ///   - name: The name, with the namespaces of its folders, as in "Brand/Accent".
  ///   - bundle: The bundle, such as `.module`; `nil` means the main bundle, including the
  ///     resources of the program's target.
  ///   - traitCollection: Ignored; the colour is resolved with the traits in effect when it is
  ///     drawn.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let catalog = AssetCatalog.of(bundle)
    guard let catalogColor = catalog.color(named: name) else {
      if !catalog.hasColor(named: name) {
        AssetLog.shared.report(
          "No color named '\(name)' found in the asset catalogs of \(bundle.bundlePath); "
            + "UIColor(named:) is nil"
        )
      }
      return nil
    }
    self.init(
      source: catalogColor.source,
      highContrast: catalogColor.highContrast,
      elevated: catalogColor.elevated
    )
  }
}
