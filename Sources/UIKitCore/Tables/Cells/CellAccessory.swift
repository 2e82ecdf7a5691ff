import Foundation
import UIKitGraphics
import UIKitSupport

/// A standard accessory: chevron, check mark, info button, or both.
///
/// The kinds with an info button track touches, the others let them pass to the row.
final class CellAccessory: UIControl {
  let type: UITableViewCell.AccessoryType
  var look: TableLook {
    didSet { setNeedsDisplay() }
  }
  /// Whether it is in front of the background of a selected row.
  var isOnSelection = false {
    didSet { if isOnSelection != oldValue, theme.selectedTextColor != nil { setNeedsDisplay() } }
  }
  private var theme: TableTheme { look.theme }

  init(type: UITableViewCell.AccessoryType, look: TableLook) {
    self.type = type
    self.look = look
    super.init(frame: .zero)
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) {
    misuse("An accessory is made by its cell only")
  }

  /// Size of the glyphs, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: theme.chevronSize
    case .checkmark: theme.checkmarkSize
    case .detailButton: theme.detailSize
    case .detailDisclosureButton:
      CGSize(
        width: theme.detailDisclosureWidth - theme.detailWidth + theme.detailSize.width,
        height: theme.detailSize.height
      )
    }
  }

  /// Extends the hit area to the content view and the row's edges.
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
    let selected = isOnSelection ? theme.selectedTextColor : nil
    switch type {
    case .none: break
    case .disclosureIndicator:
      drawChevron(in: bounds, color: selected ?? theme.chevronColor, context)
    case .checkmark:
      drawCheckmark(color: selected ?? theme.accentColor ?? tintColor ?? .systemBlue, context)
    case .detailButton, .detailDisclosureButton:
      if theme.isGlossy { drawDisc(context) } else { drawInfo(context) }
    }
  }

  private func drawChevron(in rect: CGRect, color: UIColor, _ context: CGContext) {
    if theme.isGlossy {
      context.drawThickChevron(in: rect, color: color)
    } else {
      context.draw(.chevronRight, in: rect, color: color)
    }
  }

  private func drawCheckmark(color: UIColor, _ context: CGContext) {
    if theme.isGlossy {
      context.drawThickCheckmark(in: bounds, color: color)
    } else {
      context.draw(.checkmark, in: bounds, color: color)
    }
  }

  /// The circle with an "i", and the chevron beside it.
  private func drawInfo(_ context: CGContext) {
    let color = (theme.detailColor ?? tintColor ?? .systemBlue)
      .withAlphaComponent(isHighlighted ? 0.3 : 1)
    context.draw(.infoCircle, in: CGRect(origin: .zero, size: theme.detailSize), color: color)
    guard type == .detailDisclosureButton else { return }
    let size = theme.chevronSize
    let place = CGRect(
      x: bounds.maxX - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    drawChevron(in: place, color: theme.chevronColor, context)
  }

  /// The blue disc with a white chevron or "i".
  private func drawDisc(_ context: CGContext) {
    let color = theme.detailColor ?? tintColor ?? .systemBlue
    let side = min(bounds.width, bounds.height) - 2
    let circle = CGRect(x: (bounds.width - side) / 2, y: 1, width: side, height: side)
    context.drawGlossyDisc(
      in: circle,
      color: isHighlighted ? color.mixed(with: .black, 0.3) : color
    )
    if type == .detailDisclosureButton {
      let chevron = CGRect(x: circle.midX - 3, y: circle.midY - 6, width: 8, height: 12)
      context.drawThickChevron(in: chevron, color: .white)
    } else {
      IndexEntry.draw("i", font: .boldSystemFont(ofSize: 18), color: .white, in: circle)
    }
  }
}

extension UITableView {
  /// Tells the delegate that a detail button was tapped.
  final func accessoryTapped(of cell: UITableViewCell) {
    guard let position = tiler.position(of: cell) else { return }
    session.accessoryWasTapped(ofRowAt: position)
  }
}
