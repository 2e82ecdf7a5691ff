import Foundation
import UIKitGraphics

/// A text on a dark background next to the pointer.
final class ToolTipView: UIView {
  /// Lengths in points.
  private enum Metrics {
    static let padding = CGSize(width: 8, height: 5)
    static let maximumWidth: CGFloat = 320
    /// The offset from the pointer's tip, below its arrow.
    static let offset = CGVector(dx: 6, dy: 22)
    /// The minimum distance from the window's edges.
    static let margin: CGFloat = 4
    static let cornerRadius: CGFloat = 6
  }

  let text: String

  init(_ text: String) {
    self.text = text
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Metrics.cornerRadius
    // Nearly black, but light enough to contrast with a black table.
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x3A / 255, green: 0x3A / 255, blue: 0x3C / 255, alpha: 1)
        : UIColor(red: 0x1C / 255, green: 0x1C / 255, blue: 0x1E / 255, alpha: 1)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func layout(forWidth width: CGFloat) -> TextLayout {
    let options = TextLayoutOptions(
      maxWidth: width,
      numberOfLines: 0,
      alignment: layoutDirection == .rightToLeft ? .right : .left,
      scale: max(1, traitCollection.displayScale)
    )
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    return TextEngine.layout(text, font: font, options)
  }

  override func draw(_ rect: CGRect) {
    let origin = CGPoint(x: Metrics.padding.width, y: Metrics.padding.height)
    let layout = layout(forWidth: bounds.width - 2 * Metrics.padding.width)
    UIGraphicsGetCurrentContext()?.draw(layout, at: origin, color: .white)
  }

  /// Shows the text next to a point, within a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - point: The position of the pointer, in the window's coordinates.
  func show(in window: UIWindow, at point: CGPoint) {
    window.addSubview(self)
    let availableRect = window.bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let maximumTextWidth = max(
      1,
      min(Metrics.maximumWidth, availableRect.width - 2 * Metrics.padding.width)
    )
    let textSize = layout(forWidth: maximumTextWidth).size
    let size = CGSize(
      width: min(textSize.width.rounded(.up), maximumTextWidth) + 2 * Metrics.padding.width,
      height: textSize.height.rounded(.up) + 2 * Metrics.padding.height
    )
    let yBelowPointer = point.y + Metrics.offset.dy
    let y =
      yBelowPointer + size.height > availableRect.maxY
      ? point.y - size.height - Metrics.margin : yBelowPointer
    let x = min(point.x + Metrics.offset.dx, availableRect.maxX - size.width)
    frame = CGRect(
      origin: CGPoint(
        x: max(availableRect.minX, x.rounded()),
        y: max(availableRect.minY, y.rounded())
      ),
      size: size
    )
  }
}
