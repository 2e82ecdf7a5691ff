import Foundation
import UIKitGraphics

/// A day of a calendar.
final class DateDayView: UIControl {
  private let label = UILabel()
  private let disc = UIView()
  /// The number, counted from 1; 0 where there is no day.
  private(set) var number = 0
  private var isToday = false
  /// In points.
  var fontSize: CGFloat = 20 {
    didSet { if fontSize != oldValue { updateColors() } }
  }

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a day.
  ///
  /// - Parameters:
  ///   - number: The number; 0 shows nothing.
  ///   - text: The number in the user's digits.
  ///   - spoken: The date for screen readers.
  ///   - isChosen: Whether it is the picker's date.
  ///   - isToday: Whether it is today.
  ///   - isEnabled: Whether it can be chosen.
  func show(
    _ number: Int,
    text: String,
    spoken: String,
    isChosen: Bool,
    isToday: Bool,
    isEnabled: Bool
  ) {
    self.number = number
    self.isToday = isToday
    isHidden = number == 0
    label.text = text
    accessibilityLabel = spoken
    self.isEnabled = isEnabled
    isSelected = isChosen
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    let tint: UIColor = tintColor
    label.font = .systemFont(
      ofSize: fontSize,
      weight: isSelected ? .semibold : .regular
    )
    if isSelected {
      disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
      label.textColor = isToday ? .white : tint
    } else {
      disc.backgroundColor = isHighlighted ? .tertiarySystemFill : nil
      label.textColor = isToday ? tint : .label
    }
    if !isEnabled { label.textColor = .tertiaryLabel }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 2.2 * fontSize)
    disc.frame = CGRect(
      x: ((bounds.width - side) / 2).rounded(),
      y: ((bounds.height - side) / 2).rounded(),
      width: side,
      height: side
    )
    disc.layer.cornerRadius = side / 2
    label.frame = bounds.shrunk(dx: 2, dy: 0)
  }

  /// The calendar has the focus, not its days.
  override var canBecomeFocused: Bool { false }
  override var canBecomeFirstResponder: Bool { false }
  override var preventsAncestorTaps: Bool { true }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ControlAccessibility(view: self, press: .touchUp)
  }
}
