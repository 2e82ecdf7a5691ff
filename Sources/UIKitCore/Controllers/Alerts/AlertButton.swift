import Foundation
import UIKitGraphics

/// The button that shows one action of an alert.
final class AlertButton: TintedControl {
  /// The horizontal padding of the text, in points.
  static let inset: CGFloat = 8

  let action: UIAlertAction
  /// Whether the button has the keyboard focus.
  var isFocusedByKeys = false {
    didSet { updateColors() }
  }

  private let label = UILabel()

  init(action: UIAlertAction, isEmphasized: Bool, isLarge: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(
      ofSize: isLarge ? 20 : 17,
      weight: isEmphasized ? .semibold : .regular
    )
    addSubview(label)
    action.button = self
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the button to the state of the action and the control.
  override func updateColors() {
    if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
    let color: UIColor? = action.style == .destructive ? .systemRed : tintColor
    label.textColor = isEnabled ? color : .tertiaryLabel
    backgroundColor = isHighlighted || isFocusedByKeys ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(AlertButton.inset, bounds.width / 2), dy: 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: label.sizeThatFits(size).width.rounded(.up) + 2 * AlertButton.inset,
      height: size.height
    )
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ControlAccessibility(view: self, press: .touchUp)
  }
}
