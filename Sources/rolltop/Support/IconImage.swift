import UIKit

/// Symbols in squares of equal size, so that the texts beside them are aligned.
@MainActor
enum IconImage {
  /// The width and height at the standard text size, in points.
  private static let standardSide: CGFloat = 29

  /// Returns the bounds of an image, which grow with the text, up to twice the size, at
  /// accessibility sizes.
  private static func bounds(for traits: UITraitCollection) -> CGRect {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    let factor = isLarge ? min(max(traits.textScale, 1), 2) : 1
    let side = (standardSide * factor).rounded()
    return CGRect(x: 0, y: 0, width: side, height: side)
  }

  /// Creates a white symbol on a rounded square, as in lists of settings.
  ///
  /// - Parameters:
  ///   - symbol: The name of a system symbol.
  ///   - color: The square's colour.
  ///   - traits: The traits of the list.
  /// - Returns: A square image.
  static func badge(symbol: String, color: UIColor, for traits: UITraitCollection) -> UIImage {
    let bounds = bounds(for: traits)
    let scale = bounds.width / standardSide
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 6.5 * scale).fill()
      draw(symbol, in: bounds.insetBy(dx: 5 * scale, dy: 5 * scale), color: .white, scale: scale)
    }
  }

  /// Creates a symbol that is drawn in the tint colour of its view.
  ///
  /// - Parameters:
  ///   - symbol: The name of a system symbol.
  ///   - traits: The traits of the list.
  /// - Returns: A square template image.
  static func template(symbol: String, for traits: UITraitCollection) -> UIImage {
    let bounds = bounds(for: traits)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      draw(symbol, in: bounds, color: .black, scale: bounds.width / standardSide)
    }.withRenderingMode(.alwaysTemplate)
  }

  /// Draws a centred symbol at a scale, reduced if it does not fit.
  private static func draw(
    _ symbol: String,
    in frame: CGRect,
    color: UIColor,
    scale: CGFloat
  ) {
    guard let image = UIImage(systemName: symbol) else { return }
    let (width, height) = (image.size.width, image.size.height)
    let scale = min(scale, frame.width / width, frame.height / height)
    let imageRect = CGRect(
      x: frame.midX - width * scale / 2,
      y: frame.midY - height * scale / 2,
      width: width * scale,
      height: height * scale
    )
    image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: imageRect)
  }
}
