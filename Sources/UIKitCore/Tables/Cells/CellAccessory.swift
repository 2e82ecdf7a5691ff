import Foundation
import UIKitGraphics
import UIKitSupport

/// A standard accessory: a chevron, a check mark, an info button, or an info button with a chevron.
///
/// Types with info button track touches; the others pass them to the row.
final class CellAccessory: UIControl {
  let type: UITableViewCell.AccessoryType
  var scaledTheme: ScaledTableTheme {
    didSet { setNeedsDisplay() }
  }
  /// Whether the accessory is in front of a selected row's background.
  var isInSelectedRow = false {
    didSet { if isInSelectedRow != oldValue, theme.selectedTextColor != nil { setNeedsDisplay() } }
  }
  private var theme: TableTheme { scaledTheme.theme }

  init(type: UITableViewCell.AccessoryType, scaledTheme: ScaledTableTheme) {
    self.type = type
    self.scaledTheme = scaledTheme
    super.init(frame: .zero)
    isPartOfSuperview = true
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) {
    misuse("An accessory is made by its cell only")
  }

  private var appearance: AccessoryAppearance { AccessoryAppearance(type: type, theme: theme) }

  /// Returns the size of the glyphs, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize { appearance.size }

  /// Extends the hit area about to the content view and the row's edges: by 10 points horizontally
  /// and 11 vertically.
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
    appearance.draw(
      in: bounds,
      tint: tintColor,
      isInSelectedRow: isInSelectedRow,
      isHighlighted: isHighlighted,
      mirror: mirror,
      context
    )
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ControlAccessibility(view: self, press: .touchUp, name: SystemWords.current.spoken.moreInfo)
  }
}
