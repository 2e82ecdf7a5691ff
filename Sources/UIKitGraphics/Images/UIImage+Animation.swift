public import Foundation

extension UIImage {
  /// An image that image views show as an animation, again and again.
  ///
  /// Elsewhere its first image is drawn.
  ///
  /// - Parameters:
  ///   - images: In their order.
  ///   - duration: Seconds for all of them; 0 or less for 30 images in a second.
  /// - Returns: `nil` without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      content: first.content,
      size: first.size,
      scale: first.scale,
      renderingMode: first.renderingMode,
      tint: first.tint,
      isSymbolImage: first.isSymbolImage,
      flipsForRightToLeftLayoutDirection: first.flipsForRightToLeftLayoutDirection,
      images: images,
      duration: duration > 0 ? duration : Double(images.count) / 30,
      resizable: first.resizable
    )
  }
}
