import Foundation
import UIKitGraphics

/// The shadow behind a card that floats above other content; in dark mode, where shadows are
/// invisible, also a thin rim around it.
final class FloatingShade: UIView {
  private let radius: CGFloat

  /// Creates a shade.
  ///
  /// - Parameters:
  ///   - fill: The colour of the card.
  ///   - cornerRadius: The radius of the card's corners, in points.
  init(_ fill: UIColor, cornerRadius: CGFloat) {
    radius = cornerRadius
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    self.fill = fill
    showFill()
  }

  required init?(coder: NSCoder) { nil }

  /// The card's colour.
  var fill = UIColor.clear {
    didSet { if fill != oldValue { showFill() } }
  }

  /// The colour of the rim in dark mode.
  nonisolated static let rim = UIColor(red: 72 / 255, green: 72 / 255, blue: 74 / 255, alpha: 1)

  private func showFill() {
    backgroundColor = UIColor { [fill] traits in
      traits.userInterfaceStyle == .dark ? FloatingShade.rim : fill.resolvedColor(with: traits)
    }
  }

  /// The distance from the card to the edge of the rim, in points.
  var rimWidth: CGFloat {
    traitCollection.userInterfaceStyle == .dark ? 1 / max(1, traitCollection.displayScale) : 0
  }

  /// Surrounds a card; the rectangle is in the superview's coordinates.
  func surround(_ card: CGRect) {
    let width = rimWidth
    frame = card.insetBy(dx: -width, dy: -width)
    layer.cornerRadius = radius + width
  }
}
