public import Foundation

extension UIColor {
  /// The colour of that name in the asset catalogs of the main bundle; `nil` without one.
  ///
  /// Catalogs are Xcode's folders `*.xcassets`, which the program has among its resources:
  /// `.copy("Assets.xcassets")` in the package's manifest. The colour follows light and dark, and high
  /// contrast. Read once; after that it costs looking up the name. Debug builds report a name that is
  /// missing, and a damaged file, on the standard error stream, once.
  ///
  /// - Parameter name: The name, after those of folders that provide a namespace: "Brand/Accent".
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name in the asset catalogs of a bundle; `nil` without one.
  ///
  /// - Parameters:
  ///   - name: The name, after those of folders that provide a namespace: "Brand/Accent".
  ///   - bundle: The bundle, such as `.module`; `nil` is the main one, where the resources of the
  ///     program's own target are found, too.
  ///   - traitCollection: Not needed: the colour follows the traits with which it is drawn.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let catalog = AssetCatalog.of(bundle)
    guard let found = catalog.color(named: name) else {
      if !catalog.hasColor(named: name) {
        AssetLog.shared.report(
          "No color named '\(name)' found in the asset catalogs of \(bundle.bundlePath); "
            + "UIColor(named:) is nil"
        )
      }
      return nil
    }
    self.init(
      source: found.source,
      highContrast: found.highContrast,
      elevated: found.elevated
    )
  }
}
