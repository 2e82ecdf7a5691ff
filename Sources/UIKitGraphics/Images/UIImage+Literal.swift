import Foundation

/// The type of image literals, `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of an image literal; an empty image if no image has the name.
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
