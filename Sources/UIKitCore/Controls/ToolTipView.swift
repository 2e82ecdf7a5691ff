import Foundation
import UIKitGraphics

/// A text on a dark ground beside the pointer.
final class ToolTipView: UIView, ToolTipShowing {
  /// Lengths in points.
  private enum Metrics {
    static let padding = CGSize(width: 8, height: 5)
    static let widest: CGFloat = 320
    /// Distance from the pointer's tip: below its arrow.
    static let offset = CGVector(dx: 6, dy: 22)
    /// Distance that is kept from the window's edges.
    static let margin: CGFloat = 4
    static let cornerRadius: CGFloat = 6
  }
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = EditMenu.color
    layer.cornerRadius = Metrics.cornerRadius
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The text.
  var text: String? { label.text }

  /// Shows the text beside a point, inside of the window.
  func show(in window: UIWindow, at point: CGPoint) {
    window.addSubview(self)
    let room = window.bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let widest = max(0, min(Metrics.widest, room.width - 2 * Metrics.padding.width))
    let fitting = label.sizeThatFits(CGSize(width: widest, height: room.height))
    let text = CGSize(width: min(fitting.width, widest), height: fitting.height)
    let size = CGSize(
      width: text.width + 2 * Metrics.padding.width,
      height: text.height + 2 * Metrics.padding.height
    )
    let below = point.y + Metrics.offset.dy
    let y = below + size.height > room.maxY ? point.y - size.height - Metrics.margin : below
    let x = min(point.x + Metrics.offset.dx, room.maxX - size.width)
    frame = CGRect(
      origin: CGPoint(x: max(room.minX, x.rounded()), y: max(room.minY, y.rounded())),
      size: size
    )
    label.frame = CGRect(
      origin: CGPoint(x: Metrics.padding.width, y: Metrics.padding.height),
      size: text
    )
  }
}
