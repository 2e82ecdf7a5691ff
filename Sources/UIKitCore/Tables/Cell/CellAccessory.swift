import Foundation
import UIKitGraphics

/// A standard accessory: chevron, check mark, info button, or both (TC-037).
///
/// The kinds with an info button track touches, the others let them pass to the row.
final class CellAccessory: UIControl {
  let type: UITableViewCell.AccessoryType
  private let theme: TableTheme

  init(type: UITableViewCell.AccessoryType, theme: TableTheme) {
    self.type = type
    self.theme = theme
    super.init(frame: .zero)
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) {
    preconditionFailure("An accessory is made by its cell only")
  }

  /// Size of the glyphs, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: theme.chevronSize
    case .checkmark: theme.checkmarkSize
    case .detailButton: theme.infoSize
    case .detailDisclosureButton:
      CGSize(
        width: theme.detailDisclosureWidth - theme.detailWidth + theme.infoSize.width,
        height: theme.infoSize.height
      )
    }
  }

  /// Easier to hit than it looks: as far as the content view and the row's edges.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -11).contains(point)
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func tintColorDidChange() {
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let tint = (tintColor ?? .systemBlue).withAlphaComponent(isHighlighted ? 0.3 : 1)
    switch type {
    case .none: break
    case .disclosureIndicator:
      context.draw(.chevronRight, in: bounds, color: theme.chevronColor)
    case .checkmark:
      context.draw(.checkmark, in: bounds, color: tint)
    case .detailButton:
      context.draw(.infoCircle, in: bounds, color: tint)
    case .detailDisclosureButton:
      context.draw(.infoCircle, in: CGRect(origin: .zero, size: theme.infoSize), color: tint)
      let chevron = theme.chevronSize
      context.draw(
        .chevronRight,
        in: CGRect(
          x: bounds.maxX - chevron.width,
          y: (bounds.height - chevron.height) / 2,
          width: chevron.width,
          height: chevron.height
        ),
        color: theme.chevronColor
      )
    }
  }
}

extension UITableView {
  /// Tells the delegate that a detail button was tapped (TD-015).
  final func accessoryTapped(of cell: UITableViewCell) {
    guard let position = tiler.position(of: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path(ofShown: position))
  }
}
