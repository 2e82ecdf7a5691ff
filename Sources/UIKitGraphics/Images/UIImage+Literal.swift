import Foundation

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of a literal: that of a name, or an empty one when there is none.
  public convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name) ?? UIImage()
    self.init(
      content: found.content,
      size: found.size,
      scale: found.scale,
      renderingMode: found.renderingMode,
      isSymbolImage: found.isSymbolImage,
      flipsForRightToLeftLayoutDirection: found.flipsForRightToLeftLayoutDirection,
      resizable: found.resizable
    )
  }
}
