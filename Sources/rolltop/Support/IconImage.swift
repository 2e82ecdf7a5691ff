import UIKit

/// Symbols in frames of one size, so that the texts beside them are aligned.
@MainActor
enum IconImage {
  /// Points at the usual size of text.
  private static let side: CGFloat = 29

  /// The square of an image, which grows where texts are so large that they wrap, to the double.
  private static func bounds(_ traits: UITraitCollection) -> CGRect {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    let side = (isLarge ? side * min(max(traits.textScale, 1), 2) : side).rounded()
    return CGRect(x: 0, y: 0, width: side, height: side)
  }

  /// A white symbol on a rounded square, as lists of settings have them.
  ///
  /// - Parameters:
  ///   - symbol: The name of a system symbol.
  ///   - color: The square's colour.
  ///   - traits: Those of the list that shows it.
  /// - Returns: A square image.
  static func badge(symbol: String, color: UIColor, for traits: UITraitCollection) -> UIImage {
    let bounds = bounds(traits)
    let unit = bounds.width / side
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 6.5 * unit).fill()
      draw(symbol, in: bounds.insetBy(dx: 5 * unit, dy: 5 * unit), color: .white, scale: unit)
    }
  }

  /// A symbol that is drawn in the tint of the view that shows it.
  ///
  /// - Parameters:
  ///   - symbol: The name of a system symbol.
  ///   - traits: Those of the list that shows it.
  /// - Returns: A square template.
  static func template(symbol: String, for traits: UITraitCollection) -> UIImage {
    let bounds = bounds(traits)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      draw(symbol, in: bounds, color: .black, scale: bounds.width / side)
    }.withRenderingMode(.alwaysTemplate)
  }

  /// Draws a symbol in the middle at a scale, smaller when it does not fit.
  private static func draw(
    _ symbol: String,
    in frame: CGRect,
    color: UIColor,
    scale: CGFloat
  ) {
    guard let image = UIImage(systemName: symbol) else { return }
    let (width, height) = (image.size.width, image.size.height)
    let scale = min(scale, frame.width / width, frame.height / height)
    let place = CGRect(
      x: frame.midX - width * scale / 2,
      y: frame.midY - height * scale / 2,
      width: width * scale,
      height: height * scale
    )
    image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: place)
  }
}
