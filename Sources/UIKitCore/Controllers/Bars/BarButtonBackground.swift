import Foundation
import UIKitGraphics

/// The background image of a bar button.
final class BarButtonBackground: UIImageView {
  /// The padding of the text on each side, in points.
  static let padding: CGFloat = 10

  /// Displays an image across the width of a button, centred vertically.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - offset: The vertical offset in points; positive downwards.
  ///   - bounds: The bounds of the button.
  func show(_ image: UIImage, offset: CGFloat, in bounds: CGRect) {
    self.image = image
    let height = min(image.size.height, bounds.height)
    frame = CGRect(
      x: 0,
      y: ((bounds.height - height) / 2 + offset).rounded(),
      width: bounds.width,
      height: height
    )
  }
}
