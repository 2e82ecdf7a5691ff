import UIKit

/// Symbols in frames of one size, so that the texts beside them are aligned.
@MainActor
enum IconImage {
  /// Points.
  static let side: CGFloat = 29

  private static let bounds = CGRect(x: 0, y: 0, width: side, height: side)

  /// A white symbol on a rounded square, as lists of settings have them.
  ///
  /// - Parameters:
  ///   - symbol: The name of a system symbol.
  ///   - color: The square's colour.
  /// - Returns: An image of `side` × `side` points.
  static func badge(symbol: String, color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 6.5).fill()
      draw(symbol, in: bounds.insetBy(dx: 5, dy: 5), color: .white)
    }
  }

  /// A symbol that is drawn in the tint of the view that shows it.
  ///
  /// - Parameter symbol: The name of a system symbol.
  /// - Returns: A template of `side` × `side` points.
  static func template(symbol: String) -> UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { _ in
      draw(symbol, in: bounds, color: .black)
    }.withRenderingMode(.alwaysTemplate)
  }

  /// Draws a symbol in the middle, smaller when it does not fit.
  private static func draw(_ symbol: String, in frame: CGRect, color: UIColor) {
    guard let image = UIImage(systemName: symbol) else { return }
    let (width, height) = (image.size.width, image.size.height)
    let scale = min(1, frame.width / width, frame.height / height)
    let place = CGRect(
      x: frame.midX - width * scale / 2,
      y: frame.midY - height * scale / 2,
      width: width * scale,
      height: height * scale
    )
    image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: place)
  }
}
