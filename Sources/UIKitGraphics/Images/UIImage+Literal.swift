import Foundation

/// The type of image literals, `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of an image literal; an empty image if no image has the name.
  public convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(named: name) ?? UIImage()
    self.init(
      content: image.content,
      size: image.size,
      scale: image.scale,
      renderingMode: image.renderingMode,
      isSymbolImage: image.isSymbolImage,
      flipsForRightToLeftLayoutDirection: image.flipsForRightToLeftLayoutDirection,
      resizable: image.resizable
    )
  }
}
