import Foundation
import UIKitGraphics

/// The button of an alert action.
final class AlertButton: TintedControl {
  /// The horizontal padding of the text, in points.
  static let inset: CGFloat = 8

  let action: UIAlertAction
  /// Whether the button has the keyboard focus.
  var isFocusedByKeyboard = false {
    didSet { updateColors() }
  }

  private let label = UILabel()
  /// The background plate in the classic theme; `nil` in other themes.
  private var plate: ClassicPlate?
  /// The normal and pressed colours of the plate.
  private var plateFills: (normal: ClassicPlate.Fill, pressed: ClassicPlate.Fill)?

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

  /// Adds or removes the plate behind the title.
  ///
  /// - Parameters:
  ///   - isShown: Whether the alert has the classic theme.
  ///   - isSheet: Whether the alert is an action sheet.
  func setShowsPlate(_ isShown: Bool, isSheet: Bool) {
    plate?.removeFromSuperview()
    plate = isShown ? ClassicPlate(.rounded(isSheet ? 10 : 6)) : nil
    guard let plate else { return updateColors() }
    insertSubview(plate, at: 0)
    label.font = .boldSystemFont(ofSize: isSheet ? 19 : 17)
    plateFills =
      switch (isSheet, action.style) {
      case (false, _): (.alertButton, .pressedAlertButton)
      case (true, .destructive): (.red, .pressedRed)
      case (true, .cancel): (.dark, .blue)
      case (true, .default): (.light, .blue)
      }
    updateColors()
  }

  /// Updates the button for the state of the action and the control.
  override func updateColors() {
    if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
    let color: UIColor? = action.style == .destructive ? .systemRed : tintColor
    label.textColor = isEnabled ? color : .tertiaryLabel
    let showsHighlight = isHighlighted || isFocusedByKeyboard
    backgroundColor = showsHighlight && plate == nil ? .systemFill : nil
    guard let plate, let plateFills else { return }
    plate.fill = showsHighlight ? plateFills.pressed : plateFills.normal
    let hasDarkText = plateFills.normal == .light && !showsHighlight
    label.setRaised(!hasDarkText)
    if hasDarkText { label.textColor = .black }
    label.alpha = isEnabled ? 1 : 0.5
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate?.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: min(3, bounds.height / 2))
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
