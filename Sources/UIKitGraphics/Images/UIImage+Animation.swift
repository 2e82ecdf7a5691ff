public import Foundation

extension UIImage {
  /// Returns an animated image, which image views repeat endlessly.
  ///
  /// Anywhere else, its first frame is drawn.
  ///
  /// - Parameters:
  ///   - images: The frames in display order.
  ///   - duration: The duration of one repetition in seconds; 0 or less for 30 frames per second.
  /// - Returns: The animated image; `nil` if `images` is empty.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let firstImage = images.first else { return nil }
    return UIImage(
      content: firstImage.content,
      size: firstImage.size,
      scale: firstImage.scale,
      renderingMode: firstImage.renderingMode,
      tint: firstImage.tint,
      isSymbolImage: firstImage.isSymbolImage,
      flipsForRightToLeftLayoutDirection: firstImage.flipsForRightToLeftLayoutDirection,
      images: images,
      duration: duration > 0 ? duration : Double(images.count) / 30,
      resizable: firstImage.resizable
    )
  }
}
