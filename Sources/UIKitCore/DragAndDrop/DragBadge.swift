import Foundation
import UIKitGraphics

/// The badge of the dragged preview: a plus sign for copies, a bar for forbidden drops, and the
/// number of multiple items.
final class DragBadge: UIView {
  private static let side: CGFloat = 24

  private var operation = UIDropOperation.cancel
  private var count = 1
  private let label = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: DragBadge.side, height: DragBadge.side))
    isUserInteractionEnabled = false
    label.font = .boldSystemFont(ofSize: 14)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    layer.cornerRadius = DragBadge.side / 2
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 1.5
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the effect of a drop for a number of items.
  ///
  /// No badge is shown for moving a single item, or if a drop would have no effect on it.
  func show(_ operation: UIDropOperation, count: Int) {
    guard (operation, count) != (self.operation, self.count) || isHidden else { return }
    (self.operation, self.count) = (operation, count)
    isHidden = count == 1 && operation != .copy && operation != .forbidden
    label.isHidden = count == 1 || operation == .forbidden
    label.text = count.text(in: WindowHost.current.locale)
    let width = label.isHidden ? 0 : label.sizeThatFits(bounds.size).width + 14
    bounds.size = CGSize(width: max(DragBadge.side, width.rounded(.up)), height: DragBadge.side)
    label.frame = bounds
    backgroundColor =
      switch operation {
      case .copy: .systemGreen
      case .forbidden: .systemGray
      case .move, .cancel: .systemBlue
      }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard label.isHidden else { return }
    let (center, armLength) = (bounds.middle, CGFloat(5))
    let path = UIBezierPath()
    path.lineWidth = 2
    path.move(to: CGPoint(x: center.x - armLength, y: center.y))
    path.addLine(to: CGPoint(x: center.x + armLength, y: center.y))
    if operation == .copy {
      path.move(to: CGPoint(x: center.x, y: center.y - armLength))
      path.addLine(to: CGPoint(x: center.x, y: center.y + armLength))
    }
    UIColor.white.setStroke()
    path.stroke()
  }
}
