import UIKit

/// Symbols on coloured squares, as lists of settings have them.
@MainActor
enum IconImage {
  /// Points.
  static let side: CGFloat = 29

  /// A white symbol on a rounded square.
  ///
  /// - Parameters:
  ///   - symbol: The name of a system symbol.
  ///   - color: The square's colour.
  /// - Returns: An image of `side` × `side` points.
  static func make(symbol: String, color: UIColor) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 6.5).fill()
      guard let image = UIImage(systemName: symbol)?.withTintColor(.white) else { return }
      let scale = min(1, 19 / max(image.size.width, image.size.height))
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      let origin = CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2)
      image.draw(in: CGRect(origin: origin, size: size))
    }
  }
}
